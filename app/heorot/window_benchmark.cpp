// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/window_benchmark.h"

#include "heorot/demo_game.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <functional>
#include <vector>

namespace heorot::app {

namespace {

constexpr int patienceMs = 20'000;
constexpr std::size_t movesPlayed = 8;

/// Milliseconds since the process started, or -1 if the system does not say.
double sinceStart() {
    QFile stat(QStringLiteral("/proc/self/stat")), uptime(QStringLiteral("/proc/uptime"));
    if (!stat.open(QIODevice::ReadOnly) || !uptime.open(QIODevice::ReadOnly)) return -1;
    const QByteArray line = stat.readAll();
    // After the name, which may contain spaces, field 22 of the line is the start time in hundredths of a second.
    const auto fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    const double now = uptime.readAll().split(' ').value(0).toDouble();
    return (now - fields.value(19).toDouble() / 100) * 1000;
}

/// Private memory in MiB, or -1 if the system does not say.
double privateMemory() {
    QFile file(QStringLiteral("/proc/self/smaps_rollup"));
    if (!file.open(QIODevice::ReadOnly)) return -1;
    double kilobytes = 0;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith("Private_")) kilobytes += line.simplified().split(' ').value(1).toDouble();
    return kilobytes / 1024;
}

/// How long turns of the event loop took, in milliseconds.
class Stalls {
  public:
    void add(double milliseconds) { turns_.push_back(milliseconds); }
    double longest() const { return turns_.empty() ? 0 : *std::max_element(turns_.begin(), turns_.end()); }
    /// The wait that 99 % of clicks at any time do not exceed: a click during a turn waits for its end.
    double percentile99() {
        std::sort(turns_.begin(), turns_.end(), std::greater<>());
        double whole = 0;
        for (const double turn : turns_) whole += turn + sleepMs;
        double waiting = 0;
        for (const double turn : turns_)
            if ((waiting += turn) > whole / 100) return turn;
        return 0;
    }
    static constexpr int sleepMs = 1;

  private:
    std::vector<double> turns_;
};

/// Runs the event loop until `done`.
template <class Done>
Stalls turnUntil(const Done& done) {
    Stalls stalls;
    QElapsedTimer whole, turn;
    whole.start();
    while (!done() && whole.elapsed() < patienceMs) {
        turn.start();
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        stalls.add(static_cast<double>(turn.nsecsElapsed()) / 1e6);
        QThread::msleep(Stalls::sleepMs);
    }
    return stalls;
}

/// The demo between the strongest players that people are offered up to hard.
session::NewGame hardGameOf(const game::GameModule& game) {
    session::NewGame begun = demoOf(game);
    for (std::string& player : begun.seating.players)
        for (const std::string& word : game.computerPlayers())
            if (const ai::Level level = *ai::levelOf(word); ai::isForPeople(level) && level <= ai::Level::Hard)
                player = word;
    return begun;
}

}

int runWindowBenchmark(const WindowServices& services) {
    QTextStream out(stdout);
    out.setRealNumberNotation(QTextStream::FixedNotation);
    out.setRealNumberPrecision(1);
    MainWindow window(services);
    bool painted = false, loaded = false;
    double start = 0, memory = 0;
    QObject::connect(&window.hall(), &HallPage::painted, [&] {
        painted = true;
        start = sinceStart();
        memory = privateMemory();
    });
    QObject::connect(&window.hall(), &HallPage::loaded, [&] { loaded = true; });
    window.show();
    turnUntil([&] { return loaded; });
    if (!painted) return 1;
    out << "hall painted after   " << start << " ms (aim 250)\n";
    out << "private memory then  " << memory << " MiB (aim 40)\n";
    for (const QString& id : window.hall().games()) {
        const auto* game = services.catalog.game(id);
        if (!game) continue;
        window.begin(hardGameOf(*game));
        if (!window.table()) continue;
        Stalls stalls = turnUntil([&] { return window.table()->session().match().moves().size() >= movesPlayed; });
        const std::string player = window.table()->session().match().seating().players.front();
        out << "a click waits        " << stalls.percentile99() << " ms at most in 99 % of cases (aim 16), "
            << stalls.longest() << " ms at worst, " << QString::fromStdString(player) << " players at " << id << '\n';
        window.leaveToHall();
    }
    services.art.waitFor();
    out << "private memory after " << privateMemory() << " MiB\n";
    return 0;
}

}
