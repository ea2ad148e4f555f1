// SPDX-License-Identifier: GPL-3.0-or-later
// The strict reader: each of its checks is tested by a file in data/bad, whose first line has the expected sentence, or
// by a row here where a file could not hold a comment.
#include "fuzz/mutate.h"
#include "record/flow_check.h"
#include "record/yaml.h"
#include "suite/refusal.h"
#include "suite/suite.h"

#include <QDebug>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <new>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

using namespace heorot::record;
using heorot::test::pathOf;
using heorot::test::refusal;

namespace {

const QString dataFolder = QStringLiteral(HEOROT_SOURCE_DIR "/tests/record/data/");

QString refusalOf(const std::string& text) {
    return refusal([&] { parseYaml(text, "t.yaml"); });
}

/// The tree on one line, to compare what was read.
QString read(const std::string& text) {
    const Node node = parseYaml(text, "t.yaml");
    return QString::fromStdString(toYaml(node)).trimmed();
}

/// During its lifetime, the program may allocate only this many more bytes.
class LittleMemory {
  public:
    explicit LittleMemory(rlim_t more) {
        QFile statm(QStringLiteral("/proc/self/statm"));
        if (!statm.open(QIODevice::ReadOnly)) qFatal("the size of the program is not known");
        const auto pages = statm.readAll().split(' ').first().toULongLong();
        getrlimit(RLIMIT_AS, &before_);
        const rlimit now{pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE)) + more, before_.rlim_max};
        setrlimit(RLIMIT_AS, &now);
    }
    ~LittleMemory() { setrlimit(RLIMIT_AS, &before_); }

  private:
    rlimit before_{};
};

}

class TestYaml : public QObject {
    Q_OBJECT

  private slots:
    void badFileIsRefusedWithItsSentence_data();
    void badFileIsRefusedWithItsSentence();
    void badBytesAreRefused_data();
    void badBytesAreRefused();
    void goodTextIsRead_data();
    void goodTextIsRead();
    void linesAreKept();
    void quotesAreKept();
    void nestingOf32LevelsIsRead();
    void sizeLimitIsExact();
    void hostileTextIsRefusedQuickly_data();
    void hostileTextIsRefusedQuickly();
    void largestHostileTextTakesLittleMemory_data();
    void largestHostileTextTakesLittleMemory();
    void bracketsInTextDoNotCount_data();
    void bracketsInTextDoNotCount();
    void lengthLimitOfListsIsExact();
    void manyKeysAreReadQuickly();
    void pathWithoutARegularFileIsRefused();
    void unreadableFileIsRefused();
    void tooLargeFileIsRefusedBeforeReading();
    void readYamlNamesTheFileWithoutItsFolder();
    void mutatedFilesAreReadOrRefused_data();
    void mutatedFilesAreReadOrRefused();
};

void TestYaml::badFileIsRefusedWithItsSentence_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(dataFolder + QStringLiteral("bad"), {QStringLiteral("*.yaml")}, QDir::Files);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(files.fileInfo().completeBaseName())) << file;
    }
}

void TestYaml::badFileIsRefusedWithItsSentence() {
    QFETCH(QString, file);
    QFile bad(file);
    QVERIFY(bad.open(QIODevice::ReadOnly));
    const QString mark = QStringLiteral("# expected: ");
    const QString first = QString::fromUtf8(bad.readLine()).trimmed();
    QVERIFY2(first.startsWith(mark), "a bad file says in its first line how it is refused");
    QCOMPARE(refusal([&] { readYaml(pathOf(file)); }), first.mid(mark.size()));
}

void TestYaml::badBytesAreRefused_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    row("empty file", "", "t.yaml:1: the file is empty");
    row("only spaces and line ends", "  \n\n  \n", "t.yaml:1: the file is empty");
    row("only a start mark", "---\n", "t.yaml:2: a value is missing here");
    row("only a byte order mark", "\xEF\xBB\xBF", "t.yaml:1: the file is empty");
    row("null", "null\n", "t.yaml:1: a value is missing here");

    const char* notUtf8 = "t.yaml:2: this is not UTF-8 text";
    row("Latin-1 text", "a: 1\nb: caf\xE9\n", notUtf8);
    row("lone continuation byte", "a: 1\n\x80", notUtf8);
    row("sequence cut off by the end", "a: 1\nb: \xE2\x82", notUtf8);
    row("sequence cut off by a letter", "a: 1\nb: \xE2\x82z\n", notUtf8);
    row("overlong slash of two bytes", "a: 1\nb: \xC0\xAF\n", notUtf8);
    row("overlong slash of three bytes", "a: 1\nb: \xE0\x80\xAF\n", notUtf8);
    row("overlong slash of four bytes", "a: 1\nb: \xF0\x80\x80\xAF\n", notUtf8);
    row("surrogate half", "a: 1\nb: \xED\xA0\x80\n", notUtf8);
    row("beyond U+10FFFF", "a: 1\nb: \xF4\x90\x80\x80\n", notUtf8);
    row("lead byte F5", "a: 1\nb: \xF5\x80\x80\x80\n", notUtf8);
    row("byte FF", "a: 1\nb: \xFF\n", notUtf8);
    row("UTF-16 with its mark", QByteArray("\xFF\xFE\x61\x00\x3A\x00", 6), "t.yaml:1: this is not UTF-8 text");

    const char* control = "t.yaml:2: there is a control character here; this is not a text file";
    row("NUL", QByteArray("a: 1\nb: \0\n", 10), control);
    row("UTF-16 without its mark", QByteArray("a\0\n\0:\0", 6),
        "t.yaml:1: there is a control character here; this is not a text file");
    row("end of transmission, an end of file to yaml-cpp", "a: 1\n\x04 b: [", control);
    row("escape", "a: 1\nb: \x1B[1m\n", control);
    row("carriage return alone", "a: 1\nb: 2\r\rc: 3\n", control);
    row("CRLF keeps the line", "a: 1\r\nb: \x01\r\n", control);
}

void TestYaml::badBytesAreRefused() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(refusalOf(text.toStdString()), expected);
}

void TestYaml::goodTextIsRead_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const QByteArray& text, const char* expected) {
        QTest::newRow(name) << text << QString::fromUtf8(expected);
    };
    row("start mark", "---\na: 1\n", "a: 1");
    row("end mark", "a: 1\n...\n", "a: 1");
    row("comments", "# one\na: 1 # two\n# three\n", "a: 1");
    row("comment after the end mark", "a: 1\n...\n# done\n", "a: 1");
    row("CRLF", "a: 1\r\nb:\r\n  - 2\r\n  - 3\r\n", "a: 1\nb: [2, 3]");
    row("no line end at the end", "a: 1", "a: 1");
    row("byte order mark",
        "\xEF\xBB\xBF"
        "a: 1\n",
        "a: 1");
    row("byte order mark before a start mark", "\xEF\xBB\xBF---\na: 1\n", "a: 1");
    row("letters of all lengths", "a: \xC3\xA9\xE2\x82\xAC\xF0\x9F\x90\x89\n",
        "a: \xC3\xA9\xE2\x82\xAC\xF0\x9F\x90\x89");
    row("highest code point", "a: \xF4\x8F\xBF\xBF\n", "a: \xF4\x8F\xBF\xBF");
    row("exclamation mark inside a text", "a: b!\nc: \"!d\"\n", "a: b!\nc: \"!d\"");
    row("empty text in quotes", "a: \"\"\n", "a: \"\"");
    row("null in quotes", "a: 'null'\n", "a: \"null\"");
    row("same key in two maps", "a: {x: 1}\nb: {x: 1}\n", "a:\n  x: 1\nb:\n  x: 1");
    row("empty list and map", "a: []\nb: {}\n", "a: []\nb:\n  {}");
    row("root list", "- a\n- b\n", "[a, b]");
    row("root text", "a\n", "a");
    row("text over lines", "a: >\n  b\n  c\n", "a: \"b c\\n\"");
    row("keys stay in their order", "z: 1\na: 2\n", "z: 1\na: 2");
    row("tab in a text", "a: \"b\tc\"\n", "a: \"b\\tc\"");
}

void TestYaml::goodTextIsRead() {
    QFETCH(QByteArray, text);
    QFETCH(QString, expected);
    QCOMPARE(read(text.toStdString()), expected);
}

void TestYaml::linesAreKept() {
    const Node tree = parseYaml("# head\na: 1\nb:\n  - 2\n  - c:\n      3\n", "t.yaml");
    QCOMPARE(tree.line(), 2);
    QCOMPARE(tree.find("a")->line(), 2);
    QCOMPARE(tree.find("b")->line(), 4);
    QCOMPARE(tree.find("b")->items()[1].line(), 5);
    QCOMPARE(tree.find("b")->items()[1].find("c")->line(), 6);
}

void TestYaml::quotesAreKept() {
    const Node tree = parseYaml("[a, 'a', \"a\"]\n", "t.yaml");
    QVERIFY(!tree.items()[0].quoted());
    QVERIFY(tree.items()[1].quoted());
    QVERIFY(tree.items()[2].quoted());
}

void TestYaml::nestingOf32LevelsIsRead() {
    const std::string open(32, '[');
    const std::string close(32, ']');
    QCOMPARE(refusalOf(open + close), QStringLiteral("accepted"));
    QCOMPARE(refusalOf('[' + open + close + ']'), QStringLiteral("t.yaml:1: this is nested deeper than 32 levels"));
}

void TestYaml::sizeLimitIsExact() {
    std::string text = "a: 1\n#";
    text.resize(largestFile, 'x');
    QCOMPARE(refusalOf(text), QStringLiteral("accepted"));
    QCOMPARE(refusalOf(text + 'x'), QStringLiteral("t.yaml:1: the file is larger than 4 MiB"));
}

void TestYaml::hostileTextIsRefusedQuickly_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("lists on one line") << QByteArray(100'000, '[');
    QTest::newRow("maps on one line") << QByteArray(100'000, '{');
    QTest::newRow("maps with keys on one line") << QByteArray("{a: ").repeated(25'000);
    QTest::newRow("lists on many lines") << QByteArray("[\n").repeated(50'000);
    QTest::newRow("items in items") << QByteArray("- ").repeated(50'000);
    QTest::newRow("keys of keys") << QByteArray("? ").repeated(50'000);
    QTest::newRow("closing brackets") << QByteArray(100'000, ']');
    QTest::newRow("alias bomb") << QByteArray("a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\n"
                                              "c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\n");
    QTest::newRow("map that holds itself") << QByteArray("&a {a: *a}\n");
    QTest::newRow("tags") << QByteArray("!a ").repeated(30'000);
    QTest::newRow("quotes") << QByteArray("\"a\" ").repeated(25'000);
}

void TestYaml::hostileTextIsRefusedQuickly() {
    QFETCH(QByteArray, text);
    QElapsedTimer timer;
    timer.start();
    QVERIFY(refusalOf(text.toStdString()) != QStringLiteral("accepted"));
    QVERIFY2(timer.elapsed() < 2000, qPrintable(QStringLiteral("%1 ms").arg(timer.elapsed())));
}

void TestYaml::largestHostileTextTakesLittleMemory_data() {
    QTest::addColumn<QByteArray>("piece");
    for (const char* piece : {"[", "{", "[\n", "{\n", "[a, ", "{a: ", "[[], ", "[\"a\", ", "- [", "- {a: ", "- a\n",
                              "- []\n", "? [", "a: ["})
        QTest::newRow(QByteArray(piece).replace('\n', "line end").constData()) << QByteArray(piece);
    QTest::newRow("one long list") << QByteArray("a, ");
}

/// 4 MB of it are refused before anything large is built.
void TestYaml::largestHostileTextTakesLittleMemory() {
    QFETCH(QByteArray, piece);
    std::string text = piece == "a, " ? "a: [" : "";
    while (text.size() + static_cast<std::size_t>(piece.size()) <= largestFile) text += piece.toStdString();
    const LittleMemory little(160u << 20);
    try {
        parseYaml(text, "t.yaml");
        QFAIL("accepted");
    } catch (const FileError& error) {
        QVERIFY(QByteArray(error.what()).startsWith("t.yaml:"));
    } catch (const std::bad_alloc&) {
        QFAIL("it takes much memory before it is refused");
    }
}

void TestYaml::bracketsInTextDoNotCount_data() {
    QTest::addColumn<QByteArray>("text");
    const QByteArray brackets(50, '[');
    const QByteArray marks = "{[" + brackets + "{{";
    QTest::newRow("in a word") << QByteArray("a: b" + brackets + "\n");
    QTest::newRow("in words") << QByteArray("a: b " + brackets + "\n");
    QTest::newRow("in double quotes") << QByteArray("a: \"\\\"" + marks + "\"\n");
    QTest::newRow("in single quotes") << QByteArray("a: 'it''s " + marks + "'\n");
    QTest::newRow("in quotes of a list") << QByteArray("a: ['" + marks + "', \"" + marks + "\"]\n");
    QTest::newRow("in a comment") << QByteArray("a: b # " + marks + "\n# " + marks + "\nc: [d] #" + marks + "\n");
    QTest::newRow("in a block of lines") << QByteArray("a: |\n  " + marks + "\n\n  " + marks + "\nb: [c]\n");
    QTest::newRow("in a folded block") << QByteArray("- a: >-\n    " + marks + "\n  b: [c]\n");
    QTest::newRow("in a key") << QByteArray("a" + brackets + ": b\n");
    QTest::newRow("many small lists") << QByteArray("- [a, {b: [c]}]\n").repeated(200);
}

void TestYaml::bracketsInTextDoNotCount() {
    QFETCH(QByteArray, text);
    QCOMPARE(refusalOf(text.toStdString()), QStringLiteral("accepted"));
}

void TestYaml::lengthLimitOfListsIsExact() {
    const auto listOf = [](int items) {
        std::string text = "a:\n  [x";
        for (int i = 1; i < items; ++i) text += ",\n x";
        return text + "]\n";
    };
    // The brackets count as well.
    QCOMPARE(refusalOf(listOf(longestFlow - 1)), QStringLiteral("accepted"));
    QCOMPARE(refusalOf(listOf(longestFlow)),
             QStringLiteral("t.yaml:20001: there are more than 20,000 items in one pair of brackets"));
}

void TestYaml::manyKeysAreReadQuickly() {
    std::string text;
    for (int i = 0; i < 100'000; ++i) text += "key" + std::to_string(i) + ": 1\n";
    QElapsedTimer timer;
    timer.start();
    QCOMPARE(refusalOf(text), QStringLiteral("accepted"));
    QVERIFY2(timer.elapsed() < 20'000, qPrintable(QStringLiteral("%1 ms").arg(timer.elapsed())));
}

void TestYaml::pathWithoutARegularFileIsRefused() {
    const QTemporaryDir folder;
    const QString missing = folder.filePath(QStringLiteral("missing.yaml"));
    QCOMPARE(refusal([&] { readFile(pathOf(missing)); }), missing + QStringLiteral(": there is no such file"));
    QCOMPARE(refusal([&] { readYaml(pathOf(folder.path())); }), folder.path() + QStringLiteral(": this is not a file"));
}

void TestYaml::unreadableFileIsRefused() {
    const QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("locked.yaml"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a: 1\n");
    file.close();
    QVERIFY(file.setPermissions({}));
    // Root may open every file; for root, use one that opens but cannot be read.
    if (QFile(path).open(QIODevice::ReadOnly)) path = QStringLiteral("/proc/self/mem");
    QCOMPARE(refusal([&] { readFile(pathOf(path)); }), path + QStringLiteral(": the file can’t be read"));
}

void TestYaml::tooLargeFileIsRefusedBeforeReading() {
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("large.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.resize(static_cast<qint64>(largestFile) + 1));
    file.close();
    QCOMPARE(refusal([&] { readFile(pathOf(file.fileName())); }),
             QStringLiteral("large.yaml:1: the file is larger than 4 MiB"));
}

void TestYaml::readYamlNamesTheFileWithoutItsFolder() {
    const QString file = dataFolder + QStringLiteral("bad/duplicate-key.yaml");
    try {
        readYaml(pathOf(file));
        QFAIL("accepted");
    } catch (const FileError& error) {
        QCOMPARE(error.line(), 4);
        QVERIFY(QByteArray(error.what()).startsWith("duplicate-key.yaml:4: "));
    }
}

void TestYaml::mutatedFilesAreReadOrRefused_data() {
    QTest::addColumn<QString>("file");
    QDirIterator files(dataFolder + QStringLiteral("good"), {QStringLiteral("*.yaml")}, QDir::Files);
    while (files.hasNext()) {
        const QString file = files.next();
        QTest::newRow(qPrintable(files.fileInfo().completeBaseName())) << file;
    }
}

static QString escaped(const std::string& text) {
    QString shown;
    QDebug(&shown) << QByteArray::fromStdString(text);
    return shown;
}

void TestYaml::mutatedFilesAreReadOrRefused() {
    QFETCH(QString, file);
    const std::string valid = readFile(pathOf(file));
    QCOMPARE(refusalOf(valid), QStringLiteral("accepted"));
    heorot::engine::Pcg generator(20240611);
    int refused = 0;
    for (int i = 0; i < 1500; ++i) {
        std::string text = valid;
        heorot::test::mutate(text, generator);
        try {
            const Node tree = parseYaml(text, "t.yaml");
            QVERIFY2(parseYaml(toYaml(tree), "again.yaml") == tree, qPrintable(escaped(text)));
        } catch (const FileError& error) {
            QVERIFY(QByteArray(error.what()).startsWith("t.yaml:"));
            ++refused;
        } catch (const std::exception& error) {
            QFAIL(qPrintable(QString::fromUtf8(error.what()) + QStringLiteral(" for ") + escaped(text)));
        }
    }
    QVERIFY(refused > 150 && refused < 1500);
}

HEOROT_SUITE(TestYaml)
#include "tst_yaml.moc"
