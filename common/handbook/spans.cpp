// SPDX-License-Identifier: GPL-3.0-or-later
#include "handbook/spans.h"

namespace heorot::handbook {

using record::Fault;

namespace {

class Reader {
  public:
    explicit Reader(const QString& text) : text_(text) {}

    Spans read() {
        while (at_ < text_.size()) step();
        flush();
        if (now_.bold) throw BadText{Fault::tr("the bold text that begins with “**” is not closed")};
        //: %1 the sign * or _
        if (now_.italic)
            throw BadText{Fault::tr("the italic text that begins with %1 is not closed").arg(quoted(italicSign_))};
        if (!now_.link.isEmpty()) throw BadText{Fault::tr("this link is not closed")};
        return spans_;
    }

  private:
    QChar sign(qsizetype at) const { return at >= 0 && at < text_.size() ? text_[at] : QChar(u' '); }
    bool follows(const char* sign) const { return QStringView(text_).mid(at_).startsWith(QLatin1String(sign)); }

    void step() {
        if (text_[at_] == u'\\' && sign(at_ + 1).isPunct()) {
            now_.text += text_[at_ + 1];
            at_ += 2;
        } else if (follows("**")) {
            flush();
            now_.bold = !now_.bold;
            at_ += 2;
        } else if (isItalicSign()) {
            flush();
            now_.italic = !now_.italic;
            italicSign_ = text_[at_++];
        } else if (text_[at_] == u'[') {
            beginLink();
        } else if (at_ == linkEnd_) {
            flush();
            now_.link.clear();
            at_ = afterLink_;
        } else {
            now_.text += text_[at_++];
        }
    }

    /// A star or underscore between blanks is text, and an underscore within a word.
    bool isItalicSign() const {
        const QChar now = text_[at_];
        if (now != u'*' && now != u'_') return false;
        const QChar before = sign(at_ - 1);
        const QChar after = sign(at_ + 1);
        if (now_.italic) return now == italicSign_ && !before.isSpace() && (now == u'*' || !after.isLetterOrNumber());
        return !after.isSpace() && (now == u'*' || !before.isLetterOrNumber());
    }

    void beginLink() {
        const qsizetype end = text_.indexOf(u']', at_);
        const qsizetype close = end < 0 ? end : text_.indexOf(u')', end);
        if (close < 0 || sign(end + 1) != u'(' || sign(end + 2) != u'#')
            throw BadText{Fault::tr("“[” must begin a link of the form [words](#anchor)")};
        flush();
        now_.link = text_.mid(end + 3, close - end - 3);
        if (now_.link.isEmpty() || end == at_ + 1) throw BadText{Fault::tr("this link has no words or no anchor")};
        linkEnd_ = end;
        afterLink_ = close + 1;
        ++at_;
    }

    void flush() {
        if (now_.text.isEmpty()) return;
        spans_.push_back(now_);
        now_.text.clear();
    }

    const QString& text_;
    qsizetype at_ = 0;
    qsizetype linkEnd_ = -1;
    qsizetype afterLink_ = -1;
    QChar italicSign_;
    Span now_;
    Spans spans_;
};

}

Spans readSpans(const QString& text) {
    return Reader(text).read();
}

}
