// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_desk.h"

#include "language/fault_words.h"
#include "record/file_error.h"

#include <algorithm>

namespace heorot::app {

using data::Confidence;
using record::Correction;
using record::Node;

namespace {

QString nameOf(Confidence confidence) {
    return QLatin1StringView(data::confidenceNames.at(static_cast<std::size_t>(confidence)).data());
}

Confidence confidenceNamed(const std::string& name) {
    const auto& names = data::confidenceNames;
    const auto at = std::find(names.begin(), names.end(), name);
    return at == names.end() ? Confidence::Reconstructed : static_cast<Confidence>(at - names.begin());
}

Node nodeOf(Confidence confidence) {
    return Node::ofText(nameOf(confidence).toStdString());
}

/// Without the file and line in front: the page shows the place itself.
QString sentenceOf(const record::Fault& fault) {
    const QString sentence = language::sentence(fault);
    const qsizetype file = sentence.indexOf(QLatin1String(": "));
    return file < 0 ? sentence : sentence.mid(file + 2);
}

}

BoxDesk::BoxDesk(plugin::PluginCatalog& catalog, const QString& game, QObject* parent)
    : QObject(parent), catalog_(&catalog), id_(game), game_(catalog.game(game)) {
    const QString folder = catalog.ownFolder(game);
    if (!folder.isEmpty()) {
        file_.emplace(folder, *game_);
        try {
            state_ = file_->read();
        } catch (const record::FileError&) {
            // The game has been loaded, so only a draft can be unreadable; the first change says so.
            state_.wanted = state_.inEffect = game_->corrections();
        }
    }
    lay();
}

BoxDesk::BoxDesk(const game::GameModule& game, QObject* parent) : QObject(parent), game_(&game) {
    state_.wanted = state_.inEffect = game.corrections();
    lay();
}

BoxDesk::~BoxDesk() {
    if (catalog_) catalog_->rereadCorrections(id_);
}

QString BoxDesk::fault() const {
    return sentenceOf(state_.fault);
}

bool BoxDesk::isUnsure(const game::BoxPiece& piece) {
    return confidenceOf(piece) != Confidence::Printed;
}

bool BoxDesk::wasUnsure(const game::BoxPiece& piece) {
    return std::any_of(piece.figures.begin(), piece.figures.end(),
                       [](const game::BoxFigure& figure) { return figure.shippedConfidence != Confidence::Printed; });
}

bool BoxDesk::isChanged(const game::BoxPiece& piece) {
    return std::any_of(piece.figures.begin(), piece.figures.end(),
                       [](const game::BoxFigure& figure) { return figure.isChanged(); });
}

Confidence BoxDesk::confidenceOf(const game::BoxPiece& piece) {
    Confidence least = Confidence::Printed;
    for (const game::BoxFigure& figure : piece.figures) least = std::max(least, figure.confidence);
    return least;
}

QString BoxDesk::refusal(const game::BoxFigure& figure, const Node& value) const {
    record::Corrections corrections = state_.wanted;
    corrections.set({figure.file, figure.path, figure.shipped, value});
    return sentenceOf(game_->refuse(corrections));
}

void BoxDesk::setValue(const game::BoxFigure& figure, const Node& value) {
    if (!(value == figure.value)) apply({{figure.file, figure.path, figure.shipped, value}});
}

void BoxDesk::confirm(const game::BoxPiece& piece) {
    std::vector<Correction> edits;
    for (const game::BoxFigure& figure : piece.figures)
        if (figure.confidence != Confidence::Printed)
            edits.push_back(
                {figure.file, figure.confidencePath, nodeOf(figure.shippedConfidence), nodeOf(Confidence::Printed)});
    if (!edits.empty()) apply(edits);
}

void BoxDesk::takeBack(const game::BoxPiece& piece) {
    std::vector<Correction> edits;
    for (const game::BoxFigure& figure : piece.figures) {
        if (figure.isChanged()) edits.push_back({figure.file, figure.path, figure.shipped, figure.shipped});
        const Node shipped = nodeOf(figure.shippedConfidence);
        if (figure.confidence != figure.shippedConfidence)
            edits.push_back({figure.file, figure.confidencePath, shipped, shipped});
    }
    if (!edits.empty()) apply(edits);
}

template <class Do>
bool BoxDesk::attempt(const Do& what) {
    if (!file_) return false;
    try {
        what(*file_);
        return true;
    } catch (const record::FileError& error) {
        emit failed(language::sentence(error));
        return false;
    }
}

void BoxDesk::apply(const std::vector<Correction>& edits) {
    attempt([&](const session::CorrectionFile& file) { take(file.change(edits)); });
}

void BoxDesk::importFrom(const QString& path) {
    attempt([&](const session::CorrectionFile& file) { take(file.importFrom(path)); });
}

void BoxDesk::exportTo(const QString& path) {
    attempt([&](const session::CorrectionFile& file) { file.exportTo(path); });
}

void BoxDesk::take(session::CorrectionState state) {
    // The game only differs in what it plays with; each such game stays in memory.
    const bool isOther = !(state.inEffect.ofValues() == state_.inEffect.ofValues());
    state_ = std::move(state);
    if (isOther) {
        catalog_->rereadCorrections(id_);
        game_ = catalog_->game(id_);
    }
    reread();
}

void BoxDesk::reread() {
    lay();
    emit changed();
}

/// What is wanted, over what the game is read from.
void BoxDesk::lay() {
    box_ = game_->box();
    const auto wanted = [this](const std::string& file, const std::string& path) {
        return state_.wanted.find(file, path);
    };
    for (game::BoxPiece& piece : box_.pieces)
        for (game::BoxFigure& figure : piece.figures) {
            const Correction* value = wanted(figure.file, figure.path);
            figure.value = value ? value->value : figure.shipped;
            const Correction* confidence = wanted(figure.file, figure.confidencePath);
            figure.confidence = confidence ? confidenceNamed(confidence->value.text()) : figure.shippedConfidence;
        }
}

}
