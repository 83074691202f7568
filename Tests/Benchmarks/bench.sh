#!/bin/sh
# Measures adder against the floor, and against the other programs of its kind that are installed:
#     bench.sh [PATH OF THE RELEASE BINARY]
#   SIZES="1000 100000"  how long the lists are       ROUNDS=100  runs of each side per line
#   ONLY="find shell"    which operations; all else   SECONDS_EACH=3  how long one side may take for its runs
#   PEERS="taskwarrior"  which peers; "" for none     CAP=5       how many seconds a run of theirs may take
#   PEERS_PATH=FOLDERS   where else peers are         PIPED=10000  how many adds come through the pipe
#   RESULTS=FILE         where the numbers go         LISTS=FOLDER  where lists are kept from one bench to the next
#   CC=cc                the compiler of the floor    TMPDIR=FOLDER  where lists are changed (.build of the package)
# report.sh makes tables and a plot of the numbers.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
adder=${1:-$package/.build/release/adder}
sizes=${SIZES:-"1000 10000 100000 1000000"}
rounds=${ROUNDS:-100}
piped=${PIPED:-10000}
reads="start upcoming list find show tags projects history complete"
changes="add undo done change reopen remove"
operations="$reads $changes pipe shell"
chosen=${ONLY:-$operations}
peers=${PEERS-taskwarrior todotxt-cli todoman devtodo topydo}
lists=${LISTS:-$package/.build/bench-lists}
BENCH_RESULTS=${RESULTS:-$package/.build/bench.tsv}
export BENCH_RESULTS
seconds=${SECONDS_EACH:-3}
cap=${CAP:-5}
cc=${CC:-cc}
command -v "$cc" >/dev/null || cc=clang
test -x "$adder" || { echo "bench: there is no $adder; build it first, or name it" >&2; exit 1; }
for operation in $chosen; do
    case " $operations " in
    *" $operation "*) ;;
    *) echo "bench: \"$operation\" is none of: $operations" >&2; exit 1 ;;
    esac
done

mkdir -p "${TMPDIR:-$package/.build}" "$lists"
work=$(mktemp -d "${TMPDIR:-$package/.build}/bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
: >"$BENCH_RESULTS"

# Both as they would be installed: what a linker has written through a map stays in small pieces in the page cache, from
# which a program starts a fifth slower than from a copy of the same file.
"$cc" -O2 -Wall -Wextra -o "$work/linked" "$here/floor.c" -lsqlite3 -lutf8proc
"$cc" -O2 -Wall -Wextra -o "$work/seed" "$here/seed.c" -lsqlite3 -lutf8proc
"$cc" -O2 -Wall -Wextra -o "$work/export" "$here/export.c" -lsqlite3
for tool in turns typed; do "$cc" -O2 -Wall -Wextra -o "$work/$tool" "$here/$tool.c"; done
mkdir "$work/bin"
install -m 755 "$work/linked" "$work/bin/floor"
install -m 755 "$adder" "$work/bin/adder"
floor=$work/bin/floor
adder=$work/bin/adder

# Every list and every answer is the same on every day.
# The copy of the list that a day begins with is nothing that the floor makes.
ADDER_NOW=2026-11-21T09:30
ADDER_BACKUP=never
export ADDER_NOW ADDER_BACKUP
unset COLUMNS NO_COLOR CLICOLOR CLICOLOR_FORCE ADDER_DB || true
# No settings and no lines of before.
HOME=$work/home TERM=xterm PAGER=
export HOME TERM PAGER
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME || true
mkdir "$work/home"

tell() {
    (IFS='	'; printf '%s\n' "$*") >>"$BENCH_RESULTS"
}

# shellcheck source=peers.sh
. "$here/peers.sh"

# The words of an operation; {} is an item that this was not done to before.
words() {
    case $1 in
    start) echo "--version" ;;
    list) echo "list +home project:home" ;;
    find) echo "find 보고" ;;
    complete) echo "suggest --shell zsh -- done 1" ;;
    show | done | reopen) echo "$1 {}" ;;
    history) echo "history 20" ;;
    add) echo "add Pay the rent for the flat due:2026-11-27" ;;
    change) echo "change {} +bench" ;;
    remove) echo "remove {} --yes" ;;
    pipe) ;;
    *) echo "$1" ;;
    esac
}

# The file with the items that an operation is done to.
items_of() {
    case $1 in
    reopen) echo "$work/done.ids" ;;
    *) echo "$work/open.ids" ;;
    esac
}

# The words with an item in them that no other run has: the last but so many.
words_at() {
    words "$1" | sed "s/{}/$(tail -n "$2" "$(items_of "$1")" | head -n 1)/"
}

# Each side changes a copy of its own, so that both do the same to the same list, round by round.
list_of() {
    case " $changes pipe " in
    *" $1 "*) echo "$work/$2.db" ;;
    *) echo "$list" ;;
    esac
}

# The list is made once for each version of what makes it.
prepare_list() {
    made_by=$(cat "$here/seed.c" "$here/list.h" "$package"/Sources/DataStore/Schema*.swift | cksum | cut -d ' ' -f 1)
    list=$lists/$1-$made_by.db
    if [ ! -e "$list" ]; then
        rm -f "$lists/$1"-*.db "$lists/$1.part"
        "$adder" --db "$lists/$1.part" add The first of many >/dev/null
        "$work/seed" "$lists/$1.part" "$1"
        mv "$lists/$1.part" "$list"
    fi
    # One for each round, and a few more for those that nobody measures.
    for status in open "done"; do "$work/seed" "$list" "$status" $((rounds + 12)) >"$work/$status.ids"; done
    case " $chosen " in
    *" add "* | *" undo "* | *" done "* | *" change "* | *" reopen "* | *" remove "*)
        for side in adder floor; do cp "$list" "$work/$side.db"; done
        ;;
    esac
    sync
}

check_answers() {
    input=/dev/null
    if [ "$1" = pipe ]; then
        input=$work/piped
        for side in adder floor; do cp "$list" "$work/$side.db"; done
    fi
    for side in adder floor; do
        # shellcheck disable=SC2046
        "$work/bin/$side" --db "$(list_of "$1" $side)" $(words_at "$1" 1) \
            <"$input" >"$work/answer.$side" 2>"$work/talk.$side" || { cat "$work/talk.$side" >&2; exit 1; }
    done
    cmp "$work/answer.adder" "$work/answer.floor"
    cmp "$work/talk.adder" "$work/talk.floor"
    tell lines "$1" "$2" "$(wc -l <"$work/answer.adder")"
}

# All sides in turns; those that changed their list begin the next round where they are, but for a pipe, which would make
# a short list a long one.
measure() {
    operation=$1 size=$2
    adder_list=$(list_of "$1" adder) floor_list=$(list_of "$1" floor)
    if [ "$1" = pipe ]; then
        adder_list=$work/pipe.db floor_list=$work/pipe.db
        cp "$list" "$work/pipe.db"
        renewal="before=cp '$list' '$work/pipe.db' && sync '$work/pipe.db'"
        test "$size" -le 100000 || renewal="before=true"
        set -- "seconds=$((seconds * 6))" "input=$work/piped" "only=5" "$renewal"
    else
        set -- "seconds=$seconds" "lines=$(items_of "$1")"
    fi
    # shellcheck disable=SC2046
    set -- :: adder "$@" "$adder" --db "$adder_list" $(words "$operation") \
        :: floor "$@" "$floor" --db "$floor_list" $(words "$operation")
    for peer in $present; do
        with_peer "$peer" "$operation" "$size" || continue
        # shellcheck disable=SC2086
        set -- "$@" :: "$peer" "home=$peer_home" seconds=2 "cap=$cap" $peer_settings "$peer_program" $peer_words
    done
    label=$size
    test "$operation" != start || label=-
    "$work/turns" "$operation" "$label" "$rounds" "$@"
    rm -f "$work/pipe.db"
}

# System calls, and those of them that wait for the disk; of a pipe, of a tenth of its lines.
count_calls() {
    if [ "$1" = pipe ]; then
        for side in adder floor; do cp "$list" "$work/$side.db"; done
        head -n $((piped / 10)) "$work/piped" >"$work/few"
    else
        : >"$work/few"
    fi
    for side in adder floor; do
        # shellcheck disable=SC2046
        strace -f -o "$work/calls" "$work/bin/$side" --db "$(list_of "$1" $side)" $(words_at "$1" 2) \
            <"$work/few" >/dev/null 2>&1
        tell calls "$1" "$2" $side "$(grep -c '(' "$work/calls")" \
            "$(grep -cE '(fsync|fdatasync)\(' "$work/calls" || true)" "$(grep -c . "$work/few" || true)"
    done
}

measure_shell() {
    # A folder of its own, as the time to watch one grows with what is in it.
    mkdir "$work/$1"
    cp "$list" "$work/$1/list.db"
    own=$work/$1/list.db
    tab=$(printf '\t')
    echo "at a terminal, $1"
    "$work/typed" prompt "$1" "$rounds" "> " "$adder" --db "$own" :: "$floor" --db "$own" upcoming
    "$work/typed" answer "Tab, an id" "$1" "$rounds" "> " "done $tab" "type a letter" "$adder" --db "$own"
    "$work/typed" answer "Tab, a tag" "$1" "$rounds" "> " "list +ho$tab" "me" "$adder" --db "$own"
    "$work/typed" idle "$1" 3 "> " "$adder" --db "$own"
    rm -r "${work:?}/$1"
}

tell about machine "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores, Linux $(uname -r)"
tell about rounds "$rounds"
tell about piped "$piped"
tell about date "$(date +%Y-%m-%d)"
find_peers
traced=yes
command -v strace >/dev/null && strace -o /dev/null true 2>/dev/null || traced=
test -n "$traced" || echo "System calls are not counted: strace is not here, or may not trace."
awk -v count="$piped" 'BEGIN {
    for (i = 1; i <= count; i++) printf "add Pay the rent for flat no. %d due:2026-12-%02d\n", i, i % 30 + 1
}' >"$work/piped"

printf '%-14s %8s %17s %8s %8s %6s\n' "" "ms" "10%-90%" "× adder" KiB runs
for size in $sizes; do
    prepare_list "$size"
    prepare_peers "$size"
    for operation in $operations; do
        case " $chosen " in *" $operation "*) ;; *) continue ;; esac
        if [ "$operation" = shell ]; then
            measure_shell "$size"
            continue
        fi
        test "$operation" != start || [ -z "${started:-}" ] || continue
        check_answers "$operation" "$size"
        measure "$operation" "$size"
        test -z "$traced" || count_calls "$operation" "$size"
        started=yes
    done
    rm -rf "$work"/*.db "$work/peers"
done
sh "$here/report.sh" "$BENCH_RESULTS"
