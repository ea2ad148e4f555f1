// SPDX-License-Identifier: GPL-3.0-or-later
// The episodes that follow, to plan by; and the band that says what is asked now.
#include "ui/panels.h"
#include "view/parts.h"
#include "words/captions.h"
#include "words/origins.h"
#include "words/piece_rules.h"

#include <algorithm>

namespace heorot::legend {

namespace {

constexpr int shownEpisodes = 4;

/// Its node, `size` large, with its number in the corner; its name below it.
Box comingEpisode(const ShownTable& table, int place, double size) {
    const Episode& episode = table.rules.episode(place);
    const QString name = episodeName(episode);
    const Box number =
        ui::text(plainNumber(place + 1),
                 {.type = Type::Caption, .tone = Tone::OnDark, .bold = true, .alignment = Qt::AlignCenter})
            .width(27)
            .on({.fill = Tone::Bar, .radius = 4});
    const Box node =
        ui::drawn({size, size}, [&episode](Canvas& canvas, const QRectF& area) { drawNode(canvas, episode, area); });
    const Box words =
        ui::text(breakable(name),
                 {.type = Type::Caption, .wraps = true, .whole = true, .alignment = Qt::AlignHCenter | Qt::AlignTop});
    game::Spot spot{QStringLiteral("coming/%1").arg(place - table.now.episode - 1),
                    {},
                    game::Shape::Rect,
                    episodeTitle(place, name),
                    episodeRule(table.rules, episode, table.now)};
    spot.isUnsure = !episodeOrigin(episode).isEmpty();
    return ui::stack(
               {number.align(Qt::AlignLeft | Qt::AlignTop), ui::column({node.firmY(), words.stretchY()}, Gap::Hair)})
        .padded(Gap::Small, Gap::Small)
        .spot(spot);
}

Box comingEpisodes(const ShownTable& table, double nodeSize) {
    const Box line = ui::filled([](Canvas& canvas, const QRectF& area) { canvas.rect(area, Tone::Line); })
                         .width(2)
                         .padded(Gap::None, Gap::Medium);
    Boxes cells;
    const int last = std::min(table.now.episode + shownEpisodes, episodeCount - 1);
    for (int place = table.now.episode + 1; place <= last; ++place) {
        const Box cell = comingEpisode(table, place, nodeSize);
        cells.push_back(cells.empty() ? cell : ui::stack({line.align(Qt::AlignLeft), cell}));
    }
    const int count = static_cast<int>(cells.size());
    return ui::grid(count, std::move(cells), Gap::None);
}

/// What is asked for now.
class Band {
  public:
    explicit Band(const ShownTable& table) : table_(table), now_(table.now), episode_(table.episode) {}

    Box box() const {
        const auto number = needed();
        game::Spot spot{QStringLiteral("asked"),
                        {},
                        game::Shape::Rect,
                        number ? bandWords(episode_, true) : words().first(),
                        number && !odds(*number).isEmpty() ? odds(*number) : episodeRule(table_.rules, episode_, now_)};
        spot.isUnsure = !episodeOrigin(episode_).isEmpty();
        spot.thing = episodeName(episode_);
        return ui::row(number ? contest(*number) : rest(), Gap::Medium)
            .padded(Gap::Large, Gap::Hair)
            .on({Tone::Bar, Tone::Gold, 2, 8})
            .spot(spot);
    }

  private:
    std::optional<int> needed() const {
        if (now_.phase != Phase::InTurn && now_.phase != Phase::Auction) return {};
        return target(now_);
    }
    /// Symbols have done their work then, and leave their room to the words.
    bool takesIcons() const {
        const bool isIcons = now_.phase == Phase::Icons || now_.phase == Phase::FameOrHeal;
        return isIcons && hasIcons(episode_.kind);
    }
    /// The longest first.
    QStringList words() const {
        if (takesIcons() && episode_.kind != EpisodeKind::InTurn) return {iconsAndTies(), iconsWords()};
        if (takesIcons()) return {iconsWords()};
        if (const QString exchange = exchangeRule(table_.rules, episode_); !exchange.isEmpty()) return {exchange};
        if (episode_.kind == EpisodeKind::Recovery) return {roundWords(now_.round + 1)};
        return {bandWords(episode_, false)};
    }

    static Box text(const QString& words) {
        return ui::text(words, {.type = Type::Value, .tone = Tone::OnDark, .wraps = true});
    }
    Boxes symbols() const {
        Boxes discs;
        for (const Symbol symbol : symbolsOf(episode_)) discs.push_back(symbolDisc(symbol, 38));
        if (!discs.empty()) discs.push_back(symbolDisc(Symbol::Beowulf, 38));
        return discs;
    }

    Boxes rest() const {
        Boxes ways;
        for (const QString& each : words()) ways.push_back(text(each));
        const bool asksSymbols = table_.isContest() || episode_.kind == EpisodeKind::Risk;
        return {ui::oneOf(std::move(ways)).stretchX(),
                asksSymbols && !takesIcons() ? ui::row(symbols()).firmX() : Box()};
    }
    /// In a race: the total, the symbols, and the odds of a risk, which are in the tooltip where there is no room for
    /// them.
    Boxes contest(int number) const {
        const Box risk =
            ui::text(odds(number), {.type = Type::Caption, .tone = Tone::SecondOnDark, .wraps = true}).stretchX();
        return {text(bandWords(episode_, true)), numberDisc(number, Disc::Best, 42).firmX(), ui::row(symbols()).firmX(),
                risk.optional()};
    }
    /// The odds of a risk, while the viewer may run one.
    QString odds(int number) const {
        if (now_.phase != Phase::InTurn || table_.viewer != now_.mover || table_.moment) return {};
        if (now_.added > 0 || now_.risked) return {};
        const RiskOdds odds = riskOdds(table_.rules, table_.seen, table_.rules.riskCards);
        const int missing = std::max(1, number - now_.totals[now_.mover]);
        double enough = 0;
        for (auto shown = static_cast<std::size_t>(missing); shown < odds.symbols.size(); ++shown)
            enough += odds.symbols[shown];
        return contestOdds(odds, enough);
    }

    const ShownTable& table_;
    const State& now_;
    const Episode& episode_;
};

}

void drawComing(Canvas& canvas, const ShownTable& table) {
    if (table.now.episode + 1 == episodeCount) return;
    // Names take up to four lines.
    ui::panel(ui::oneOf({comingEpisodes(table, 56), comingEpisodes(table, 44), comingEpisodes(table, 30)}))
        .draw(canvas, table.places.coming());
}

void drawBand(Canvas& canvas, const ShownTable& table) {
    Band(table).box().draw(canvas, table.places.band());
}

}
