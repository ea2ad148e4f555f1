// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/text_window.h"

#include "heorot/screen_texts.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QUrl>
#include <QVBoxLayout>

namespace heorot::app {

TextWindow::TextWindow(const language::Translations& translations, QWidget& program)
    : QWidget(&program, Qt::Tool), translations_(translations), program_(program), hint_(new QLabel),
      list_(new QListWidget), details_(new QPlainTextEdit), copy_(new QPushButton), open_(new QPushButton),
      refresh_(new QPushButton) {
    setObjectName(QStringLiteral("textWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    hint_->setWordWrap(true);
    details_->setReadOnly(true);
    auto* buttons = new QHBoxLayout;
    for (QPushButton* button : {copy_, open_, refresh_}) buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->addWidget(hint_);
    column->addWidget(list_, 1);
    column->addWidget(details_, 1);
    column->addLayout(buttons);
    connect(list_, &QListWidget::currentRowChanged, this, [this] { showDetails(); });
    connect(list_, &QListWidget::itemActivated, this, [this] { openFile(); });
    connect(copy_, &QPushButton::clicked, this, [this] { copySource(); });
    connect(open_, &QPushButton::clicked, this, [this] { openFile(); });
    connect(refresh_, &QPushButton::clicked, this, [this] { refresh(); });
    qApp->installEventFilter(this);
    resize(520, 640);
    retranslateUi();
    refresh();
}

void TextWindow::refresh() {
    QStringList folders{language::Translations::textsOfApplication()};
    if (!translations_.overlay().isEmpty()) folders << translations_.overlay();
    finder_ = std::make_unique<language::TextFinder>(folders, language::Translations::inUse());
    listTexts();
}

void TextWindow::listTexts() {
    list_->clear();
    QStringList shown;
    std::vector<std::size_t> found;
    for (const QString& text : textsOn(program_))
        for (const std::size_t message : finder_->find(text))
            if (std::find(found.begin(), found.end(), message) == found.end()) found.push_back(message);
    for (const std::size_t message : found) {
        auto* item = new QListWidgetItem(finder_->texts()[message].message.source, list_);
        item->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(message));
    }
    if (list_->count() > 0) list_->setCurrentRow(0);
    showDetails();
}

/// A text that the list lacks, such as that of a new page, is added.
void TextWindow::choose(std::size_t text) {
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(Qt::UserRole).toULongLong() == text) return list_->setCurrentRow(row);
    auto* item = new QListWidgetItem(finder_->texts()[text].message.source, list_);
    item->setData(Qt::UserRole, QVariant::fromValue<qulonglong>(text));
    list_->setCurrentItem(item);
}

const language::KnownText* TextWindow::chosen() const {
    const QListWidgetItem* item = list_->currentItem();
    return item ? &finder_->texts().at(item->data(Qt::UserRole).toULongLong()) : nullptr;
}

void TextWindow::showDetails() {
    const language::KnownText* text = chosen();
    for (QPushButton* button : {copy_, open_}) button->setEnabled(text);
    open_->setEnabled(text && !fileOfChosen().isEmpty());
    if (!text) return details_->clear();
    QStringList lines{text->module + QStringLiteral(" / ") + text->message.context, text->message.source};
    if (!text->message.comment.isEmpty()) lines << QStringLiteral("(%1)").arg(text->message.comment);
    if (!text->message.note.isEmpty()) lines << text->message.note;
    lines << QString();
    for (const auto& [code, forms] : text->forms)
        for (const QString& form : forms) lines << QStringLiteral("%1: %2").arg(code, form);
    details_->setPlainText(lines.join(u'\n'));
}

void TextWindow::copySource() {
    if (const auto* text = chosen()) QApplication::clipboard()->setText(text->message.source);
}

QString TextWindow::fileOfChosen() const {
    const language::KnownText* text = chosen();
    if (!text) return {};
    const QString name = QStringLiteral("%1_%2.ts").arg(text->module, language::Translations::inUse());
    for (const QString& folder : {translations_.overlay(), language::Translations::textsOfApplication()})
        if (!folder.isEmpty() && QDir(folder).exists(name)) return QDir(folder).absoluteFilePath(name);
    return {};
}

void TextWindow::openFile() {
    if (const QString file = fileOfChosen(); !file.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(file));
}

bool TextWindow::eventFilter(QObject* watched, QEvent* event) {
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::MouseMove || !widget || widget->window() == this) return false;
    for (const QString& text : textsAt(*widget, static_cast<QMouseEvent*>(event)->position()))
        if (const auto found = finder_->find(text); !found.empty()) {
            choose(found.front());
            break;
        }
    return false;
}

void TextWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange) return;
    retranslateUi();
    refresh();
}

void TextWindow::retranslateUi() {
    //: Title of a window for translators
    setWindowTitle(tr("Texts on this screen"));
    hint_->setText(tr("Point at a text in the program, or choose one here, to see where it comes from."));
    //: Button: the English text
    copy_->setText(tr("Copy the source"));
    //: Button: opens the file with the text in the program for it, such as Qt Linguist
    open_->setText(tr("Open its file"));
    //: Button: lists the texts of the page that is shown now
    refresh_->setText(tr("Refresh the list"));
    list_->setAccessibleName(windowTitle());
    //: For screen readers: what is known of the chosen text
    details_->setAccessibleName(tr("About the chosen text"));
}

}
