// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/results_column.h"

#include <QEvent>

#include <algorithm>

namespace heorot::app {

ResultsColumn::ResultsColumn(QWidget* parent) : QFrame(parent), column_(new QVBoxLayout(this)), title_(new QLabel) {
    setObjectName(QStringLiteral("resultsColumn"));
    setProperty("role", QStringLiteral("lit"));
    title_->setAlignment(Qt::AlignCenter);
    title_->setWordWrap(true);
    column_->addWidget(title_);
    column_->addStretch(1);
    retranslateUi();
}

void ResultsColumn::setSagas(const std::vector<ListedSaga>& sagas) {
    qDeleteAll(lines_);
    lines_.clear();
    for (std::size_t i = 0; i < std::min(sagas.size(), most); ++i) {
        auto* line = new ResultLine;
        line->setObjectName(QStringLiteral("recent%1").arg(i));
        line->setSaga(sagas[i], sagas[i].title);
        connect(line, &ResultLine::wanted, this, &ResultsColumn::wanted);
        connect(line, &ResultLine::watchWanted, this, &ResultsColumn::watchWanted);
        column_->insertWidget(static_cast<int>(i) + 1, line);
        lines_.push_back(line);
    }
    if (style_.art) setStyle(style_);
}

void ResultsColumn::setStyle(const PageStyle& style) {
    style_ = style;
    const double scale = style.textScale;
    const int margin = qRound(18 * style.tableScale);
    column_->setContentsMargins(margin, margin, margin, margin);
    column_->setSpacing(qRound(12 * style.tableScale));
    title_->setFont(style.theme.font(game::Type::Title, 28 * scale, true));
    for (ResultLine* line : lines_) line->setStyle(style, 16 * scale, qRound(12 * style.tableScale));
}

void ResultsColumn::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void ResultsColumn::retranslateUi() {
    //: Heading in the hall: the last finished games
    title_->setText(tr("Last games"));
}

}
