// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme.h"

#include "ui/type_face.h"

#include <array>

namespace heorot::ui {

namespace {

constexpr QRgb parchment1 = 0xFFF3E7C9, parchment2 = 0xFFE4D2A4, parchment3 = 0xFFC9B07A, ink1 = 0xFF2A1A10,
               ink2 = 0xFF5B4632, sea = 0xFF1F4657, blood = 0xFF8E2B22, gold = 0xFFC7A13B, bone = 0xFFFBF6E9,
               night = 0xFF14202A, black = 0xFF000000, white = 0xFFFFFFFF;

/// Moss, deep enough for text on panels.
constexpr QRgb deepMoss = 0xFF4A6228;

/// In the order of Tone, None first.
using Colors = std::array<QRgb, game::tones>;
constexpr Colors light{0,    sea,        night, ink1, ink2,  parchment2, parchment1, bone,  parchment3, ink1,      ink2,
                       bone, parchment2, gold,  bone, night, sea,        deepMoss,   blood, 0x8014202A, 0x55C7A13B};
constexpr Colors dark{0,          0xFF18303C, 0xFF0D161D, 0xFF150D08, 0xFF33271C, 0xFF22303A, 0xFF2E404D,
                      0xFF17232C, 0xFF5E6A71, bone,       parchment2, bone,       parchment2, gold,
                      bone,       night,      sea,        deepMoss,   blood,      0x9014202A, 0x55C7A13B};
constexpr QRgb yellow = 0xFFFFE600;
/// A line on black, and a ground for white text.
constexpr QRgb gray = 0xFF757575;
constexpr Colors highContrast{0,     black, black, black,      black,      black,      0xFF1C1C1C,
                              black, gray,  white, white,      white,      white,      yellow,
                              white, black, black, 0xFF005A00, 0xFF9C0000, 0x90000000, 0x55FFE600};

const Colors& colorsOf(ThemeId id) {
    switch (id) {
    case ThemeId::Light: return light;
    case ThemeId::Dark: return dark;
    case ThemeId::HighContrast: return highContrast;
    }
    return light;
}

}

QColor Theme::color(game::Tone tone) const {
    return QColor::fromRgba(colorsOf(id_)[static_cast<std::size_t>(tone)]);
}

QColor Theme::textColor(game::Tone tone) const {
    if (id_ == ThemeId::Light) return color(tone);
    if (tone == game::Tone::Gain) return QColor::fromRgba(id_ == ThemeId::Dark ? 0xFFA9CC7A : 0xFF7CFF7C);
    if (tone == game::Tone::Loss) return QColor::fromRgba(id_ == ThemeId::Dark ? 0xFFF0958A : 0xFFFF9C9C);
    return color(tone);
}

QColor Theme::seatColor(int color) const {
    constexpr std::array<QRgb, seatColors> hues{0xFFC8502B, 0xFF2F6FA8, 0xFF2E8B6F, 0xFF8A5AA0, 0xFF44505A};
    return QColor::fromRgba(hues.at(static_cast<std::size_t>(color)));
}

QFont Theme::font(game::Type type, double pixels, bool bold) const {
    const TypeFace face = faceOf(type);
    QFont font;
    font.setFamilies(face.families);
    font.setPixelSize(std::max(1, qRound(pixels * face.scale)));
    font.setBold(bold || type == game::Type::Prompt || type == game::Type::Number);
    return font;
}

QString markOf(int color) {
    static const std::array<QString, seatColors> marks{
        QStringLiteral("hall/mark-circle"), QStringLiteral("hall/mark-square"), QStringLiteral("hall/mark-diamond"),
        QStringLiteral("hall/mark-hexagon"), QStringLiteral("hall/mark-shield")};
    return marks.at(static_cast<std::size_t>(color));
}

}
