// SPDX-License-Identifier: GPL-3.0-or-later
// The table as one widget: it paints a scene, moves its pieces, and serves mouse, touch, keys and screen readers from
// its spots. It knows no rules: whoever owns it sets what is lit and answers what is chosen.
//
// Keys: arrows to the nearest spot that way in the same zone, pressed again at its edge to the next zone; Tab and
// Shift+Tab through what may be chosen and one spot of each other zone; Enter chooses, Space ends what moves, else
// chooses; Escape closes the tip, else asks to go back; 1 to 9 choose what bears the digit (key_spots.h). Ctrl with +,
// - or the wheel zooms the stage (look.h), Ctrl+0 shows all of it; when zoomed, the wheel and dragging scroll it. What
// stands around the stage keeps its place.
//
// A piece that is pressed and moved is reported as lifted; its owner may let it be carried. It is then dropped at the
// spot where the button is released, or nowhere.
#pragma once

#include "ui/board_layer.h"
#include "ui/key_spots.h"
#include "ui/movement.h"
#include "ui/painter.h"
#include "ui/spot_moves.h"
#include "ui/tip_box.h"

#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace heorot::ui {

class HEOROT_UI_EXPORT BoardWidget : public QWidget {
    Q_OBJECT

  public:
    /// The cache must live longer.
    explicit BoardWidget(ArtCache& art, QWidget* parent = nullptr);

    /// The scene is laid out for look(). Pieces glide if the transition has speed; spots and marks are the new ones at
    /// once. A scene without speed, like one that only shows a preview, lets pieces glide on that still go there.
    void setScene(game::Scene scene, const Transition& transition = {});
    const game::Scene& scene() const { return scene_; }
    /// The table is shown as large as fits.
    void setLook(const game::Look& look);
    const game::Look& look() const { return painter_.look(); }
    void setTheme(const Theme& theme);
    const Theme& theme() const { return painter_.theme(); }
    /// Of the text of tips, and of the table through wantedSize.
    void setTextScale(double scale);
    void setMarks(const Marks& marks);
    /// How long the path of a chosen outline is shown: it crosses what is printed.
    void setPathTime(int milliseconds) { pathTime_.setInterval(milliseconds); }
    bool showsPaths() const { return pathTime_.isActive(); }
    const Marks& marks() const { return marks_; }
    /// Shown while its spot is pointed at, after a moment under the mouse and at once for keys; the next replaces it.
    /// After something was chosen it waits until another spot is pointed at, so that it covers nothing that changed.
    /// Enter is for a hint that is still searched for: nothing else may take it.
    void setAwaitsHint(bool awaits) { awaitsHint_ = awaits; }
    void setTip(const Tip& tip);
    /// Shows the tip at once, as the answer to a choice.
    void showTip();
    const Tip& tip() const { return tip_; }
    /// Tips stand inside `bounds`, which nothing covers, and off `shunned` where they can; in widget pixels. Empty
    /// bounds: the whole widget.
    void setTipRoom(const QRectF& bounds, const QRectF& shunned);
    /// In widget pixels; empty while no tip is shown.
    QRectF tipArea() const;
    /// Whether the tip is shown, or will be if the spot stays pointed at.
    bool isTipDue() const { return tipShown_ || tipDelay_.isActive(); }

    /// Under mouse or focus, whichever moved last; empty for none.
    QString pointedSpot() const;
    /// What a question for more is about: the spot under the mouse, otherwise the focused one.
    QString asked() const;
    /// Where the keys are; empty for none. It stays when the mouse moves.
    const QString& focusedSpot() const { return focused_; }
    /// Puts the keys there, as if by arrow; nothing if there is no such spot.
    void focusSpot(const QString& id);
    /// After a choice, once the marks are set: puts the keys on what may be chosen next, the nearest or `wanted`,
    /// without a word. A button takes them over from a piece only if there is nothing else, and never from another
    /// button, which would make one press of Enter too many an answer that nobody meant; a `wanted` confirmation does.
    void focusNext(const QString& wanted = {});
    /// In widget pixels. Empty if outside of every spot or if there is no such spot.
    QString spotAt(const QPointF& position) const;
    QRectF spotArea(const QString& id) const;
    /// Where a part of the scene stands in the widget.
    QRectF placed(const QRectF& area) const { return viewOf(area).mapRect(area); }
    /// What is written there, on a spot or not, the topmost first.
    QStringList textsAt(const QPointF& position) const;
    /// The digit that chooses the spot; 0 for none.
    int digitOf(const QString& id) const;
    /// Another turn begins: digits are given out anew.
    void beginTurn() { digits_.beginTurn(); }
    /// Focuses and chooses the spot with this digit. False if there is none, and beside the numbers of a hint.
    bool chooseDigit(int digit);
    /// The one way in for mouse, keys and screen readers: says `chosen`. Dark spots too: the owner says why not.
    void choose(const QString& id);

    /// While a button is held that lifted this spot: its picture follows the mouse until it is dropped or put down.
    void carry(const QString& spot);
    /// Without a word.
    void putDown();
    const QString& carried() const { return carried_; }

    bool isMoving() const { return !glides_.empty(); }
    /// Everything lies where it belongs.
    void skip();

    /// For Look::size (tableSize).
    QSizeF wantedSize() const;
    double zoom() const { return zoom_; }
    /// 1 to 3; what is at `center` (widget pixels) of the stage stays there.
    void setZoom(double zoom, const QPointF& center);
    /// Shows the stage of the table in this part of the widget, as large as fits, to leave room to something beside it;
    /// in widget pixels. Empty: where the scene has it.
    void setStageRoom(const QRectF& room);
    QSize sizeHint() const override { return {1024, 600}; }

  signals:
    void chosen(const QString& spot);
    /// Another spot, or none, is under mouse or focus.
    void pointed(const QString& spot);
    void back();
    /// Enter was pressed while a hint is pointed out.
    void hintTaken();
    /// The last piece has come to rest.
    void settled();
    /// The mouse moves on with this spot pressed: whoever wants the piece to be carried calls `carry`.
    void lifted(const QString& spot);
    /// The carried piece (its spot) was released over a spot, or over none, on the stage or beside it, or Escape was
    /// pressed.
    void dropped(const QString& piece, const QString& spot, bool isOnStage);
    /// The widget has another size: lay the scene out anew.
    void sceneSizeWanted(const QSizeF& size);

  protected:
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    enum class Pointer : std::uint8_t { Mouse, Keys };

    QRectF tipBounds() const;
    LaidTip laidTip() const;
    bool showsTip() const;
    void muteTip();
    void closeTipOfMovedPiece(const game::Scene& before);
    void repaintAll();
    /// Paints anew what differs in scene, marks, and what moves.
    void repaintChanged();
    /// Scene units to widget pixels: of the whole table, and of what lies on its stage.
    QTransform view() const;
    QTransform stageView() const;
    /// In widget pixels.
    QRectF stage() const;
    /// Whether the stage is zoomed or has been given other room, so that it is seen as through a window.
    bool isStageMoved() const { return zoom_ > 1 || !stageRoom_.isEmpty(); }
    bool isOnStage(const QRectF& area) const;
    QTransform viewOf(const QRectF& area) const { return isOnStage(area) ? stageView() : view(); }
    /// In widget pixels, without what is scrolled out of sight.
    QRectF seen(const QRectF& area) const;
    void buildLayer();
    /// In widget pixels.
    QRect reachOnWidget(const LayerPart& part) const;
    QRegion staleRegion(const std::vector<LayerPart>& changed) const;
    void paintMoving(QPainter& painter) const;
    void paintHint(QPainter& painter) const;
    void paintPins(QPainter& painter) const;
    /// All but what a lesson or the handbook speaks of lies in the dark.
    void paintNight(QPainter& painter) const;
    /// What the other players did, and the edge of an earlier position.
    void paintOutlines(QPainter& painter) const;
    void paintPaths(QPainter& painter, const Outline& outline) const;
    void paintPointed(QPainter& painter) const;
    /// For what is painted on the spot: with its transformation, and cut off where it is out of sight.
    void enter(QPainter& painter, const game::Spot& spot) const;
    void enterRaised(QPainter& painter, const game::Spot& spot) const;
    const Glide* glideOf(const game::Sprite& sprite) const;
    /// To screen readers: the spot under the keys, or the spots, have changed.
    void paintCarried(QPainter& painter) const;
    void drop(const QString& spot, bool isOnStage);
    void reportFocus();
    void reportSpots();
    void keepPlace(const game::Scene& before);
    void keepGlides(const game::Scene& before, const game::Scene& after);
    void finish();

    void point(Pointer pointer, const QString& spot);
    void announcePointed();
    void scrollBy(const QPointF& by);
    void reveal(const QString& spot);
    bool zoomKey(const QKeyEvent& event);
    void moveFocus(Way way, bool isRepeated);
    QString firstSpot() const;
    bool mayBeNext(const QString& id) const { return marks_.lit.contains(id) || marks_.next.contains(id); }
    const game::Spot* nextPiece() const;
    const game::Spot* nextButton() const;
    void paintDigits(QPainter& painter) const;

    ScenePainter painter_;
    game::Scene scene_;
    Marks marks_;
    Tip tip_;
    bool awaitsHint_ = false;
    bool tipShown_ = false;
    bool tipMuted_ = false;
    QTimer tipDelay_;
    QRectF tipBounds_;
    QRectF tipShunned_;

    /// The scene at rest with its marks, in device pixels; null when all of it must be painted anew.
    QPixmap layer_;
    /// What it was painted from, and whether that has changed.
    std::vector<LayerPart> parts_;
    bool isLayerOld_ = false;
    std::vector<Glide> glides_;
    QVariantAnimation clock_;
    QTimer pathTime_;

    Pointer pointer_ = Pointer::Mouse;
    QString hovered_;
    QString focused_;
    QString announced_;
    QString pressed_;
    /// The spot and way of the last arrow that led nowhere.
    QString edgeSpot_;
    std::optional<Way> edge_;
    Digits digits_;
    /// Where the mouse clicked last, until it moves on.
    std::optional<QPointF> clicked_;
    std::optional<QPointF> dragFrom_;
    bool dragging_ = false;
    /// What is carried, as it lay when it was lifted.
    QString carried_;
    std::vector<game::Sprite> carriedSprites_;
    QPointF carriedFrom_;
    QPointF carriedTo_;

    double textScale_ = 1;
    QRectF stageRoom_;
    double zoom_ = 1;
    /// Of the shown part of the stage from its middle, in widget pixels.
    QPointF scroll_;
};

}
