// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/box_page.h"

#include "heorot/handbook_dialog.h"

#include <QKeyEvent>
#include <QLocale>
#include <QShortcut>
#include <QStyle>

#include <algorithm>

namespace heorot::app {

using game::Tone;

BoxPage::BoxPage(plugin::PluginCatalog& catalog, const QString& game, Dialogs& dialogs, ui::ArtCache& art,
                 const Settings& settings, QWidget* parent)
    : BoxPage(std::make_unique<BoxDesk>(catalog, game), dialogs, art, settings, parent) {}

BoxPage::BoxPage(const game::GameModule& game, Dialogs& dialogs, ui::ArtCache& art, const Settings& settings,
                 QWidget* parent)
    : BoxPage(std::make_unique<BoxDesk>(game), dialogs, art, settings, parent) {}

BoxPage::BoxPage(std::unique_ptr<BoxDesk> desk, Dialogs& dialogs, ui::ArtCache& art, const Settings& settings,
                 QWidget* parent)
    : QWidget(parent), desk_(std::move(desk)), dialogs_(dialogs), settings_(settings),
      model_(new BoxModel(*desk_, this)), delegate_(new BoxDelegate(*desk_, *model_, this)), search_(new QLineEdit),
      show_(new SegmentedControl), correct_(new QPushButton), groups_(new QListWidget), pieces_(new QListView),
      nothing_(new QLabel), detail_(new BoxDetail(*desk_)), foot_(new QFrame), progressText_(new QLabel),
      progress_(new QProgressBar), fault_(new QLabel), next_(new QPushButton), import_(new QPushButton),
      export_(new QPushButton) {
    setObjectName(QStringLiteral("boxPage"));
    setProperty("role", QStringLiteral("page"));
    setAttribute(Qt::WA_StyledBackground);
    style_.art = &art;
    groups_->setObjectName(QStringLiteral("groups"));
    groups_->setWordWrap(true);
    groups_->setResizeMode(QListView::Adjust);
    groups_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    groups_->setTextElideMode(Qt::ElideNone);
    pieces_->setObjectName(QStringLiteral("pieces"));
    pieces_->setModel(model_);
    pieces_->setItemDelegate(delegate_);
    pieces_->setViewMode(QListView::IconMode);
    pieces_->setMovement(QListView::Static);
    pieces_->setResizeMode(QListView::Adjust);
    pieces_->setUniformItemSizes(true);
    pieces_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    nothing_->setObjectName(QStringLiteral("nothing"));
    nothing_->setProperty("onDark", true);
    nothing_->setWordWrap(true);
    nothing_->setAlignment(Qt::AlignCenter);
    columns_ = new QHBoxLayout;
    columns_->addWidget(groups_);
    columns_->addWidget(pieces_, 1);
    columns_->addWidget(nothing_, 1);
    columns_->addWidget(detail_);
    content_ = new QVBoxLayout;
    content_->addWidget(makeFilters());
    content_->addLayout(columns_, 1);
    content_->addWidget(makeFoot());
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(makeBar());
    whole->addLayout(content_, 1);
    correct_->setVisible(desk_->mayCorrect());
    foot_->hide();
    connectParts();
    retranslateUi();
    show_->setCurrent(0);
    groups_->setCurrentRow(0);
}

QWidget* BoxPage::makeBar() {
    auto* bar = new QWidget;
    bar->setProperty("role", QStringLiteral("bar"));
    home_ = new QToolButton;
    home_->setObjectName(QStringLiteral("home"));
    home_->setFocusPolicy(Qt::StrongFocus);
    title_ = new QLabel;
    title_->setObjectName(QStringLiteral("title"));
    title_->setProperty("gold", true);
    title_->setProperty("role", QStringLiteral("prompt"));
    title_->setWordWrap(true);
    bar->setMinimumHeight(48);
    auto* line = new QHBoxLayout(bar);
    line->setContentsMargins(10, 3, 10, 4);
    line->setSpacing(14);
    line->addWidget(home_);
    line->addWidget(title_, 1);
    return bar;
}

QWidget* BoxPage::makeFilters() {
    search_->setObjectName(QStringLiteral("search"));
    search_->setClearButtonEnabled(true);
    show_->setObjectName(QStringLiteral("show"));
    correct_->setObjectName(QStringLiteral("correct"));
    correct_->setCheckable(true);
    auto* filters = new QWidget;
    auto* line = new QHBoxLayout(filters);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(12);
    line->addWidget(search_, 2);
    line->addWidget(show_, 3);
    line->addWidget(correct_);
    return filters;
}

QWidget* BoxPage::makeFoot() {
    foot_->setObjectName(QStringLiteral("boxFoot"));
    foot_->setProperty("role", QStringLiteral("lit"));
    progressText_->setObjectName(QStringLiteral("progressText"));
    fault_->setObjectName(QStringLiteral("fault"));
    fault_->setProperty("refused", true);
    next_->setObjectName(QStringLiteral("nextUnsure"));
    import_->setObjectName(QStringLiteral("import"));
    export_->setObjectName(QStringLiteral("export"));
    progress_->setTextVisible(false);
    for (QLabel* label : {progressText_, fault_}) label->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(progressText_);
    words->addWidget(progress_);
    words->addWidget(fault_);
    auto* line = new QHBoxLayout(foot_);
    line->setContentsMargins(14, 8, 14, 8);
    line->setSpacing(10);
    line->addLayout(words, 1);
    for (QPushButton* button : {next_, import_, export_}) line->addWidget(button);
    return foot_;
}

void BoxPage::connectParts() {
    connect(style_.art, &ui::ArtCache::ready, this, [this] {
        pieces_->viewport()->update();
        detail_->update();
    });
    connect(home_, &QToolButton::clicked, this, &BoxPage::back);
    connect(search_, &QLineEdit::textChanged, this, &BoxPage::filter);
    connect(show_, &SegmentedControl::chosen, this, &BoxPage::filter);
    connect(groups_, &QListWidget::currentRowChanged, this, &BoxPage::filter);
    connect(pieces_->selectionModel(), &QItemSelectionModel::currentChanged, this, &BoxPage::showCurrent);
    connect(correct_, &QPushButton::toggled, this, &BoxPage::setCorrecting);
    connect(next_, &QPushButton::clicked, this, &BoxPage::goToNextUnsure);
    connect(import_, &QPushButton::clicked, this, &BoxPage::importFile);
    connect(export_, &QPushButton::clicked, this, &BoxPage::exportFile);
    connect(detail_, &BoxDetail::handbookWanted, this, &BoxPage::openHandbook);
    connect(detail_, &BoxDetail::confirmed, this, &BoxPage::goToNextUnsure);
    connect(desk_.get(), &BoxDesk::changed, this, &BoxPage::follow);
    connect(desk_.get(), &BoxDesk::failed, this,
            [this](const QString& sentence) { dialogs_.showMessage(this, sentence); });
    const auto key = [this](const QKeySequence& keys, auto act) {
        auto* shortcut = new QShortcut(keys, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    key(QKeySequence::Find, [this] { search_->setFocus(Qt::ShortcutFocusReason); });
    key(Qt::Key_N, [this] {
        if (!foot_->isHidden()) goToNextUnsure();
    });
    const auto confirm = [this] {
        auto* button = detail_->findChild<QPushButton*>(QStringLiteral("asPrinted"));
        // What is being typed counts, too.
        if (QWidget* field = focusWidget(); field && detail_->isAncestorOf(field)) field->clearFocus();
        if (!button->isHidden() && button->isEnabled()) button->click();
    };
    key(Qt::Key_P, confirm);
    key(Qt::CTRL | Qt::Key_Return, confirm);
}

void BoxPage::setSettings(const Settings& settings) {
    settings_ = settings;
    restyle();
}

void BoxPage::resizeEvent(QResizeEvent*) {
    restyle();
}

void BoxPage::showEvent(QShowEvent*) {
    restyle();
    pieces_->setFocus(Qt::OtherFocusReason);
}

void BoxPage::restyle() {
    style_.theme = ui::Theme(settings_.theme);
    style_.look.size = size();
    style_.textScale = settings_.textScale;
    style_.ratio = devicePixelRatioF();
    const bool isTight = style_.look.compact();
    const int gap = isTight ? 8 : 20;
    content_->setContentsMargins(isTight ? 10 : 32, gap, isTight ? 10 : 32, gap);
    content_->setSpacing(gap);
    columns_->setSpacing(gap);
    const double wide = std::max(1.0, static_cast<double>(width()));
    groups_->setFixedWidth(qRound(std::min(wide * .2, 230 * style_.textScale)));
    detail_->setFixedWidth(qRound(std::clamp(wide * .34, 300.0, 460.0 * style_.textScale)));
    home_->setIcon(style_.icon(QStringLiteral("icons/home"), 22, Tone::OnDark));
    home_->setIconSize({22, 22});
    // It is bold while it is checked.
    QFont bold = correct_->font();
    bold.setBold(true);
    constexpr int around = 44;
    correct_->setMinimumSize(QFontMetrics(bold).horizontalAdvance(correct_->text()) + around, 34);
    groups_->setStyleSheet(
        QStringLiteral("QListWidget::item { padding: 6px 8px; color: %1; background: transparent; border: none; }"
                       "QListWidget::item:selected { background: %2; color: %3; }")
            .arg(style_.color(Tone::Ink).name(), style_.color(Tone::Gold).name(), style_.color(Tone::Night).name()));
    fitGroups();
    progress_->setFixedHeight(10);
    delegate_->setStyle(style_);
    detail_->setStyle(style_);
    pieces_->setSpacing(isTight ? 2 : 6);
    pieces_->doItemsLayout();
}

void BoxPage::fillGroups() {
    const QSignalBlocker quiet(groups_);
    const int row = groups_->currentRow();
    groups_->clear();
    //: The first of the groups of the open box: all of them
    groups_->addItem(tr("Everything"));
    groups_->addItems(desk_->box().groups);
    groups_->setCurrentRow(std::max(0, row));
    fitGroups();
}

/// The list itself forgets the padding of its items when it breaks their lines.
void BoxPage::fitGroups() {
    constexpr int side = 8, above = 6;
    const int bar = groups_->style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, groups_);
    const int width = groups_->width() - 2 * (side + groups_->frameWidth()) - bar - 4;
    for (int row = 0; row < groups_->count(); ++row) {
        QListWidgetItem* item = groups_->item(row);
        const QRect text =
            groups_->fontMetrics().boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, item->text());
        item->setSizeHint({width, text.height() + 2 * above});
    }
}

void BoxPage::filter() {
    const game::BoxPiece* shown = model_->piece(pieces_->currentIndex());
    const std::string path = shown ? shown->path : std::string();
    model_->setFilter(groups_->currentRow() - 1, static_cast<BoxModel::Show>(std::max(0, show_->current())),
                      search_->text());
    const QModelIndex same = model_->indexOf(path);
    pieces_->setCurrentIndex(same.isValid() ? same : model_->index(0));
    pieces_->setVisible(model_->rowCount() > 0);
    nothing_->setVisible(model_->rowCount() == 0);
    showCurrent();
    sayProgress();
}

/// After a correction: the same pieces with what has changed.
void BoxPage::follow() {
    delegate_->forget();
    model_->refresh();
    pieces_->viewport()->update();
    detail_->refresh();
    sayProgress();
}

void BoxPage::showCurrent() {
    const game::BoxPiece* piece = model_->piece(pieces_->currentIndex());
    detail_->show(piece ? piece->path : std::string());
}

void BoxPage::showPiece(const std::string& path) {
    if (!model_->indexOf(path).isValid()) {
        search_->clear();
        show_->setCurrent(0);
        groups_->setCurrentRow(0);
        filter();
    }
    pieces_->setCurrentIndex(model_->indexOf(path));
}

void BoxPage::setCorrecting(bool correcting) {
    if (!desk_->mayCorrect()) return;
    correct_->setChecked(correcting);
    foot_->setVisible(correcting);
    detail_->setCorrecting(correcting);
    sayProgress();
}

void BoxPage::goToNextUnsure() {
    const QModelIndex next = model_->nextUnsure(pieces_->currentIndex());
    if (!next.isValid()) return sayProgress();
    pieces_->setCurrentIndex(next);
    pieces_->scrollTo(next);
    detail_->takeFocus();
}

/// Of the pieces of the chosen group that the program is not sure of.
void BoxPage::sayProgress() {
    int all = 0;
    int done = 0;
    for (const game::BoxPiece& piece : desk_->box().pieces) {
        if ((model_->group() >= 0 && piece.group != model_->group()) || !BoxDesk::wasUnsure(piece)) continue;
        ++all;
        if (!BoxDesk::isUnsure(piece)) ++done;
    }
    const QLocale locale;
    progress_->setRange(0, std::max(1, all));
    progress_->setValue(all == 0 ? 1 : done);
    if (done == all)
        progressText_->setText(tr("Every number here is as printed."));
    else
        //: How far an owner has come: %1 of %2 pieces whose numbers were not sure
        progressText_->setText(tr("%1 of %2 checked").arg(locale.toString(done), locale.toString(all)));
    next_->setEnabled(done < all);
    export_->setEnabled(desk_->hasCorrections());
    const QString fault = desk_->fault();
    fault_->setVisible(!fault.isEmpty());
    //: Below corrections that contradict each other so far: %1 a sentence, which says what does not fit
    fault_->setText(tr("New games don’t use your corrections yet: %1.").arg(fault));
}

void BoxPage::openHandbook(const QString& thing) {
    auto* dialog = new HandbookDialog(desk_->game(), style_, this);
    dialog->view().showTopic({{thing}});
    dialog->open();
}

void BoxPage::importFile() {
    const QString path = dialogs_.correctionsToOpen(this);
    if (!path.isEmpty()) desk_->importFrom(path);
}

void BoxPage::exportFile() {
    const QString path = dialogs_.correctionsToSave(this, QString::fromStdString(desk_->game().id()) +
                                                              QStringLiteral("-corrections.yaml"));
    if (!path.isEmpty()) desk_->exportTo(path);
}

void BoxPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit back();
    QWidget::keyPressEvent(event);
}

void BoxPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        desk_->reread();
        retranslateUi();
    }
}

void BoxPage::retranslateUi() {
    //: Title of the open box: %1 the title of a game
    title_->setText(tr("What is in the box: %1").arg(desk_->game().words().title()));
    home_->setToolTip(tr("Back"));
    home_->setAccessibleName(home_->toolTip());
    search_->setPlaceholderText(tr("Name or rule"));
    search_->setAccessibleName(search_->placeholderText());
    //: Choice of pieces in the open box: all of them
    const QString all = tr("All");
    //: Choice of pieces in the open box: those with numbers that are not printed
    const QString unsure = tr("Uncertain");
    //: Choice of pieces in the open box: those that the owner has corrected
    const QString corrected = tr("Corrected");
    show_->setChoices({{all, {}, tr("Show all pieces.")},
                       {unsure, {}, tr("Show pieces with numbers that we couldn’t read from print.")},
                       {corrected, {}, tr("Show pieces that you have corrected.")}});
    //: Button in the open box: lets an owner of the game change its numbers
    correct_->setText(tr("Correct your box"));
    correct_->setToolTip(tr("If you own a copy, correct its numbers; new games use them."));
    groups_->setAccessibleName(tr("Parts of the box"));
    pieces_->setAccessibleName(tr("Pieces"));
    nothing_->setText(tr("Nothing in the box matches this search."));
    //: Button in the open box: goes to the next piece with a number that is not sure
    next_->setText(tr("Next uncertain"));
    next_->setToolTip(tr("Go to the next piece with an uncertain number (N)."));
    //: Button in the open box: reads corrections from a file
    import_->setText(tr("Import…"));
    import_->setToolTip(tr("Add the corrections from another owner’s file."));
    //: Button in the open box: writes the corrections to a file
    export_->setText(tr("Export…"));
    export_->setToolTip(tr("Write your corrections to a file that others can import."));
    fillGroups();
    filter();
    restyle();
}

}
