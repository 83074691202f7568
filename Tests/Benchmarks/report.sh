#!/bin/sh
# Makes tables of what bench.sh has measured: report.sh RESULTS
# With a page, puts them between its two marks, and the plot beside this script: report.sh RESULTS PAGE
set -eu

here=$(cd "$(dirname "$0")" && pwd)
results=$1
page=${2:-}
if [ -z "$page" ]; then
    awk -f "$here/report.awk" "$results"
    exit
fi
draft=$(mktemp "$page.XXXXXX")
trap 'rm -f "$draft" "$draft.tables"' EXIT
awk -f "$here/report.awk" "$results" >"$draft.tables"
awk -v tables="$draft.tables" '
    /^<!-- end of the numbers -->$/ { skips = 0; ended = 1 }
    !skips { print }
    /^<!-- make bench-report writes these numbers -->$/ {
        print ""
        while ((getline line <tables) > 0) print line
        print ""
        skips = 1
    }
    END { exit !ended }
' "$page" >"$draft" || { echo "report: $page has no place for the numbers" >&2; exit 1; }
cat "$draft" >"$page"
awk -f "$here/plot.awk" "$results" >"$here/speed.svg"
