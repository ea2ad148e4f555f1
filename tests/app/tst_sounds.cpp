// SPDX-License-Identifier: GPL-3.0-or-later
// What a table sounds like: every move, a person's turn, the end and refusals; and when it is silent.
#include "heorot/settings_dialog.h"
#include "heorot/sound_loader.h"
#include "suite/widget_suite.h"
#include "window_fixture.h"

#include <set>

using namespace heorot;
using namespace heorot::test;
using game::Sound;

namespace {

struct Heard {
    Sound sound;
    double volume;

    bool operator==(const Heard&) const = default;
};

/// Writes down what it would play.
class FakePlayer final : public SoundPlayer {
  public:
    explicit FakePlayer(std::vector<Heard>& heard) : heard_(heard) {}
    void play(Sound sound, double volume) override { heard_.push_back({sound, volume}); }

  private:
    std::vector<Heard>& heard_;
};

using Sounds = std::vector<Sound>;

}

class TestSounds final : public WindowFixture {
    Q_OBJECT

  private slots:
    void everyMoveHasItsSound();
    void returnOfTheTurnIsHeardOnce();
    void automaticTurnIsSilent();
    void demoRingsForNobody();
    void endIsHeardOnce();
    void refusalsAreHeard();
    void undoAndRedoAreSilent();
    void watchingAgainIsSilent();
    void lessonsAreHeard();
    void silentWithoutVolumeOrPlayer();
    void chosenVolumeIsHeard();
    void rowIsShownWithAPlayer();
    void gamesHaveTheirSounds_data();
    void gamesHaveTheirSounds();
    void secretsAreSilent();
    void otherFilesAreNoPlayers();
    void shippedPluginPlays();

  private:
    static constexpr double loud = .5;

    session::Session& sit(const std::vector<std::string>& players, const Settings& settings = loudSettings()) {
        open().useSounds(std::make_unique<FakePlayer>(heard_));
        window_->setSettings(settings);
        heard_.clear();
        window_->begin(newGame(QStringLiteral("sample"), players));
        session().setLeastPace(0);
        return session();
    }
    static Settings loudSettings() {
        Settings settings;
        settings.paceMs = 0;
        settings.animationSpeed = 0;
        settings.chapterPages = ChapterPages::Never;
        settings.volume = loud;
        return settings;
    }
    session::Session& session() { return window_->table()->session(); }
    /// Goes on from what the table shows of the last move. Whether a person may decide then.
    bool isAsked() {
        auto* moments = window_->findChild<MomentLayer*>();
        while (moments->isPlaying()) moments->skip();
        return session().mayDecide();
    }
    /// Plays the first legal action whose line begins so; whoever is asked takes the table.
    void play(std::string_view line) {
        if (session().waitingFor() != engine::nobody) session().takeTable();
        engine::ActionList legal;
        session().match().legalActions(legal);
        const auto wanted = std::find_if(legal.begin(), legal.end(), [&](const engine::Action& action) {
            return session().match().format(action).starts_with(line);
        });
        if (wanted == legal.end() || session().play(*wanted)) qFatal("no action begins with '%s'", line.data());
        isAsked();
    }
    /// Since the last call.
    Sounds heard() {
        Sounds sounds;
        for (const Heard& each : std::exchange(heard_, {})) sounds.push_back(each.sound);
        return sounds;
    }
    qsizetype count(Sound sound) const { return std::count(heard_.begin(), heard_.end(), Heard{sound, loud}); }

    std::vector<Heard> heard_;
};

void TestSounds::everyMoveHasItsSound() {
    sit({"human", "human"});
    QVERIFY(heard().empty());
    play("bid ");
    QVERIFY(heard().empty()); // in secret
    play("bid done");
    QVERIFY(heard() == Sounds{Sound::Turn});
    play("bid done");
    QVERIFY(heard() == Sounds{Sound::Turn});
    play("name");
    QVERIFY(heard().empty());
    play("roll");
    QVERIFY(heard() == Sounds{Sound::Die});
    play("pay ");
    QVERIFY(heard() == Sounds{Sound::Piece});
    play("pass");
    QVERIFY((heard() == Sounds{Sound::Card, Sound::Turn}));
    QCOMPARE(session().match().toMove(), engine::Seat{1});
}

void TestSounds::returnOfTheTurnIsHeardOnce() {
    sit({"human", "v1"});
    play("bid done");
    QTRY_VERIFY(isAsked());
    QCOMPARE(count(Sound::Turn), 1);
    QVERIFY(heard_.back() == (Heard{Sound::Turn, loud}));
    // Looking at the same position again is no turn.
    session().setOptions(optionsOf(loudSettings()));
    window_->table()->resize(window_->table()->size() - QSize(10, 10));
    QCOMPARE(count(Sound::Turn), 1);
}

/// A person who is not asked is not called.
void TestSounds::automaticTurnIsSilent() {
    Settings settings = loudSettings();
    settings.playForced = true;
    sit({"human", "human"}, settings);
    const auto isForced = [&] { return session().match().toMove() == 0 && session().isForced(); };
    play("bid done");
    play("bid done");
    play("name");
    heard();
    QVERIFY(isForced());                // to roll
    QTRY_VERIFY(!session().isForced()); // rolled
    QCOMPARE(count(Sound::Turn), 0);
    QCOMPARE(count(Sound::Die), 1);
}

void TestSounds::demoRingsForNobody() {
    sit({"v1", "v1"});
    QTRY_VERIFY_WITH_TIMEOUT(session().match().isOver(), 30'000);
    QCOMPARE(count(Sound::Turn), 0);
    QVERIFY(count(Sound::Die) > 0);
    QTRY_COMPARE(count(Sound::Win), 1);
}

void TestSounds::endIsHeardOnce() {
    sit({"human", "human"});
    while (!session().match().isOver()) {
        QCOMPARE(count(Sound::Win), 0);
        if (session().waitingFor() != engine::nobody) session().takeTable();
        engine::ActionList legal;
        session().match().legalActions(legal);
        QVERIFY(!session().play(legal[legal.size() - 1]));
        isAsked();
    }
    auto* end = window_->findChild<EndScreen*>();
    QVERIFY(end && end->isVisible());
    QCOMPARE(count(Sound::Win), 1);
    QCOMPARE(heard().back(), Sound::Win);
    QTest::keyClick(end, Qt::Key_Escape);
    QVERIFY(!end->isVisible());
    emit window_->table()->board().command(QStringLiteral("command/result"));
    QVERIFY(end->isVisible());
    QVERIFY(heard().empty());
}

/// Only what cannot be chosen: a thing that just says what it is is silent.
void TestSounds::refusalsAreHeard() {
    sit({"human", "v1"});
    ui::GameBoard& board = window_->table()->board();
    QStringList spots;
    for (const game::Spot& spot : board.board().scene().spots)
        if (!board.chooser().isLit(spot.id) && !spot.id.startsWith(ui::commandZone)) spots << spot.id;
    QSet<bool> kinds;
    for (const QString& spot : spots) {
        QTest::mouseClick(&board.board(), Qt::LeftButton, {}, board.board().spotArea(spot).center().toPoint());
        const bool isRefused = board.board().tip().kind == ui::Tip::Kind::Refused;
        kinds << isRefused;
        QVERIFY2(heard() == (isRefused ? Sounds{Sound::Error} : Sounds{}), qPrintable(spot));
    }
    QVERIFY(kinds.contains(true));
    QVERIFY(session().match().moves().empty());
}

void TestSounds::undoAndRedoAreSilent() {
    sit({"human", "human"});
    play("bid done");
    play("bid done");
    play("name");
    play("roll");
    play("pay ");
    QVERIFY(!heard().empty());
    QVERIFY(session().undo());
    QVERIFY(session().redo());
    session().resetTurn();
    QVERIFY(heard().empty());
}

void TestSounds::watchingAgainIsSilent() {
    sit({"human", "human"});
    play("bid done");
    play("bid done");
    play("name");
    play("roll");
    heard();
    window_->watchTable();
    QVERIFY(window_->replay());
    for (const auto key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_End})
        QTest::keyClick(window_->replay(), key);
    QVERIFY(heard().empty());
}

void TestSounds::lessonsAreHeard() {
    plugin::PluginCatalog shipped({QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games"),
                                   QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/data"),
                                   {}});
    MainWindow window(WindowServices{shipped, translations_, art_, answers_});
    window.useSounds(std::make_unique<FakePlayer>(heard_));
    window.setSettings(loudSettings());
    window.show();
    window.learn(QStringLiteral("movie"), 0);
    QVERIFY(window.lesson());
    heard();
    while (window.lesson()->run().stage() != session::LessonRun::Stage::Over) window.lesson()->run().skip();
    QVERIFY(count(Sound::Piece) > 0);
    QCOMPARE(count(Sound::Turn), 0); // the teacher says so
}

void TestSounds::silentWithoutVolumeOrPlayer() {
    Settings settings = loudSettings();
    settings.volume = 0;
    sit({"v1", "v1"}, settings);
    QTRY_VERIFY_WITH_TIMEOUT(session().match().isOver(), 30'000);
    QTRY_VERIFY(window_->findChild<EndScreen*>()->isVisible());
    QVERIFY(heard().empty());
    settings.volume = loud;
    window_->useSounds(nullptr);
    window_->setSettings(settings);
    window_->begin(newGame(QStringLiteral("sample"), {"human", "human"}));
    play("bid done");
    QVERIFY(heard().empty());
}

void TestSounds::chosenVolumeIsHeard() {
    sit({"human", "v1"});
    Settings settings = window_->settings();
    settings.volume = 1;
    window_->setSettings(settings);
    QVERIFY((heard_ == std::vector{Heard{Sound::Piece, 1.}}));
    settings.theme = ui::ThemeId::Dark;
    window_->setSettings(settings);
    QCOMPARE(heard_.size(), 1u);
    settings.volume = 0;
    window_->setSettings(settings);
    QCOMPARE(heard_.size(), 1u);
}

void TestSounds::rowIsShownWithAPlayer() {
    open();
    const auto row = [this] {
        window_->actions().settings->trigger();
        auto* dialog = window_->findChild<SettingsDialog*>();
        const auto name = QStringLiteral("segments%1").arg(static_cast<int>(SettingsForm::Part::Sounds));
        const bool isShown = dialog->findChild<SegmentedControl*>(name) != nullptr;
        delete dialog;
        return isShown;
    };
    QVERIFY(!row());
    window_->useSounds(std::make_unique<FakePlayer>(heard_));
    QVERIFY(row());
}

void TestSounds::gamesHaveTheirSounds_data() {
    QTest::addColumn<QList<int>>("sounds");
    const auto row = [](const char* game, std::initializer_list<Sound> sounds) {
        QList<int> numbers;
        for (const Sound sound : sounds) numbers << static_cast<int>(sound);
        QTest::newRow(game) << numbers;
    };
    row("movie", {Sound::None, Sound::Piece});
    row("legend", {Sound::None, Sound::Piece, Sound::Card});
    row("raiders", {Sound::None, Sound::Piece, Sound::Card, Sound::Die});
}

/// In a whole random game.
void TestSounds::gamesHaveTheirSounds() {
    QFETCH(QList<int>, sounds);
    ShippedGame shipped(QString::fromLatin1(QTest::currentDataTag()));
    const game::GameModule& module = shipped.module();
    const session::NewGame begun = newGame(QString::fromStdString(module.id()), {"human", "human"});
    const auto match = module.newMatch(begun.setup, begun.seating, {});
    const auto view = module.createView();
    std::set<int> made;
    while (!match->isOver()) {
        match->play(module.think(*match, ai::Level::Random, match->moves().size()));
        for (const engine::Event& event : match->moves().back().events)
            made.insert(static_cast<int>(view->eventLook(*match, module.seen(event, engine::nobody)).sound));
    }
    QVERIFY(std::equal(made.begin(), made.end(), sounds.begin(), sounds.end()));
}

/// Of what one of several people does in secret, the others in the room hear nothing.
void TestSounds::secretsAreSilent() {
    ShippedGame shipped(QStringLiteral("legend"));
    const game::GameModule& module = shipped.module();
    const session::NewGame begun = newGame(QStringLiteral("legend"), {"human", "human"});
    const auto match = module.newMatch(begun.setup, begun.seating, {});
    const auto view = module.createView();
    int secrets = 0;
    while (!match->isOver()) {
        match->play(module.think(*match, ai::Level::Random, match->moves().size()));
        const engine::Move& move = match->moves().back();
        for (const engine::Event& event : move.events) {
            if (module.seen(event, engine::nobody).kind == module.seen(event, move.seat).kind) continue;
            ++secrets;
            QCOMPARE(view->eventLook(*match, module.seen(event, engine::nobody)).sound, Sound::None);
        }
    }
    QVERIFY(secrets > 0);
}

void TestSounds::otherFilesAreNoPlayers() {
    QVERIFY(!loadSoundPlayer(home_->filePath(QStringLiteral("nothing"))));
    QVERIFY(!loadSoundPlayer(QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/games/movie")));
}

/// With or without an audio device.
void TestSounds::shippedPluginPlays() {
    const QString file = QStringLiteral(HEOROT_BINARY_DIR "/lib/heorot/sound");
    // Without a sound server Qt says so.
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!PulseAudioService: )")));
    const auto player = loadSoundPlayer(file);
    // It is built where Qt Multimedia is installed; elsewhere the program says nothing.
    QCOMPARE(player != nullptr, HEOROT_HAS_SOUND_PLUGIN);
    if (!player) return;
    QCOMPARE(QDir(QStringLiteral(":/sounds")).entryList({QStringLiteral("*.wav")}).size(), game::sounds - 1);
    for (int sound = 0; sound < game::sounds; ++sound) player->play(static_cast<Sound>(sound), 0);
}

HEOROT_WIDGET_SUITE(TestSounds)
#include "tst_sounds.moc"
