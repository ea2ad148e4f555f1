// SPDX-License-Identifier: GPL-3.0-or-later
// The theme for plain widgets: palette and style sheet, after the pictures of hall and new game.
#include "ui/theme.h"

#include "ui/type_face.h"

#include <QApplication>

#include <array>
#include <utility>

namespace heorot::ui {

namespace {

/// Of the style sheet below: @name becomes the color.
constexpr std::array<std::pair<const char*, game::Tone>, 17> names{{{"@tableDeep", game::Tone::TableDeep},
                                                                    {"@table", game::Tone::Table},
                                                                    {"@bar", game::Tone::Bar},
                                                                    {"@wood", game::Tone::Wood},
                                                                    {"@panelLit", game::Tone::PanelLit},
                                                                    {"@panel", game::Tone::Panel},
                                                                    {"@field", game::Tone::Field},
                                                                    {"@line", game::Tone::Line},
                                                                    {"@ink", game::Tone::Ink},
                                                                    {"@secondInk", game::Tone::SecondInk},
                                                                    {"@onDark", game::Tone::OnDark},
                                                                    {"@secondOnDark", game::Tone::SecondOnDark},
                                                                    {"@gold", game::Tone::Gold},
                                                                    {"@bone", game::Tone::Bone},
                                                                    {"@night", game::Tone::Night},
                                                                    {"@gain", game::Tone::Gain},
                                                                    {"@loss", game::Tone::Loss}}};

constexpr const char* sheet = R"(
QMainWindow, QWidget[role="page"] { background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 @table, stop:1 @tableDeep); }
QDialog { background: @panelLit; }
QFrame[role="panel"] { background: @panel; border: {2}px solid @ink; border-radius: 8px; }
QFrame[role="panel"][current="true"] { background: @field; border: {3}px solid @gold; }
QFrame[role="lit"] { background: @panelLit; border: {2}px solid @ink; border-radius: 8px; }
QFrame[role="wood"] { background: @wood; border: {2}px solid @ink; border-radius: 8px; }
QWidget[role="bar"] { background: @bar; border: none; border-bottom: 2px solid @gold; }

QLabel { background: transparent; color: @ink; }
QLabel[second="true"] { color: @secondInk; }
QWidget[role="bar"] QLabel, QFrame[role="wood"] QLabel, QWidget[role="page"] > QLabel, QLabel[onDark="true"] { color: @onDark; }
QWidget[role="bar"] > QLabel { border: none; }
QWidget[role="bar"] QLabel[gold="true"] { color: @gold; }
QLabel[role="heading"] { font-family: @title; font-size: 32@tpx; }
QLabel[role="title"] { font-family: @title; font-size: 24@tpx; }
QLabel[role="prompt"] { font-family: @serif; font-size: 20@px; font-weight: bold; }
QLabel[role="option"] { font-family: @serif; font-size: 19@px; font-weight: bold; }
QLabel[role="body"] { font-family: @serif; font-size: 17@px; }
QLabel[role="caption"] { font-size: 13@px; }
QLabel[role="key"] { background: @field; border: {1}px solid @ink; border-radius: 4px; padding: 1px 5px; font-size: 13@px; }
QLabel[refused="true"] { color: @refusal; font-size: 13@px; font-weight: bold; }
QFrame[role="line"] { background: @line; border: none; }

QPushButton, QToolButton { background: @panel; color: @ink; border: {2}px solid @ink; border-radius: 6px; padding: 6px 14px; }
QToolButton { padding: 5px; }
QPushButton:hover, QToolButton:hover { background: @field; }
QPushButton:pressed, QToolButton:pressed { background: @line; }
QPushButton[primary="true"], QPushButton:checked, QToolButton:checked { background: @gold; color: @night; font-weight: bold; }
QPushButton[primary="true"]:hover { border-color: @bone; }
QPushButton:disabled, QToolButton:disabled { color: @secondInk; border: {2}px dashed @secondInk; }
QPushButton:focus, QToolButton:focus { border: 3px solid @focus; padding: 5px 13px; }
QToolButton:focus { padding: 4px; }
QPushButton[primary="true"]:focus, QPushButton:checked:focus { border: 5px double @ringOnGold; padding: 3px 11px; }
QWidget[role="bar"] QToolButton { background: @bar; color: @onDark; border: {1}px solid @secondInk; }
QWidget[role="bar"] QToolButton:hover, QWidget[role="bar"] QToolButton:checked { background: @wood; color: @onDark;
    border-color: @gold; }
QWidget[role="bar"] QToolButton:focus { border: 3px solid @bone; padding: 3px; }

QPushButton[role="fold"] { background: @field; }
QPushButton[role="segment"] { background: @field; border-radius: 4px; padding: 6px 10px; }
QPushButton[role="segment"]:hover { background: @panelLit; }
QPushButton[role="segment"]:focus { padding: 5px 9px; }
QPushButton[role="segment"]:checked, QPushButton[role="segment"]:checked:hover { background: @gold; }
QPushButton[role="segment"]:checked:focus { padding: 3px 7px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox { background: @field; color: @ink; border: {2}px solid @ink;
    border-radius: 4px; padding: 4px 8px; selection-background-color: @gold; selection-color: @night; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QComboBox:focus { border: 3px solid @focus;
    padding: 3px 7px; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @secondInk; }
QComboBox QAbstractItemView { background: @field; color: @ink; selection-background-color: @gold; selection-color: @night; }
QComboBox::drop-down { background: @secondOnDark; border: none; width: 24px; }
QComboBox::down-arrow { image: url(:/art/icons/open-below.svg); width: 14px; height: 14px; }
QSpinBox::up-button, QSpinBox::down-button { background: @secondOnDark; border: none; width: 24px; }
QSpinBox::up-arrow { image: url(:/art/icons/plus.svg); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url(:/art/icons/minus.svg); width: 10px; height: 10px; }
QCheckBox::indicator, QRadioButton::indicator { width: 16px; height: 16px; background: @field; border: {2}px solid @ink; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 10px; }
QCheckBox::indicator:checked { background: @gold; image: url(:/art/icons/tick.svg); }
QRadioButton::indicator:checked { background: @gold; image: url(:/art/icons/diamond-full.svg); }
QCheckBox, QRadioButton, QGroupBox { background: transparent; color: @ink; spacing: 8px; }
QCheckBox, QRadioButton { border: 3px solid transparent; }
QCheckBox:focus, QRadioButton:focus { border: 3px solid @focus; border-radius: 4px; }

QSlider:horizontal { min-height: 26px; }
QSlider::groove:horizontal { height: 6px; background: @line; border: {1}px solid @ink; border-radius: 3px; }
QSlider::sub-page:horizontal { background: @gold; border: {1}px solid @ink; border-radius: 3px; }
QSlider::handle:horizontal { background: @field; border: {2}px solid @ink; width: 18px; margin: -8px 0; border-radius: 11px; }
QSlider::handle:horizontal:focus { border: 3px solid @focus; background: @gold; }

QAbstractScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QListView, QTreeView, QTableView, QTextBrowser { background: @panelLit; color: @ink; alternate-background-color: @panel;
    selection-background-color: @gold; selection-color: @night; }
QHeaderView::section { background: @panel; color: @ink; border: none; border-bottom: {1}px solid @ink; padding: 4px 8px; }
QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: @secondInk; border-radius: 4px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 28px; }
QScrollBar::handle:horizontal { min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: @bar; color: @onDark; }
QMenuBar::item { background: transparent; padding: 4px 10px; }
QMenuBar::item:selected { background: @wood; }
QMenu { background: @panelLit; color: @ink; border: {2}px solid @ink; }
QMenu::item { padding: 5px 24px; }
QMenu::item:selected { background: @gold; color: @night; }
QMenu::item:disabled { color: @secondInk; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QToolTip { background: @night; color: @bone; border: 1px solid @gold; padding: 6px; }
QTabBar::tab { background: @panel; color: @ink; border: {2}px solid @ink; padding: 6px 16px; }
QTabBar::tab:selected { background: @gold; color: @night; }
QTabBar::tab:focus { border: 3px solid @focus; }
QTabWidget::pane { border: {2}px solid @ink; }
QProgressBar { background: @wood; color: @onDark; border: {1}px solid @ink; border-radius: 4px; text-align: center; }
QProgressBar::chunk { background: @gold; }
)";

/// Every number before this unit becomes as many pixels times the scale.
void scaleText(QString& text, QLatin1StringView unit, double scale) {
    for (qsizetype at = text.indexOf(unit); at >= 0; at = text.indexOf(unit, at)) {
        qsizetype begin = at;
        while (begin > 0 && text[begin - 1].isDigit()) --begin;
        const int pixels = qRound(text.mid(begin, at - begin).toInt() * scale);
        text.replace(begin, at + unit.size() - begin, QString::number(pixels) + QStringLiteral("px"));
        at = begin;
    }
}

}

QString Theme::styleSheet(double textScale) const {
    QString text = QString::fromLatin1(sheet);
    const bool isLight = id_ == ThemeId::Light;
    const auto quoted = [](const TypeFace& face) {
        return QStringLiteral("\"%1\"").arg(face.families.join(u"\", \""));
    };
    const TypeFace title = faceOf(game::Type::Title);
    text.replace(QStringLiteral("@title"), quoted(title));
    text.replace(QStringLiteral("@serif"), quoted(faceOf(game::Type::Body)));
    text.replace(QStringLiteral("@focus"), color(isLight ? game::Tone::Night : game::Tone::Gold).name());
    text.replace(QStringLiteral("@refusal"), textColor(game::Tone::Loss).name());
    text.replace(QStringLiteral("@ringOnGold"), color(isLight ? game::Tone::Night : game::Tone::Bone).name());
    scaleText(text, QLatin1StringView("@px"), textScale);
    scaleText(text, QLatin1StringView("@tpx"), textScale * title.scale);
    // In the order of the table above: @tableDeep and @panelLit before the names that they begin with.
    for (const auto& [name, tone] : names) text.replace(QLatin1StringView(name), color(tone).name());
    for (const int width : {1, 2, 3})
        text.replace(QStringLiteral("{%1}").arg(width), QString::number(qRound(width * edgeScale())));
    return text;
}

QPalette Theme::palette() const {
    QPalette palette;
    const auto set = [&](QPalette::ColorRole role, game::Tone tone) { palette.setColor(role, color(tone)); };
    set(QPalette::Window, game::Tone::PanelLit);
    set(QPalette::WindowText, game::Tone::Ink);
    set(QPalette::Base, game::Tone::Field);
    set(QPalette::AlternateBase, game::Tone::Panel);
    set(QPalette::Text, game::Tone::Ink);
    set(QPalette::PlaceholderText, game::Tone::SecondInk);
    set(QPalette::Button, game::Tone::Panel);
    set(QPalette::ButtonText, game::Tone::Ink);
    set(QPalette::BrightText, game::Tone::OnDark);
    set(QPalette::ToolTipBase, game::Tone::Night);
    set(QPalette::ToolTipText, game::Tone::Bone);
    set(QPalette::Highlight, game::Tone::Gold);
    set(QPalette::HighlightedText, game::Tone::Night);
    palette.setColor(QPalette::Link, id_ == ThemeId::Light ? color(game::Tone::Sea) : color(game::Tone::Gold));
    palette.setColor(QPalette::LinkVisited, palette.color(QPalette::Link));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, color(game::Tone::SecondInk));
    return palette;
}

void Theme::applyTo(QApplication& application, double textScale) const {
    constexpr double plain = 14;
    application.setFont(font(game::Type::Value, plain * textScale));
    application.setPalette(palette());
    application.setStyleSheet(styleSheet(textScale));
}

}
