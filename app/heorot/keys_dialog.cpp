// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/keys_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace heorot::app {

namespace {

QString keyText(const QKeySequence& keys) {
    return keys.toString(QKeySequence::NativeText);
}

KeysDialog::Lines tableLines(const TableActions& actions) {
    const auto key = [](Qt::Key k) { return keyText(QKeySequence(k)); };
    KeysDialog::Lines lines{
        //: A key or keys, as printed on them
        {KeysDialog::tr("Arrow keys"),
         KeysDialog::tr("Go to the nearest place in that direction; at an edge, press again to go beyond it.")},
        {key(Qt::Key_Tab), KeysDialog::tr("Go to the next choice, or the next part of the table.")},
        {keyText(QKeySequence(Qt::SHIFT | Qt::Key_Tab)),
         KeysDialog::tr("Go to the previous choice or part of the table.")},
        {key(Qt::Key_Enter), KeysDialog::tr("Choose the place. On the panel of a player: show everything large.")},
        {key(Qt::Key_Space), KeysDialog::tr("Skip the animation; otherwise choose the place.")},
        //: A key or keys, as printed on them
        {KeysDialog::tr("1 to 9"), KeysDialog::tr("Choose whatever is marked with the digit.")},
        {key(Qt::Key_Escape),
         KeysDialog::tr(
             "Close the tip, the hint, or whatever covers the table; otherwise take back your last choice.")},
        //: A key or keys, as printed on them; both zoom
        {KeysDialog::tr("Ctrl with + or −, or the wheel"), KeysDialog::tr("Zoom in or out.")},
        {keyText(QKeySequence(Qt::CTRL | Qt::Key_0)), KeysDialog::tr("Show the whole table.")},
    };
    for (const QAction* action : actions.all()) {
        if (!action->isVisible()) continue;
        QStringList keys;
        for (const QKeySequence& sequence : action->shortcuts()) keys << keyText(sequence);
        if (!keys.isEmpty()) lines.emplace_back(keys.join(QStringLiteral(", ")), action->text());
    }
    return lines;
}

}

KeysDialog::KeysDialog(const TableActions& actions, const PageStyle& style, QWidget* parent)
    : KeysDialog([&actions] { return tableLines(actions); }, style, parent) {}

KeysDialog::KeysDialog(std::function<Lines()> lines, const PageStyle& style, QWidget* parent)
    : QDialog(parent), fill_(std::move(lines)), style_(style) {
    setObjectName(QStringLiteral("keysDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("panel"));
    auto* scroll = new QScrollArea;
    auto* inside = new QVBoxLayout(frame);
    inside->addWidget(scroll);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)
        ->setIcon(style.labelIcon(QStringLiteral("icons/close"), 18, game::Tone::Ink));
    buttons->button(QDialogButtonBox::Close)->setIconSize(PageStyle::labelIconSize(18));
    buttons->setFont(style.font(game::Type::Body));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(frame);
    whole->addWidget(buttons);
    retranslateUi();
    resize(static_cast<int>(540 * style.textScale), std::min(720, parent ? parent->height() - 60 : 560));
}

void KeysDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void KeysDialog::retranslateUi() {
    //: Title of the list of keys
    setWindowTitle(tr("Keys"));
    list_ = new QWidget;
    auto* grid = new QGridLayout(list_);
    grid->setHorizontalSpacing(24);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [keys, what] : lines()) {
        auto* left = new QLabel(keys);
        auto* right = new QLabel(what);
        setType(*left, style_, game::Type::Value, true);
        setType(*right, style_, game::Type::Body);
        for (QLabel* label : {left, right}) label->setWordWrap(true);
        left->setMinimumWidth(150);
        grid->addWidget(left, row, 0, Qt::AlignTop);
        grid->addWidget(right, row++, 1, Qt::AlignTop);
    }
    grid->setRowStretch(row, 1);
    findChild<QScrollArea*>()->setWidget(list_);
}

}
