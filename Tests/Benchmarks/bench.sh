#!/bin/sh
# Measures adder against the floor: bench.sh [PATH OF THE RELEASE BINARY]
#   SIZES="1000 100000"  how long the lists are       ROUNDS=200  pairs of runs per line
#   ONLY="find shell"    which operations; all else   TMPDIR      where lists are made (.build of the package)
#   CC=cc                the compiler of the floor
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
adder=${1:-$package/.build/release/adder}
sizes=${SIZES:-"1000 100000"}
rounds=${ROUNDS:-200}
operations="start upcoming list find show tags projects history add done change reopen remove undo"
chosen=${ONLY:-"$operations shell"}
cc=${CC:-cc}
command -v "$cc" >/dev/null || cc=clang
test -x "$adder" || { echo "bench: there is no $adder; build it first, or name it" >&2; exit 1; }
for operation in $chosen; do
    case " $operations shell " in
    *" $operation "*) ;;
    *) echo "bench: \"$operation\" is none of: $operations shell" >&2; exit 1 ;;
    esac
done
# What is measured at a terminal has a table of its own.
case " $chosen " in
*" shell "*) shell=yes ;;
*) shell=no ;;
esac
chosen=$(echo " $chosen " | sed 's/ shell / /')

mkdir -p "${TMPDIR:-$package/.build}"
work=$(mktemp -d "${TMPDIR:-$package/.build}/bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

# Both as they would be installed: what a linker has written through a map stays in small pieces in the page cache, from
# which a program starts a fifth slower than from a copy of the same file.
"$cc" -O2 -Wall -Wextra -o "$work/linked" "$here/floor.c" -lsqlite3 -lutf8proc
for tool in pairs typed; do "$cc" -O2 -Wall -Wextra -o "$work/$tool" "$here/$tool.c"; done
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

# The words of an operation; {} is an item that this was not done to before.
words() {
    case $1 in
    start) echo "--version" ;;
    list) echo "list +home project:home" ;;
    find) echo "find 보고" ;;
    show | done | reopen) echo "$1 {}" ;;
    history) echo "history 20" ;;
    add) echo "add Pay the rent for the flat due:2026-11-27" ;;
    change) echo "change {} +bench" ;;
    remove) echo "remove {} --yes" ;;
    *) echo "$1" ;;
    esac
}

# Each side changes a copy of its own, so that both do the same to the same list, round by round.
prepare() {
    PAIRS_LINES=$work/$2.open
    case $1 in
    reopen) PAIRS_LINES=$work/$2.done ;;
    esac
    export PAIRS_LINES
    case $1 in
    add | done | change | reopen | remove | undo)
        for side in adder floor; do
            cp "$work/$2.db" "$work/$side.db"
            eval "${side}_list=\$work/\$side.db"
        done
        ;;
    *)
        adder_list=$work/$2.db
        floor_list=$work/$2.db
        ;;
    esac
}

# The words with the first of the items in them.
first_words() {
    words "$1" | sed "s/{}/$(head -n 1 "$PAIRS_LINES")/"
}

for size in $sizes; do
    list=$work/$size.db
    "$adder" --db "$list" add The first of many >/dev/null
    "$floor" --db "$list" seed "$size"
    # One for each round, and a few more for those that nobody measures.
    for status in open done; do "$floor" --db "$list" ids "$status" $((rounds + 10)) >"$work/$size.$status"; done
    for operation in $chosen; do
        prepare "$operation" "$size"
        # shellcheck disable=SC2046
        "$adder" --db "$adder_list" $(first_words "$operation") >"$work/answer.adder" 2>"$work/talk.adder"
        # shellcheck disable=SC2046
        "$floor" --db "$floor_list" $(first_words "$operation") >"$work/answer.floor" 2>"$work/talk.floor"
        cmp "$work/answer.adder" "$work/answer.floor"
        cmp "$work/talk.adder" "$work/talk.floor"
        lines="${lines:+$lines, }$operation in $(wc -l <"$work/answer.adder")"
    done
    test -z "${lines:-}" || echo "$size items: both answer the same, in so many lines: $lines"
    lines=
done

test -z "$(echo $chosen)" || {
    echo
    printf '%-20s %24s %24s %6s %8s %8s\n' "" "adder ms" "floor ms" "" "adder" "floor"
    printf '%-20s %24s %24s %6s %8s %8s\n' "operation, items" "median (10%-90%)" "median (10%-90%)" ratio KiB KiB
}
for operation in $chosen; do
    for size in $sizes; do
        prepare "$operation" "$size"
        label="$operation $size"
        test "$operation" != start || label=start
        # shellcheck disable=SC2046
        "$work/pairs" "$label" "$rounds" "$adder" --db "$adder_list" $(words "$operation") \
            :: "$floor" --db "$floor_list" $(words "$operation")
        test "$operation" != start || break
    done
done

if [ "$shell" = yes ]; then
    # No settings and no lines of before.
    HOME=$work/home TERM=xterm PAGER=
    export HOME TERM PAGER
    unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_STATE_HOME || true
    mkdir "$work/home"
    tab=$(printf '\t')
    echo
    printf '%-20s %24s %24s %6s\n' "at a terminal, items" "adder ms" "floor's upcoming ms" ratio
    for size in $sizes; do
        list=$work/$size.db
        # A folder of its own, as the time to watch one grows with what is in it.
        mkdir "$work/$size"
        cp "$list" "$work/$size/list.db"
        list=$work/$size/list.db
        "$work/typed" prompt "first prompt $size" "$rounds" "> " "$adder" --db "$list" :: "$floor" --db "$list" upcoming
        "$work/typed" answer "Tab, an id $size" "$rounds" "> " "done $tab" "type a letter" "$adder" --db "$list"
        "$work/typed" answer "Tab, a tag $size" "$rounds" "> " "list +ho$tab" "me" "$adder" --db "$list"
        "$work/typed" idle "idle $size" 5 "> " "$adder" --db "$list"
    done
fi

echo
if ! command -v strace >/dev/null || ! strace -o /dev/null true 2>/dev/null; then
    echo "System calls were not counted: strace is not here, or may not trace."
    exit 0
fi
calls() {
    strace -f -o "$work/calls" "$@" >/dev/null 2>&1
    all=$(grep -c '(' "$work/calls")
    syncs=$(grep -cE '(fsync|fdatasync)\(' "$work/calls" || true)
    printf ' %6d %6d' "$all" "$syncs"
}
printf '%-20s %13s %13s\n' "" "adder" "floor"
printf '%-20s %6s %6s %6s %6s\n' "system calls" all syncs all syncs
for operation in $chosen; do
    for size in $sizes; do
        prepare "$operation" "$size"
        label="$operation $size"
        test "$operation" != start || label=start
        printf '%-20s' "$label"
        # shellcheck disable=SC2046
        calls "$adder" --db "$adder_list" $(first_words "$operation")
        # shellcheck disable=SC2046
        calls "$floor" --db "$floor_list" $(first_words "$operation")
        echo
        test "$operation" != start || break
    done
done
