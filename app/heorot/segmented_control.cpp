// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/segmented_control.h"

#include <QEvent>

namespace heorot::app {

namespace {
/// Neighbors share their edge.
constexpr int shared = 2;
}

SegmentedControl::SegmentedControl(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&group_, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

void SegmentedControl::setChoices(const std::vector<Segment>& choices, const QSize& iconSize) {
    const int kept = current();
    while (buttons_.size() > choices.size()) {
        delete buttons_.back();
        buttons_.pop_back();
    }
    while (buttons_.size() < choices.size()) {
        auto* button = new QPushButton(this);
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setProperty("role", QStringLiteral("segment"));
        group_.addButton(button, count());
        buttons_.push_back(button);
        button->show();
    }
    for (std::size_t i = 0; i < choices.size(); ++i) {
        QString text = choices[i].text;
        buttons_[i]->setText(text.replace(u'&', QStringLiteral("&&")));
        buttons_[i]->setIcon(choices[i].icon);
        if (iconSize.isValid()) buttons_[i]->setIconSize(iconSize);
        buttons_[i]->setToolTip(choices[i].tip);
        buttons_[i]->setAccessibleName(choices[i].text);
        buttons_[i]->setAccessibleDescription(choices[i].tip);
    }
    setCurrent(std::clamp(kept, 0, std::max(0, count() - 1)));
    updateGeometry();
    arrange();
}

void SegmentedControl::setCurrent(int index) {
    if (index < 0 || index >= count()) return;
    button(index).setChecked(true);
    setFocusProxy(&button(index));
}

QSize SegmentedControl::cellOf(const QPushButton& button) const {
    // The chosen segment is bold, which the button's size hint ignores.
    QFont bold = button.font();
    bold.setBold(true);
    const int grows =
        QFontMetrics(bold).horizontalAdvance(button.text()) - button.fontMetrics().horizontalAdvance(button.text());
    return button.sizeHint() + QSize(std::max(0, grows) + 2, 0);
}

QSize SegmentedControl::cell() const {
    QSize cell(1, 1);
    for (const QPushButton* button : buttons_) cell = cell.expandedTo(cellOf(*button));
    return cell;
}

bool SegmentedControl::fitsByText(int width) const {
    int sum = shared;
    for (const QPushButton* button : buttons_) sum += cellOf(*button).width() - shared;
    return sum <= width;
}

int SegmentedControl::columns(int width) const {
    if (fitsByText(width)) return std::max(1, count());
    const int step = std::max(1, cell().width() - shared);
    const int most = std::clamp((width - shared) / step, 1, std::max(1, count()));
    const int lines = (count() + most - 1) / most;
    return std::max(1, (count() + lines - 1) / std::max(1, lines)); // lines of equal length
}

QSize SegmentedControl::sizeHint() const {
    return {count() * (cell().width() - shared) + shared, cell().height()};
}

QSize SegmentedControl::minimumSizeHint() const {
    return {cell().width(), cell().height()};
}

int SegmentedControl::heightForWidth(int width) const {
    const int inLine = columns(width);
    return (count() + inLine - 1) / inLine * (cell().height() - shared) + shared;
}

void SegmentedControl::resizeEvent(QResizeEvent*) {
    arrange();
}

bool SegmentedControl::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::StyleChange ||
        event->type() == QEvent::FontChange) {
        updateGeometry();
        arrange();
    }
    return QWidget::event(event);
}

void SegmentedControl::arrange() {
    if (buttons_.empty()) return;
    const int inLine = columns(width());
    const int high = cell().height();
    const bool isEven = (cell().width() - shared) * inLine + shared <= width();
    if (!isEven && inLine == count()) return arrangeByText(high);
    for (int i = 0; i < count(); ++i) {
        const int column = i % inLine;
        const int left = column * (width() - shared) / inLine;
        const int right = (column + 1) * (width() - shared) / inLine + shared;
        button(i).setGeometry(left, i / inLine * (high - shared), right - left, high);
    }
}

/// One line, in which the room that is left is shared evenly.
void SegmentedControl::arrangeByText(int high) {
    int free = width() - shared;
    for (const QPushButton* button : buttons_) free -= cellOf(*button).width() - shared;
    int left = 0;
    for (int i = 0; i < count(); ++i) {
        const int extra = free * (i + 1) / count() - free * i / count();
        const int wide = cellOf(button(i)).width() + extra;
        button(i).setGeometry(left, 0, wide, high);
        left += wide - shared;
    }
}

}
