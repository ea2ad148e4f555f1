// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/fixed_list.h"
#include "suite/suite.h"

#include <QTest>

#include <type_traits>
#include <vector>

using heorot::engine::FixedList;
using List = FixedList<std::uint8_t, 4>;
Q_DECLARE_METATYPE(std::vector<std::uint8_t>)

static_assert(std::is_trivially_copyable_v<List>);

namespace {

List listOf(const std::vector<std::uint8_t>& values) {
    List list;
    for (const auto value : values) list.push(value);
    return list;
}

}

class TestFixedList : public QObject {
    Q_OBJECT
  private slots:
    void keepsInsertionOrder() {
        const List list = listOf({3, 1, 2});
        QCOMPARE(std::vector<std::uint8_t>(list.begin(), list.end()), (std::vector<std::uint8_t>{3, 1, 2}));
        QCOMPARE(list.size(), std::size_t{3});
        QVERIFY(!list.full());
        QVERIFY(listOf({1, 2, 3, 4}).full());
        QVERIFY(List{}.empty());
    }

    void removesOneValue_data() {
        QTest::addColumn<std::vector<std::uint8_t>>("before");
        QTest::addColumn<int>("value");
        QTest::addColumn<bool>("found");
        QTest::addColumn<std::vector<std::uint8_t>>("after");
        using Values = std::vector<std::uint8_t>;
        QTest::newRow("the first") << Values{5, 6, 7} << 5 << true << Values{6, 7};
        QTest::newRow("the last of a full list") << Values{5, 6, 7, 8} << 8 << true << Values{5, 6, 7};
        QTest::newRow("only the first of twins") << Values{5, 6, 5} << 5 << true << Values{6, 5};
        QTest::newRow("none") << Values{5, 6} << 7 << false << Values{5, 6};
        QTest::newRow("0 is no value of an unused place") << Values{5} << 0 << false << Values{5};
    }
    void removesOneValue() {
        QFETCH(std::vector<std::uint8_t>, before);
        QFETCH(int, value);
        QFETCH(bool, found);
        QFETCH(std::vector<std::uint8_t>, after);
        List list = listOf(before);
        QCOMPARE(list.contains(static_cast<std::uint8_t>(value)), found);
        QCOMPARE(list.remove(static_cast<std::uint8_t>(value)), found);
        QVERIFY(list == listOf(after));
    }

    void equalityIgnoresRemovedValues() {
        List used = listOf({9, 8, 7});
        used.removeAt(1);
        QVERIFY(used == listOf({9, 7}));
        used.clear();
        QVERIFY(used == List{});
        QVERIFY(listOf({1, 2}) != listOf({2, 1}));
        QVERIFY(listOf({0}) != List{});
    }
};

HEOROT_SUITE(TestFixedList)
#include "tst_fixed_list.moc"
