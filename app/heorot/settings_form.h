// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of preferences: all of them in the settings dialog, those of the table on the set-up page.
#pragma once

#include "heorot/option_row.h"
#include "heorot/segmented_control.h"
#include "heorot/settings.h"
#include "heorot/switch_button.h"

#include <QSlider>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace heorot::app {

class SettingsForm final : public QWidget {
    Q_OBJECT

  public:
    enum class Part : std::uint8_t {
        Language,
        Theme,
        TextSize,
        Animation,
        CasualUndo,
        PlayForced,
        HandOverCard,
        Assist,
        Pace,
        ChapterPages,
        Sounds,
    };
    /// `languages` are the codes with texts; English is always available.
    SettingsForm(const std::vector<Part>& parts, const Settings& settings, const QStringList& languages,
                 QWidget* parent = nullptr);

    const Settings& settings() const { return settings_; }
    /// Emits no signal.
    void setSettings(const Settings& settings);

  signals:
    /// The user changed a setting; emitted at every choice.
    void changed(const heorot::app::Settings& settings);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    struct Row {
        Part part;
        OptionRow* row = nullptr;
        SwitchButton* flag = nullptr;
        SegmentedControl* segments = nullptr;
        QSlider* slider = nullptr;
    };

    Row makeRow(Part part);
    Row makeSwitch(Part part);
    Row makeSegments(Part part);
    Row makePace();
    void retranslateUi();
    void retranslate(const Row& row);
    void fill(const Row& row);
    std::vector<Segment> choices(Part part) const;
    /// The index of the choice nearest to the settings.
    int indexOf(Part part) const;
    void choose(Part part, int index);
    void emitChanged();

    Settings settings_;
    QStringList languages_;
    std::vector<Row> rows_;
};

/// The language's name in itself: "Deutsch".
QString nativeName(const QString& language);

}
