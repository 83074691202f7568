#!/bin/sh
# Generates from every template with awkward names, in a copy of this package and in a new one: what comes of it has to
# be formatted, to build without a warning, to pass its tests and to answer, and it has to go again without a trace.
#
#     sh Tests/Generator/gate.sh [VIPER-GEN]
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
generator=${1:-$root/.build/debug/viper-gen}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Nobody's own templates, list or settings.
export XDG_CONFIG_HOME="$work/config" ADDER_DB="$work/list.db" ADDER_NOW=2026-11-21T09:30 ADDER_STRICT=1

say() { echo "gate: $*"; }

fail() {
    echo "gate: $*" >&2
    exit 1
}

# Every file with its bytes, and every folder.
state() {
    (cd "$1" && find . -name .build -prune -o -type d -print -o -exec sha256sum {} + | sort)
}

build() {
    log="$work/build.log"
    swift build --build-tests --explicit-target-dependency-import-check error \
        -Xswiftc -warnings-as-errors -Xswiftc -gnone >"$log" 2>&1 || {
        grep -E 'error|warning' "$log" || cat "$log"
        fail "it does not build."
    }
}

# Has the tests run, and says how many there are.
tests() {
    log="$work/test.log"
    swift test --skip-build -Xswiftc -warnings-as-errors -Xswiftc -gnone >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:' "$log" || cat "$log"
        fail "its tests fail."
    }
    grep -o 'Test run with .* passed' "$log"
}

# Whether "$3…" answers with status $1 and with $2 somewhere in it.
answers() {
    status=$1 part=$2
    shift 2
    got=0
    answer=$("$@" 2>&1 </dev/null) || got=$?
    [ "$got" = "$status" ] || fail "$* ended with $got, not $status: $answer"
    case $answer in *"$part"*) ;; *) fail "$* has no “$part” in its answer: $answer" ;; esac
}

copy="$work/adder"
mkdir "$copy"
tar -C "$root" --exclude=./.build --exclude=./.git -cf - . | tar -C "$copy" -xf -
cd "$copy"

say "a copy of adder"
before=$(state "$copy")
thirty=AbcdefghijKlmnopqrstUvwxyzabcd
for template in command screen service; do
    for name in $thirty X HTTPThing ItemReschedule2; do
        "$generator" new "$name" --template "$template" >"$work/new.log" || fail "$(cat "$work/new.log")"
        swift format lint --strict --recursive Package.swift Sources/Application Sources/*/"$name" Tests/*/"${name}Tests"
        "$generator" remove "$name" >"$work/remove.log" || fail "$(cat "$work/remove.log")"
    done
done
[ "$before" = "$(state "$copy")" ] || fail "something is left of what was generated and removed."

modules="X ItemReschedule2 HTTPThing AskX"
services="URLFeed2"
"$generator" new X --summary 'what is "there"' >/dev/null
"$generator" new ItemReschedule2 --set delegate=false >/dev/null
"$generator" new HTTPThing --template screen --command http >/dev/null
"$generator" new AskX --template screen >/dev/null
for name in $services; do "$generator" new "$name" --template service >/dev/null; done
ADDER_TESTS="ApplicationTests ArchitectureTests"
for name in $modules $services; do ADDER_TESTS="$ADDER_TESTS ${name}Tests"; done
export ADDER_TESTS
build
tests

adder="$(swift build --show-bin-path)/adder"
for command in x item-reschedule-2; do
    rm -f "$ADDER_DB"
    answers 0 "Your list is empty" "$adder" $command
    answers 0 '{"adder":1,"items":[]}' "$adder" $command --json
    answers 66 "“9” names no item" "$adder" $command 9
    answers 0 "Added 1" "$adder" add Pay rent today
    answers 0 "  1  today  Pay rent" "$adder" $command
    answers 0 "item 1: Pay rent; due today" "$adder" $command 1 --plain
done
for command in http ask-x; do
    answers 0 "Chosen 1: Pay rent" "$adder" $command 1
    answers 64 "needs to know more" "$adder" $command
done
for command in x item-reschedule-2 http ask-x; do
    answers 0 " $command" "$adder" help
    answers 0 "adder $command: " "$adder" help $command
    answers 0 "$command" "$adder" manual --list
    answers 0 "$command" "$adder" suggest -- "$command"
    answers 0 "Pay rent" sh -c "echo $command 1 | $adder"
done

for name in $modules $services; do "$generator" remove "$name" >/dev/null; done
[ "$before" = "$(state "$copy")" ] || fail "something is left of what was generated and removed."

say "a new package"
cd "$work"
"$generator" new X --template package --templates "$root/Templates" >/dev/null
cd x
before=$(state .)
"$generator" new HTTPThing >/dev/null
"$generator" new ItemReschedule2 --command again >/dev/null
swift format lint --strict --recursive Package.swift Sources Tests
build
tests
program="$(swift build --show-bin-path)/x"
for command in list-lines http-thing again; do
    answers 0 "1  {" "$program" $command "$root/Templates/project.json"
    answers 0 "x $command: " "$program" help $command
    answers 66 "none cannot be read" "$program" $command none
    answers 0 "There is no line" "$program" $command
done
"$generator" remove HTTPThing >/dev/null
"$generator" remove ItemReschedule2 >/dev/null
[ "$before" = "$(state .)" ] || fail "something is left of what was generated and removed."
say "a package that is there"
mkdir -p "$work/tool/Sources/tool"
cd "$work/tool"
printf 'import Application\n\nprint(Application.run(as: "tool"))\n' >Sources/tool/main.swift
cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "tool",
    targets: [
        .executableTarget(name: "tool", dependencies: ["Application"])
    ]
)
END
"$generator" init --templates "$root/Templates" >/dev/null
"$generator" new X >/dev/null
answers 0 "All is well with 2 modules" "$generator" doctor
swift format lint --strict --configuration "$root/.swift-format" --recursive Package.swift Sources Tests
# Its rooms are those of the new package; that they are targets is all there is to see.
answers 0 "ListLinesTests" swift package describe --type json
say "all is well."
