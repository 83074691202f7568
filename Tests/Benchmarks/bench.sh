#!/bin/sh
# Measures adder against the floor: bench.sh [PATH OF THE RELEASE BINARY]
#   SIZES="1000 100000"  how long the lists are       ROUNDS=200  pairs of runs per line
#   CC=cc                the compiler of the floor    TMPDIR      where lists are made (.build of the package)
set -eu

here=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$here/../.." && pwd)
adder=${1:-$package/.build/release/adder}
sizes=${SIZES:-"1000 100000"}
rounds=${ROUNDS:-200}
cc=${CC:-cc}
command -v "$cc" >/dev/null || cc=clang
test -x "$adder" || { echo "bench: there is no $adder; build it first, or name it" >&2; exit 1; }

mkdir -p "${TMPDIR:-$package/.build}"
work=$(mktemp -d "${TMPDIR:-$package/.build}/bench.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

"$cc" -O2 -Wall -Wextra -o "$work/floor" "$here/floor.c" -lsqlite3 -lutf8proc
"$cc" -O2 -Wall -Wextra -o "$work/pairs" "$here/pairs.c"
floor=$work/floor

# Every list and every answer is the same on every day.
ADDER_NOW=2026-11-21T09:30
export ADDER_NOW
unset COLUMNS NO_COLOR CLICOLOR CLICOLOR_FORCE ADDER_DB || true
title="Pay the rent for the flat due:2026-11-27"
filter="+home project:home"
word=보고

for size in $sizes; do
    list=$work/$size.db
    "$adder" --db "$list" add The first of many >/dev/null
    "$floor" --db "$list" seed "$size"
    for side in adder floor; do
        cp "$list" "$work/$size.$side.db"
        eval "binary=\$$side"
        "$binary" --db "$list" upcoming >"$work/upcoming.$side"
        # shellcheck disable=SC2086
        "$binary" --db "$list" list $filter >"$work/list.$side"
        "$binary" --db "$list" find "$word" >"$work/find.$side"
        # shellcheck disable=SC2086
        "$binary" --db "$work/$size.$side.db" add $title >"$work/add.$side"
    done
    cmp "$work/upcoming.adder" "$work/upcoming.floor"
    cmp "$work/list.adder" "$work/list.floor"
    cmp "$work/find.adder" "$work/find.floor"
    cmp "$work/add.adder" "$work/add.floor"
    echo "$size items: both answer the same, upcoming in $(wc -l <"$work/upcoming.adder") lines," \
        "list $filter in $(wc -l <"$work/list.adder"), find $word in $(wc -l <"$work/find.adder")"
done

pair() {
    label=$1
    shift
    "$work/pairs" "$label" "$rounds" "$@"
}

echo
printf '%-20s %24s %24s %6s %8s %8s\n' "" "adder ms" "floor ms" "" "adder" "floor"
printf '%-20s %24s %24s %6s %8s %8s\n' "operation, items" "median (10%-90%)" "median (10%-90%)" ratio KiB KiB
pair start "$adder" --version :: "$floor" --version
for size in $sizes; do
    list=$work/$size.db
    pair "upcoming $size" "$adder" --db "$list" upcoming :: "$floor" --db "$list" upcoming
done
for size in $sizes; do
    list=$work/$size.db
    # shellcheck disable=SC2086
    pair "list $size" "$adder" --db "$list" list $filter :: "$floor" --db "$list" list $filter
done
for size in $sizes; do
    list=$work/$size.db
    pair "find $size" "$adder" --db "$list" find "$word" :: "$floor" --db "$list" find "$word"
done
for size in $sizes; do
    # shellcheck disable=SC2086
    pair "add $size" "$adder" --db "$work/$size.adder.db" add $title :: "$floor" --db "$work/$size.floor.db" add $title
done

echo
if ! command -v strace >/dev/null || ! strace -o /dev/null true 2>/dev/null; then
    echo "System calls were not counted: strace is not here, or may not trace."
    exit 0
fi
calls() {
    strace -f -o "$work/calls" "$@" >/dev/null
    all=$(grep -c '(' "$work/calls")
    syncs=$(grep -cE '(fsync|fdatasync)\(' "$work/calls" || true)
    printf ' %6d %6d' "$all" "$syncs"
}
printf '%-20s %13s %13s\n' "" "adder" "floor"
printf '%-20s %6s %6s %6s %6s\n' "system calls" all syncs all syncs
printf '%-20s' start
calls "$adder" --version
calls "$floor" --version
echo
for size in $sizes; do
    printf '%-20s' "upcoming $size"
    calls "$adder" --db "$work/$size.db" upcoming
    calls "$floor" --db "$work/$size.db" upcoming
    printf '\n%-20s' "add $size"
    # shellcheck disable=SC2086
    calls "$adder" --db "$work/$size.adder.db" add $title
    # shellcheck disable=SC2086
    calls "$floor" --db "$work/$size.floor.db" add $title
    echo
done
