// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/value_editor.h"

#include "heorot/flow_layout.h"

#include <QEvent>
#include <QFontDatabase>
#include <QLocale>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace heorot::app {

using record::Node;

namespace {

bool isNumber(const std::string& text) {
    return !text.empty() && std::all_of(text.begin() + (text.front() == '-' ? 1 : 0), text.end(),
                                        [](char c) { return c >= '0' && c <= '9'; });
}

/// Names are written with letters, digits and hyphens; lines of signs are not.
bool isName(const std::string& text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '-' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z'); });
}

template <class Is>
bool allAre(const Node& list, const Is& is) {
    return std::all_of(list.items().begin(), list.items().end(), [&](const Node& item) { return is(item.text()); });
}

const QString between = QStringLiteral(", ");

}

ValueEditor::ValueEditor(const Node& value, const ValueChoices& choices, QWidget* parent)
    : QWidget(parent), choices_(choices), isList_(value.kind() == Node::Kind::List) {
    auto* flow = new FlowLayout(6, 4);
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
    edit(value);
}

void ValueEditor::edit(const Node& value) {
    if (!isList_ && isNumber(value.text())) return editNumbers(QString::fromStdString(value.text()));
    if (!isList_) return editName(value.text(), false);
    if (!allAre(value, isName)) return editLines(value);
    if (!allAre(value, isNumber)) return editNames(value);
    QStringList numbers;
    for (const Node& item : value.items()) numbers << QString::fromStdString(item.text());
    editNumbers(numbers.join(between));
}

void ValueEditor::editNumbers(const QString& text) {
    line_ = new QLineEdit(text);
    line_->setObjectName(QStringLiteral("value"));
    const QString pattern = isList_ ? QStringLiteral("-?\\d{1,3}( *, *-?\\d{1,3})*") : QStringLiteral("-?\\d{1,4}");
    line_->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), line_));
    const int letters = isList_ ? std::max<int>(12, static_cast<int>(text.size()) + 4) : 6;
    line_->setMinimumWidth(fontMetrics().averageCharWidth() * letters + 30);
    layout()->addWidget(line_);
    setFocusProxy(line_);
    connect(line_, &QLineEdit::textEdited, this, &ValueEditor::edited);
    connect(line_, &QLineEdit::editingFinished, this, &ValueEditor::finished);
}

void ValueEditor::editLines(const Node& value) {
    QStringList lines;
    qsizetype longest = 0;
    for (const Node& item : value.items()) {
        lines << QString::fromStdString(item.text());
        longest = std::max(longest, lines.back().size());
    }
    lines_ = new QPlainTextEdit(lines.join(u'\n'));
    lines_->setObjectName(QStringLiteral("lines"));
    lines_->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines_->setTabChangesFocus(true);
    lines_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    const QFontMetrics metrics(lines_->font());
    constexpr int around = 34;
    lines_->setFixedSize(metrics.horizontalAdvance(u'0') * static_cast<int>(longest + 2) + around,
                         metrics.lineSpacing() * static_cast<int>(lines.size() + 1) + around);
    layout()->addWidget(lines_);
    setFocusProxy(lines_);
    lines_->installEventFilter(this);
    connect(lines_, &QPlainTextEdit::textChanged, this, &ValueEditor::edited);
}

bool ValueEditor::eventFilter(QObject* watched, QEvent* event) {
    if (watched == lines_ && event->type() == QEvent::FocusOut) emit finished();
    return QWidget::eventFilter(watched, event);
}

void ValueEditor::editName(const std::string& name, bool mayBeNone) {
    auto* box = new QComboBox;
    box->setObjectName(QStringLiteral("name"));
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    if (mayBeNone) box->addItem(QStringLiteral("–"), QString());
    auto names = choices_.names;
    if (!name.empty() && std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    for (const std::string& each : names) box->addItem(choices_.text(each), QString::fromStdString(each));
    box->setCurrentIndex(box->findData(QString::fromStdString(name)));
    layout()->addWidget(box);
    names_.push_back(box);
    if (!focusProxy()) setFocusProxy(box);
    connect(box, &QComboBox::activated, this, [this] {
        emit edited();
        emit finished();
    });
}

/// One box for each name, and one more to add another.
void ValueEditor::editNames(const Node& value) {
    for (const Node& item : value.items()) editName(item.text(), true);
    editName({}, true);
}

Node ValueEditor::value() const {
    if (line_ && !isList_) return Node::ofText(line_->text().trimmed().toStdString());
    if (!isList_) return Node::ofText(names_.front()->currentData().toString().toStdString());
    QStringList texts;
    if (line_) texts = line_->text().split(u',', Qt::SkipEmptyParts);
    if (lines_) texts = lines_->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (const QComboBox* box : names_)
        if (const QString name = box->currentData().toString(); !name.isEmpty()) texts << name;
    Node list = Node::list();
    for (const QString& text : texts)
        // Signs could be read as something else than text.
        list.add(Node::ofText(text.trimmed().toStdString())).setQuoted(lines_ != nullptr);
    return list;
}

void ValueEditor::setLabel(const QString& label) {
    for (QWidget* field : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) field->setAccessibleName(label);
}

QString ValueEditor::textOf(const Node& value, const ValueChoices& choices) {
    const auto read = [&](const Node& item) {
        const std::string& text = item.text();
        if (isNumber(text)) return QLocale().toString(QString::fromStdString(text).toInt());
        return isName(text) ? choices.text(text) : QString::fromStdString(text);
    };
    if (value.kind() == Node::Kind::Text) return read(value);
    QStringList texts;
    for (const Node& item : value.items()) texts << read(item);
    return texts.join(allAre(value, isName) ? between : QStringLiteral("\n"));
}

}
