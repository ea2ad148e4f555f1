// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/end_story.h"

#include "language/numbers.h"
#include "language/phrase.h"
#include "language/plural.h"
#include "ui/compose.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace heorot::app {

using engine::Scores;
using engine::Seat;
using language::plainNumber, language::pluralOf;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(EndStory)
};

/// A lead of less than this part of the winner's points is not worth a sentence.
constexpr int leastLeadPart = 20;

/// A loss of less than this part of the winner's points is not worth one either.
constexpr int leastFallPart = 4;

class Teller {
  public:
    Teller(const session::Session& session, const ScoreHistory& history)
        : session_(session), history_(history), end_(history.back()), order_(byPlace(end_)) {}

    Story tell() const {
        Story story;
        story.title = title();
        story.line = line();
        tellDecision(story);
        if (const Seat loser = firstLoser(); loser != engine::nobody) {
            tellDifference(story, loser);
            if (!tellFall(story)) tellLoser(story, personWhoLost());
        }
        return story;
    }

  private:
    QString name(Seat seat) const { return QString::fromStdString(session_.match().seating().names.at(seat)); }
    QString points(Seat seat) const { return plainNumber(end_.total[seat]); }
    QString source(int index) const { return session_.game().words().scoreSource(index); }
    Seat winner() const { return order_.front(); }

    QString names(const std::vector<Seat>& seats) const {
        QStringList list;
        for (const Seat seat : seats) list << name(seat);
        return QLocale().createSeparatedList(list);
    }

    Seat firstLoser() const {
        for (const Seat seat : order_)
            if (end_.place[seat] != 1) return seat;
        return engine::nobody;
    }

    /// Whose chance is told: the best person behind the winner, otherwise the second.
    Seat personWhoLost() const {
        for (const Seat seat : order_)
            if (end_.place[seat] != 1 && session_.isPerson(seat)) return seat;
        return firstLoser();
    }

    /// The title of the chapter that a move belongs to; empty in games without chapters.
    QString chapterAfter(std::size_t moves) const {
        const std::size_t move = moves > 0 ? moves - 1 : 0;
        return session_.chapters().at(session_.chapterOf(move)).chapter.title;
    }

    QString title() const {
        const QString own = session_.game().words().victory(names(firstSeats(end_)));
        return own.isEmpty() ? ui::winnersText(session_.match()) : own;
    }

    QString line() const {
        const int most = end_.total[winner()];
        if (firstSeats(end_).size() > 1)
            //: Under the title of the result: %1 the points that each of several winners has, as their number has it
            return Say::tr("%1 point(s) each", nullptr, pluralOf(most)).arg(points(winner()));
        const Seat second = firstLoser();
        if (second == engine::nobody)
            //: Under the title of the result: %1 the points of the only player, as their number has it
            return Say::tr("%1 point(s)", nullptr, pluralOf(most)).arg(points(winner()));
        if (end_.total[second] == most)
            //: Under the title of the result: %1 the winner's points, as their number has it, %2 another player
            return Say::tr("%1 point(s), tied with %2: the tiebreaker decides", nullptr, pluralOf(most))
                .arg(points(winner()), name(second));
        //: Under the title of the result: %1 the winner's points, as their number has it, %2 how many more, %3 another
        //: player
        return Say::tr("%1 point(s), %2 more than %3", nullptr, pluralOf(most))
            .arg(points(winner()), plainNumber(most - end_.total[second]), name(second));
    }

    void tellDecision(Story& story) const {
        const Seat first = winner();
        if (firstSeats(end_).size() > 1 || order_.size() < 2) return;
        const Seat second = order_[1];
        if (end_.total[first] == end_.total[second]) {
            //: %1 and %2 players with equal points, %3 their points, %4 and %5 the numbers of the tie-break
            story.sentences.push_back(
                {first, Say::tr("%1 and %2 are tied at %3; %1 wins the tiebreaker, %4 to %5.")
                            .arg(name(first), name(second), points(first), plainNumber(end_.tieBreak[first]),
                                 plainNumber(end_.tieBreak[second]))});
            return;
        }
        const Decision decision = decisionFor(history_, first);
        const auto& passing = decision.passing;
        if (!passing && decision.fellBehind) {
            //: %1 the winner, %2 and %3 points of the winner and another player, %4 that player
            story.sentences.push_back({first, Say::tr("%1 led for nearly the whole game and beat %4, %2 to %3.")
                                                  .arg(name(first), points(first), points(second), name(second))});
            return;
        }
        if (!passing) {
            //: %1 the winner, %2 and %3 points of the winner and another player, %4 that player
            story.sentences.push_back({first, Say::tr("%1 led from the first move to the last and beat %4, %2 to %3.")
                                                  .arg(name(first), points(first), points(second), name(second))});
            return;
        }
        story.decision = passing->moves;
        const QString chapter = chapterAfter(passing->moves);
        //: On the chart of points: %1 a player who had been ahead before
        story.decisionText = passing->isRegained ? Say::tr("%1 regains the lead").arg(name(first))
                                                 //: On the chart of points: %1 a player
                                                 : Say::tr("%1 takes the lead").arg(name(first));
        if (!chapter.isEmpty()) story.decisionText += u'\n' + chapter;
        story.sentences.push_back(
            {first, decision.fellBehind ? returnText(*passing, chapter) : passingText(*passing, chapter)});
    }

    QString passingText(const Overtaking& passing, const QString& chapter) const {
        const QString points = plainNumber(passing.points), passed = plainNumber(passing.passedPoints);
        if (passing.moves + 1 == history_.size())
            //: %1 the winner, %2 and %3 its points before and after the move, %4 another player, %5 that one's points
            return Say::tr("The last move decided it: %1 went from %2 to %3 and passed %4, who had %5.")
                .arg(name(passing.seat), plainNumber(passing.pointsBefore), points, name(passing.passed), passed);
        if (passing.isRegained && !chapter.isEmpty())
            //: %1 the winner, who had been ahead before, %2 another player, %3 and %4 their points at that time, %5 a
            //: part of the game ("Round 3")
            return Say::tr("%1 regained the lead over %2, %3 to %4 (%5), and kept it to the end.")
                .arg(name(passing.seat), name(passing.passed), points, passed, chapter);
        if (chapter.isEmpty())
            //: %1 the winner, %2 another player, %3 and %4 their points at that time
            return Say::tr("%1 passed %2, %3 to %4, and stayed ahead to the end.")
                .arg(name(passing.seat), name(passing.passed), points, passed);
        //: %1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game ("Round 3")
        return Say::tr("%1 passed %2, %3 to %4 (%5), and stayed ahead to the end.")
            .arg(name(passing.seat), name(passing.passed), points, passed, chapter);
    }

    /// Of a winner that fell behind again for a short time.
    QString returnText(const Overtaking& passing, const QString& chapter) const {
        const QString points = plainNumber(passing.points), passed = plainNumber(passing.passedPoints);
        if (chapter.isEmpty())
            //: %1 the winner, %2 another player, %3 and %4 their points at that time
            return Say::tr("%1 passed %2, %3 to %4, and was behind only for a short time after that.")
                .arg(name(passing.seat), name(passing.passed), points, passed);
        //: %1 the winner, %2 another player, %3 and %4 their points at that time, %5 a part of the game ("Round 3")
        return Say::tr("%1 passed %2, %3 to %4 (%5), and was behind only for a short time after that.")
            .arg(name(passing.seat), name(passing.passed), points, passed, chapter);
    }

    void tellDifference(Story& story, Seat loser) const {
        const auto gap = widestGap(end_, winner(), loser);
        if (!gap) return;
        //: %1 a source of points, %2 and %4 players, %3 and %5 their points from it; a translation may have two
        //: spellings beside a player
        story.sentences.push_back({winner(), language::Phrase(Say::tr("%2 gained the most on %4 in “%1”: %3 to %5."))
                                                 .arg(source(gap->source), name(winner()), plainNumber(gap->more),
                                                      name(loser), plainNumber(gap->less))});
    }

    /// The deepest fall of a line of the chart.
    bool tellFall(Story& story) const {
        const auto fall = deepestFall(history_);
        if (!fall || (fall->before - fall->after) * leastFallPart < end_.total[winner()]) return false;
        const QString chapter = chapterAfter(fall->moves);
        if (chapter.isEmpty()) return false;
        //: %1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game
        const QString fell = Say::tr("%1 fell from %2 to %3 in “%4” (%5).");
        //: %1 a player, %2 and %3 its points before and after a move, %4 a source of points, %5 a part of the game
        const QString returned = Say::tr("%1 fell from %2 to %3 in “%4” (%5), but made up for it.");
        story.sentences.push_back({fall->seat, (end_.total[fall->seat] >= fall->before ? returned : fell)
                                                   .arg(name(fall->seat), plainNumber(fall->before),
                                                        plainNumber(fall->after), source(fall->source), chapter)});
        return true;
    }

    /// A lead that was lost, otherwise what the loser did best or missed most.
    void tellLoser(Story& story, Seat loser) const {
        const QString behind = plainNumber(end_.total[winner()] - end_.total[loser]);
        const auto lead = widestLead(history_, loser);
        if (lead && lead->lead * leastLeadPart >= end_.total[winner()] && lead->moves > 0) {
            const QString chapter = chapterAfter(lead->moves);
            const QString most = plainNumber(lead->lead);
            const QString text =
                chapter.isEmpty()
                    //: %1 a player who did not win, %2 its widest lead in points, %3 by how many it lost
                    ? Say::tr("%1 led by as much as %2 and finished %3 behind.").arg(name(loser), most, behind)
                    //: %1 a player who did not win, %2 its widest lead in points, %3 the part of the game ("Round 3"),
                    //: %4 by how many it lost
                    : Say::tr("%1 led by as much as %2 (%3) and finished %4 behind.")
                          .arg(name(loser), most, chapter, behind);
            story.sentences.push_back({loser, text});
        } else if (const auto strength = widestGap(end_, loser, winner())) {
            //: %1 a player who did not win, %2 the winner, %3 a source of points, %4 and %5 their points from it, %6 by
            //: how many the player lost
            story.sentences.push_back(
                {loser, Say::tr("%1 beat %2 in “%3”, %4 to %5, but finished %6 behind.")
                            .arg(name(loser), name(winner()), source(strength->source), plainNumber(strength->more),
                                 plainNumber(strength->less), behind)});
        } else if (const auto missed = widestGap(end_, winner(), loser); missed && loser != firstLoser()) {
            //: %1 a player who did not win, %2 a source of points, %3 the player's points from it, %4 the winner's
            story.sentences.push_back({loser, Say::tr("%1 lost the most ground in “%2”, %3 to %4.")
                                                  .arg(name(loser), source(missed->source), plainNumber(missed->less),
                                                       plainNumber(missed->more))});
        }
    }

    const session::Session& session_;
    const ScoreHistory& history_;
    const Scores& end_;
    std::vector<Seat> order_;
};

}

Story storyOf(const session::Session& session, const ScoreHistory& history) {
    return Teller(session, history).tell();
}

QString tieBreakText(const session::Session& session, const Scores& scores) {
    QStringList parts;
    for (const Seat seat : byPlace(scores))
        for (const Seat other : byPlace(scores))
            if (scores.total[seat] == scores.total[other] && scores.place[seat] != scores.place[other]) {
                //: In a list: %1 a player, %2 the number that is compared where points are equal
                parts << Say::tr("%1 with %2")
                             .arg(QString::fromStdString(session.match().seating().names[seat]),
                                  plainNumber(scores.tieBreak[seat]));
                break;
            }
    if (parts.isEmpty()) return {};
    const QString players = QLocale().createSeparatedList(parts);
    const QString what = session.game().words().tieBreak();
    //: %1 a list of players with their numbers
    if (what.isEmpty()) return Say::tr("The tiebreaker: %1.").arg(players);
    //: %1 what the tie-break counts ("Favor"), %2 a list of players with their numbers
    return Say::tr("Ties are broken by “%1”: %2.").arg(what, players);
}

}
