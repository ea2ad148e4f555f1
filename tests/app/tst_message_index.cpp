// SPDX-License-Identifier: GPL-3.0-or-later
// The gallery's page of messages: where each of them is to be seen.
#include "heorot/message_index.h"
#include "suite/widget_suite.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class TestMessageIndex : public QObject {
    Q_OBJECT

  private slots:
    void messageNamesItsPictures();
};

void TestMessageIndex::messageNamesItsPictures() {
    const QTemporaryDir folder;
    QFile texts(folder.filePath(QStringLiteral("movie_de.ts")));
    QVERIFY(texts.open(QIODevice::WriteOnly));
    texts.write("<!DOCTYPE TS><TS version=\"2.1\" language=\"de\"><context><name>movie</name>"
                "<message><source>Gorge &lt;b&gt;</source><translation>Schlucht</translation></message>"
                "<message><source>%1 draws.</source><translation>%1 zieht.</translation></message>"
                "<message><source>Nowhere</source><translation>Nirgends</translation></message></context></TS>");
    texts.close();
    heorot::app::MessageIndex index({folder.path()});
    index.add(QStringLiteral("a.png"), QStringLiteral("de"), {QStringLiteral("Schlucht")});
    index.add(QStringLiteral("b.png"), QStringLiteral("de"),
              {QStringLiteral("Anna zieht."), QStringLiteral("Schlucht")});
    index.add(QStringLiteral("c.png"), QStringLiteral("en"), {QStringLiteral("Anna draws.")});
    const QString html = index.html();
    const auto link = [](const QString& picture) { return QStringLiteral("<a href=\"%1\">%1</a> ").arg(picture); };
    QVERIFY2(html.contains(QStringLiteral("<td>movie: Gorge &lt;b&gt;</td><td>") + link(QStringLiteral("a.png")) +
                           link(QStringLiteral("b.png")) + QStringLiteral("</td>")),
             qPrintable(html));
    QVERIFY2(html.contains(QStringLiteral("<td>movie: %1 draws.</td><td>") + link(QStringLiteral("b.png")) +
                           link(QStringLiteral("c.png"))),
             qPrintable(html));
    QVERIFY(!html.contains(QStringLiteral("Nowhere")));
}

HEOROT_WIDGET_SUITE(TestMessageIndex)
#include "tst_message_index.moc"
