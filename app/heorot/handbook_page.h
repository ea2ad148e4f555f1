// SPDX-License-Identifier: GPL-3.0-or-later
// One section of a handbook as the window shows it, with pictures drawn by the game's own view.
#pragma once

#include "handbook/shelf.h"
#include "heorot/page_style.h"

#include <QHash>
#include <QTextBrowser>

namespace heorot::app {

/// What stands below a section.
struct HandbookNotes {
    /// Sentences in a frame.
    QString added = {};
    /// Other sections, by anchor and title.
    std::vector<std::pair<QString, QString>> links = {};
};

class HandbookPage final : public QTextBrowser {
    Q_OBJECT

  public:
    /// `game` must outlive the page.
    explicit HandbookPage(const game::GameModule& game, QWidget* parent = nullptr);

    /// Shows a section from its top, with the words of a search marked.
    void showSection(const handbook::Section& section, const HandbookNotes& notes, const QString& words);
    /// Shows sentences alone.
    void showText(const QString& text);
    void setStyle(const PageStyle& style);

  signals:
    void linkFollowed(const QString& anchor);

  protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    int pictureWidth() const;
    /// Drawn as large as fits; null if its scenario cannot be read.
    QImage picture(const QUrl& address, const QSizeF& room) const;
    /// A picture by itself, in a dialog.
    void enlarge(const QUrl& address);
    QString notesAsHtml() const;
    void setPage(const QString& html);
    void mark();

    const game::GameModule& game_;
    std::shared_ptr<const game::GameView> view_;
    PageStyle style_;
    std::optional<handbook::Section> section_;
    HandbookNotes notes_;
    QString words_;
    /// Drawn so far, by address, for this width and look.
    QHash<QString, QImage> pictures_;
    /// The pictureWidth() of the last resize.
    int drawnWidth_ = 0;
};

}
