// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics/import.h"

#include "game/seating.h"
#include "record/saga.h"
#include "record/yaml.h"

#include <QFileInfo>

#include <set>

namespace heorot::statistics {

namespace {

/// So many files are written to the database at once: each time waits for the disk.
constexpr std::size_t batch = 32;

class Import {
  public:
    Import(Store& store, const ImportSpec& spec) : store_(store), spec_(spec), known_(store.files()) {}

    int run() {
        int done = 0;
        for (const QString& path : spec_.paths) {
            if (!spec_.goesOn()) break;
            look(path);
            spec_.progress(++done);
            if (files_.size() >= batch) write();
        }
        write();
        return added_;
    }

  private:
    void look(const QString& path) {
        const QFileInfo file(path);
        Store::File now{path, file.lastModified(), file.size(), {}};
        const auto before = known_.find(path);
        if (before != known_.end() && before->second.saved == now.saved && before->second.size == now.size) return;
        try {
            const std::filesystem::path name(path.toStdU16String());
            const record::SagaHead head = record::readSagaHead(name);
            if (!head.now || head.now->over) read(name, now);
            files_.push_back(std::move(now));
        } catch (const std::exception&) {
            // Its game may be missing, or the file is not a saga. The list of sagas says why.
        }
    }

    /// Sets the fingerprint if the game is over.
    void read(const std::filesystem::path& path, Store::File& file) {
        const std::string text = record::readFile(path);
        const std::string name = path.filename().string();
        const QString fingerprint = fingerprintOf(record::parseYaml(text, name), name);
        if (!found_.count(fingerprint) && !store_.knows(fingerprint)) {
            const auto finder = [this](const std::string& id) { return spec_.games(id); };
            const record::LoadedSaga saga = record::readSaga(text, name, finder, game::refusePlayer);
            if (!saga.match->isOver()) return;
            games_.push_back(playedGame(*saga.match, QString::fromStdString(saga.game->id()), fingerprint, file.saved));
            found_.insert(fingerprint);
        }
        file.fingerprint = fingerprint;
    }

    void write() {
        if (files_.empty()) return;
        added_ += store_.add(files_, games_);
        files_.clear();
        games_.clear();
    }

    Store& store_;
    const ImportSpec& spec_;
    std::map<QString, Store::File> known_;
    std::vector<Store::File> files_;
    std::vector<PlayedGame> games_;
    std::set<QString> found_;
    int added_ = 0;
};

}

int importSagas(Store& store, const ImportSpec& spec) {
    return Import(store, spec).run();
}

QString fingerprintOfFile(const QString& path) {
    try {
        const std::filesystem::path name(path.toStdU16String());
        return fingerprintOf(record::readYaml(name), name.filename().string());
    } catch (const std::exception&) {
        return {};
    }
}

}
