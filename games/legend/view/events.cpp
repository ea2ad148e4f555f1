// SPDX-License-Identifier: GPL-3.0-or-later
// What each event is to the eye: its picture in the log and what it lights.
#include "view/pieces.h"
#include "view/view.h"

namespace heorot::legend {

namespace {

QString sign(const QString& name) {
    return signArt(name, 32);
}

QString cardArt(int card) {
    if (card < 0 || card >= cardKinds) return sign(QStringLiteral("mark-card-back"));
    if (isSpecial(static_cast<Card>(card))) return sign(specialSign(static_cast<Card>(card)));
    return sign(symbolSign(static_cast<Symbol>(card / 2)));
}

QString tokenArt(int token) {
    if (token == unknownSquare) return QStringLiteral("legend/back-unknown");
    if (token == unknownAlliance || isAlliance(static_cast<Token>(token)))
        return sign(QStringLiteral("token-alliance"));
    if (token == misfortuneToken) return sign(QStringLiteral("token-misfortune"));
    return sign(fameOf(static_cast<Token>(token)) > 0 ? QStringLiteral("token-fame")
                                                      : QStringLiteral("token-treasure"));
}

QString artOf(const Position& position, const engine::Event& event) {
    const int first = event.args[0];
    switch (kindOf(event)) {
    case Happening::EpisodeBegins:
    case Happening::EpisodeIdle: return sceneArt(position.rules.episode(first));
    case Happening::Dealt:
    case Happening::Drew:
    case Happening::Turned:
    case Happening::Paid:
    case Happening::GainedSpecial:
    case Happening::Laid:
    case Happening::Picked:
    case Happening::Chose:
    case Happening::Revealed:
    case Happening::Played:
    case Happening::Blessed: return cardArt(first);
    case Happening::TookBack: return sign(QStringLiteral("mark-arrow-back"));
    case Happening::Shuffled:
    case Happening::LeftOver:
    case Happening::Discarded: return sign(QStringLiteral("mark-cards"));
    case Happening::Risked: return sign(QStringLiteral("mark-risk"));
    case Happening::RiskFailed:
    case Happening::Scratched: return sign(QStringLiteral("token-scratch"));
    case Happening::Resolved: return sign(specialSign(resolve));
    case Happening::Rested: return sign(specialSign(warriorsRest));
    case Happening::Refused: return sign(specialSign(inspiration));
    case Happening::ScratchesTurned: return sign(QStringLiteral("token-wound"));
    case Happening::Wounded:
        return sign(first > 1 ? QStringLiteral("token-double-wound") : QStringLiteral("token-wound"));
    case Happening::Healed: return sign(QStringLiteral("reward-heal-wound"));
    case Happening::Gave:
    case Happening::Gained:
    case Happening::DrewAlliance:
    case Happening::Showed: return tokenArt(first);
    case Happening::Exchanged: return sign(QStringLiteral("mark-exchange"));
    case Happening::Ready: return sign(QStringLiteral("mark-lock"));
    case Happening::DroppedOut:
    case Happening::LastStanding:
    case Happening::Ranked: return QStringLiteral("legend/rank-pennant");
    case Happening::TookIcon:
        return sign(gainSign({static_cast<GainKind>(event.args[1]), static_cast<std::uint8_t>(event.args[2])}));
    case Happening::FirstSeat: return sign(QStringLiteral("mark-first-player"));
    case Happening::WonAuction:
    case Happening::TookTokensBack: return sign(QStringLiteral("mark-goblet"));
    case Happening::Treasures: return sign(QStringLiteral("mark-ranking"));
    default: return {};
    }
}

/// Points of a token before the seat that has it; treasure of the advanced game is no points, and of a token that the
/// reader does not know has no points here.
int pointsOf(const Position& position, int token) {
    if (token == misfortuneToken) return position.rules.misfortunePoints;
    const auto known = static_cast<Token>(token);
    return fameOf(known) + (position.seen->advanced ? 0 : treasureOf(known));
}

/// What the event adds to the points of its seat.
int pointsOf(const Position& position, const engine::Event& event) {
    switch (kindOf(event)) {
    case Happening::Gained:
    case Happening::DrewAlliance: return pointsOf(position, event.args[0]);
    case Happening::Gave: return -pointsOf(position, event.args[0]);
    case Happening::Changed: return static_cast<Change>(event.args[0]) == Change::Booked ? event.args[1] : 0;
    default: return 0;
    }
}

/// A card goes to the seat's row, where it stays while the contest lasts.
bool isLaid(const engine::Event& event) {
    if (event.seat == nobody || event.args[0] < 0 || event.args[0] >= symbolKinds) return false;
    return kindOf(event) == Happening::Played ||
           (kindOf(event) == Happening::Turned && static_cast<TurnedTo>(event.args[1]) == TurnedTo::Row);
}

game::Sound soundOf(Happening kind) {
    switch (kind) {
    case Happening::Drew:
    case Happening::Turned:
    case Happening::Paid:
    case Happening::GainedSpecial:
    case Happening::Laid:
    case Happening::Picked:
    case Happening::Chose:
    case Happening::Revealed:
    case Happening::TookBack:
    case Happening::Played:
    case Happening::Discarded:
    case Happening::Blessed: return game::Sound::Card;
    case Happening::Scratched:
    case Happening::Wounded:
    case Happening::Healed:
    case Happening::Gave:
    case Happening::Gained:
    case Happening::DrewAlliance:
    case Happening::TookIcon:
    case Happening::Showed: return game::Sound::Piece;
    default: return game::Sound::None;
    }
}

}

game::EventLook View::eventLook(const Position& position, const engine::Event& event) {
    game::EventLook look;
    look.art = artOf(position, event);
    look.hue = event.seat;
    look.sound = soundOf(kindOf(event));
    look.points = pointsOf(position, event);
    switch (kindOf(event)) {
    case Happening::EpisodeBegins:
    case Happening::EpisodeIdle: look.spots << episodeSpot(event.args[0]); break;
    default:
        if (event.seat != nobody) look.spots << seatSpot(event.seat);
        break;
    }
    if (isLaid(event)) {
        const auto card = static_cast<Card>(event.args[0]);
        if (const int lying = position.seen->rows[event.seat][card]; lying > 0)
            look.movements = {{seatSpot(event.seat), rowPiece(event.seat, card, lying - 1)}};
    }
    return look;
}

}
