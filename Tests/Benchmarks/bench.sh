#!/bin/sh
# Compares adder with the C baseline, the plain program and other installed to-do programs:
#     bench.sh [RELEASE-BINARY]
#   SIZES="1000 100000"  list sizes                       ROUNDS=100      runs of each program per operation
#   ONLY="find shell"    operations (default: all)        SECONDS_EACH=3  time limit for all runs of one program
#   PEERS="taskwarrior"  other programs, "" for none      CAP=5           time limit for one run of another program
#   PEERS_PATH=FOLDERS   additional search path for them  PIPED=10000     number of adds through the pipe
#   RESULTS=FILE         output file                      LISTS=FOLDER    cache for lists between benchmarks
#   CC=cc                C compiler                       TMPDIR=FOLDER   working folder (default: .build)
# report.sh turns the results into tables and a plot.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
adder=${1:-$package/.build/release/adder}
sizes=${SIZES:-"1000 10000 100000 1000000"}
rounds=${ROUNDS:-100}
piped=${PIPED:-10000}
reads="start upcoming list long find show tags projects history complete export"
exports="export-taskwarrior export-todo.txt export-ical"
imports="import-taskwarrior import-todo.txt import-ical"
changes="add undo done change reopen remove"
operations="$reads $exports $changes pipe import $imports shell"
chosen=${ONLY:-$operations}
peers=${PEERS-taskwarrior todotxt-cli todoman devtodo topydo}
lists=${LISTS:-$package/.build/bench-lists}
BENCH_RESULTS=${RESULTS:-$package/.build/bench.tsv}
export BENCH_RESULTS
seconds=${SECONDS_EACH:-3}
cap=${CAP:-5}
cc=${CC:-cc}
command -v "$cc" >/dev/null || cc=clang
test -x "$adder" || { echo "bench: $adder not found. Build it first or pass its path." >&2; exit 1; }
for operation in $chosen; do
    case " $operations " in
    *" $operation "*) ;;
    *) echo "bench: unknown operation \"$operation\". Choose from: $operations" >&2; exit 1 ;;
    esac
done

mkdir -p "${TMPDIR:-$package/.build}" "$lists"
work=$(mktemp -d "${TMPDIR:-$package/.build}/bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
: >"$BENCH_RESULTS"

# All three programs are copied as if installed. A file that the linker wrote through a memory mapping is fragmented in the
# page cache and starts a fifth slower than a copy of it.
"$cc" -O2 -Wall -Wextra -o "$work/linked" "$here/baseline.c" -lsqlite3 -lutf8proc
"$cc" -O2 -Wall -Wextra -o "$work/linked-plain" "$here/plain.c" -lsqlite3
"$cc" -O2 -Wall -Wextra -o "$work/seed" "$here/seed.c" -lsqlite3 -lutf8proc
"$cc" -O2 -Wall -Wextra -o "$work/export" "$here/export.c" -lsqlite3
for tool in turns typed; do "$cc" -O2 -Wall -Wextra -o "$work/$tool" "$here/$tool.c"; done
mkdir "$work/bin"
install -m 755 "$work/linked" "$work/bin/baseline"
install -m 755 "$work/linked-plain" "$work/bin/plain"
install -m 755 "$adder" "$work/bin/adder"
baseline=$work/bin/baseline
plain=$work/bin/plain
adder=$work/bin/adder

# A fixed date makes lists and answers reproducible. The baseline makes no daily backup.
ADDER_NOW=2026-11-21T09:30
ADDER_BACKUP=never
export ADDER_NOW ADDER_BACKUP
unset COLUMNS NO_COLOR CLICOLOR CLICOLOR_FORCE ADDER_DB || true
# No settings and no shell history.
HOME=$work/home TERM=xterm PAGER=
export HOME TERM PAGER
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME XDG_CACHE_HOME || true
mkdir "$work/home"

record() {
    (IFS='	'; printf '%s\n' "$*") >>"$BENCH_RESULTS"
}

# shellcheck source=peers.sh
. "$here/peers.sh"

# Prints the arguments of an operation. {} stands for an item that no earlier run has changed.
words() {
    case $1 in
    start) echo "--version" ;;
    list) echo "list +home project:home" ;;
    long) echo "list" ;;
    export) echo "list all --json" ;;
    export-*) echo "export --format ${1#export-}" ;;
    import) echo "add -" ;;
    import-*) echo "import $work/items.${1#import-} --format ${1#import-}" ;;
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

# Prints the file with the ids for an operation.
items_of() {
    case $1 in
    reopen) echo "$work/done.ids" ;;
    *) echo "$work/open.ids" ;;
    esac
}

# Prints the arguments with an id from the end of the file, which no measured run uses.
words_at() {
    words "$1" | sed "s/{}/$(tail -n "$2" "$(items_of "$1")" | head -n 1)/"
}

# Prints the programs that have an operation, besides the other to-do programs.
sides_of() {
    case $1 in
    start | upcoming | list | long | find | add | "done") echo "adder baseline plain" ;;
    export | import) echo "adder plain" ;;
    export-* | import-*) echo "adder" ;;
    *) echo "adder baseline" ;;
    esac
}

# Each program changes its own copy, so all make the same changes to the same list in every round.
list_of() {
    case " $changes pipe import $imports " in
    *" $1 "*) echo "$work/$2.db" ;;
    *) if [ "$2" = plain ]; then echo "$plain_list"; else echo "$list"; fi ;;
    esac
}

# Prints COUNT lines, each with the text of an item.
make_lines() {
    awk -v count="$1" 'BEGIN {
        for (i = 1; i <= count; i++) printf "Pay the rent for flat no. %d due:2026-12-%02d\n", i, i % 30 + 1
    }'
}

# The list is cached until the program or the schema that creates it changes.
prepare_list() {
    made_by=$(cat "$here/seed.c" "$here/list.h" "$here/plain.c" "$package"/Sources/DataStore/Schema/Schema*.swift |
        cksum | cut -d ' ' -f 1)
    list=$lists/$1-$made_by.db plain_list=$lists/$1-$made_by.plain.db
    if [ ! -e "$list" ]; then
        rm -f "$lists/$1"-*.db "$lists/$1.part" "$plain_list"
        "$adder" --db "$lists/$1.part" add The first of many >/dev/null
        "$work/seed" "$lists/$1.part" "$1"
        "$plain" --db "$plain_list" copy "$lists/$1.part"
        mv "$lists/$1.part" "$list"
    fi
    # One id for each round, and a few more for warm-up and checks.
    for status in open "done"; do "$work/seed" "$list" "$status" $((rounds + 12)) >"$work/$status.ids"; done
    case " $chosen " in
    *" add "* | *" undo "* | *" done "* | *" change "* | *" reopen "* | *" remove "*)
        for side in adder baseline; do cp "$list" "$work/$side.db"; done
        cp "$plain_list" "$work/plain.db"
        ;;
    esac
    make_lines "$1" >"$work/lines"
    for operation in $imports; do
        case " $chosen " in *" $operation "*) ;; *) continue ;; esac
        "$adder" --db "$list" export --format "${operation#import-}" >"$work/items.${operation#import-}" 2>/dev/null
    done
    sync
}

# The baseline has to print the same bytes as adder, the plain program the same items.
check_answers() {
    input=/dev/null
    case $1 in
    pipe)
        input=$work/piped
        for side in adder baseline; do cp "$list" "$work/$side.db"; done
        ;;
    import)
        input=$work/lines
        rm -f "$work/adder.db" "$work/plain.db"
        ;;
    import-*) rm -f "$work/adder.db" ;;
    esac
    for side in $(sides_of "$1"); do
        # shellcheck disable=SC2046
        "$work/bin/$side" --db "$(list_of "$1" "$side")" $(words_at "$1" 1) \
            <"$input" >"$work/answer.$side" 2>"$work/messages.$side" || { cat "$work/messages.$side" >&2; exit 1; }
        case $side in
        baseline)
            cmp "$work/answer.adder" "$work/answer.baseline"
            cmp "$work/messages.adder" "$work/messages.baseline"
            ;;
        plain) check_items "$1" ;;
        esac
    done
    case $1 in
    import-*)
        for own in "$list" "$work/adder.db"; do
            "$adder" --db "$own" list all --json | grep -o '{"id":[0-9]*' | wc -l
        done | uniq | wc -l | grep -qx 1 || { echo "bench: $1 did not import every item." >&2; exit 1; }
        ;;
    esac
    record lines "$1" "$2" "$(wc -l <"$work/answer.adder")"
}

check_items() {
    case $1 in
    upcoming | list | long | find)
        for side in adder plain; do awk '/^ +[0-9]+ / { print $1 }' "$work/answer.$side" | sort >"$work/items.$side"; done
        ;;
    import | export)
        for side in adder plain; do
            "$work/bin/$side" --db "$(list_of "$1" $side)" list all --json | grep -o '{"id":[0-9]*' | sort >"$work/items.$side"
        done
        ;;
    *) return 0 ;;
    esac
    cmp "$work/items.adder" "$work/items.plain"
}

# Prints the settings of a program for turns, one per line. Changes accumulate from round to round, except those of the
# pipe, which would make a short list long, and of the import, which begins with an empty list.
settings_of() {
    case $1 in
    pipe)
        printf '%s\n' "seconds=$((seconds * 6))" "input=$work/piped" "only=5"
        if [ "$2" -le 100000 ]; then echo "before=cp '$list' '$work/pipe.db' && sync '$work/pipe.db'"; fi
        ;;
    import) printf '%s\n' "seconds=$((seconds * 6))" "input=$work/lines" "only=5" "before=rm -f '$work/$3.db'" ;;
    import-*) printf '%s\n' "seconds=$((seconds * 6))" "only=5" "before=rm -f '$work/$3.db'" ;;
    *) printf '%s\n' "seconds=$seconds" "lines=$(items_of "$1")" ;;
    esac
}

# Runs all programs in turns.
measure() {
    operation=$1 size=$2
    test "$1" != pipe || cp "$list" "$work/pipe.db"
    set --
    for side in $(sides_of "$operation"); do
        own=$(list_of "$operation" "$side")
        test "$operation" != pipe || own=$work/pipe.db
        IFS='
'
        # shellcheck disable=SC2046
        set -- "$@" :: "$side" $(settings_of "$operation" "$size" "$side") "$work/bin/$side" --db "$own"
        unset IFS
        # shellcheck disable=SC2046
        set -- "$@" $(words "$operation")
    done
    for peer in $present; do
        with_peer "$peer" "$operation" "$size" || continue
        # shellcheck disable=SC2086
        set -- "$@" :: "$peer" "home=$peer_home" seconds=2 "cap=$peer_cap" $peer_settings "$peer_program" $peer_words
    done
    label=$size
    test "$operation" != start || label=-
    "$work/turns" "$operation" "$label" "$rounds" "$@"
    rm -f "$work/pipe.db"
}

# Counts system calls and fsyncs. For the pipe a tenth of its lines is enough.
count_calls() {
    if [ "$1" = pipe ]; then
        for side in adder baseline; do cp "$list" "$work/$side.db"; done
        head -n $((piped / 10)) "$work/piped" >"$work/few"
    else
        : >"$work/few"
    fi
    for side in adder baseline; do
        case " $(sides_of "$1") " in *" $side "*) ;; *) continue ;; esac
        # shellcheck disable=SC2046
        strace -f -o "$work/calls" "$work/bin/$side" --db "$(list_of "$1" $side)" $(words_at "$1" 2) \
            <"$work/few" >/dev/null 2>&1
        record calls "$1" "$2" $side "$(grep -c '(' "$work/calls")" \
            "$(grep -cE '(fsync|fdatasync)\(' "$work/calls" || true)" "$(grep -c . "$work/few" || true)"
    done
}

measure_shell() {
    # An own folder because the time to watch one grows with its contents.
    mkdir "$work/$1"
    cp "$list" "$work/$1/list.db"
    own=$work/$1/list.db
    tab=$(printf '\t')
    echo "on a terminal, $1 items"
    "$work/typed" prompt "$1" "$rounds" "> " "$adder" --db "$own" :: "$baseline" --db "$own" upcoming
    "$work/typed" answer "Tab, an id" "$1" "$rounds" "> " "done $tab" "Type another letter" "$adder" --db "$own"
    "$work/typed" answer "Tab, a tag" "$1" "$rounds" "> " "list +ho$tab" "me" "$adder" --db "$own"
    "$work/typed" idle "$1" 3 "> " "$adder" --db "$own"
    rm -r "${work:?}/$1"
}

record about machine "$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1), $(nproc) cores, Linux $(uname -r)"
record about rounds "$rounds"
record about piped "$piped"
record about date "$(date +%Y-%m-%d)"
find_peers
traced=yes
command -v strace >/dev/null && strace -o /dev/null true 2>/dev/null || traced=
test -n "$traced" || echo "System calls are not counted because strace is missing or not permitted."
make_lines "$piped" | sed 's/^/add /' >"$work/piped"

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
        case $operation in import*) ;; *) test -z "$traced" || count_calls "$operation" "$size" ;; esac
        started=yes
    done
    rm -rf "$work"/*.db "$work/peers"
done
sh "$here/report.sh" "$BENCH_RESULTS"
