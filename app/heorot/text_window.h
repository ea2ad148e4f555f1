// SPDX-License-Identifier: GPL-3.0-or-later
// For translators: where each text of the window comes from.
#pragma once

#include "language/text_finder.h"
#include "language/translations.h"

#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>

#include <memory>

namespace heorot::app {

/// A window beside the program's, which lists the texts of the screen; what is pointed at in the program is chosen. For
/// the chosen text it shows context, source, note and all languages.
class TextWindow final : public QWidget {
    Q_OBJECT

  public:
    /// `translations` must outlive it; `program` is the window whose texts are listed.
    TextWindow(const language::Translations& translations, QWidget& program);

    /// Reads the texts and lists those of the screen anew.
    void refresh();
    const QListWidget& list() const { return *list_; }
    QString details() const { return details_->toPlainText(); }

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    void retranslateUi();
    void listTexts();
    void choose(std::size_t text);
    void showDetails();
    void copySource();
    void openFile();
    /// The .ts file that holds the chosen text in the language in use: that of the translator's folder if there is one.
    QString fileOfChosen() const;
    const language::KnownText* chosen() const;

    const language::Translations& translations_;
    QWidget& program_;
    std::unique_ptr<language::TextFinder> finder_;
    QLabel* hint_;
    QListWidget* list_;
    QPlainTextEdit* details_;
    QPushButton* copy_;
    QPushButton* open_;
    QPushButton* refresh_;
};

}
