// SPDX-License-Identifier: GPL-3.0-or-later
#include "heorot/rules_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFrame>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace heorot::app {

namespace {

/// Formats the rules as the terminal has them: paragraphs, lists indented by spaces, headings in capitals. Headings
/// become bold, lists keep their indent in every line.
QString laidOut(const QString& plain) {
    static const QRegularExpression heading(QStringLiteral("^\\s*(\\p{Lu}[\\p{Lu}\\s’'-]+\\p{Lu}[.:]?)(?=\\s|$)"));
    QString rich;
    for (const QString& line : plain.split(u'\n')) {
        if (line.trimmed().isEmpty()) continue;
        const auto indent =
            static_cast<int>(std::find_if(line.begin(), line.end(), [](QChar c) { return c != u' '; }) - line.begin());
        const QString head = heading.match(line).captured(1);
        const QString rest = line.trimmed().mid(head.size()).toHtmlEscaped();
        const QString bold = head.isEmpty() ? QString() : QStringLiteral("<b>%1</b>").arg(head.toHtmlEscaped());
        rich += QStringLiteral("<p style=\"margin: %1px 0 0 %2px\">").arg(head.isEmpty() ? 2 : 10).arg(10 * indent) +
                bold + rest + QStringLiteral("</p>");
    }
    return rich;
}

}

RulesDialog::RulesDialog(const session::Session& session, QString thing, const PageStyle& style, QWidget* parent)
    : QDialog(parent), session_(session), thing_(std::move(thing)), explained_(new QLabel), rules_(new QLabel) {
    setObjectName(QStringLiteral("rulesDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    explained_->setObjectName(QStringLiteral("explained"));
    rules_->setObjectName(QStringLiteral("rules"));
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setSpacing(16);
    for (QLabel* label : {explained_, rules_}) {
        label->setWordWrap(true);
        label->setTextFormat(label == rules_ ? Qt::RichText : Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        column->addWidget(label);
    }
    column->addStretch();
    setType(*explained_, style, game::Type::Body, true);
    setType(*rules_, style, game::Type::Body);
    auto* scroll = new QScrollArea;
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto* frame = new QFrame;
    frame->setProperty("role", QStringLiteral("panel"));
    (new QVBoxLayout(frame))->addWidget(scroll);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setIcon(style.labelIcon(QStringLiteral("icons/close"), 18, game::Tone::Ink));
    close->setIconSize(PageStyle::labelIconSize(18));
    buttons->setFont(style.font(game::Type::Body));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->addWidget(frame);
    whole->addWidget(buttons);
    retranslateUi();
    const QSize room = parent ? parent->size() : QSize(1024, 600);
    resize(std::min(room.width() - 60, static_cast<int>(680 * style.textScale)), std::min(760, room.height() - 60));
}

void RulesDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslateUi();
}

void RulesDialog::retranslateUi() {
    const game::Words& words = session_.game().words();
    //: Title of the rules: %1 the title of a game
    setWindowTitle(tr("Rules: %1").arg(words.title()));
    explained_->setText(thing_.isEmpty() ? QString() : words.explanation(session_.match(), thing_));
    explained_->setVisible(!explained_->text().isEmpty());
    const QString rules = words.rules(session_.match());
    rules_->setText(laidOut(rules.isEmpty() ? words.summary() : rules));
}

}
