// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/button_places.h"

#include "ui/text_fit.h"
#include "ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <optional>

namespace heorot::ui {

namespace {

/// Above and below the text together: what is written on the edge of the strip, such as the accent of a capital, is
/// lost.
constexpr double textRim = 2 * stripEdge - 1;
/// The part of the strip that the text keeps whatever the buttons want.
constexpr double leastText = .3;
/// The same where buttons keep their places.
constexpr double leastTextBetween = .16;

bool isLow(const game::Look& look) {
    constexpr double lowTable = 690;
    return look.size.height() < lowTable;
}

/// What is missing may widen a button so far, in sizes of its type.
constexpr double mostForMissing = 16;

/// Between rows, and from them to the rim of the strip.
constexpr double betweenRows = 2;

/// What the label of each button takes, and what it waits for if it is newly placed.
std::vector<double> widthsOf(const std::vector<PromptButton>& buttons, const ButtonStyle& style) {
    const double pixels = style.pixels;
    const QFontMetricsF metrics(Theme().font(game::Type::Value, pixels));
    std::vector<double> widths;
    for (const PromptButton& button : buttons) {
        const bool bare = isBareButton(button, style);
        const double icon = button.art.isEmpty() ? 0 : buttonIcon(pixels) + (bare ? 0 : pixels * .5);
        const double missing = style.showsMissing ? metrics.horizontalAdvance(button.missing) * 1.02 : 0;
        const double text =
            std::max(metrics.horizontalAdvance(button.label), std::min(missing, mostForMissing * pixels));
        const double label = bare ? 0 : std::ceil(text) + 2;
        const double wanted = label + 2 * buttonPadding(pixels) + icon;
        widths.push_back(std::max(wanted, 3 * pixels));
    }
    return widths;
}

struct Row {
    double width = 0;
    std::vector<std::size_t> buttons;
};

/// Of the buttons that go on.
std::vector<Row> rowsOf(const std::vector<PromptButton>& buttons, const std::vector<double>& widths, double room) {
    std::vector<Row> rows(1);
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        if (buttons[i].givesUp) continue;
        if (!rows.back().buttons.empty() && rows.back().width + betweenButtons + widths[i] > room) rows.emplace_back();
        Row& row = rows.back();
        row.width += widths[i] + (row.buttons.empty() ? 0 : betweenButtons);
        row.buttons.push_back(i);
    }
    return rows;
}

double widthOf(const std::vector<Row>& rows) {
    double most = 0;
    for (const Row& row : rows) most = std::max(most, row.width);
    return most;
}

class Arranger {
  public:
    Arranger(const Prompt& prompt, const QRectF& area, double left, const game::Look& look)
        : prompt_(prompt), buttons_(prompt.buttons), area_(area), left_(left), look_(look) {}

    /// As few rows and as many labels as leave the head room for its size, or for one that can be read; if none does,
    /// what leaves it most.
    Arrangement anew(const ButtonPlaces& before) const {
        // On the smallest tables the longest heads need all the room.
        constexpr double roomy = 1200;
        std::vector<Arrangement> all;
        for (int count = 1; count <= 3; ++count)
            for (const bool isBare : {false, true})
                for (const bool showsMissing : {look_.size.width() > roomy, false})
                    if (auto arrangement = inRows(count, isBare, showsMissing, before))
                        all.push_back(std::move(*arrangement));
        const double whole = look_.pixels(game::Type::Prompt);
        // A further row covers a part of the table: a smaller head comes first.
        for (int count = 1; count <= 3; ++count)
            for (const Arrangement& each : all) {
                if (each.style.rows != count) continue;
                // What a button waits for takes no room from the head; the tip says it, too.
                const double wanted = each.style.showsMissing && waits() ? whole : leastHead();
                if (hasRoom(each.text.size() + QSizeF(0, overStrip), wanted)) return each;
            }
        const auto roomiest = std::max_element(all.begin(), all.end(), [](const Arrangement& a, const Arrangement& b) {
            return a.text.width() < b.text.width();
        });
        if (roomiest != all.end()) return *roomiest;
        Arrangement tight = empty({look_.floor(), leastButton(look_), 3, true, look_.compact(), false});
        const double room = area_.width() * (1 - leastText);
        placeGoing(tight, rowsOf(buttons_, widthsOf(buttons_, tight.style), room));
        placeLeaving(tight, before);
        return tight;
    }

    /// Those of the step before where they were, others in what is free, smaller where that is little. Nothing where
    /// the text has no room then.
    std::optional<Arrangement> kept(const ButtonPlaces& before) const {
        if (before.last.empty()) return {};
        // A step with buttons of its own needs no more rows than they do.
        const bool isNew = std::none_of(buttons_.begin(), buttons_.end(), [&](const PromptButton& button) {
            return !button.spot.startsWith(commandZone) && find(before.last, button.spot);
        });
        if (!isNew)
            if (auto all = keptWith(before.style, before)) return all;
        const double largest = isNew ? look_.pixels(game::Type::Value) : before.style.pixels;
        for (int count = isNew ? 1 : before.style.rows; count <= 3; ++count)
            for (double pixels = largest; pixels >= look_.floor(); pixels -= 1)
                if (const auto style = styleOf(count, pixels, before.style.isBare, before.style.showsMissing))
                    if (auto all = keptWith(*style, before)) return all;
        return {};
    }

    /// The strip grows until the head has room in the size of other texts.
    void grow(Arrangement& all) const {
        const double wanted = leastHead();
        if (all.text.isEmpty() || hasRoom(all.text.size(), wanted)) return;
        constexpr double anyHeight = 1e4;
        const FittedText lines = fitText(
            {prompt_.head, {all.text.width(), anyHeight}, game::Type::Prompt, false, true, wanted, wanted}, Theme());
        const double more = std::max(0., std::ceil(lines.height - all.text.height()));
        all.strip.setTop(all.strip.top() - more);
        all.text.setTop(all.text.top() - more);
    }

  private:
    /// On the lowest tables smaller than other texts, or it would cover what is played with.
    double leastHead() const {
        const game::Type type = isLow(look_) ? game::Type::Value : game::Type::Body;
        return std::max(look_.floor(), look_.pixels(type));
    }
    /// Not condensed.
    bool hasRoom(const QSizeF& room, double pixels) const {
        const FittedText fitted =
            fitText({prompt_.head, room, game::Type::Prompt, false, true, pixels, pixels}, Theme());
        const int stretch = fitted.font.stretch();
        return fitted.fits && (stretch == QFont::AnyStretch || stretch == QFont::Unstretched);
    }
    std::optional<Arrangement> keptWith(const ButtonStyle& style, const ButtonPlaces& before) const {
        Arrangement all = empty(style);
        const std::vector<double> widths = widthsOf(buttons_, style);
        ButtonStyle bare = style;
        bare.showsMissing = false;
        const std::vector<double> labels = widthsOf(buttons_, bare);
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            const ButtonPlace* was = find(before.last, buttons_[i].spot);
            if (!was) continue;
            // A longer label is set smaller; a strip of fewer rows has lost some of its places.
            if (style.pixels * was->area.width() / labels[i] < look_.floor() || !isInside(was->area, all)) return {};
            take(*was, i, all);
        }
        for (std::size_t i = 0; i < buttons_.size(); ++i)
            if (const ButtonPlace* was = find(before.earlier, buttons_[i].spot);
                was && all.areas[i].isNull() && was->givesUp == buttons_[i].givesUp && widths[i] <= was->area.width() &&
                isInside(was->area, all) && isFree(was->area, all.areas, before, buttons_[i]))
                take(*was, i, all);
        for (std::size_t n = buttons_.size(); n-- > 0;)
            if (all.areas[n].isNull() && !buttons_[n].givesUp && !place(n, widths[n], all, before)) return {};
        for (std::size_t i = 0; i < buttons_.size(); ++i)
            if (all.areas[i].isNull() && !place(i, widths[i], all, before)) return {};
        all.text = between(all);
        if (all.text.width() < area_.width() * leastTextBetween) return {};
        if (!fitsPrompt(prompt_.head, all.text.size(), look_.floor())) return {};
        return all;
    }
    static bool isInside(const QRectF& area, const Arrangement& all) {
        constexpr double rounding = .5;
        return all.strip.adjusted(0, -rounding, 0, rounding).contains(area);
    }
    static void take(const ButtonPlace& was, std::size_t i, Arrangement& all) {
        all.areas[i] = was.area;
        all.isLeft[i] = was.isLeft;
        all.pixels[i] = was.pixels;
    }

    /// Nothing where the type is too high for the rows.
    std::optional<ButtonStyle> styleOf(int count, double pixels, bool isBare, bool showsMissing) const {
        const double gap = count == 1 ? buttonRim : betweenRows;
        const double height = std::floor((stripOf(count).height() - (count + 1) * gap) / count);
        if (height < pixels * 1.2) return {};
        return ButtonStyle{pixels, height, count, isBare, look_.compact(), showsMissing};
    }
    /// The strip with so many rows: its lower edge stays.
    QRectF stripOf(int rows) const {
        const double needed = rows * leastButton(look_) + (rows + 1) * betweenRows;
        return area_.adjusted(0, std::min(0., area_.height() - (rows == 1 ? 0 : needed)), 0, 0);
    }

    /// No button has a place yet.
    Arrangement empty(const ButtonStyle& style) const {
        Arrangement all;
        all.style = style;
        all.strip = stripOf(style.rows);
        all.areas.resize(buttons_.size());
        all.pixels.assign(buttons_.size(), style.pixels);
        all.isLeft.resize(buttons_.size());
        return all;
    }
    static const ButtonPlace* find(const std::vector<ButtonPlace>& places, const QString& spot) {
        const auto found =
            std::find_if(places.begin(), places.end(), [&](const ButtonPlace& place) { return place.spot == spot; });
        return found == places.end() ? nullptr : &*found;
    }

    /// The rows in the largest type in which they leave the text its part.
    std::optional<Arrangement> inRows(int count, bool isBare, bool showsMissing, const ButtonPlaces& before) const {
        for (double pixels = look_.pixels(game::Type::Value); pixels >= look_.floor(); pixels -= .5) {
            const auto style = styleOf(count, pixels, isBare, showsMissing);
            if (!style) continue;
            Arrangement all = empty(*style);
            const std::vector<double> widths = widthsOf(buttons_, all.style);
            const double room =
                area_.width() * (1 - leastText) - area_.height() - betweenButtons - leavingWidth(widths);
            const std::vector<Row> going = rowsOf(buttons_, widths, room);
            if (going.size() > static_cast<std::size_t>(count) || widthOf(going) > room) continue;
            placeGoing(all, going);
            placeLeaving(all, before);
            return all;
        }
        return {};
    }

    double leavingWidth(const std::vector<double>& widths) const {
        double width = 0;
        for (std::size_t i = 0; i < buttons_.size(); ++i)
            if (buttons_[i].givesUp) width += widths[i] + betweenButtons;
        return width;
    }
    /// What gives something up, before what goes on; without room there, at the left end.
    void placeLeaving(Arrangement& all, const ButtonPlaces& before) const {
        const std::vector<double> widths = widthsOf(buttons_, all.style);
        for (std::size_t i = 0; i < buttons_.size(); ++i) {
            if (!buttons_[i].givesUp || place(i, widths[i], all, before)) continue;
            all.areas[i] = {left_, top(all.style, 0, all.style.rows), widths[i], all.style.height};
            all.isLeft[i] = true;
        }
        all.text = between(all);
    }

    void placeGoing(Arrangement& all, const std::vector<Row>& rows) const {
        const std::vector<double> widths = widthsOf(buttons_, all.style);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            double x = area_.right() - betweenButtons - rows[row].width;
            const double y = top(all.style, static_cast<int>(row), static_cast<int>(rows.size()));
            for (const std::size_t i : rows[row].buttons) {
                all.areas[i] = {x, y, widths[i], all.style.height};
                x += widths[i] + betweenButtons;
            }
        }
        all.text = between(all);
    }
    double top(const ButtonStyle& style, int row, int rows) const {
        const double gap = style.rows > 1 ? betweenRows : buttonRim;
        return stripOf(style.rows).center().y() - (rows * style.height + (rows - 1) * gap) / 2 +
               row * (style.height + gap);
    }

    bool waits() const {
        return std::any_of(buttons_.begin(), buttons_.end(),
                           [](const PromptButton& button) { return !button.missing.isEmpty(); });
    }

    QRectF between(const Arrangement& all) const {
        double from = left_;
        double to = area_.right() - betweenButtons;
        for (std::size_t i = 0; i < all.areas.size(); ++i) {
            if (all.areas[i].isNull()) continue;
            if (all.isLeft[i])
                from = std::max(from, all.areas[i].right() + betweenButtons);
            else
                to = std::min(to, all.areas[i].left() - betweenButtons);
        }
        return {from, all.strip.top() + stripEdge, std::max(0., to - from), all.strip.height() - textRim};
    }

    /// What gives something up comes to lie neither on another button nor where one was that went on; what confirms it,
    /// nowhere where any was.
    bool isFree(const QRectF& wanted, const std::vector<QRectF>& areas, const ButtonPlaces& before,
                const PromptButton& button) const {
        const QRectF apart = wanted.adjusted(-betweenButtons, 0, betweenButtons, 0);
        if (std::any_of(areas.begin(), areas.end(), [&](const QRectF& area) { return area.intersects(apart); }))
            return false;
        const auto isTaken = [&](const ButtonPlace& was) {
            const bool isOther = button.shunsAll || was.spot == button.shuns || was.givesUp != button.givesUp;
            return isOther && was.spot != button.spot && was.area.intersects(wanted);
        };
        if (std::any_of(before.last.begin(), before.last.end(), isTaken)) return false;
        return !button.givesUp || std::none_of(before.previous.begin(), before.previous.end(), isTaken);
    }

    /// The free place nearest to the right end.
    bool place(std::size_t i, double width, Arrangement& all, const ButtonPlaces& before) const {
        constexpr double step = -2;
        const double first = area_.right() - betweenButtons - width;
        std::optional<QRectF> best;
        for (int row = 0; row < all.style.rows; ++row) {
            QRectF wanted(first, top(all.style, row, all.style.rows), width, all.style.height);
            while (!isFree(wanted, all.areas, before, buttons_[i]) && wanted.left() >= left_ &&
                   wanted.right() <= area_.right() - betweenButtons)
                wanted.translate(step, 0);
            if (wanted.left() < left_ || wanted.right() > area_.right() - betweenButtons) continue;
            if (!best || std::abs(wanted.left() - first) < std::abs(best->left() - first)) best = wanted;
        }
        if (best) all.areas[i] = *best;
        return best.has_value();
    }

    const Prompt& prompt_;
    const std::vector<PromptButton>& buttons_;
    const QRectF& area_;
    const double left_;
    const game::Look& look_;
};

}

double leastButton(const game::Look& look) {
    constexpr double small = 24, usual = 30;
    return isLow(look) ? small : usual;
}

double buttonPadding(double pixels) {
    return pixels * .9;
}

double buttonIcon(double pixels) {
    return pixels * 1.4;
}

bool isBareButton(const PromptButton& button, const ButtonStyle& style) {
    const bool isBare = style.isBare || (style.isCompact && button.isBrief);
    return isBare && !button.art.isEmpty() && button.spot.startsWith(commandZone);
}

bool fitsPrompt(const QString& head, const QSizeF& room, double least) {
    return fitText({head, room, game::Type::Prompt, false, true, least, least}, Theme()).fits;
}

Arrangement arrangeButtons(const Prompt& prompt, const QRectF& area, double left, const game::Look& look,
                           const ButtonPlaces& before) {
    const Arranger arranger(prompt, area, left, look);
    const auto kept = arranger.kept(before);
    Arrangement all = kept ? *kept : arranger.anew(before);
    arranger.grow(all);
    return all;
}

}
