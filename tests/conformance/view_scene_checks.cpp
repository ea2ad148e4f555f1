// SPDX-License-Identifier: GPL-3.0-or-later
// What a view shows: spots, pictures, events, languages.
#include "conformance/view_checks.h"

#include "conformance/view_tools.h"
#include "language/translations.h"
#include "ui/scene_checks.h"
#include "ui/theme.h"
#include "ui/tip_box.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <set>

namespace heorot::conformance {

namespace {

std::string sizeText(const game::Look& look) {
    return std::to_string(int(look.size.width())) + 'x' + std::to_string(int(look.size.height()));
}

/// Smaller differences are rounding.
constexpr double hair = .5;

std::string soundSpots(const game::Scene& scene, const game::Look& look) {
    const QRectF table = QRectF(QPointF(), look.size).adjusted(-hair, -hair, hair, hair);
    for (std::size_t i = 0; i < scene.spots.size(); ++i) {
        const game::Spot& spot = scene.spots[i];
        const std::string id = spot.id.toStdString();
        if (id.empty() || spot.name.isEmpty()) return "a spot has no name or no id: '" + id + '\'';
        if (spot.area.width() < 8 || spot.area.height() < 8) return "the spot " + id + " is too small";
        if (!table.contains(spot.area)) return "the spot " + id + " exceeds the table";
        for (std::size_t j = 0; j < i; ++j) {
            const std::string other = scene.spots[j].id.toStdString();
            if (scene.spots[j].id == spot.id) return "two spots are called " + id;
            const QRectF both = scene.spots[j].area.intersected(spot.area);
            if (both.width() > hair && both.height() > hair)
                return std::string("the spots ").append(id).append(" and ").append(other).append(" overlap");
        }
    }
    return {};
}

/// All parts of a piece are together, or it could not move as one.
std::string soundPieces(const game::Scene& scene, const game::Look& look) {
    std::map<QString, QRectF> places;
    for (const game::Sprite& sprite : scene.sprites)
        if (!sprite.piece.isEmpty()) places[sprite.piece] |= sprite.area;
    for (const auto& [piece, area] : places)
        if (area.width() > look.size.width() / 3 || area.height() > look.size.height() / 2)
            return "the piece " + piece.toStdString() + " is in two places";
    return {};
}

std::set<QString> piecesOf(const game::Scene& scene) {
    std::set<QString> pieces;
    for (const game::Sprite& sprite : scene.sprites)
        if (!sprite.piece.isEmpty()) pieces.insert(sprite.piece);
    return pieces;
}

std::string soundTexts(const game::Scene& scene, const game::Look& look) {
    const QStringList wrong = ui::misfits(scene, look, ui::Theme());
    return wrong.isEmpty() ? ""
                           : "texts do not fit or their words are parted: '" +
                                 wrong.join(QStringLiteral("', '")).toStdString() + '\'';
}

std::string soundColors(const game::Scene& scene, const game::Look& look) {
    for (const ui::ThemeId theme : {ui::ThemeId::Light, ui::ThemeId::Dark, ui::ThemeId::HighContrast})
        if (const QStringList wrong = ui::unreadable(scene, look, ui::Theme(theme)); !wrong.isEmpty())
            return "a text has too little contrast in theme " + std::to_string(static_cast<int>(theme)) + ": " +
                   wrong.front().toStdString();
    return {};
}

std::string soundArt(const game::Scene& scene, const QStringList& ahead) {
    for (const game::Sprite& sprite : scene.sprites) {
        if (sprite.art.isEmpty() || sprite.art == game::seatMark) continue;
        if (!QFile::exists(QStringLiteral(":/art/%1.svg").arg(sprite.art)))
            return "there is no picture " + sprite.art.toStdString();
        if (!ahead.contains(sprite.art)) return sprite.art.toStdString() + " is not among the pictures";
    }
    return {};
}

bool has(const game::Scene& scene, const QString& name) {
    const auto named = [&](const game::Sprite& sprite) { return sprite.piece == name; };
    return scene.find(name) || std::any_of(scene.sprites.begin(), scene.sprites.end(), named);
}

/// `scenes` are those before and after the move, and the moments between them.
std::string soundLook(const game::EventLook& look, const std::vector<game::Scene>& scenes) {
    const auto missing = [&](const QString& name) {
        return std::none_of(scenes.begin(), scenes.end(), [&](const game::Scene& scene) { return has(scene, name); });
    };
    for (const QString& spot : look.spots)
        if (missing(spot)) return "names the spot " + spot.toStdString();
    for (const game::Movement& movement : look.movements) {
        if (missing(movement.from)) return "moves something from " + movement.from.toStdString();
        if (missing(movement.piece)) return "moves the piece " + movement.piece.toStdString();
    }
    if (!look.art.isEmpty() && !QFile::exists(QStringLiteral(":/art/%1.svg").arg(look.art)))
        return "shows the picture " + look.art.toStdString();
    return {};
}

std::string soundMoments(const ViewCase& at, engine::Seat viewer) {
    for (const game::Look& look : looksAt(at))
        for (const game::Moment& showing : at.view.moments(at.match, at.match.moves().size() - 1, viewer, look)) {
            if (showing.sentence.isEmpty()) return "a moment has no sentence";
            for (const std::string& wrong :
                 {soundSpots(showing.scene, look), soundArt(showing.scene, at.view.pictures()),
                  soundTexts(showing.scene, look)})
                if (!wrong.empty()) return "in a moment, at " + sizeText(look) + ' ' + wrong;
        }
    return {};
}

/// Puts every text in brackets, so that texts missing from the update stand out.
class Brackets final : public QTranslator {
  public:
    QString translate(const char*, const char* text, const char*, int) const override {
        return u'⟦' + QString::fromUtf8(text) + u'⟧';
    }
    bool isEmpty() const override { return false; }
};

bool isWord(const QString& text, const record::Seating& seating) {
    static const QRegularExpression letters(QStringLiteral("[[:alpha:]]{3,}"));
    static const QRegularExpression roman(QStringLiteral("^[IVX]+$"));
    for (const std::string& name : seating.names)
        if (text == QString::fromStdString(name)) return false;
    return text.contains(letters) && !text.contains(roman);
}

std::string untranslated(const game::Scene& scene, const record::Seating& seating) {
    const auto plain = [&](const QString& text) { return isWord(text, seating) && !text.contains(u'⟦'); };
    for (const game::Sprite& sprite : scene.sprites)
        if (plain(sprite.text)) return "'" + sprite.text.toStdString() + "' is not translated";
    for (const game::Spot& spot : scene.spots)
        for (const QString& text : {spot.name, spot.description})
            if (plain(text)) return "'" + text.toStdString() + "' (a spot) is not translated";
    return {};
}

/// Everything a view says and shows of a match.
struct Everything {
    std::vector<game::Scene> scenes;
    QStringList texts;
    bool operator==(const Everything&) const = default;
};

Everything allOf(const ViewCase& at, engine::Seat viewer) {
    Everything all;
    ui::Sitting opened = sittingOf(at.match, viewer);
    for (opened.opened = 0; opened.opened < at.match.setup().seats; ++opened.opened)
        all.scenes.push_back(ui::compose({at.match, at.view, at.module.words(), opened}, {}));
    const ui::Sitting sitting = sittingOf(at.match, viewer);
    const ui::Table table{at.match, at.view, at.module.words(), sitting};
    if (!table.asks()) {
        all.scenes.push_back(ui::compose(table, {}));
        return all;
    }
    for (const game::Pointing& pointing : pointingsOf(at, 4))
        all.scenes.push_back(at.view.scene(at.match, viewer, sitting.look, pointing));
    for (const engine::Action action : legalOf(at.match))
        for (const QStringList& step : at.view.path(at.match, action)) all.texts << step;
    for (const ui::Chooser& chooser : choosersOf(at, 3)) {
        const game::Scene scene = ui::compose(table, chooser);
        for (const game::Spot& spot : scene.spots) all.texts << ui::whyNot(table, chooser, spot.id);
        all.scenes.push_back(scene);
    }
    return all;
}

/// Checks the table in some looks, for the seat to move and for nobody, at several stages of choosing, with a preview.
template <class Check>
std::string inSomeLooks(const ViewCase& at, const Check& check) {
    for (const engine::Seat viewer : {at.match.toMove(), engine::nobody})
        for (const game::Look& look : looksAt(at)) {
            ui::Sitting sitting = sittingOf(at.match, viewer);
            sitting.look = look;
            sitting.commands = {{QStringLiteral("command/hint"), QStringLiteral("Hint"), QStringLiteral("icons/hint")}};
            const ui::Table table{at.match, at.view, at.module.words(), sitting};
            for (const ui::Chooser& chooser : choosersOf(at, 3)) {
                const game::Scene scene = table.asks() ? ui::compose(table, chooser, chooser.lit().value(0))
                                                       : ui::compose(table, ui::Chooser());
                at.compared();
                if (const std::string wrong = check(scene, look); !wrong.empty())
                    return "at " + sizeText(look) + ", for " + viewerText(viewer) + ": " + wrong;
                if (!table.asks()) break;
            }
            sitting.opened = static_cast<engine::Seat>(at.seed % static_cast<unsigned>(at.match.setup().seats));
            if (const std::string wrong = check(ui::compose(table, ui::Chooser()), look); !wrong.empty())
                return "with an opened seat, at " + sizeText(look) + ", for " + viewerText(viewer) + ": " + wrong;
        }
    return {};
}

}

std::string spotsHavePlaces(const ViewCase& at) {
    return inSomeLooks(at, [](const game::Scene& scene, const game::Look& look) {
        const std::string wrong = soundSpots(scene, look);
        return wrong.empty() ? soundPieces(scene, look) : wrong;
    });
}

/// In every language with a translation.
std::string textsFit(const ViewCase& at) {
    language::Translations translations(QStringLiteral(HEOROT_BINARY_DIR "/share/heorot/translations"));
    const QLocale locale;
    std::string wrong;
    for (const QString& language : translations.languages()) {
        if (!translations.use(language)) return "there are no texts in " + language.toStdString();
        wrong = inSomeLooks(at, soundTexts);
        if (!wrong.empty()) wrong = "in " + language.toStdString() + ' ' + wrong;
        if (!wrong.empty()) break;
    }
    QLocale::setDefault(locale);
    return wrong;
}

namespace {

/// Of some spots, different ones for each look.
std::string clearTips(const game::Scene& scene, const game::Look& look, int seats) {
    const game::Frame frame = game::frameOf(look, seats);
    const QRectF table(0, frame.track.bottom(), frame.log.left(), look.size.height() - frame.track.bottom());
    constexpr std::size_t stride = 17;
    for (std::size_t i = static_cast<std::size_t>(look.size.width()) % stride; i < scene.spots.size(); i += stride) {
        const game::Spot& spot = scene.spots[i];
        ui::TipRoom room = ui::tipRoomOf(scene, spot, {});
        room.bounds = table;
        if (!frame.prompt.intersects(spot.area)) room.kept.push_back(frame.prompt);
        const ui::Tip tip{spot.id, spot.name, spot.description, ui::Tip::Kind::Refused,
                          QStringLiteral("A reason of a length that is common.")};
        const QRectF area = ui::layTip(tip, ui::Theme(), 1, room).area;
        room.kept.push_back(spot.area);
        for (const QRectF& kept : room.kept)
            if (area.intersects(kept))
                return "the tip of " + spot.id.toStdString() + " covers something it must leave free";
    }
    return {};
}

}

std::string tipsCoverNoSpot(const ViewCase& at) {
    return inSomeLooks(at, [&](const game::Scene& scene, const game::Look& look) {
        return clearTips(scene, look, at.match.setup().seats);
    });
}

std::string textsHaveContrast(const ViewCase& at) {
    return inSomeLooks(at, soundColors);
}

std::string privatePiecesHaveOneViewer(const ViewCase& at) {
    const std::set<QString> shared = piecesOf(at.view.scene(at.match, engine::nobody, {}));
    std::map<QString, engine::Seat> owners;
    for (int i = 0; i < at.match.setup().seats; ++i) {
        const auto seat = static_cast<engine::Seat>(i);
        for (const QString& piece : piecesOf(at.view.scene(at.match, seat, {}))) {
            if (shared.contains(piece)) continue;
            at.compared();
            if (!owners.emplace(piece, seat).second)
                return "the piece " + piece.toStdString() + " is shown to " + viewerText(owners.at(piece)) +
                       " and to " + viewerText(seat) + ", but not to all";
        }
    }
    return {};
}

std::string picturesExist(const ViewCase& at) {
    const QStringList ahead = at.view.pictures();
    const QStringList all = ahead + QStringList{at.view.cover()};
    for (const QString& picture : all)
        if (!QFile::exists(QStringLiteral(":/art/%1.svg").arg(picture)))
            return "there is no picture " + picture.toStdString();
    for (const engine::Seat viewer : viewersOf(at.match))
        for (const game::Pointing& pointing : pointingsOf(at, 6)) {
            at.compared();
            if (auto wrong = soundArt(at.view.scene(at.match, viewer, {}, pointing), ahead); !wrong.empty())
                return wrong;
        }
    return {};
}

std::string eventLooksAreOnTheTable(const ViewCase& at) {
    const bool dealt = at.match.moves().empty();
    const auto before = matchAfter(at, dealt ? 0 : at.match.moves().size() - 1);
    if (!before) return "the match cannot be replayed";
    const engine::Events& events = dealt ? at.match.dealEvents() : at.match.moves().back().events;
    for (const engine::Seat viewer : viewersOf(at.match)) {
        std::vector<game::Scene> scenes{at.view.scene(*before, viewer, {}), at.view.scene(at.match, viewer, {})};
        if (!dealt)
            for (const game::Moment& moment : at.view.moments(at.match, at.match.moves().size() - 1, viewer, {}))
                scenes.push_back(moment.scene);
        for (const engine::Event& event : events) {
            at.compared();
            const engine::Event masked = at.module.seen(event, viewer);
            if (auto wrong = soundLook(at.view.eventLook(at.match, masked), scenes); !wrong.empty())
                return "for " + viewerText(viewer) + " the event '" + at.match.format(masked) + "' " + wrong +
                       ", which is not on the table";
        }
        if (dealt) continue;
        if (auto wrong = soundMoments(at, viewer); !wrong.empty()) return wrong;
    }
    return {};
}

std::string eventsCarryPoints(const ViewCase& at) {
    const std::size_t moves = at.match.moves().size();
    if (moves == 0 || at.match.isOver()) return {};
    for (const engine::Seat viewer : viewersOf(at.match)) {
        const engine::Scores before = at.match.seenScoresAfter(moves - 1, viewer);
        const engine::Scores after = at.match.seenScoresAfter(moves, viewer);
        std::array<int, engine::maxSeats> told{};
        for (const engine::Event& event : at.match.moves().back().events) {
            const int points = at.view.eventLook(at.match, at.module.seen(event, viewer)).points;
            if (points != 0 && event.seat == engine::nobody) return "an event without a seat carries points";
            if (points != 0) told[event.seat] += points;
        }
        for (engine::Seat seat = 0; seat < after.seats; ++seat) {
            // Covered pieces count nothing for viewers who do not know them, even if the event was public.
            if (before.unknown.has(seat) || after.unknown.has(seat)) continue;
            const int change = after.now[seat] - before.now[seat];
            if (change != 0 || told[seat] != 0) at.compared();
            if (change != told[seat])
                return "the events tell " + viewerText(viewer) + " that " + viewerText(seat) + " gains " +
                       std::to_string(told[seat]) + " points instead of " + std::to_string(change);
        }
    }
    return {};
}

std::string languageSwitchReachesEveryText(const ViewCase& at) {
    const game::Look look;
    for (const engine::Seat viewer : {at.match.toMove(), engine::nobody}) {
        at.compared();
        const game::Scene before = at.view.scene(at.match, viewer, look);
        Brackets brackets;
        QCoreApplication::installTranslator(&brackets);
        const game::Scene other = at.view.scene(at.match, viewer, look);
        QCoreApplication::removeTranslator(&brackets);
        if (auto wrong = untranslated(other, at.match.seating()); !wrong.empty()) return wrong;
        // Ignores areas: a layout may depend on the height of its texts.
        const auto sameSpot = [](const game::Spot& a, const game::Spot& b) { return a.id == b.id; };
        if (!std::equal(before.spots.begin(), before.spots.end(), other.spots.begin(), other.spots.end(), sameSpot))
            return "the spots differ in another language";
        const game::Scene again = at.view.scene(at.match, viewer, look);
        if (auto wrong = differenceOf(before, again); !wrong.empty()) return "after switching back " + wrong;
    }
    return {};
}

std::string equalWorldsLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer) {
    at.compared();
    const Everything here = allOf(at, viewer);
    const Everything there = allOf({at.module, at.view, other, at.seed, at.comparisons}, viewer);
    for (std::size_t i = 0; i < std::min(here.scenes.size(), there.scenes.size()); ++i)
        if (auto wrong = differenceOf(here.scenes[i], there.scenes[i]); !wrong.empty())
            return viewerText(viewer) + " sees hidden information: " + wrong;
    return here == there ? "" : "the choices of " + viewerText(viewer) + " leak hidden information";
}

std::string equalMovesLookEqual(const ViewCase& at, const record::AnyMatch& other, engine::Seat viewer) {
    const engine::Events& here = at.match.moves().back().events;
    for (const engine::Event& event : here) {
        at.compared();
        const engine::Event masked = at.module.seen(event, viewer);
        const game::EventLook one = at.view.eventLook(at.match, masked);
        const game::EventLook two = at.view.eventLook(other, masked);
        if (one.art != two.art || one.hue != two.hue || one.spots != two.spots || one.movements != two.movements ||
            one.sound != two.sound)
            return "the look of '" + at.match.format(masked) + '\'';
    }
    const auto one = at.view.moments(at.match, at.match.moves().size() - 1, viewer, {});
    const auto two = at.view.moments(other, other.moves().size() - 1, viewer, {});
    const auto same = [](const game::Moment& a, const game::Moment& b) {
        return a.scene == b.scene && a.sentence == b.sentence;
    };
    return std::equal(one.begin(), one.end(), two.begin(), two.end(), same) ? "" : "a moment shown";
}

}
