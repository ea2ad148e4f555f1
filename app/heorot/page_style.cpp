// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/page_style.h"

#include "ui/text_fit.h"

#include <QPainter>

namespace heorot::app {

using game::Tone;

namespace {

QPixmap faint(const QPixmap& picture) {
    QPixmap paler(picture.size());
    paler.setDevicePixelRatio(picture.devicePixelRatio());
    paler.fill(Qt::transparent);
    QPainter painter(&paler);
    painter.setOpacity(.4);
    painter.drawPixmap(0, 0, picture);
    return paler;
}

}

QPixmap PageStyle::picture(const QString& id, const QSize& box, engine::Seat seat, Tone ink) const {
    const QSize pixels = art->fitted(id, QSizeF(box) * ratio);
    if (pixels.isEmpty()) return {};
    QPixmap picture = art->renderNow({id, pixels, seat == engine::nobody ? QColor() : hue(seat), color(ink)});
    picture.setDevicePixelRatio(ratio);
    return picture;
}

QIcon PageStyle::icon(const QString& id, int pixels, Tone tone) const {
    const QPixmap plain = picture(id, QSize(pixels, pixels), engine::nobody, tone);
    QIcon icon(plain);
    icon.addPixmap(faint(plain), QIcon::Disabled);
    return icon;
}

QIcon PageStyle::labelIcon(const QString& id, int pixels, Tone tone) const {
    const QPixmap plain = picture(id, QSize(pixels, pixels), engine::nobody, tone);
    QPixmap roomy(labelIconSize(pixels) * ratio);
    roomy.setDevicePixelRatio(ratio);
    roomy.fill(Qt::transparent);
    QPainter(&roomy).drawPixmap(0, 0, plain);
    QIcon icon(roomy);
    icon.addPixmap(faint(roomy), QIcon::Disabled);
    return icon;
}

QPixmap PageStyle::mark(engine::Seat seat, int pixels, Tone outline) const {
    return picture(ui::markOf(look.colors.at(seat)), QSize(pixels, pixels), seat, outline);
}

QColor PageStyle::hue(engine::Seat seat) const {
    return theme.seatColor(look.colors.at(seat));
}

QFont PageStyle::fitted(game::Type type, bool bold, const QString& text, double width) const {
    constexpr double least = 11;
    const double wanted = look.pixels(type) * textScale;
    // The height is no limit.
    return ui::fitText({text, {width, 2 * wanted}, type, bold, false, wanted, std::min(wanted, least)}, theme).font;
}

QString PageStyle::sheet() const {
    const auto name = [this](Tone tone) { return color(tone).name(); };
    QString sheet = QStringLiteral(R"(
#topBar QToolButton { background: @wood; border: 1px solid transparent; border-radius: 6px; }
#topBar QToolButton:hover:enabled { border-color: @gold; }
#topBar QToolButton:focus { border: 2px solid @bone; }
#topBar QToolButton:checked { background: @gold; }
#topBar QToolButton:disabled { background: transparent; }
#topBar QToolButton::menu-indicator { image: none; }
#topBar QLabel { color: @gold; }
QMenu, QToolTip { background: @night; color: @bone; border: 1px solid @gold; padding: 4px; }
QMenu::item { padding: 6px 18px 6px 8px; }
QMenu::item:selected { background: @wood; color: @bone; }
QMenu::item:disabled { color: @line; }
QMenu::icon { padding-left: 8px; }
QMenu QLabel { color: @bone; padding: 4px 8px; }
[role="panel"] { background: @lit; border: 2px solid @line; border-radius: 8px; }
[role="panel"] QLabel, QDialog QLabel { color: @ink; background: transparent; }
[role="panel"] QScrollArea, [role="panel"] QScrollArea > QWidget > QWidget, [role="panel"] QListView
  { background: transparent; border: none; color: @ink; }
[role="panel"] QTextBrowser, [role="panel"] QTreeView { background: transparent; border: none; color: @ink; }
[role="panel"] QTreeView { background: @panel; border-radius: 6px; }
[role="panel"] QTreeView::item:selected { background: @gold; color: @night; }
[role="panel"] QLineEdit { background: @field; color: @ink; border: 2px solid @line; border-radius: 6px; padding: 3px; }
[role="panel"] QLineEdit:focus, [role="panel"] QTextBrowser:focus { border: 2px solid @sea; }
[role="panel"] QPushButton, [role="panel"] QToolButton, QDialog QPushButton
  { background: @panel; color: @ink; border: 2px solid @ink; border-radius: 7px; padding: 4px 12px; }
[role="panel"] QToolButton { padding: 3px; }
[role="panel"] QPushButton:hover, [role="panel"] QToolButton:hover { background: @field; }
[role="panel"] QPushButton:focus, [role="panel"] QToolButton:focus { border-color: @sea; background: @field; }
[role="panel"] QPushButton:disabled { color: @ink2; border-color: @line; }
[role="panel"] QToolButton:checked { background: @gold; color: @night; }
[role="panel"] QPushButton:default { background: @gold; color: @night; }
[role="panel"] QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
[role="panel"] QScrollBar::handle:vertical { background: @line; border-radius: 4px; min-height: 24px; }
[role="panel"] QScrollBar::add-line, [role="panel"] QScrollBar::sub-line { height: 0; }
[role="panel"] QTableView, [role="panel"] QTableCornerButton::section, [role="panel"] QHeaderView, [role="panel"] QHeaderView::section
  { background: transparent; border: none; color: @ink; }
#chapterBand { background: @sea; border: none; border-radius: 6px; }
#chapterBand QLabel#chapterNext { color: @ondark; }
[card="true"] QLabel[change], [role="lit"] QLabel[change] { border-radius: 6px; }
[card="true"] QLabel[change="gain"], [role="lit"] QLabel[change="gain"] { background: @gain; color: @ondark; }
[card="true"] QLabel[change="loss"], [role="lit"] QLabel[change="loss"] { background: @loss; color: @ondark; }
[card="true"] QPushButton { padding: 4px 6px; }
#notice { background: @night; border: 2px solid @gold; border-radius: 8px; }
#notice QLabel { color: @bone; }
#notice QToolButton { background: transparent; border: 1px solid transparent; border-radius: 5px; }
#notice QToolButton:focus, #notice QToolButton:hover { border-color: @bone; }
[role="strip"] { background: @night; border: 2px solid @gold; border-radius: 8px; }
[role="strip"]:focus { border-color: @bone; }
[role="strip"] QLabel { color: @bone; background: transparent; border: none; }
[role="strip"] QLabel[change] { border-radius: 6px; color: @ondark; }
[role="strip"] QLabel[change="gain"] { background: @gain; }
[role="strip"] QLabel[change="loss"] { background: @loss; }
[role="strip"] QToolButton, #unfold
  { background: @wood; color: @bone; border: 1px solid @line; border-radius: 6px; padding: 1px 3px; }
[role="strip"] QToolButton:hover:enabled, #unfold:hover { border-color: @gold; }
[role="strip"] QToolButton:focus, #unfold:focus { border: 2px solid @bone; }
[role="strip"] QToolButton:checked { background: @gold; color: @night; }
[role="strip"] QToolButton:disabled { background: transparent; border-color: transparent; }
#logRail QToolButton { background: transparent; border: 1px solid transparent; border-radius: 6px; }
#logRail QToolButton:hover, #logRail QToolButton:focus { border-color: @gold; }
QDialog { background: @lit; }
)");
    const std::pair<const char*, Tone> names[] = {
        {"@wood", Tone::Wood},    {"@gold", Tone::Gold},    {"@bone", Tone::Bone}, {"@night", Tone::Night},
        {"@lit", Tone::PanelLit}, {"@panel", Tone::Panel},  {"@line", Tone::Line}, {"@ink2", Tone::SecondInk},
        {"@ink", Tone::Ink},      {"@field", Tone::Field},  {"@sea", Tone::Sea},   {"@gain", Tone::Gain},
        {"@loss", Tone::Loss},    {"@ondark", Tone::OnDark}};
    for (const auto& [key, tone] : names) sheet.replace(QLatin1String(key), name(tone));
    return sheet;
}

void setType(QLabel& label, const PageStyle& style, game::Type type, bool bold) {
    label.setFont(style.font(type, bold));
}

}
