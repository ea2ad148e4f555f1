// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/options_panel.h"

#include <QEvent>

namespace heorot::app {

OptionsPanel::OptionsPanel(const game::GameModule& game, SetupChoices& choices, const Settings& settings,
                           QWidget* parent)
    : QWidget(parent), game_(game), choices_(choices), variants_(new Fold(QStringLiteral("foldVariants"))),
      table_(new Fold(QStringLiteral("foldTable"))), deal_(new DealForm(choices)), form_(nullptr) {
    using Part = SettingsForm::Part;
    setObjectName(QStringLiteral("optionsPanel"));
    form_ = new SettingsForm({Part::CasualUndo, Part::HandOverCard, Part::Assist, Part::Pace}, settings, {});
    variants_->inside().setSpacing(14);
    for (int option = 0; option < static_cast<int>(game.options().size()); ++option) addOption(option);
    table_->inside().setSpacing(14);
    table_->inside().addWidget(deal_);
    table_->inside().addWidget(newLine());
    table_->inside().addWidget(form_);
    variants_->setVisible(!game.options().empty());
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(6);
    whole->addWidget(variants_);
    whole->addWidget(table_);
    connect(deal_, &DealForm::changed, this, [this] {
        summarize();
        emit changed();
    });
    connect(form_, &SettingsForm::changed, this, [this](const Settings& chosen) {
        summarize();
        emit settingsChosen(chosen);
    });
    retranslateUi();
}

void OptionsPanel::addOption(int index) {
    // Values have names of their own, "on the diagonal" or "plain", so a switch would not show which one is on.
    auto* segments = new SegmentedControl;
    segments->setObjectName(QStringLiteral("option%1").arg(index));
    auto* row = new OptionRow(segments, OptionRow::Place::Below);
    options_.push_back({row, segments});
    if (index > 0) variants_->inside().addWidget(newLine());
    variants_->inside().addWidget(row);
    connect(segments, &SegmentedControl::chosen, this, [this, index](int value) {
        choices_.setOption(index, value);
        summarize();
        emit changed();
    });
}

void OptionsPanel::setStyle(const PageStyle& style) {
    for (Fold* fold : {variants_, table_}) fold->button().setStyle(style);
    deal_->setStyle(style);
}

void OptionsPanel::setSettings(const Settings& settings) {
    form_->setSettings(settings);
    summarize();
}

void OptionsPanel::fill() {
    deal_->fill();
    summarize();
}

void OptionsPanel::setOpen(bool open) {
    for (Fold* fold : {variants_, table_}) fold->setOpen(open);
}

void OptionsPanel::focusSeed() {
    table_->setOpen(true);
    deal_->focusSeed();
}

void OptionsPanel::summarize() {
    const game::Words& words = game_.words();
    QStringList changes;
    for (int option = 0; option < static_cast<int>(options_.size()); ++option)
        if (const int value = choices_.option(option);
            value != game_.options()[static_cast<std::size_t>(option)].byDefault)
            //: A variant of a game: %1 its name, %2 what was chosen
            changes << tr("%1: %2").arg(words.option(option), words.optionValue(option, value));
    const bool isPrinted = changes.isEmpty();
    variants_->button().setTexts(
        //: On the setup page: by which rules the game is played, which can be folded away
        tr("Rules"),
        //: Beside "Rules": the game is played by the printed rules
        isPrinted ? tr("as in the rulebook") : changes.join(QStringLiteral(", ")), !isPrinted);
    //: On the setup page: how much the table helps, who begins, pace and seed, which can be folded away
    table_->button().setTexts(tr("Table"), tableSummary(),
                              choices_.first() != engine::nobody || !choices_.seed().isEmpty());
}

QString OptionsPanel::tableSummary() const {
    QStringList parts;
    switch (form_->settings().assist) {
    //: Beside "Table", in a list: how much the table helps
    case Assist::None: parts << tr("no help"); break;
    //: Beside "Table", in a list: how much the table helps
    case Assist::Lit: parts << tr("choices are shown"); break;
    //: Beside "Table", in a list: how much the table helps
    case Assist::Sums: parts << tr("choices and points are shown"); break;
    //: Beside "Table", in a list: how much the table helps
    case Assist::Hints: parts << tr("choices, points, and hints"); break;
    }
    parts << (choices_.first() == engine::nobody
                  //: Beside "Table", in a list: who has the first turn
                  ? tr("random start")
                  : /*: Beside "Table", in a list: %1 the player who has the first turn */ tr("%1 goes first")
                        .arg(shownNameOf(choices_, choices_.first())));
    //: Beside "Table", in a list: %1 the number from which the deal is made
    if (!choices_.seed().isEmpty()) parts << tr("deal %1").arg(choices_.seed());
    return parts.join(QStringLiteral(", "));
}

void OptionsPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void OptionsPanel::retranslateUi() {
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
    summarize();
}

}
