// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme.h"

#include <QFontDatabase>

#include <array>

namespace heorot::ui {

namespace {

constexpr QRgb parchment1 = 0xFFF3E7C9, parchment2 = 0xFFE4D2A4, parchment3 = 0xFFC9B07A, ink1 = 0xFF2A1A10,
               ink2 = 0xFF5B4632, sea = 0xFF1F4657, blood = 0xFF8E2B22, gold = 0xFFC7A13B, moss = 0xFF55702F,
               bone = 0xFFFBF6E9, night = 0xFF14202A, black = 0xFF000000, white = 0xFFFFFFFF;

/// In the order of Tone, None first.
using Colours = std::array<QRgb, tones>;
constexpr Colours light{0,    sea,        night, ink1, ink2,  parchment2, parchment1,
                        bone, parchment3, ink1,  ink2, bone,  parchment2, gold,
                        bone, night,      sea,   moss, blood, 0x8014202A, 0x55C7A13B};

}

QColor Theme::colour(Tone tone) const {
    return QColor::fromRgba(light[static_cast<std::size_t>(tone)]);
}

QColor Theme::seatColour(int colour) const {
    constexpr std::array<QRgb, seatColours> hues{0xFFC8502B, 0xFF2F6FA8, 0xFF2E8B6F, 0xFF8A5AA0, 0xFF44505A};
    return QColor::fromRgba(hues.at(static_cast<std::size_t>(colour)));
}

QFont Theme::font(Type type, double pixels, bool bold) const {
    const bool sans = type == Type::Value || type == Type::Caption;
    QFont font;
    font.setFamilies(sans ? QStringList{QStringLiteral("DejaVu Sans")}
                          : QStringList{QStringLiteral("EB Garamond"), QStringLiteral("Linux Libertine"),
                                        QStringLiteral("DejaVu Serif")});
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setBold(bold || type == Type::Prompt || type == Type::Number);
    return font;
}

QString markOf(int colour) {
    static const std::array<QString, seatColours> marks{
        QStringLiteral("hall/mark-circle"), QStringLiteral("hall/mark-square"), QStringLiteral("hall/mark-diamond"),
        QStringLiteral("hall/mark-hexagon"), QStringLiteral("hall/mark-shield")};
    return marks.at(static_cast<std::size_t>(colour));
}

}
