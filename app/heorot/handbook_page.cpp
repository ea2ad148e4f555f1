// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/handbook_page.h"

#include "handbook/html.h"
#include "record/file_error.h"
#include "ui/scene_picture.h"

#include <QDialog>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

using game::Tone;

HandbookPage::HandbookPage(const game::GameModule& game, QWidget* parent)
    : QTextBrowser(parent), game_(game), view_(game.createView()) {
    setObjectName(QStringLiteral("handbookPage"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    document()->setDocumentMargin(4);
    connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
        if (url.scheme() == QLatin1String("scenario"))
            enlarge(url);
        else
            emit linkFollowed(url.fragment());
    });
}

void HandbookPage::showSection(const handbook::Section& section, const HandbookNotes& notes, const QString& words) {
    section_ = section;
    notes_ = notes;
    words_ = words;
    setPage(handbook::toHtml(section, pictureWidth()) + notesAsHtml());
    mark();
}

QString HandbookPage::notesAsHtml() const {
    QString html;
    if (!notes_.added.isEmpty())
        html += QStringLiteral("<table class=\"added\" width=\"100%\" cellpadding=\"5\"><tr><td>%1</td></tr></table>")
                    .arg(notes_.added.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
    for (const auto& [anchor, title] : notes_.links)
        html += QStringLiteral("<p class=\"link\"><a href=\"#%1\">%2</a></p>").arg(anchor, title.toHtmlEscaped());
    return html;
}

void HandbookPage::showText(const QString& text) {
    section_.reset();
    setPage(QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()));
}

void HandbookPage::setPage(const QString& html) {
    setHtml(html);
    verticalScrollBar()->setValue(0);
}

void HandbookPage::setStyle(const PageStyle& style) {
    style_ = style;
    pictures_.clear();
    const auto pixels = [&](game::Type type) { return qRound(style.look.pixels(type) * style.textScale); };
    const auto name = [&](Tone tone) { return style.color(tone).name(); };
    document()->setDefaultFont(style.font(game::Type::Body));
    document()->setDefaultStyleSheet(
        QStringLiteral("h2 { font-size: %1px; font-weight: bold; margin: 0 0 6px 0; color: %2 }"
                       "p, li, td, th { color: %2 } p { margin: 0 0 6px 0 } li { margin: 0 0 3px 0 }"
                       "a { color: %3; text-decoration: underline }"
                       ".added { background: %6 } .link { margin: 3px 0 3px 8px }"
                       ".caption { font-size: %4px; color: %5 } th { font-weight: bold; text-align: left }"
                       "ul, ol { margin: 0 0 6px 0; -qt-list-indent: 1 }")
            .arg(pixels(game::Type::Title))
            .arg(name(Tone::Ink), name(Tone::Sea))
            .arg(pixels(game::Type::Caption))
            .arg(name(Tone::SecondInk), name(Tone::Panel)));
    document()->setIndentWidth(18);
    if (section_) showSection(handbook::Section(*section_), HandbookNotes(notes_), words_);
}

/// The same with and without a scroll bar or the frame of the focus: a page that is drawn anew for a width it changes
/// itself would not come to rest.
int HandbookPage::pictureWidth() const {
    constexpr int focusFrame = 2;
    const int margins = 2 * (focusFrame + static_cast<int>(document()->documentMargin()));
    return std::max(120, width() - verticalScrollBar()->sizeHint().width() - margins);
}

QImage HandbookPage::picture(const QUrl& address, const QSizeF& room) const {
    if (!view_ || !style_.art) return {};
    game::Look look = style_.look;
    look.size = game::leastTable;
    try {
        const auto match = handbook::pictured(handbook::Shelf::ofApplication(), game_, address.path());
        const game::Scene scene = view_->scene(*match, match->toMove(), look);
        const QRectF part = ui::partAround(scene, look, address.fragment().split(u',', Qt::SkipEmptyParts));
        const ui::ScenePainter painter(*style_.art, look, style_.theme, ui::ArtMode::Now);
        return ui::pictureOf(scene, part, room, style_.ratio, painter);
    } catch (const record::FileError& error) {
        qWarning("%s", error.what());
        return {};
    }
}

void HandbookPage::enlarge(const QUrl& address) {
    constexpr int margin = 80;
    const QImage image = picture(address, window()->size() - QSize(margin, margin));
    if (image.isNull()) return;
    auto* dialog = new QDialog(window());
    dialog->setObjectName(QStringLiteral("handbookPicture"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(section_ ? section_->title : QString());
    auto* label = new QLabel;
    label->setPixmap(QPixmap::fromImage(image));
    (new QVBoxLayout(dialog))->addWidget(label);
    dialog->open();
}

QVariant HandbookPage::loadResource(int type, const QUrl& name) {
    if (type != QTextDocument::ImageResource || name.scheme() != QLatin1String("scenario")) return {};
    const QString address = name.toString();
    if (const auto known = pictures_.constFind(address); known != pictures_.cend()) return *known;
    const double width = pictureWidth();
    return pictures_[address] = picture(name, {width, width});
}

/// The words of the search, as they stand in the text.
void HandbookPage::mark() {
    QList<QTextEdit::ExtraSelection> marks;
    const QStringList words = words_.split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words)
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            QTextEdit::ExtraSelection mark;
            mark.cursor = at;
            mark.format.setBackground(style_.color(Tone::Gold));
            mark.format.setForeground(style_.color(Tone::Night));
            marks << mark;
        }
    setExtraSelections(marks);
}

void HandbookPage::resizeEvent(QResizeEvent* event) {
    QTextBrowser::resizeEvent(event);
    const int width = pictureWidth();
    if (std::exchange(drawnWidth_, width) == width) return;
    pictures_.clear();
    if (section_) showSection(handbook::Section(*section_), HandbookNotes(notes_), words_);
}

void HandbookPage::changeEvent(QEvent* event) {
    QTextBrowser::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    // The view has already shown the section in the other language, but with these pictures.
    pictures_.clear();
    if (section_) showSection(handbook::Section(*section_), HandbookNotes(notes_), words_);
}

}
