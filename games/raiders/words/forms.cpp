// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/forms.h"

#include "words/names.h"
#include "words/say.h"

#include <array>

namespace heorot::raiders {

namespace {

using language::Form;

constexpr std::array<Form, reaverKinds> reaverForms{{
    QT_TRANSLATE_NOOP3("raiders", "an Axe Chieftain", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Chosen", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Fanatic", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Mercenary", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Pillager", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Flamebearer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Hunter", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Spear Chieftain", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Robber", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Royal Guard", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Freeman", "object"),
    QT_TRANSLATE_NOOP3("raiders", "an Old Warrior", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Sword Chieftain", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Scout", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Saga Keeper", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Hiromenn", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Seeress", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Spakona", "object"),
}};

constexpr std::array<Form, reaverKinds> definiteForms{{
    QT_TRANSLATE_NOOP3("raiders", "the Axe Chieftain", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Chosen", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Fanatic", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Mercenary", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Pillager", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Flamebearer", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Hunter", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Spear Chieftain", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Robber", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Royal Guard", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Freeman", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Old Warrior", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Sword Chieftain", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Scout", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Saga Keeper", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "Hiromenn", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Seeress", "definite object"),
    QT_TRANSLATE_NOOP3("raiders", "the Spakona", "definite object"),
}};

constexpr std::array<Form, reaverKinds> abilityForms{{
    QT_TRANSLATE_NOOP3("raiders", "the Axe Chieftain’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Chosen’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Fanatic’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Mercenary’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Pillager’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Flamebearer’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Hunter’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Spear Chieftain’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Robber’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Royal Guard’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Freeman’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Old Warrior’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Sword Chieftain’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Scout’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Saga Keeper’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Hiromenn’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Seeress’s ability", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Spakona’s ability", "object"),
}};

constexpr std::array<Form, dieKinds> dieForms{{
    QT_TRANSLATE_NOOP3("raiders", "a red helmet die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red shield die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red chest die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red longship die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red hammer die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red double hammer die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue raven die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue shield die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue chest die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue longship die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue hammer die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue double hammer die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow tree die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow shield die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow chest die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow longship die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow hammer die", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow double hammer die", "object"),
}};

constexpr std::array<Form, dieKinds> signForms{{
    QT_TRANSLATE_NOOP3("raiders", "a red helmet", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red shield", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red chest", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red longship", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red hammer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a red double hammer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue raven", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue shield", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue chest", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue longship", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue hammer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a blue double hammer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow tree", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow shield", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow chest", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow longship", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow hammer", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a yellow double hammer", "object"),
}};

constexpr std::array<Form, upgradeKinds> upgradeForms{{
    QT_TRANSLATE_NOOP3("raiders", "a shield upgrade", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a chest upgrade", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a longship or hammer upgrade", "object"),
}};

constexpr std::array<Form, pawnKinds> pawnForms{{
    QT_TRANSLATE_NOOP3("raiders", "a Farm pawn", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Wall pawn", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Bastion pawn", "object"),
}};

constexpr std::array<Form, artifactKinds> artifactForms{{
    QT_TRANSLATE_NOOP3("raiders", "Andvarinaut", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Sacred Ash Staff", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Bodn", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Brisingamen", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Frigg’s Chalice", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Dainsleif", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Draupnir", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Eldrihmnir", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Mjölnir Fragment", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Harp of the Ljósálfar", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Hringhorni", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Járnglófar", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Laevateinn", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Skidbladnir", "object"),
}};

constexpr std::array<Form, villageKinds - artifactKinds> villageForms{{
    QT_TRANSLATE_NOOP3("raiders", "a Ship Upgrade (shield)", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Ship Upgrade (chest)", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Ship Upgrade (longship or hammer)", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Farm", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Village Wall", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Bundle of Swords", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Bows and Arrows", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Axes and Spears", "object"),
    QT_TRANSLATE_NOOP3("raiders", "Runic Carvings", "object"),
}};

constexpr std::array<Form, keepKinds> keepForms{{
    QT_TRANSLATE_NOOP3("raiders", "a Treasure", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a piece of Art", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a suit of Armor", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Tapestry of Dearg", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Tapestry of Buigh", "object"),
    QT_TRANSLATE_NOOP3("raiders", "the Tapestry of Gorm", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Keep Wall", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Tower (blue and yellow)", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Tower (red and blue)", "object"),
    QT_TRANSLATE_NOOP3("raiders", "a Tower (red and yellow)", "object"),
}};

template <std::size_t N, class T>
QString formAt(const std::array<Form, N>& forms, T number, const QString& plain) {
    return formOf("raiders", forms.at(static_cast<std::size_t>(number)), plain);
}

}

QString aReaver(ReaverId reaver) {
    return formAt(reaverForms, reaver, reaverText(reaver));
}
QString theReaver(ReaverId reaver) {
    return formAt(definiteForms, reaver, reaverText(reaver));
}
QString abilityOf(ReaverId reaver) {
    return formAt(abilityForms, reaver, reaverText(reaver));
}
QString aDie(Die die) {
    return formAt(dieForms, die, dieText(die));
}
QString aSign(Die die) {
    return formAt(signForms, die, dieText(die));
}
QString dieOfColor(std::uint8_t color) {
    switch (color) {
    case static_cast<int>(Color::Red): return Say::tr("a red die");
    case static_cast<int>(Color::Blue): return Say::tr("a blue die");
    case static_cast<int>(Color::Yellow): return Say::tr("a yellow die");
    default: return Say::tr("any die");
    }
}
QString anUpgrade(Upgrade upgrade) {
    return formAt(upgradeForms, upgrade, upgradeText(upgrade));
}
QString aPayer(Payer payer) {
    return isUpgrade(payer) ? anUpgrade(upgradeOf(payer)) : aDie(payer);
}
QString aPawn(Pawn pawn) {
    return formAt(pawnForms, pawn, pawnText(pawn));
}
QString aSpoil(SpoilId spoil) {
    if (isKeep(spoil)) return formAt(keepForms, keepOf(spoil), spoilText(spoil));
    if (isArtifact(spoil)) return formAt(artifactForms, spoil, spoilText(spoil));
    return formAt(villageForms, spoil - artifactKinds, spoilText(spoil));
}

}
