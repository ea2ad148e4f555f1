// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/settings_form.h"

#include "language/capitals.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <array>
#include <cmath>

namespace heorot::app {

namespace {

constexpr std::array<double, 4> textScales{1, 1.15, 1.3, 1.5};
constexpr std::array<double, 5> animationSpeeds{0, .5, 1, 2, 4};
constexpr std::array<double, 4> volumes{0, .3, .6, 1};

template <std::size_t N>
int nearest(const std::array<double, N>& values, double wanted) {
    const auto nearer = [wanted](double a, double b) { return std::abs(a - wanted) < std::abs(b - wanted); };
    return static_cast<int>(std::min_element(values.begin(), values.end(), nearer) - values.begin());
}

/// A flag of the settings, or nullptr.
bool* flagOf(Settings& settings, SettingsForm::Part part) {
    switch (part) {
    case SettingsForm::Part::CasualUndo: return &settings.casualUndo;
    case SettingsForm::Part::PlayForced: return &settings.playForced;
    case SettingsForm::Part::HandOverCard: return &settings.handOverCard;
    default: return nullptr;
    }
}

/// The wheel scrolls the page instead of changing the value under the pointer.
class CalmSlider final : public QSlider {
  public:
    CalmSlider() : QSlider(Qt::Horizontal) {}

  protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

}

QString nativeName(const QString& language) {
    // Qt says "American English".
    if (language == QLatin1String("en")) return QStringLiteral("English");
    const QString name = language::capitalized(QLocale(language).nativeLanguageName());
    return name.isEmpty() ? language : name;
}

SettingsForm::SettingsForm(const std::vector<Part>& parts, const Settings& settings, const QStringList& languages,
                           QWidget* parent)
    : QWidget(parent), settings_(settings), languages_(languages) {
    if (!languages_.contains(QStringLiteral("en"))) languages_.prepend(QStringLiteral("en"));
    languages_.prepend(QString());
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(14);
    for (const Part part : parts) {
        if (!rows_.empty()) whole->addWidget(newLine());
        rows_.push_back(makeRow(part));
        whole->addWidget(rows_.back().row);
    }
    retranslateUi();
}

SettingsForm::Row SettingsForm::makeRow(Part part) {
    if (part == Part::Pace) return makePace();
    return flagOf(settings_, part) ? makeSwitch(part) : makeSegments(part);
}

SettingsForm::Row SettingsForm::makeSwitch(Part part) {
    Row row{part};
    row.flag = new SwitchButton;
    row.flag->setObjectName(QStringLiteral("switch%1").arg(static_cast<int>(part)));
    row.row = new OptionRow(row.flag, OptionRow::Place::Beside);
    connect(row.flag, &SwitchButton::clicked, this, [this, part](bool on) {
        *flagOf(settings_, part) = on;
        emitChanged();
    });
    return row;
}

SettingsForm::Row SettingsForm::makeSegments(Part part) {
    Row row{part};
    row.segments = new SegmentedControl;
    row.segments->setObjectName(QStringLiteral("segments%1").arg(static_cast<int>(part)));
    row.row = new OptionRow(row.segments, OptionRow::Place::Below);
    connect(row.segments, &SegmentedControl::chosen, this, [this, part](int index) {
        choose(part, index);
        emitChanged();
    });
    return row;
}

SettingsForm::Row SettingsForm::makePace() {
    Row row{Part::Pace};
    row.slider = new CalmSlider;
    row.slider->setObjectName(QStringLiteral("pace"));
    row.slider->setRange(0, 30);
    row.slider->setPageStep(5);
    row.row = new OptionRow(row.slider, OptionRow::Place::Below);
    connect(row.slider, &QSlider::valueChanged, this, [this](int tenths) {
        settings_.paceMs = tenths * 100;
        emitChanged();
    });
    return row;
}

void SettingsForm::setSettings(const Settings& settings) {
    settings_ = settings;
    for (const Row& row : rows_) {
        fill(row);
        retranslate(row);
    }
}

void SettingsForm::emitChanged() {
    for (const Row& row : rows_) retranslate(row);
    emit changed(settings_);
}

void SettingsForm::fill(const Row& row) {
    if (row.flag) {
        row.flag->setTheme(ui::Theme(settings_.theme));
        row.flag->setChecked(*flagOf(settings_, row.part));
    }
    if (row.segments) row.segments->setCurrent(indexOf(row.part));
    if (row.slider) {
        const QSignalBlocker quiet(row.slider);
        row.slider->setValue(settings_.paceMs / 100);
    }
}

int SettingsForm::indexOf(Part part) const {
    switch (part) {
    case Part::Language: return std::max(0, static_cast<int>(languages_.indexOf(settings_.language)));
    case Part::Theme: return static_cast<int>(settings_.theme);
    case Part::TextSize: return nearest(textScales, settings_.textScale);
    case Part::Animation: return nearest(animationSpeeds, settings_.animationSpeed);
    case Part::ChapterPages: return static_cast<int>(settings_.chapterPages);
    case Part::Sounds: return nearest(volumes, settings_.volume);
    default: return static_cast<int>(settings_.assist);
    }
}

void SettingsForm::choose(Part part, int index) {
    const auto at = static_cast<std::size_t>(index);
    switch (part) {
    case Part::Language: settings_.language = languages_[index]; break;
    case Part::Theme: settings_.theme = static_cast<ui::ThemeId>(index); break;
    case Part::TextSize: settings_.textScale = textScales.at(at); break;
    case Part::Animation: settings_.animationSpeed = animationSpeeds.at(at); break;
    case Part::ChapterPages: settings_.chapterPages = static_cast<ChapterPages>(index); break;
    case Part::Sounds: settings_.volume = volumes.at(at); break;
    default: settings_.assist = static_cast<Assist>(index); break;
    }
    for (const Row& row : rows_)
        if (row.flag) row.flag->setTheme(ui::Theme(settings_.theme));
}

void SettingsForm::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslateUi();
    QWidget::changeEvent(event);
}

void SettingsForm::retranslateUi() {
    for (const Row& row : rows_) {
        if (row.segments) row.segments->setChoices(choices(row.part));
        fill(row);
        retranslate(row);
    }
}

}
