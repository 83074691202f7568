# shellcheck shell=sh disable=SC2034,SC2154
# The other to-do programs, as packaged by Debian. Part of bench.sh.
#
# Each has the same items in its own format and its own home folder, with default settings except that confirmations and
# Taskwarrior's release notes are turned off. Debian's devtodo and topydo conflict; unpack one with dpkg -x and set
# PEERS_PATH=FOLDER/usr/bin.

# Prints the path of a program.
program_of() {
    case $1 in
    taskwarrior) names=task ;;
    todotxt-cli) names=todo-txt ;;
    todoman) names=todoman ;;
    devtodo) names=devtodo ;;
    topydo) names=topydo ;;
    *) echo "bench: unknown program \"$1\"" >&2; return 1 ;;
    esac
    PATH=$PATH${PEERS_PATH:+:$PEERS_PATH} command -v $names
}

find_peers() {
    present='' absent=''
    for peer in $peers; do
        if program_of "$peer" >/dev/null; then
            present="$present $peer"
            version=$(dpkg-query -W -f '${Version}' "$peer" 2>/dev/null || true)
            record about peer "$peer${version:+ $version}"
        else
            absent="$absent $peer"
        fi
    done
    test -z "$absent" || echo "Not installed, not measured:$absent"
}

# Creates the home folder with the settings and the data of a program.
make_home() {
    home=$work/peers/$1
    mkdir -p "$home/.config/todoman" "$home/.config/topydo" "$home/.todo" "$home/data"
    case $1 in
    taskwarrior)
        printf '%s\n' "data.location=$home/data" confirmation=off news.version=9 >"$home/.taskrc"
        format=taskwarrior
        ;;
    todotxt-cli)
        printf 'export %s\n' "TODO_DIR=$home/data" "TODO_FILE=$home/data/todo.txt" "DONE_FILE=$home/data/done.txt" \
            "REPORT_FILE=$home/data/report.txt" >"$home/.todo/config"
        format=todotxt
        ;;
    todoman)
        printf '%s = "%s"\n' path "$home/data*" default_list data date_format %Y-%m-%d time_format %H:%M \
            >"$home/.config/todoman/config.py"
        format=todoman
        ;;
    devtodo) format=devtodo ;;
    topydo)
        printf '[topydo]\nfilename = %s\narchive_filename = %s\n' "$home/data/todo.txt" "$home/data/done.txt" \
            >"$home/.config/topydo/config"
        format=todotxt
        ;;
    esac
    "$work/export" "$format" "$list" "$home/data"
}

# Skips programs that exceeded the time limit in every operation on a shorter list, and todoman, which needs a file per
# item, on very long lists.
prepare_peers() {
    usable=
    for peer in $present; do
        test "$peer" != todoman || [ "$1" -le 10000 ] || continue
        left=
        for operation in add upcoming list long find "done" undo complete export pipe import $exports $imports; do
            case " $chosen " in *" $operation "*) ;; *) continue ;; esac
            if words_of_peer "$peer" "$operation" && ! exceeded_limit "$peer" "$operation"; then left=yes; fi
        done
        test -n "$left" || continue
        open=$(make_home "$peer")
        # Starts with the last number because completing an item may renumber those after it.
        seq "$open" -1 1 | head -n $((rounds + 5)) >"$work/peers/$peer.ids"
        usable="$usable $peer"
        case $peer in
        todoman)
            HOME=$work/peers/todoman "$(program_of todoman)" --porcelain list |
                tr ',' '\n' | sed -n 's/.*"id": \([0-9]*\).*/\1/p' | head -n $((rounds + 5)) >"$work/peers/todoman.ids"
            ;;
        taskwarrior)
            # Taskwarrior imports JSON.
            for lines in piped lines; do
                sed 's/^add //; s/^\(.*\) due:\(.*\)$/{"description":"\1","due":"\2"}/
                    s/\(2026\)-\(..\)-\(..\)"}/\1\2\3T000000Z"}/' "$work/$lines" >"$work/peers/taskwarrior.$lines"
            done
            ;;
        topydo) sed 's/^add //' "$work/piped" >"$work/peers/topydo.piped" ;;
        esac
    done
    sync
}

exceeded_limit() {
    grep -q "^over	$2	[0-9-]*	$1	" "$BENCH_RESULTS"
}

# Sets the arguments for the closest equivalent of an operation. Fails if there is none.
words_of_peer() {
    peer_words=
    rent="Pay the rent for the flat"
    case "$1 $2" in
    "taskwarrior start") peer_words="--version" ;;
    "taskwarrior add") peer_words="add $rent due:2026-11-27" ;;
    "taskwarrior upcoming") peer_words="due.before:2026-12-07 list" ;;
    "taskwarrior long") peer_words="list" ;;
    "taskwarrior export") peer_words="export" ;;
    "taskwarrior export-taskwarrior") peer_words="export" ;;
    "taskwarrior import-taskwarrior") peer_words="rc.data.location=$work/peers/taskwarrior/empty import -" ;;
    "taskwarrior import") peer_words="rc.data.location=$work/peers/taskwarrior/empty import -" ;;
    "taskwarrior list") peer_words="+home project:home list" ;;
    "taskwarrior find") peer_words="/보고/ all" ;;
    "taskwarrior done") peer_words="{} done" ;;
    "taskwarrior undo") peer_words="undo" ;;
    "taskwarrior complete") peer_words="_zshids" ;;
    "taskwarrior pipe") peer_words="import -" ;;
    "todotxt-cli start") peer_words="shorthelp" ;;
    "todotxt-cli add") peer_words="add $rent due:2026-11-27" ;;
    "todotxt-cli list") peer_words="list +home @home" ;;
    "todotxt-cli long") peer_words="list" ;;
    "todotxt-cli find") peer_words="listall 보고" ;;
    "todotxt-cli done") peer_words="do {}" ;;
    "todoman start") peer_words="--version" ;;
    "todoman add") peer_words="new --due 2026-11-27 $rent" ;;
    "todoman upcoming") peer_words="list --due $((($(date -d 2026-12-07 +%s) - $(date +%s)) / 3600))" ;;
    "todoman list") peer_words="list --category home" ;;
    "todoman long") peer_words="list" ;;
    "todoman export") peer_words="--porcelain list --status ANY" ;;
    "todoman export-ical") peer_words="--porcelain list --status ANY" ;;
    # Reads the calendar again because its cache is removed before each round.
    "todoman import-ical") peer_words="--porcelain list --status ANY" ;;
    "todoman find") peer_words="list --status ANY --grep 보고" ;;
    "todoman done") peer_words="done {}" ;;
    "devtodo start") peer_words="--version" ;;
    "devtodo add") peer_words="--priority medium --add Pay_the_rent_for_the_flat" ;;
    "devtodo list") peer_words="--filter /.home.*@home" ;;
    "devtodo find") peer_words="--filter all,/보고" ;;
    "devtodo done") peer_words="--done {}" ;;
    "topydo start") peer_words="-v" ;;
    "topydo add") peer_words="add $rent due:2026-11-27" ;;
    "topydo upcoming") peer_words="ls due:<2026-12-07" ;;
    "topydo list") peer_words="ls +home @home" ;;
    "topydo long") peer_words="ls" ;;
    "topydo export") peer_words="ls -x -f json" ;;
    "topydo export-todo.txt") peer_words="ls -x -f json" ;;
    "topydo find") peer_words="ls 보고" ;;
    "topydo done") peer_words="do {}" ;;
    "topydo undo") peer_words="revert" ;;
    "topydo pipe") peer_words="add -f -" ;;
    *) return 1 ;;
    esac
    test "$1" != devtodo || peer_words="--database $work/peers/devtodo/data/.todo $peer_words"
}

# Sets the arguments for turns. Fails if there is nothing to measure.
with_peer() {
    case " $usable " in *" $1 "*) ;; *) return 1 ;; esac
    words_of_peer "$1" "$2" || return 1
    ! exceeded_limit "$1" "$2" || return 1
    peer_home=$work/peers/$1
    peer_program=$(program_of "$1")
    peer_settings="lines=$work/peers/$1.ids"
    peer_cap=$cap
    case $2 in
    pipe) peer_settings="input=$work/peers/$1.piped only=3" ;;
    import)
        peer_settings="input=$work/peers/$1.lines only=3"
        prepare_empty "$1"
        ;;
    import-taskwarrior)
        peer_settings="input=$work/items.taskwarrior only=3"
        prepare_empty "$1"
        ;;
    import-ical)
        peer_settings="only=3 before=$work/bin/before-$1"
        peer_cap=$((cap * 6))
        printf '#!/bin/sh\nrm -rf "%s"\n' "$peer_home/.cache" >"$work/bin/before-$1"
        chmod 755 "$work/bin/before-$1"
        ;;
    undo) prepare_undo "$1" ;;
    # Taskwarrior exits with 1 if nothing matches, which can happen on a short list.
    upcoming | list | long | find) test "$1" != taskwarrior || peer_settings="none=1" ;;
    esac
}

# Empties the data folder of an import before each round. Long imports take longer than other operations.
prepare_empty() {
    peer_cap=$((cap * 6))
    mkdir -p "$work/bin"
    printf '#!/bin/sh\nrm -rf "%s" && mkdir "%s"\n' "$peer_home/empty" "$peer_home/empty" >"$work/bin/before-$1"
    chmod 755 "$work/bin/before-$1"
    peer_settings="$peer_settings before=$work/bin/before-$1"
}

# Adds an item before each round for undo to revert.
prepare_undo() {
    mkdir -p "$work/bin"
    printf '#!/bin/sh\nexec "%s" add Something to undo >/dev/null 2>&1\n' "$peer_program" >"$work/bin/before-$1"
    chmod 755 "$work/bin/before-$1"
    peer_settings="before=$work/bin/before-$1"
}
