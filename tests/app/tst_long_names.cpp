// SPDX-License-Identifier: GPL-3.0-or-later
// Names of 24 letters, and of the widest ones, stay in their panels, and labels break them.
#include "heorot/breakable_text.h"
#include "heorot/continue_strip.h"
#include "heorot/log_panel.h"
#include "heorot/notice_bar.h"
#include "heorot/room_check.h"
#include "heorot/text_recorder.h"
#include "suite/widget_suite.h"
#include "table_fixture.h"
#include "ui/painter.h"
#include "widget_tools.h"

#include <QScrollBar>

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;

namespace {

struct Game {
    const char* id;
    int seats;
};
constexpr std::array tables{Game{"movie", 4}, Game{"legend", 5}, Game{"raiders", 4}};

std::vector<std::string> names(const char* kind, int seats) {
    std::vector<std::string> all;
    for (int seat = 0; seat < seats; ++seat) {
        std::string name = kind[0] == 'W' ? std::string(24, 'W') : std::string("Maximiliane-Friederike K");
        name.back() = static_cast<char>('A' + seat);
        all.push_back(name);
    }
    return all;
}

/// An upper bound of the painted size of a text, whatever its alignment.
QSizeF drawnSize(const ui::FittedText& text) {
    const QFontMetricsF metrics(text.font);
    double width = 0;
    for (const QString& line : text.lines) width = std::max(width, metrics.horizontalAdvance(line));
    return {width, text.height};
}

}

class TestLongNames final : public TableFixture {
    Q_OBJECT

  private slots:
    void longNamesStayInTheirPanels_data();
    void longNamesStayInTheirPanels();
    void longNamesBreakInLabels_data();
    void longNamesBreakInLabels();
    void longNamesBreakInLogAndNotices_data();
    void longNamesBreakInLogAndNotices();
    void onlyLongWordsBreak();
    void longWordsBreakBetweenSyllables_data();
    void longWordsBreakBetweenSyllables();
    void labelsShowTheHyphen();
    void namesOfFilesBreakWithoutHyphens();
    void lettersKeepTheirCombiningMarks();

  private:
    static void kinds_data();
    /// After `moves` moves of computer players.
    std::unique_ptr<record::AnyMatch> played(const Game& game, const char* kind, const char* player, std::size_t moves);

    std::map<QString, std::unique_ptr<ShippedGame>> games_;
};

void TestLongNames::kinds_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<QByteArray>("kind");
    for (std::size_t game = 0; game < tables.size(); ++game)
        for (const char* kind : {"24 letters", "W"})
            QTest::addRow("%s, %s", tables[game].id, kind) << static_cast<int>(game) << QByteArray(kind);
}

std::unique_ptr<record::AnyMatch> TestLongNames::played(const Game& game, const char* kind, const char* player,
                                                        std::size_t moves) {
    auto& loaded = games_[QLatin1String(game.id)];
    if (!loaded) loaded = std::make_unique<ShippedGame>(QLatin1String(game.id));
    session::NewGame begun =
        newGame(QLatin1String(game.id), std::vector<std::string>(static_cast<std::size_t>(game.seats), player));
    begun.seating.names = names(kind, game.seats);
    auto match = loaded->module().newMatch(begun.setup, begun.seating, {});
    while (!match->isOver() && match->moves().size() < moves)
        match->play(loaded->module().think(*match, ai::Level::Random, match->moves().size()));
    return match;
}

void TestLongNames::longNamesStayInTheirPanels_data() {
    kinds_data();
}

void TestLongNames::longNamesStayInTheirPanels() {
    QFETCH(int, game);
    QFETCH(QByteArray, kind);
    const Game& table = tables.at(static_cast<std::size_t>(game));
    ui::ArtCache none;
    int seen = 0;
    for (const std::size_t moves : {0, 12, 40}) {
        const auto match = played(table, kind, "easy", moves);
        const auto view = games_[QLatin1String(table.id)]->module().createView();
        for (const QSizeF& size : {QSizeF(1024, 600), QSizeF(1280, 800), QSizeF(1920, 1080)})
            for (const engine::Seat viewer : {match->toMove(), engine::nobody}) {
                game::Look look;
                look.size = size;
                const ui::ScenePainter pen(none, look);
                const game::Scene scene = view->scene(*match, viewer, look);
                for (const game::Sprite& sprite : scene.sprites) {
                    if (!sprite.text.contains(QString::fromStdString(match->seating().names[0].substr(0, 23))))
                        continue;
                    ++seen;
                    const QSizeF drawn = drawnSize(pen.fitted(sprite));
                    QVERIFY2(drawn.width() <= sprite.area.width() + 1 && drawn.height() <= sprite.area.height() + 1,
                             qPrintable(QStringLiteral("%1 at %2").arg(sprite.text).arg(size.width())));
                    // It must end in the panel in which it begins.
                    for (const game::Spot& spot : scene.spots)
                        if (spot.id.startsWith(u"seat/") && spot.area.contains(sprite.area.topLeft()))
                            QVERIFY2(spot.area.contains(sprite.area), qPrintable(spot.id));
                }
            }
    }
    QVERIFY(seen > 0);
}

void TestLongNames::longNamesBreakInLabels_data() {
    kinds_data();
}

/// End screen, hand-over card, log and moments.
void TestLongNames::longNamesBreakInLabels() {
    QFETCH(int, game);
    QFETCH(QByteArray, kind);
    const Game& table = tables.at(static_cast<std::size_t>(game));
    for (const QSize& size : {QSize(1024, 600), QSize(1280, 800), QSize(1920, 1080)})
        for (const bool over : {false, true}) {
            auto match = played(table, kind, "human", over ? 100000 : 30);
            const auto& module = games_[QLatin1String(table.id)]->module();
            Settings settings = quickSettings();
            page_ = std::make_unique<TablePage>(
                std::make_unique<session::Session>(module, std::move(match), QString(), QString(), optionsOf(settings)),
                settings, art_);
            useTheme(settings.theme, 1);
            page_->resize(size);
            page_->show();
            page_->begin();
            page_->session().askForTable();
            QCoreApplication::processEvents();
            const QStringList cut = cutTexts(*part<QWidget>(over ? "endScreen" : "handOverCard"));
            if (part<QWidget>(over ? "endScreen" : "handOverCard")->isVisible())
                QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
            else
                QVERIFY(!over);
        }
}

void TestLongNames::longNamesBreakInLogAndNotices_data() {
    QTest::addColumn<QByteArray>("kind");
    for (const char* kind : {"24 letters", "W"}) QTest::newRow(kind) << QByteArray(kind);
}

void TestLongNames::longNamesBreakInLogAndNotices() {
    QFETCH(QByteArray, kind);
    for (const QSize& size : {QSize(1024, 600), QSize(1920, 1080)}) {
        auto match = played(tables[0], kind, "human", 12);
        const QString name = QString::fromStdString(match->seating().names[0]);
        const Settings settings = quickSettings();
        page_ = std::make_unique<TablePage>(
            std::make_unique<session::Session>(games_[QStringLiteral("movie")]->module(), std::move(match), QString(),
                                               QString(), optionsOf(settings)),
            settings, art_);
        useTheme(ui::ThemeId::Light, 1);
        page_->resize(size);
        page_->show();
        page_->begin();
        page_->session().takeTable();
        auto* log = part<LogPanel>("logPanel");
        log->show();
        QCoreApplication::processEvents();
        auto* view = part<QListView>("logView");
        QWidget* seen = view->viewport();
        const QVector<TextRecorder::Text> lines = TextRecorder::textsOf(*seen);
        QVERIFY(lines.size() > 4);
        for (const TextRecorder::Text& line : lines)
            QVERIFY2(line.area.left() >= 0 && line.area.right() <= seen->width() + .5,
                     qPrintable(QStringLiteral("a line ends at %1 of %2").arg(line.area.right()).arg(seen->width())));
        QCOMPARE(view->horizontalScrollBar()->maximum(), 0);
        auto* notice = part<NoticeBar>("notice");
        for (const auto what : {NoticeBar::Kind::Hint, NoticeBar::Kind::Warning}) {
            notice->showMessage(what, QStringLiteral("It is the turn of %1.").arg(name));
            QCoreApplication::processEvents();
            QVERIFY(page_->rect().contains(notice->geometry()));
            const QStringList cut = cutTexts(*notice).filter(QStringLiteral("noticeText"));
            QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u'\n')));
        }
    }
}

void TestLongNames::onlyLongWordsBreak() {
    const QString plain = QStringLiteral("Sandra lays out the cost.");
    QCOMPARE(breakable(plain), plain);
    const QString name(24, u'W');
    const QString turn = QStringLiteral("It is %1's turn.").arg(name);
    const QString broken = breakable(turn);
    QCOMPARE(broken.count(QChar::SoftHyphen), 4);
    QCOMPARE(withoutBreaks(broken), turn);
}

void TestLongNames::longWordsBreakBetweenSyllables_data() {
    QTest::addColumn<QString>("broken");
    const auto row = [](const QString& broken) {
        QTest::newRow(qPrintable(QString(broken).remove(u'-'))) << QString(broken).replace(u'-', QChar::SoftHyphen);
    };
    row(QStringLiteral("Wahr-schein-lich-keit"));
    row(QStringLiteral("See-schlacht-kar-ten"));
    row(QStringLiteral("Aus-stat-tungs-stü-cke"));
    row(QStringLiteral("Zau-ber-sprü-chen."));
    row(QStringLiteral("aver-tis-se-ments"));
    row(QStringLiteral("Unent-schie-den,"));
}

/// Never fewer than three letters stand on either side, and each break shows a hyphen.
void TestLongNames::longWordsBreakBetweenSyllables() {
    QFETCH(QString, broken);
    QCOMPARE(breakable(withoutBreaks(broken)), broken);
}

/// A word that a label breaks ends its line with a hyphen, and one that it does not break has none.
void TestLongNames::labelsShowTheHyphen() {
    const auto picture = [](const QString& text, int width) {
        QLabel label(text);
        label.setWordWrap(true);
        label.setAlignment(Qt::AlignLeft | Qt::AlignTop);
        label.resize(width, 80);
        return label.grab().toImage();
    };
    const QString word = QStringLiteral("Geschwin") + QChar(QChar::SoftHyphen) + QStringLiteral("digkeit");
    const int narrow = QFontMetrics(QLabel().font()).horizontalAdvance(QStringLiteral("Geschwin-")) + 6;
    QCOMPARE(picture(word, narrow), picture(QStringLiteral("Geschwin-\ndigkeit"), narrow));
    constexpr int wide = 400;
    QCOMPARE(picture(word, wide), picture(QStringLiteral("Geschwindigkeit"), wide));
}

/// Signs and digits of a file's name end a line without a hyphen, as it would be read as a part of the name.
void TestLongNames::namesOfFilesBreakWithoutHyphens() {
    const QString file = QStringLiteral("/home/ada/2026-11-30-12-58-24.tar.gz");
    const QString broken = breakable(file);
    QVERIFY(!broken.contains(QChar::SoftHyphen));
    QVERIFY(broken.contains(QChar(0x200B)));
    QCOMPARE(withoutBreaks(broken), file);
    for (const QString& part : unbreakableParts(broken)) QVERIFY2(part.size() <= 10, qPrintable(part));
}

void TestLongNames::lettersKeepTheirCombiningMarks() {
    const QStringList letters{QStringLiteral("e\u0301"), QStringLiteral("o\u0308\u0304"),
                              QString::fromUcs4(U"\U00010330"), QStringLiteral("aaaaae\u0301")};
    for (const QString& letter : letters) {
        const QString name = letter.repeated(24);
        const QString broken = breakable(name);
        const QStringList parts = broken.split(QChar(QChar::SoftHyphen));
        QVERIFY(parts.size() > 4);
        QCOMPARE(parts.join(QString()), name);
        for (const QString& part : parts)
            QVERIFY2(!part.front().isMark() && !part.front().isLowSurrogate(), qPrintable(broken));
    }
}

HEOROT_WIDGET_SUITE(TestLongNames)
#include "tst_long_names.moc"
