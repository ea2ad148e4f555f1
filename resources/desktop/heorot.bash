# SPDX-License-Identifier: GPL-3.0-or-later
# Completion of heorot and heorot-cli for bash.

# Lists one game a line by its identifier.
_heorot_games() { heorot-cli games 2>/dev/null | sed -n 's/^\([a-z]\+\) .*/\1/p'; }

_heorot_saga_or() {
    COMPREPLY=($(compgen -W "$1" -- "$cur"))
    [[ $cur == -* ]] || _filedir saga
}

# Completes the value of an option that both programs have; fails for other options.
_heorot_value() {
    case $prev in
        --game) COMPREPLY=($(compgen -W "$(_heorot_games)" -- "$cur")) ;;
        --language) COMPREPLY=($(compgen -W "en de fr xx" -- "$cur")) ;;
        --gallery | --translations) _filedir -d ;;
        --saga) _filedir saga ;;
        --json | --junit | --csv) _filedir ;;
        --seats | --seed | --games | --deals | --threads | --depth | --until | --seat | --option) COMPREPLY=() ;;
        --first) COMPREPLY=($(compgen -W "random" -- "$cur")) ;;
        *) return 1 ;;
    esac
}

_heorot() {
    local cur prev words cword
    _init_completion || return
    _heorot_value && return
    _heorot_saga_or "--game --language --translations --gallery --short --size --text --bench-window --version --help"
}

_heorot_cli() {
    local cur prev words cword
    _init_completion || return
    _heorot_value && return
    if ((cword == 1)); then
        COMPREPLY=($(compgen -W "games play replay coach statistics simulate merge perft scenario check-data check-translations new-translation bench help --version --help" -- "$cur"))
        return
    fi
    case ${words[1]} in
        play) _heorot_saga_or "--game --seats --first --seed --option --saga --language --translations --casual-undo --no-cover --help" ;;
        replay) _heorot_saga_or "--until --seat --language --translations --help" ;;
        coach) _heorot_saga_or "--seat --language --translations --help" ;;
        statistics) COMPREPLY=($(compgen -W "--game --csv --language --translations --help" -- "$cur")) ;;
        simulate) COMPREPLY=($(compgen -W "--game --seats --games --deals --seed --threads --option --json --help" -- "$cur")) ;;
        merge) [[ $cur == -* ]] && COMPREPLY=($(compgen -W "--json --help" -- "$cur")) || _filedir json ;;
        perft) COMPREPLY=($(compgen -W "--game --seats --depth --seed --option --help" -- "$cur")) ;;
        scenario) [[ $cur == -* ]] && COMPREPLY=($(compgen -W "--junit --help" -- "$cur")) || _filedir yaml ;;
        check-data | check-translations | new-translation) _filedir -d ;;
        bench) COMPREPLY=($(compgen -W "--game --help" -- "$cur")) ;;
        help) COMPREPLY=($(compgen -W "--language" -- "$cur")) ;;
    esac
}

complete -F _heorot heorot
complete -F _heorot_cli heorot-cli
