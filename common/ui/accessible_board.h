// SPDX-License-Identifier: GPL-3.0-or-later
// The table to a screen reader: a board with one button a spot. Only spots are told; sprites are what they look like.
#pragma once

#include "ui/board_widget.h"

#include <QAccessibleWidget>

#include <memory>
#include <unordered_map>

namespace heorot::ui {

/// Once at the start of a program or test, before the first BoardWidget is shown.
HEOROT_UI_EXPORT void installAccessibility();

/// A spot by its id; it is invalid once the scene has no such spot.
class AccessibleSpot final : public QAccessibleInterface, public QAccessibleActionInterface {
  public:
    AccessibleSpot(BoardWidget* board, QString id) : board_(board), id_(std::move(id)) {}

    bool isValid() const override;
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    /// Name; description with state in words and the tip; the digit that chooses it.
    QString text(QAccessible::Text what) const override;
    void setText(QAccessible::Text, const QString&) override {}
    /// On the screen.
    QRect rect() const override;
    QAccessible::Role role() const override { return QAccessible::Button; }
    QAccessible::State state() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QStringList actionNames() const override;
    void doAction(const QString& action) override;
    QStringList keyBindingsForAction(const QString& action) const override;

    const QString& id() const { return id_; }

  private:
    const game::Spot* spot() const;

    QPointer<BoardWidget> board_;
    QString id_;
};

class AccessibleBoard final : public QAccessibleWidget {
  public:
    explicit AccessibleBoard(BoardWidget* board);
    ~AccessibleBoard() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* focusChild() const override;

  private:
    BoardWidget* board() const { return static_cast<BoardWidget*>(object()); }

    /// By spot id, made when first asked for: Qt asks for this interface in the widget's constructor, before any scene.
    mutable std::unordered_map<QString, QAccessible::Id> made_;
};

}
