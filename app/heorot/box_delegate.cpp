// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_delegate.h"

#include <QLocale>
#include <QPainter>

namespace heorot::app {

using game::Tone;
using game::Type;

BoxDelegate::BoxDelegate(const BoxDesk& desk, const BoxModel& model, QObject* parent)
    : QStyledItemDelegate(parent), desk_(desk), model_(model) {}

void BoxDelegate::setStyle(const PageStyle& style) {
    style_ = style;
    scenes_.clear();
    if (style.art) painter_.emplace(*style.art, style.look, style.theme);
}

QSizeF BoxDelegate::cell() const {
    return style_.look.compact() ? QSizeF(112, 132) : QSizeF(148, 176);
}

QRectF BoxDelegate::pictureArea() const {
    const double side = style_.look.compact() ? 78 : 112;
    return {(cell().width() - side) / 2, 8, side, side};
}

QRectF BoxDelegate::nameArea() const {
    const double top = pictureArea().bottom() + 4;
    return {6, top, cell().width() - 12, cell().height() - top - 6};
}

QSize BoxDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
    return (cell() * style_.textScale).toSize();
}

const game::Scene& BoxDelegate::sceneOf(const game::BoxPiece& piece) const {
    const QString key = QString::fromStdString(piece.path);
    const auto known = scenes_.find(key);
    if (known != scenes_.end()) return *known;
    game::Scene scene = desk_.game().boxScene(piece.path, style_.look, pictureArea());
    game::Sprite& name = scene.sprites.emplace_back();
    name.area = nameArea();
    name.text = piece.name;
    name.type = Type::Caption;
    name.bold = true;
    name.wraps = true;
    name.alignment = Qt::AlignHCenter | Qt::AlignTop;
    if (piece.copies > 1) {
        game::Sprite& copies = scene.sprites.emplace_back();
        copies.area = QRectF(6, 6, 34, 20);
        copies.fill = Tone::PanelLit;
        copies.edge = Tone::Ink;
        copies.edgeWidth = 1;
        copies.radius = 5;
        copies.text = QStringLiteral("×") + QLocale().toString(piece.copies);
        copies.type = Type::Caption;
        copies.alignment = Qt::AlignCenter;
        copies.bold = true;
    }
    return *scenes_.insert(key, std::move(scene));
}

void BoxDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const game::BoxPiece* piece = model_.piece(index);
    if (!piece || !painter_) return;
    painter->save();
    painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter->translate(option.rect.topLeft());
    painter->scale(style_.textScale, style_.textScale);
    const QRectF frame = QRectF(QPointF(), cell()).adjusted(3, 3, -3, -3);
    const bool isCurrent = (option.state & QStyle::State_Selected) != 0;
    painter->setPen(QPen(style_.color(isCurrent ? Tone::Gold : Tone::Line), isCurrent ? 4 : 1));
    painter->setBrush(style_.color(isCurrent ? Tone::Field : Tone::Panel));
    painter->drawRoundedRect(frame, 7, 7);
    for (const game::Sprite& sprite : sceneOf(*piece).sprites) painter_->paint(*painter, sprite);
    const double mark = 16;
    const QRectF corner(frame.right() - mark - 4, frame.top() + 4, mark, mark);
    paintConfidence(*painter, corner, BoxDesk::confidenceOf(*piece), style_);
    if (BoxDesk::isChanged(*piece)) {
        const QRectF below = corner.translated(0, mark + 4);
        painter->setPen(QPen(style_.color(Tone::Night), 1.5));
        painter->setBrush(style_.color(Tone::Bone));
        painter->drawRoundedRect(below, 4, 4);
        painter_->paintArt(*painter, below.adjusted(2, 2, -2, -2), QStringLiteral("icons/swap"), {},
                           style_.color(Tone::Night));
    }
    painter->restore();
}

}
