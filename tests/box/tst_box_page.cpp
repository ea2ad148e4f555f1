// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the open box: finding pieces, correcting and confirming them by mouse and keys, and the ways to it.
#include "../app/window_fixture.h"
#include "heorot/box_dialog.h"
#include "heorot/room_check.h"
#include "suite/widget_suite.h"

using namespace heorot;
using namespace heorot::app;
using namespace heorot::test;
using data::Confidence;

class TestBoxPage : public WindowFixture {
    Q_OBJECT

  private slots:
    void openedFromTheHallAndLeft();
    void groupsSearchAndFiltersChoosePieces();
    void everyNumberSaysHowSureItIs();
    void correctionIsCheckedAndKept();
    void whatContradictsOthersWaits();
    void asPrintedGoesOnToTheNextUnsurePiece();
    void takenBackIsAsBefore();
    void correctionsAreExportedAndImported();
    void failedSavingIsSaid();
    void tableShowsTheBoxToLookAt();
    void textsFollowTheLanguage();

  private:
    /// A window whose games can be corrected.
    BoxPage& openBox() {
        page_.reset();
        folder_ = std::make_unique<QTemporaryDir>();
        own_ = std::make_unique<plugin::PluginCatalog>(
            plugin::PluginFolders{QStringLiteral(HEOROT_BINARY_DIR "/tests/games"),
                                  QStringLiteral(HEOROT_BINARY_DIR "/tests/data"), folder_->path()});
        page_ = std::make_unique<BoxPage>(*own_, QStringLiteral("sample"), answers_, art_, Settings());
        page_->resize(1024, 600);
        page_->show();
        page_->activateWindow();
        if (!QTest::qWaitForWindowActive(page_.get())) qFatal("the page does not become active");
        return *page_;
    }
    template <class Widget>
    Widget& part(const char* name) const {
        auto* found = page_->findChild<Widget*>(QLatin1String(name));
        if (!found) qFatal("there is no %s", name);
        return *found;
    }
    QStringList pieces() const {
        QStringList names;
        const auto& model = *part<QListView>("pieces").model();
        for (int row = 0; row < model.rowCount(); ++row) names << model.index(row, 0).data().toString();
        return names;
    }
    QString current() const { return part<QLabel>("pieceName").text(); }
    void press(const char* name) const { QTest::mouseClick(&part<QAbstractButton>(name), Qt::LeftButton); }
    QWidget& figure(const char* path) const {
        for (QWidget* row : page_->findChildren<QWidget*>(QLatin1String(path)))
            if (row->isVisible()) return *row;
        qFatal("there is no number %s", path);
    }
    /// Types a number into its field, without Enter.
    QLineEdit& type(const char* path, const QString& text) const {
        auto* field = figure(path).findChild<QLineEdit*>();
        if (!field) qFatal("%s cannot be edited", path);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
        return *field;
    }
    void enter(const char* path, const QString& text) const { QTest::keyClick(&type(path, text), Qt::Key_Return); }
    int priceOfNewGames() const {
        const game::Box box = own_->game(QStringLiteral("sample"))->box();
        return std::stoi(box.find("price")->figures[0].value.text());
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<plugin::PluginCatalog> own_;
    std::unique_ptr<BoxPage> page_;
};

void TestBoxPage::openedFromTheHallAndLeft() {
    MainWindow& window = open();
    click("box-sample");
    QVERIFY(window.box());
    QVERIFY(window.box()->isVisible());
    QVERIFY(window.windowTitle().contains(QStringLiteral("Sample")));
    QTest::keyClick(window.box(), Qt::Key_Escape);
    QTRY_VERIFY(!window.box());
    QTRY_VERIFY(window.hall().isVisible());
    QTest::keyClick(&window.hall(), Qt::Key_B);
    QTRY_VERIFY(window.box());
}

void TestBoxPage::groupsSearchAndFiltersChoosePieces() {
    openBox();
    QCOMPARE(pieces().size(), 8);
    part<QListWidget>("groups").setCurrentRow(2);
    QCOMPARE(pieces().size(), 4);
    part<QListWidget>("groups").setCurrentRow(0);
    QTest::keyClicks(&part<QLineEdit>("search"), QStringLiteral("worth 3"));
    QCOMPARE(pieces(), QStringList{QStringLiteral("gold")});
    QCOMPARE(current(), QStringLiteral("gold"));
    QTest::keyClicks(&part<QLineEdit>("search"), QStringLiteral("x"));
    QVERIFY(pieces().isEmpty());
    QVERIFY(part<QLabel>("nothing").isVisible());
    part<QLineEdit>("search").clear();
    QTest::mouseClick(&part<SegmentedControl>("show").button(1), Qt::LeftButton);
    QCOMPARE(pieces().join(u' '), QStringLiteral("price gold shield"));
    QTest::mouseClick(&part<SegmentedControl>("show").button(2), Qt::LeftButton);
    QVERIFY(pieces().isEmpty());
}

void TestBoxPage::everyNumberSaysHowSureItIs() {
    openBox().showPiece("tokens[3]");
    QCOMPARE(current(), QStringLiteral("shield"));
    QCOMPARE(figure("tokens[3].copies").findChild<QLabel*>(QStringLiteral("value"))->text(), QStringLiteral("3"));
    QCOMPARE(figure("tokens[3].copies").findChild<QLabel*>(QStringLiteral("confidence"))->text(),
             confidenceWords(Confidence::Reconstructed));
    QVERIFY(!figure("tokens[3].copies").findChild<QLineEdit*>());
    QVERIFY(part<QListView>("pieces")
                .currentIndex()
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(confidenceWords(Confidence::Reconstructed)));
}

void TestBoxPage::correctionIsCheckedAndKept() {
    openBox().showPiece("price");
    press("correct");
    type("price.value", QStringLiteral("100"));
    auto* reason = figure("price.value").findChild<QLabel*>(QStringLiteral("reason"));
    QTRY_VERIFY(reason->isVisible());
    QCOMPARE(reason->text(), QStringLiteral("price.value: “100” is not a whole number from 1 to 99"));
    type("price.value", QStringLiteral("6"));
    QVERIFY(!reason->isVisible());
    QCOMPARE(priceOfNewGames(), 4);
    enter("price.value", QStringLiteral("6"));
    QTRY_COMPARE(priceOfNewGames(), 6);
    QTRY_VERIFY(figure("price.value").findChild<QLabel*>(QStringLiteral("before"))->text().contains(u'4'));
    QTest::mouseClick(&part<SegmentedControl>("show").button(2), Qt::LeftButton);
    QCOMPARE(pieces(), QStringList{QStringLiteral("price")});
    // Another page finds it.
    BoxDesk again(*own_, QStringLiteral("sample"));
    QVERIFY(BoxDesk::isChanged(*again.box().find("price")));
}

void TestBoxPage::whatContradictsOthersWaits() {
    openBox().showPiece("tokens[0]");
    press("correct");
    QVERIFY(!part<QLabel>("fault").isVisible());
    enter("tokens[0].copies", QStringLiteral("1"));
    QTRY_VERIFY(part<QLabel>("fault").isVisible());
    QVERIFY(part<QLabel>("fault").text().contains(QStringLiteral("too few tokens")));
    page_->showPiece("tokens[1]");
    enter("tokens[1].copies", QStringLiteral("14"));
    QTRY_VERIFY(!part<QLabel>("fault").isVisible());
}

void TestBoxPage::asPrintedGoesOnToTheNextUnsurePiece() {
    openBox().showPiece("price");
    press("correct");
    QCOMPARE(part<QLabel>("progressText").text(), QStringLiteral("0 of 3 checked"));
    QTest::keyClick(&part<QListView>("pieces"), Qt::Key_P);
    QTRY_COMPARE(current(), QStringLiteral("gold"));
    QCOMPARE(part<QLabel>("progressText").text(), QStringLiteral("1 of 3 checked"));
    press("nextUnsure");
    QCOMPARE(current(), QStringLiteral("shield"));
    // Also while a number is edited.
    enter("tokens[3].value", QStringLiteral("5"));
    QTRY_VERIFY(BoxDesk::isChanged(*page_->desk().box().find("tokens[3]")));
    QTest::keyClick(figure("tokens[3].value").findChild<QLineEdit*>(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(current(), QStringLiteral("gold"));
    press("asPrinted");
    QTRY_COMPARE(part<QLabel>("progressText").text(), QStringLiteral("Every number here is as printed."));
    QVERIFY(!part<QPushButton>("nextUnsure").isEnabled());
    for (const game::BoxPiece& piece : page_->desk().box().pieces) QVERIFY(!BoxDesk::isUnsure(piece));
}

void TestBoxPage::takenBackIsAsBefore() {
    openBox().showPiece("price");
    press("correct");
    enter("price.value", QStringLiteral("6"));
    QTRY_COMPARE(priceOfNewGames(), 6);
    QTest::keyClick(&part<QListView>("pieces"), Qt::Key_P);
    page_->showPiece("price");
    QTRY_VERIFY(part<QPushButton>("takeBack").isEnabled());
    press("takeBack");
    QTRY_COMPARE(priceOfNewGames(), 4);
    QVERIFY(!page_->desk().hasCorrections());
    QVERIFY(BoxDesk::isUnsure(*page_->desk().box().find("price")));
}

void TestBoxPage::correctionsAreExportedAndImported() {
    openBox().showPiece("price");
    press("correct");
    QVERIFY(!part<QPushButton>("export").isEnabled());
    enter("price.value", QStringLiteral("6"));
    QTRY_VERIFY(part<QPushButton>("export").isEnabled());
    QTemporaryDir other;
    answers_.file = other.filePath(QStringLiteral("mine.yaml"));
    press("export");
    QVERIFY(QFile::exists(answers_.file));
    press("takeBack");
    QTRY_COMPARE(priceOfNewGames(), 4);
    press("import");
    QTRY_COMPARE(priceOfNewGames(), 6);
    QVERIFY(answers_.told.isEmpty());
    answers_.file = other.filePath(QStringLiteral("none.yaml"));
    press("import");
    // A file that does not exist holds nothing to add; it is said.
    QTRY_VERIFY(!answers_.told.isEmpty());
}

void TestBoxPage::failedSavingIsSaid() {
    openBox().showPiece("price");
    press("correct");
    QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("sample/corrections.yaml")));
    enter("price.value", QStringLiteral("6"));
    QTRY_COMPARE(answers_.told.size(), 1);
    QCOMPARE(priceOfNewGames(), 4);
}

void TestBoxPage::tableShowsTheBoxToLookAt() {
    MainWindow& window = open();
    window.begin(newGame(QStringLiteral("sample"), {"human", "easy"}));
    QTRY_VERIFY(window.table());
    window.table()->actions().box->trigger();
    QTRY_VERIFY(window.findChild<BoxDialog*>());
    auto* page = window.findChild<BoxPage*>();
    QVERIFY(!page->findChild<QPushButton*>(QStringLiteral("correct"))->isVisibleTo(page));
    QVERIFY(!page->desk().mayCorrect());
    QTest::keyClick(page, Qt::Key_Escape);
    QTRY_VERIFY(!window.findChild<BoxDialog*>());
    QVERIFY(window.table());
}

void TestBoxPage::textsFollowTheLanguage() {
    openBox().setCorrecting(true);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    QTRY_VERIFY(part<QPushButton>("correct").text().startsWith(u'«'));
    for (const char* name : {"home", "nextUnsure", "import", "export", "asPrinted", "takeBack", "pieceHandbook"})
        QVERIFY2(part<QAbstractButton>(name).toolTip().startsWith(u'«'), name);
    QCoreApplication::removeTranslator(&marks);
    QTRY_VERIFY(!part<QPushButton>("correct").text().startsWith(u'«'));
    QVERIFY2(cutTexts(*page_).isEmpty(), qPrintable(cutTexts(*page_).join(u'\n')));
}

HEOROT_WIDGET_SUITE(TestBoxPage)

#include "tst_box_page.moc"
