// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/name_list.h"
#include "suite/suite.h"

#include <QTest>

using heorot::record::NameList;

class TestNameList : public QObject {
    Q_OBJECT
    const NameList tiles_{std::vector<std::string>{"oak", "elm", "", "ash"}, 0xF0, {"tree?", "bush?"}};

    static QByteArray found(const NameList& list) {
        QByteArray names;
        for (const char* name : {"oak", "elm", "", "ash", "tree?", "bush?", "fir"})
            if (const auto piece = list.find(name)) names += QByteArray(name) + QByteArray::number(*piece) + ' ';
        return names;
    }

  private slots:
    void namesAllPieces() {
        QCOMPARE(tiles_.name(3), std::string("ash"));
        QCOMPARE(tiles_.name(0xF1), std::string("bush?"));
        QCOMPARE(tiles_.piece(1), std::string("elm"));
        QVERIFY_EXCEPTION_THROWN(tiles_.name(4), std::out_of_range);
        QVERIFY_EXCEPTION_THROWN(tiles_.name(0xF2), std::out_of_range);
        QCOMPARE(tiles_.all().size(), std::size_t{4});
    }
    void findsNeitherUnknownPiecesNorGaps() { QCOMPARE(found(tiles_), QByteArray("oak0 elm1 ash3 ")); }
    void findsOnlyPiecesOfItsRange() {
        QCOMPARE(found(tiles_.range(1, 3)), QByteArray("elm1 "));
        QCOMPARE(tiles_.range(1, 3).name(0), std::string("oak"));
    }
    void findsOnlyPiecesOfItsKind() {
        const NameList odd = tiles_.where([](std::uint8_t piece) { return piece % 2 == 1; });
        QCOMPARE(found(odd), QByteArray("elm1 ash3 "));
        QCOMPARE(found(odd.range(2, 4)), QByteArray("ash3 "));
    }
};

HEOROT_SUITE(TestNameList)
#include "tst_name_list.moc"
