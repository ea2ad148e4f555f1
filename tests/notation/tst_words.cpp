// SPDX-License-Identifier: GPL-3.0-or-later
#include "notation/words.h"
#include "suite/suite.h"

#include <QTest>

using namespace heorot;
using notation::indexOf;
using notation::joined;
using notation::split;

namespace {

constexpr std::array<std::string_view, 2> metals{"gold", "silver"};
constexpr auto places = joined("deck", metals, std::array<std::string_view, 1>{"hand"});
static_assert(places == std::array<std::string_view, 4>{"deck", "gold", "silver", "hand"});

}

class TestWords : public QObject {
    Q_OBJECT
  private slots:
    void splitsAtBlanks_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("words");
        QTest::newRow("nothing") << QByteArray("") << QByteArray();
        QTest::newRow("blanks alone") << QByteArray("  ") << QByteArray();
        QTest::newRow("one word") << QByteArray("pass") << QByteArray("pass");
        QTest::newRow("two words") << QByteArray("bid gold") << QByteArray("bid|gold");
        QTest::newRow("blanks around and between") << QByteArray(" bid  gold ") << QByteArray("bid|gold");
        QTest::newRow("a tab is no blank") << QByteArray("bid\tgold") << QByteArray("bid\tgold");
    }
    void splitsAtBlanks() {
        QFETCH(const QByteArray, line);
        QByteArrayList words;
        const std::string text = line.toStdString();
        for (const std::string_view word : split(text)) words << QByteArray(word.data(), static_cast<int>(word.size()));
        QTEST(words.join('|'), "words");
    }

    void findsAWholeNameInAList() {
        QCOMPARE(indexOf(metals, "silver"), std::optional<std::uint8_t>(1));
        for (const std::string_view other : {"", "Silver", "silve", "silver ", "lead"})
            QVERIFY(!indexOf(metals, other));
    }
};

HEOROT_SUITE(TestWords)
#include "tst_words.moc"
