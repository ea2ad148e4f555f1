// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/scene_checks.h"

#include "ui/painter.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace heorot::ui {

namespace {

double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= .04045 ? part / 12.92 : std::pow((part + .055) / 1.055, 2.4);
    };
    return .2126 * linear(color.redF()) + .7152 * linear(color.greenF()) + .0722 * linear(color.blueF());
}

QColor over(const QColor& top, const QColor& below, double opacity) {
    const double part = top.alphaF() * opacity;
    const auto mix = [&](double a, double b) { return static_cast<float>(a * part + b * (1 - part)); };
    return QColor::fromRgbF(mix(top.redF(), below.redF()), mix(top.greenF(), below.greenF()),
                            mix(top.blueF(), below.blueF()));
}

/// The color under the text of sprite `index`; nothing if a picture lies there.
std::optional<QColor> below(const game::Scene& scene, std::size_t index, const ScenePainter& pen) {
    const QPointF point = scene.sprites[index].area.center();
    std::optional<QColor> ground = pen.theme().color(game::Tone::TableDeep);
    for (std::size_t i = 0; i <= index; ++i) {
        const game::Sprite& sprite = scene.sprites[i];
        if (!sprite.area.contains(point)) continue;
        const QColor fill = pen.fillOf(sprite);
        if (fill.isValid() && fill.alpha() > 0) {
            if (ground)
                ground = over(fill, *ground, sprite.opacity);
            else if (fill.alpha() == 255 && sprite.opacity >= 1)
                ground = fill;
        }
        if (!sprite.art.isEmpty()) ground.reset();
    }
    return ground;
}

/// Whether words are broken nowhere but at soft hyphens.
bool isWhole(const FittedText& fitted, const QString& text) {
    if (!text.contains(softHyphen)) return fitted.lines.join(u' ') == QString(text).replace(u'\n', u' ');
    QString left = text;
    for (const QString& line : fitted.lines) {
        const auto taken = [&](const QString& part) {
            qsizetype at = 0;
            for (const QChar& letter : part) {
                while (at < left.size() && left[at] == softHyphen) ++at;
                if (at == left.size() || left[at] != letter) return false;
                ++at;
            }
            if (at < left.size() && left[at] != u' ' && left[at] != softHyphen) return false;
            left = left.mid(at < left.size() ? at + 1 : at);
            return true;
        };
        if (!taken(line) && !(line.endsWith(u'-') && taken(line.chopped(1)))) return false;
    }
    return left.isEmpty();
}

}

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + .05;
    const double other = luminance(b) + .05;
    return std::max(one, other) / std::min(one, other);
}

QStringList overfull(const game::Scene& scene, const game::Look& look, const Theme& theme) {
    ArtCache none;
    const ScenePainter pen(none, look, theme);
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites)
        if (!sprite.text.isEmpty() && !pen.fitted(sprite).fits) texts << sprite.text;
    return texts;
}

QStringList misfits(const game::Scene& scene, const game::Look& look, const Theme& theme) {
    ArtCache none;
    const ScenePainter pen(none, look, theme);
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites) {
        if (sprite.text.isEmpty()) continue;
        const FittedText fitted = pen.fitted(sprite);
        if (!fitted.fits || !isWhole(fitted, sprite.text)) texts << sprite.text;
    }
    return texts;
}

QStringList narrowTexts(const game::Scene& scene, const game::Look& look, const Theme& theme) {
    constexpr qsizetype many = 4;
    ArtCache none;
    const ScenePainter pen(none, look, theme);
    QStringList texts;
    for (const game::Sprite& sprite : scene.sprites) {
        if (sprite.text.isEmpty()) continue;
        const QStringList lines = pen.fitted(sprite).lines;
        const auto isWord = [](const QString& line) { return !line.contains(u' '); };
        if (lines.size() >= many && std::all_of(lines.begin(), lines.end(), isWord)) texts << sprite.text;
    }
    return texts;
}

QStringList unreadable(const game::Scene& scene, const game::Look& look, const Theme& theme) {
    constexpr double enough = 4.5;
    ArtCache none;
    const ScenePainter pen(none, look, theme);
    QStringList texts;
    for (std::size_t i = 0; i < scene.sprites.size(); ++i) {
        const game::Sprite& sprite = scene.sprites[i];
        if (sprite.text.isEmpty()) continue;
        const auto ground = below(scene, i, pen);
        if (!ground) continue;
        const double found = contrast(over(theme.textColor(sprite.tone), *ground, sprite.opacity), *ground);
        if (found < enough) texts << QStringLiteral("%1: %2").arg(sprite.text).arg(found, 0, 'f', 1);
    }
    return texts;
}

}
