// SPDX-License-Identifier: GPL-3.0-or-later
// A sentence over the table for everyone's attention: a hint, why something failed, what an old saga cannot do.
#pragma once

#include "heorot/breakable_text.h"
#include "heorot/page_style.h"

#include <QFrame>
#include <QToolButton>

namespace heorot::app {

class NoticeBar final : public QFrame {
    Q_OBJECT

  public:
    enum class Kind : std::uint8_t { Hint, Warning };

    explicit NoticeBar(QWidget* parent = nullptr);

    void showMessage(Kind kind, const QString& sentence);
    /// Removes a hint; warnings stay until they are closed.
    void clearHint();
    /// Call it when the cause of the warning is gone.
    void clearWarning();
    Kind kind() const { return kind_; }
    QString sentence() const { return withoutBreaks(text_->text()); }
    /// Like its button.
    void dismiss();
    /// Places the bar at the bottom of `beside` if that is wide enough for a sentence, otherwise (and for every
    /// warning) at the bottom of `across`; as tall as its sentence.
    void setStyle(const PageStyle& style, const QRect& beside, const QRect& across);

  signals:
    /// The bar was shown or hidden.
    void toggled();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void arrange();

    PageStyle style_;
    QRect beside_;
    QRect across_;
    Kind kind_ = Kind::Hint;
    QLabel* icon_;
    QLabel* text_;
    QToolButton* close_;
};

}
