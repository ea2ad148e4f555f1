// SPDX-License-Identifier: GPL-3.0-or-later
#include "record/fault.h"

#include "record/plain_text.h"

namespace heorot::record {

Fault Fault::quoted(std::string_view text) {
    return {Kind::Quoted, shortened(text)};
}

Fault Fault::system(std::error_code error) {
    Fault fault(Kind::System, error.message());
    fault.error_ = error;
    return fault;
}

std::string Fault::english() const {
    if (kind_ == Kind::Quoted) return '\'' + text_ + '\'';
    if (kind_ != Kind::Sentence) return text_;
    std::string filled;
    for (std::size_t at = 0; at < text_.size(); ++at) {
        const std::size_t place = text_[at] == '%' && at + 1 < text_.size() ? std::size_t(text_[at + 1] - '1') : 9;
        if (place < parts_.size())
            filled += parts_[place].english();
        else
            filled += text_[at];
        at += place < parts_.size() ? 1 : 0;
    }
    return filled;
}

Fault choices(const std::vector<std::string>& names) {
    constexpr std::size_t most = 100;
    Fault list;
    std::size_t length = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const Fault name = Fault::quoted(names[i]);
        length += name.text().size() + 4;
        if (i == 0)
            list = name;
        else if (length > most)
            //: A list that is cut; %1 its beginning
            return Fault::tr("%1, ...").arg(list);
        else if (i + 1 < names.size())
            //: Items of a list that goes on; %1 the ones before, %2 the next
            list = Fault::tr("%1, %2").arg(list, name);
        else if (i > 1)
            //: The end of a list of three or more possible values; %1 the ones before, %2 the last
            list = Fault::tr("%1, or %2").arg(list, name);
        else
            //: %1 and %2 the only two possible values
            list = Fault::tr("%1 or %2").arg(list, name);
    }
    return list;
}

}
