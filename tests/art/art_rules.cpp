// SPDX-License-Identifier: GPL-3.0-or-later
#include "art_rules.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QXmlStreamReader>

namespace heorot::test {

namespace {

using Attributes = QMap<QString, QString>;

struct Element {
    QString name;
    Attributes attributes;
    bool filled = false;     ///< a fill is given here or by an ancestor
    bool definition = false; ///< within <defs>: drawn by a `use`, which may set the fill
};

struct Judge {
    QString file;
    const Palette& palette;
    QStringList faults;
    QSet<QString> ids;
    QStringList references;

    void fault(const char* rule, const QString& what) { faults << QLatin1String(rule) + QStringLiteral(": ") + what; }
    void element(const Element& e);
    void names(const Element& e);
    void opacity(const Element& e);
    void lengths(const Element& e);
    void gradients(const Element& e);
    void paints(const Element& e);
    void paint(const QString& attribute, const QString& value);
    void color(const QString& value);
    void links(const Element& e);
    void text(const QString& raw);
    bool takesSeatHue() const;
};

const QSet<QString>& refusedElements() {
    static const QSet<QString> set{
        QStringLiteral("filter"),  QStringLiteral("clipPath"), QStringLiteral("mask"),
        QStringLiteral("pattern"), QStringLiteral("symbol"),   QStringLiteral("marker"),
        QStringLiteral("text"),    QStringLiteral("tspan"),    QStringLiteral("textPath"),
        QStringLiteral("style"),   QStringLiteral("image"),    QStringLiteral("foreignObject"),
        QStringLiteral("script"),  QStringLiteral("font"),     QStringLiteral("textArea")};
    return set;
}

const QSet<QString>& shapes() {
    static const QSet<QString> set{QStringLiteral("path"),    QStringLiteral("rect"),    QStringLiteral("circle"),
                                   QStringLiteral("ellipse"), QStringLiteral("polygon"), QStringLiteral("polyline")};
    return set;
}

/// A rule named after an element covers these attributes, which would have the same effect.
const QMap<QString, QString>& refusedAttributes() {
    static const QMap<QString, QString> map{{QStringLiteral("filter"), QStringLiteral("filter")},
                                            {QStringLiteral("clip-path"), QStringLiteral("clipPath")},
                                            {QStringLiteral("mask"), QStringLiteral("mask")},
                                            {QStringLiteral("marker-start"), QStringLiteral("marker")},
                                            {QStringLiteral("marker-mid"), QStringLiteral("marker")},
                                            {QStringLiteral("marker-end"), QStringLiteral("marker")},
                                            {QStringLiteral("style"), QStringLiteral("style")},
                                            {QStringLiteral("class"), QStringLiteral("style")}};
    return map;
}

bool number(const QString& value) {
    bool ok = false;
    value.toDouble(&ok);
    return ok;
}

void Judge::names(const Element& e) {
    if (refusedElements().contains(e.name)) fault(qPrintable(e.name), QStringLiteral("<%1>").arg(e.name));
    for (auto it = e.attributes.begin(); it != e.attributes.end(); ++it)
        if (refusedAttributes().contains(it.key())) fault(qPrintable(refusedAttributes()[it.key()]), it.key());
}

/// Qt Svg applies a group's opacity to each of its shapes, so that they show through each other.
void Judge::opacity(const Element& e) {
    const bool groups =
        e.name == QStringLiteral("g") || e.name == QStringLiteral("svg") || e.name == QStringLiteral("use");
    if (groups && e.attributes.contains(QStringLiteral("opacity")))
        fault("group-opacity", QStringLiteral("<%1>").arg(e.name));
}

void Judge::lengths(const Element& e) {
    for (const QString& value : e.attributes)
        if (value.contains(QLatin1Char('%'))) fault("percent", value);
}

void Judge::gradients(const Element& e) {
    if (e.name != QStringLiteral("radialGradient")) return;
    for (const auto& needed : {QStringLiteral("cx"), QStringLiteral("cy"), QStringLiteral("r")})
        if (!number(e.attributes.value(needed))) fault("radialGradient", needed);
}

bool Judge::takesSeatHue() const {
    static const QRegularExpression names(QStringLiteral("^(movie/figure-disc|raiders/seat-|hall/mark-)"));
    return names.match(file).hasMatch();
}

void Judge::color(const QString& value) {
    static const QRegularExpression eightDigits(QStringLiteral("^#([0-9A-Fa-f]{4}|[0-9A-Fa-f]{8})$"));
    const bool icon = file.startsWith(QStringLiteral("icons/")) && file != QStringLiteral("icons/no.svg");
    if (value.startsWith(QStringLiteral("rgba("))) return fault("rgba", value);
    if (value.startsWith(QStringLiteral("hsl"))) return fault("hsl", value);
    if (value.startsWith(QStringLiteral("var("))) return fault("variables", value);
    if (eightDigits.match(value).hasMatch()) return fault("alpha-hex", value);
    if (icon && value != palette.iconPlaceholder()) return fault("icon-color", value);
    if (palette.colors.values().contains(value)) return;
    if (value == palette.seatPlaceholder() && takesSeatHue()) return;
    if (palette.seats.values().contains(value)) return fault("seat-hue", value);
    fault("palette", value);
}

void Judge::paint(const QString& attribute, const QString& value) {
    static const QRegularExpression reference(QStringLiteral("^url\\(#([^)]+)\\)$"));
    if (value == QStringLiteral("none") && attribute != QStringLiteral("stop-color")) return;
    const auto match = reference.match(value);
    if (match.hasMatch())
        references << match.captured(1);
    else
        color(value);
}

void Judge::paints(const Element& e) {
    for (const auto& name : {QStringLiteral("fill"), QStringLiteral("stroke"), QStringLiteral("stop-color"),
                             QStringLiteral("color"), QStringLiteral("solid-color")})
        if (e.attributes.contains(name)) paint(name, e.attributes[name]);
    if (e.name == QStringLiteral("stop") && !e.attributes.contains(QStringLiteral("stop-color")))
        fault("palette", QStringLiteral("a stop without a color is black"));
    if (shapes().contains(e.name) && !e.filled && !e.definition)
        fault("palette", QStringLiteral("<%1> without fill is black").arg(e.name));
}

void Judge::links(const Element& e) {
    if (e.attributes.contains(QStringLiteral("id"))) ids << e.attributes[QStringLiteral("id")];
    for (const auto& name : {QStringLiteral("xlink:href"), QStringLiteral("href")}) {
        if (!e.attributes.contains(name)) continue;
        const QString target = e.attributes[name];
        if (target.startsWith(QLatin1Char('#')))
            references << target.mid(1);
        else
            fault("reference", target);
    }
}

void Judge::element(const Element& e) {
    names(e);
    opacity(e);
    lengths(e);
    gradients(e);
    paints(e);
    links(e);
}

void Judge::text(const QString& raw) {
    if (raw.contains(QStringLiteral("@media"))) fault("media", QStringLiteral("@media"));
    if (raw.contains(QStringLiteral("<!DOCTYPE")) || raw.contains(QStringLiteral("<!ENTITY")))
        fault("doctype", QStringLiteral("<!DOCTYPE"));
}

bool soundViewBox(const QString& value) {
    const QStringList parts = value.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return parts.size() == 4 && parts[0] == QStringLiteral("0") && parts[1] == QStringLiteral("0") &&
           parts[2].toDouble() > 0 && parts[3].toDouble() > 0;
}

Element elementOf(const QXmlStreamReader& xml, const QList<Element>& above) {
    Element e;
    e.name = xml.name().toString();
    for (const auto& attribute : xml.attributes())
        e.attributes[attribute.qualifiedName().toString()] = attribute.value().trimmed().toString();
    e.filled = e.attributes.contains(QStringLiteral("fill")) || (!above.isEmpty() && above.last().filled);
    e.definition = e.name == QStringLiteral("defs") || (!above.isEmpty() && above.last().definition);
    return e;
}

}

Palette Palette::read(const QString& file) {
    static const QRegularExpression line(QStringLiteral("^\\s+([a-z0-9-]+): \"(#[0-9A-F]{6})\""),
                                         QRegularExpression::MultilineOption);
    Palette palette;
    QFile in(file);
    if (!in.open(QIODevice::ReadOnly)) return palette;
    auto matches = line.globalMatch(QString::fromUtf8(in.readAll()));
    while (matches.hasNext()) {
        const auto match = matches.next();
        auto& part = match.captured(1).startsWith(QStringLiteral("seat-")) ? palette.seats : palette.colors;
        part[match.captured(1)] = match.captured(2);
    }
    return palette;
}

QStringList faultsOf(const QByteArray& svg, const QString& name, const Palette& palette) {
    Judge judge{name, palette, {}, {}, {}};
    judge.text(QString::fromUtf8(svg));
    QXmlStreamReader xml(svg);
    QList<Element> above;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement) above.removeLast();
        if (token != QXmlStreamReader::StartElement) continue;
        const Element e = elementOf(xml, above);
        if (above.isEmpty() && !soundViewBox(e.attributes.value(QStringLiteral("viewBox"))))
            judge.fault("viewBox", QStringLiteral("0 0 width height is needed"));
        judge.element(e);
        above << e;
    }
    if (xml.hasError()) judge.fault("xml", xml.errorString());
    for (const QString& id : std::as_const(judge.references))
        if (!judge.ids.contains(id)) judge.fault("reference", QStringLiteral("#%1 is missing").arg(id));
    return judge.faults;
}

QByteArray wholePicture(const BadPicture& bad) {
    QByteArray body(bad.body);
    if (body.startsWith("<svg") || body.startsWith("<!")) return body;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 24 "
           "24\">" +
           body + "</svg>";
}

const QList<BadPicture>& badPictures() {
    static const QList<BadPicture> list{
        {"filter", "element", "<filter id='f'/>"},
        {"filter", "attribute", "<rect width='9' height='9' fill='#C7A13B' filter='url(#f)'/>"},
        {"clipPath", "element", "<clipPath id='c'><rect width='9' height='9' fill='none'/></clipPath>"},
        {"clipPath", "attribute", "<rect width='9' height='9' fill='#C7A13B' clip-path='url(#c)'/>"},
        {"mask", "element", "<mask id='m'/>"},
        {"mask", "attribute", "<rect width='9' height='9' fill='#C7A13B' mask='url(#m)'/>"},
        {"pattern", "element", "<pattern id='p'/>"},
        {"symbol", "element", "<symbol id='s'/>"},
        {"marker", "element", "<marker id='m'/>"},
        {"marker", "attribute", "<path d='M0 0L9 9' fill='none' stroke='#C7A13B' marker-end='url(#m)'/>"},
        {"group-opacity", "group", "<g opacity='0.5'><rect width='9' height='9' fill='#C7A13B'/></g>"},
        {"group-opacity", "use",
         "<rect id='r' width='9' height='9' fill='#C7A13B'/><use xlink:href='#r' opacity='0.5'/>"},
        {"rgba", "paint", "<rect width='9' height='9' fill='rgba(42,26,16,0.5)'/>"},
        {"hsl", "paint", "<rect width='9' height='9' fill='hsl(9,50%,50%)'/>"},
        {"hsl", "with alpha", "<rect width='9' height='9' fill='hsla(9,50,50,1)'/>"},
        {"alpha-hex", "eight digits", "<rect width='9' height='9' fill='#C7A13B80'/>"},
        {"alpha-hex", "four digits", "<rect width='9' height='9' fill='#C7A8'/>"},
        {"percent", "length", "<rect width='50%' height='9' fill='#C7A13B'/>"},
        {"percent", "offset", "<linearGradient id='g'><stop offset='50%' stop-color='#C7A13B'/></linearGradient>"},
        {"variables", "paint", "<rect width='9' height='9' fill='var(--ink)'/>"},
        {"style", "attribute", "<rect width='9' height='9' style='fill:#C7A13B'/>"},
        {"style", "class", "<rect width='9' height='9' fill='#C7A13B' class='a'/>"},
        {"style", "element", "<style>.a{fill:#C7A13B}</style>"},
        {"media", "in a style", "<style>@media print{.a{fill:#C7A13B}}</style>"},
        {"text", "element", "<text fill='#C7A13B'>I</text>"},
        {"tspan", "element", "<text fill='#C7A13B'><tspan>I</tspan></text>"},
        {"image", "element", "<image width='9' height='9' xlink:href='#i'/>"},
        {"foreignObject", "element", "<foreignObject/>"},
        {"script", "element", "<script/>"},
        {"radialGradient", "without r",
         "<radialGradient id='g' cx='9' cy='9'><stop offset='0' stop-color='#C7A13B'/></radialGradient>"},
        {"radialGradient", "in percent",
         "<radialGradient id='g' cx='50%' cy='9' r='9'><stop offset='0' stop-color='#C7A13B'/></radialGradient>"},
        {"palette", "fill", "<rect width='9' height='9' fill='#C7A13C'/>"},
        {"palette", "lower case", "<rect width='9' height='9' fill='#c7a13b'/>"},
        {"palette", "name", "<rect width='9' height='9' fill='black'/>"},
        {"palette", "stroke", "<rect width='9' height='9' fill='none' stroke='#000000'/>"},
        {"palette", "stop", "<linearGradient id='g'><stop offset='0' stop-color='#FFFFFF'/></linearGradient>"},
        {"palette", "stop without color", "<linearGradient id='g'><stop offset='0'/></linearGradient>"},
        {"palette", "no fill at all", "<path d='M0 0H9V9z'/>"},
        {"seat-hue", "in a picture of no seat", "<rect width='9' height='9' fill='#C8502B'/>"},
        {"seat-hue", "that is no placeholder", "<rect width='9' height='9' fill='#2F6FA8'/>", "hall/mark-square.svg"},
        {"icon-color", "second color", "<rect width='9' height='9' fill='#8E2B22'/>", "icons/undo.svg"},
        {"reference", "missing", "<rect width='9' height='9' fill='url(#nowhere)'/>"},
        {"reference", "elsewhere", "<use xlink:href='other.svg#a'/>"},
        {"viewBox", "missing", "<svg xmlns='http://www.w3.org/2000/svg'/>"},
        {"viewBox", "not at 0 0", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-9 -9 9 9'/>"},
        {"doctype", "entity",
         "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"},
        {"xml", "not closed", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><g>"},
    };
    return list;
}

}
