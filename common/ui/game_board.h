// SPDX-License-Identifier: GPL-3.0-or-later
// A running match played by spots: shows it on a BoardWidget, lights what may be chosen, says why not, previews, and
// tells when an action is complete. It decides nothing and changes no match.
#pragma once

#include "ui/board_widget.h"
#include "ui/compose.h"

#include <QWidget>

#include <memory>

namespace heorot::ui {

class HEOROT_UI_EXPORT GameBoard final : public QWidget {
    Q_OBJECT

  public:
    /// All three outlive the board.
    GameBoard(const game::GameView& view, const game::Words& words, ArtCache& art, QWidget* parent = nullptr);
    ~GameBoard() override;

    /// Shows the match as it stands; the size in the sitting's look is ignored, since the board has its own. What was
    /// chosen is forgotten. The match is asked again until the next call or `forget`, which come before it changes.
    void showMatch(const record::AnyMatch& match, const Sitting& sitting, const Transition& transition = {});
    /// Shows one moment instead, without anything to choose, until the next showMatch.
    void showMoment(const game::Moment& showing, const Transition& transition = {});
    /// Shows the position after the first `moves` moves as the viewer of the sitting saw it, to look at only, until the
    /// next showMatch. `head` stands in the prompt. The match is asked again as after showMatch.
    void showPast(const record::AnyMatch& match, std::size_t moves, const Sitting& sitting, const QString& head,
                  const Transition& transition = {});
    /// Whether this match is shown, so that setSitting goes on with what is chosen.
    bool shows(const record::AnyMatch& match) const { return match_ == &match; }
    /// Keeps the picture, but lets go of the match: nothing can be chosen.
    void forget();
    /// Goes on with the same match and what is chosen: after a change of look, help or commands.
    void setSitting(const Sitting& sitting);
    void setTheme(const Theme& theme);
    /// 1 to 1.5; the table is laid out for it when it is next shown or seated.
    void setTextScale(double scale);
    /// See Tip::more.
    void setMore(const QString& more) { more_ = more; }

    /// Spots that something elsewhere means, such as a line of the log.
    void setLighted(const QStringList& spots);
    /// Points out a legal action of the seat to move: a numbered pin at each of its spots, and its preview. Until the
    /// match changes; nothing removes it.
    void setHint(const std::optional<engine::Action>& action);

    /// What a lesson speaks of (Marks::taught), until the next call.
    void setTaught(std::vector<Taught> taught);

    /// What a page of the handbook is about (Marks::shown), until the next call.
    void setShown(const QStringList& spots);

    /// What the other players did (Marks::outlines), until the next call.
    void setOutlines(std::vector<Outline> outlines);

    /// As the table is laid out now, for the moments that the page shows.
    const game::Look& look() const { return board_->look(); }
    const Chooser& chooser() const { return chooser_; }
    BoardWidget& board() { return *board_; }
    /// The prompt as it stands in the strip.
    const Prompt& prompt() const { return prompt_; }
    /// By how much its strip has grown upwards, beyond what is free over it (overStrip), in scene units.
    double promptRise() const { return promptRise_; }
    /// The name of the rules' refusal of a spot that cannot be chosen; empty if there is none.
    QString refusalAt(const QString& spot) const;

    /// The spot is chosen as if pressed.
    void choose(const QString& spot);
    /// Takes back the last chosen spot. False if there was none.
    bool back();

    /// Shows what lies before the seat large over the table, or closes it with nobody. False if the game shows none.
    bool openSeat(engine::Seat seat);
    /// The seat that is shown so; nobody for none.
    engine::Seat openedSeat() const { return opened_; }

  signals:
    /// The viewer has chosen a whole legal action, by pieces at these places. Nothing has happened yet.
    void decided(heorot::engine::Action action, const heorot::engine::Picks& picks);
    /// The piece of this decision, which lies at the spot, is to be taken back. Nothing has happened yet.
    void takenBack(heorot::engine::Action action, const QString& spot);
    /// Something was pressed that is no choice: why not (Refused), or what it is where the rules give no reason. The
    /// tip says it too.
    void refused(const QString& sentence, heorot::ui::Tip::Kind kind);
    /// A button of the page in the prompt strip, `command/hint`, or a spot of Sitting::pages.
    void command(const QString& spot);
    /// Escape was pressed with nothing to take back or to close.
    void leaving();
    /// Head and second line of the prompt are others than before.
    void promptChanged(const QString& head, const QString& second);
    /// See promptRise.
    void promptRose();
    /// What lies before a seat was opened over the table.
    void seatOpened();
    /// The spot under mouse or focus; empty for none.
    void pointed(const QString& spot);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void point(const QString& spot);
    void lift(const QString& spot);
    void drop(const QString& piece, const QString& spot, bool isOnStage);
    void letGo();
    void refresh(const Transition& transition = {});
    void refreshPast(const Transition& transition = {});
    void takeStep();
    void takeSitting(const Sitting& sitting);
    Tip tipOf(const QString& spot) const;
    void tellWhat(const QString& spot);
    void tell(const Tip& tip);

    /// Who decides, and since which move.
    using Turn = std::pair<engine::Seat, std::size_t>;
    static Turn turnOf(const record::AnyMatch& match);

    const game::GameView& view_;
    const game::Words& words_;
    BoardWidget* board_;
    const record::AnyMatch* match_ = nullptr;
    Sitting sitting_;
    Chooser chooser_;
    /// What was chosen before a piece was lifted, while it is carried.
    std::optional<Chooser> beforeLift_;
    engine::Seat opened_ = engine::nobody;
    Turn turn_{engine::nobody, 0};
    QString pointed_;
    /// What the scene shows of it.
    game::Pointing pointing_;
    QString more_;
    QStringList lighted_;
    std::optional<engine::Action> hint_;
    std::vector<Taught> taught_;
    QStringList shown_;
    std::vector<Outline> outlines_;
    /// Whether an earlier position is shown, and which as long as the match may be asked.
    bool isPast_ = false;
    struct Past {
        const record::AnyMatch* match;
        std::size_t moves;
        QString head;
    };
    std::optional<Past> past_;
    Prompt prompt_;
    struct Step {
        engine::Seat mover = engine::nobody;
        std::size_t moves = 0;
        QStringList chosen;
        bool operator==(const Step&) const = default;
    };
    Step step_;
    StepPlaces places_;
    double promptRise_ = 0;
    /// While a decision is told: the scene before, and by which of equal spots it was made.
    struct Left {
        game::Scene scene;
        std::vector<std::pair<QStringList, QString>> ways;
    };
    Left left_;
};

}
