#!/bin/sh
# Runs all tests with these flags of `swift build`. Many tests wait for terminals, servers and other programs, so several
# processes share the processors.
set -eu
swift=${SWIFT:-swift}
$swift build --build-tests "$@"
program=$($swift build --show-bin-path "$@")/adderPackageTests.xctest
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

start() {
    share=$1
    shift
    # The shell lets processes in the background ignore Ctrl-C.
    (env --default-signal "$program" --testing-library swift-testing "$@" >"$logs/$share" 2>&1 || echo "$share" >>"$logs/failed") &
}

terminals='^(TerminalTests|EndToEndTests[.](Shell|Suggest|Tab|Question|Undo|Help|Manual))'
stores='^(DataStore|Interchange|Architecture|CalDAV|ModuleGenerator|Application)Tests[.]'
start 1 --filter '^TortureTests[.][A-J]'
start 2 --filter '^TortureTests[.][K-Z]'
start 3 --filter '^EndToEndTests[.]' --skip "$terminals"
start 4 --filter "$terminals"
start 5 --filter "$stores"
start 6 --skip '^(Torture|EndToEnd|Terminal)Tests[.]' --skip "$stores"
wait
cat "$logs"/[0-9]
if [ -s "$logs/failed" ]; then
    echo "These tests have failed:" >&2
    grep -h -a 'recorded an issue' "$logs"/[0-9] >&2 || tail -n 20 "$logs"/[0-9] >&2
    exit 1
fi
