// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_detail.h"

#include "heorot/flow_layout.h"
#include "heorot/scroll_card.h"
#include "ui/painter.h"

#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QScrollBar>

#include <set>

namespace heorot::app {

using record::Node;

PiecePicture::PiecePicture(const BoxDesk& desk, QWidget* parent) : QWidget(parent), desk_(desk) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
}

void PiecePicture::show(const std::string& piece, const PageStyle& style) {
    piece_ = piece;
    style_ = style;
    update();
}

void PiecePicture::paintEvent(QPaintEvent*) {
    if (piece_.empty() || !style_.art) return;
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const ui::ScenePainter sprites(*style_.art, style_.look, style_.theme);
    const game::Scene scene = desk_.game().boxScene(piece_, style_.look, QRectF(rect()).adjusted(2, 2, -2, -2));
    for (const game::Sprite& sprite : scene.sprites) sprites.paint(painter, sprite);
}

BoxDetail::BoxDetail(BoxDesk& desk, QWidget* parent)
    : QFrame(parent), desk_(desk), picture_(new PiecePicture(desk)), name_(new QLabel), facts_(new QLabel),
      rule_(new QLabel), handbook_(new QPushButton), figures_(nullptr), rows_(nullptr), confirm_(new QPushButton),
      takeBack_(new QPushButton) {
    setObjectName(QStringLiteral("boxDetail"));
    name_->setObjectName(QStringLiteral("pieceName"));
    name_->setProperty("role", QStringLiteral("title"));
    facts_->setProperty("second", true);
    rule_->setObjectName(QStringLiteral("pieceRule"));
    rule_->setProperty("role", QStringLiteral("body"));
    for (QLabel* label : {name_, facts_, rule_}) label->setWordWrap(true);
    head_ = new QBoxLayout(QBoxLayout::TopToBottom);
    head_->addWidget(picture_, 0, Qt::AlignCenter);
    head_->addWidget(name_, 1);
    QVBoxLayout* inside = nullptr;
    scroll_ = frameCard(*this, head_, inside);
    scroll_->setObjectName(QStringLiteral("pieceScroll"));
    inside->addWidget(facts_);
    inside->addWidget(rule_);
    figures_ = new QWidget;
    rows_ = new QVBoxLayout(figures_);
    rows_->setContentsMargins(0, 4, 0, 4);
    rows_->setSpacing(10);
    inside->addWidget(figures_);
    inside->addStretch(1);
    layout()->addWidget(makeButtons());
    connect(handbook_, &QPushButton::clicked, this, [this] {
        if (const auto* piece = desk_.box().find(path_)) emit handbookWanted(piece->thing);
    });
    connect(confirm_, &QPushButton::clicked, this, [this] {
        if (const auto* piece = desk_.box().find(path_)) desk_.confirm(game::BoxPiece(*piece));
        emit confirmed();
    });
    connect(takeBack_, &QPushButton::clicked, this, [this] {
        if (const auto* piece = desk_.box().find(path_)) desk_.takeBack(game::BoxPiece(*piece));
    });
    retranslateUi();
}

QWidget* BoxDetail::makeButtons() {
    handbook_->setObjectName(QStringLiteral("pieceHandbook"));
    confirm_->setObjectName(QStringLiteral("asPrinted"));
    confirm_->setProperty("primary", true);
    takeBack_->setObjectName(QStringLiteral("takeBack"));
    auto* buttons = new QWidget;
    auto* flow = new FlowLayout(8, 6);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {confirm_, takeBack_, handbook_}) flow->addWidget(button);
    buttons->setLayout(flow);
    return buttons;
}

void BoxDetail::show(const std::string& path) {
    if (path == path_) return refresh();
    path_ = path;
    fill();
    scroll_->verticalScrollBar()->setValue(0);
}

void BoxDetail::setCorrecting(bool correcting) {
    correcting_ = correcting;
    fill();
}

void BoxDetail::setStyle(const PageStyle& style) {
    style_ = style;
    const bool isTight = style.look.compact() && style.look.size.height() < 700;
    setRole(name_, isTight ? "body" : "title");
    head_->setDirection(isTight ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const int side = qRound((isTight ? 56 : style.look.compact() ? 120 : 190) * std::min(style.textScale, 1.2));
    picture_->setFixedSize(side, side);
    for (QPushButton* button : {confirm_, takeBack_, handbook_}) button->setMinimumHeight(34);
    fill();
}

void BoxDetail::refresh() {
    // The field with the focus is replaced, and the one in its place gets the focus.
    int focused = -1;
    const auto fields = figures_->findChildren<ValueEditor*>();
    for (int i = 0; i < fields.size(); ++i)
        if (fields[i]->isAncestorOf(window()->focusWidget())) focused = i;
    fill();
    const auto anew = figures_->findChildren<ValueEditor*>();
    if (focused >= 0 && focused < anew.size()) anew[focused]->setFocus();
}

void BoxDetail::takeFocus() {
    if (auto* field = figures_->findChild<ValueEditor*>()) field->setFocus(Qt::TabFocusReason);
}

void BoxDetail::fill() {
    // Their own signals may still be on the way.
    while (QLayoutItem* item = rows_->takeAt(0)) {
        if (QWidget* row = item->widget()) {
            row->hide();
            row->setParent(nullptr);
            row->deleteLater();
        }
        delete item;
    }
    const game::BoxPiece* piece = desk_.box().find(path_);
    for (QWidget* part : std::initializer_list<QWidget*>{picture_, name_, facts_, rule_, figures_, handbook_})
        part->setVisible(piece != nullptr);
    confirm_->setVisible(piece && correcting_);
    takeBack_->setVisible(piece && correcting_);
    if (!piece) return;
    picture_->show(path_, style_);
    name_->setText(piece->name);
    const QString group = desk_.box().groups.value(piece->group);
    //: Below the name of a piece in the open box: %1 its group, such as "Reavers", %n how many there are
    const QString counted = tr("%1 · %n in the box", nullptr, piece->copies).arg(group);
    facts_->setText(piece->copies > 0 ? counted : group);
    rule_->setText(piece->rule);
    for (const game::BoxFigure& figure : piece->figures) addFigure(figure);
    confirm_->setEnabled(BoxDesk::isUnsure(*piece));
    takeBack_->setEnabled(BoxDesk::isChanged(*piece) || BoxDesk::isUnsure(*piece) != BoxDesk::wasUnsure(*piece));
}

ValueChoices BoxDetail::choicesOf(const game::BoxFigure& figure) const {
    const auto keyOf = [](const std::string& inner) { return inner.substr(inner.find_last_of('.') + 1); };
    std::set<std::string> names;
    const auto add = [&](const Node& node) {
        if (node.kind() == Node::Kind::Text) names.insert(node.text());
        for (const Node& item : node.items()) names.insert(item.text());
    };
    // What stands under the same key anywhere in the box may stand here.
    for (const game::BoxPiece& piece : desk_.box().pieces)
        for (const game::BoxFigure& other : piece.figures)
            if (keyOf(other.inner) == keyOf(figure.inner)) add(other.shipped);
    if (names.contains("true") || names.contains("false")) names = {"true", "false"};
    const auto text = [this, inner = figure.inner](const std::string& name) {
        //: A value of the open box: something holds
        if (name == "true") return tr("yes");
        //: A value of the open box: something does not hold
        if (name == "false") return tr("no");
        return desk_.game().boxValue(inner, name);
    };
    return {{names.begin(), names.end()}, text};
}

void BoxDetail::addFigure(const game::BoxFigure& figure) {
    auto* row = new QWidget;
    row->setObjectName(QString::fromStdString(figure.path));
    auto* grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->setColumnStretch(0, 1);
    auto* label = new QLabel(figure.label);
    label->setWordWrap(true);
    auto* mark = new ConfidenceMark;
    mark->show(figure.confidence, style_);
    auto* words = new QLabel(confidenceWords(figure.confidence));
    words->setObjectName(QStringLiteral("confidence"));
    auto* reason = new QLabel;
    reason->setObjectName(QStringLiteral("reason"));
    reason->setProperty("refused", true);
    reason->setWordWrap(true);
    reason->hide();
    const QString own = ValueEditor::textOf(figure.value, choicesOf(figure));
    QWidget* value = nullptr;
    if (correcting_) {
        value = editorOf(figure, reason);
    } else {
        auto* text = new QLabel(own);
        text->setProperty("role", QStringLiteral("option"));
        text->setWordWrap(true);
        text->setObjectName(QStringLiteral("value"));
        if (own.contains(u'\n')) text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        value = text;
    }
    auto* sure = new QHBoxLayout;
    sure->setSpacing(6);
    sure->addWidget(mark, 0, Qt::AlignTop);
    words->setProperty("second", true);
    words->setProperty("role", QStringLiteral("caption"));
    words->setWordWrap(true);
    sure->addWidget(words, 1);
    grid->addWidget(label, 0, 0);
    grid->addWidget(value, 1, 0);
    grid->addLayout(sure, 2, 0);
    if (figure.isChanged()) {
        auto* before = new QLabel;
        before->setObjectName(QStringLiteral("before"));
        //: Below a number that the owner of the box has corrected: %1 the number that the program brings
        before->setText(tr("corrected, was %1").arg(ValueEditor::textOf(figure.shipped, choicesOf(figure))));
        before->setWordWrap(true);
        grid->addWidget(before, 3, 0);
    }
    grid->addWidget(reason, 4, 0);
    rows_->addWidget(row);
    // At once, so that it can get the focus.
    row->show();
}

QWidget* BoxDetail::editorOf(const game::BoxFigure& figure, QLabel* reason) {
    auto* editor = new ValueEditor(figure.value, choicesOf(figure));
    editor->setLabel(figure.label);
    connect(editor, &ValueEditor::edited, reason, [this, editor, reason, figure] {
        const QString why = desk_.refusal(figure, editor->value());
        reason->setText(why);
        reason->setVisible(!why.isEmpty());
    });
    connect(
        editor, &ValueEditor::finished, this,
        [this, editor = QPointer(editor), figure] {
            if (editor) desk_.setValue(figure, editor->value());
        },
        Qt::QueuedConnection);
    return editor;
}

void BoxDetail::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void BoxDetail::retranslateUi() {
    //: Button in the open box: all numbers of the piece are as on the owner’s copy
    confirm_->setText(tr("As printed"));
    confirm_->setToolTip(tr("All its numbers match your copy; continue with the next uncertain piece (P)."));
    //: Button in the open box: undoes the owner’s corrections of a piece
    takeBack_->setText(tr("Take back"));
    takeBack_->setToolTip(tr("Go back to the program’s own numbers."));
    //: Button in the open box: opens the handbook at the rule of a piece
    handbook_->setText(tr("Handbook"));
    handbook_->setToolTip(tr("Open the handbook at this piece."));
}

}
