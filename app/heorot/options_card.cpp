// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/options_card.h"

#include "heorot/scroll_card.h"

#include <QEvent>
#include <QHBoxLayout>

namespace heorot::app {

OptionsCard::OptionsCard(const game::GameModule& game, SetupChoices& choices, const Settings& settings, QWidget* parent)
    : QFrame(parent), game_(game), choices_(choices), heading_(new QLabel), kept_(new QLabel) {
    using Part = SettingsForm::Part;
    setObjectName(QStringLiteral("optionsCard"));
    heading_->setProperty("role", QStringLiteral("heading"));
    kept_->setProperty("role", QStringLiteral("caption"));
    kept_->setProperty("second", true);
    kept_->setWordWrap(true);
    kept_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* head = new QHBoxLayout;
    head->addWidget(heading_);
    head->addWidget(kept_, 1);

    QVBoxLayout* inside = nullptr;
    frameCard(*this, head, inside);
    inside->setSpacing(14);
    for (int option = 0; option < static_cast<int>(game.options().size()); ++option) {
        addOption(option, *inside);
        inside->addWidget(newLine());
    }
    form_ = new SettingsForm({Part::CasualUndo, Part::HandOverCard, Part::Assist, Part::Pace}, settings, {});
    inside->addWidget(form_);
    inside->addStretch();
    connect(form_, &SettingsForm::changed, this, &OptionsCard::settingsChosen);
    retranslateUi();
}

void OptionsCard::addOption(int index, QLayout& inside) {
    // Values have names of their own, "on the diagonal" or "plain", so a switch would not show which one is on.
    auto* segments = new SegmentedControl;
    segments->setObjectName(QStringLiteral("option%1").arg(index));
    auto* row = new OptionRow(segments, OptionRow::Place::Below);
    options_.push_back({row, segments});
    inside.addWidget(row);
    connect(segments, &SegmentedControl::chosen, this, [this, index](int value) {
        choices_.setOption(index, value);
        emit changed();
    });
}

void OptionsCard::setStyle(const PageStyle& style) {
    setRole(heading_, style.look.compact() ? "title" : "heading");
}

void OptionsCard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QFrame::changeEvent(event);
}

void OptionsCard::retranslateUi() {
    heading_->setText(tr("Options"));
    //: Beside the heading "Options"
    kept_->setText(tr("kept for the next game"));
    const game::Words& words = game_.words();
    for (int option = 0; option < static_cast<int>(options_.size()); ++option) {
        const Option& shown = options_[static_cast<std::size_t>(option)];
        std::vector<Segment> values;
        for (int value = 0; value < static_cast<int>(game_.options()[static_cast<std::size_t>(option)].values.size());
             ++value)
            values.push_back({words.optionValue(option, value), {}, {}});
        shown.segments->setChoices(values);
        shown.segments->setCurrent(choices_.option(option));
        shown.row->setTexts(words.option(option), words.optionHelp(option));
    }
}

}
