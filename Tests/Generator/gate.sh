#!/bin/sh
# Generates from every template with awkward names, in a copy of this package, in a new one and in one that is there:
# what comes of it has to be formatted, to build without a warning, to pass its tests and to answer, and it has to go
# again without a trace.
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

# One set of flags for all who build, --verify among them, so that nothing is built twice.
swift=$(command -v swift)
mkdir "$work/bin"
cat >"$work/bin/swift" <<END
#!/bin/sh
case \$1 in
build | test)
    command=\$1
    shift
    exec "$swift" "\$command" --explicit-target-dependency-import-check error \\
        -Xswiftc -warnings-as-errors -Xswiftc -gnone "\$@"
    ;;
esac
exec "$swift" "\$@"
END
chmod +x "$work/bin/swift"
PATH="$work/bin:$PATH"

# Every file with its bytes, and every folder.
state() {
    (cd "$1" && find . -name .build -prune -o -type d -print -o -exec sha256sum {} + | sort)
}

# All of the folder $1 but what was built, in the new folder $2.
copied() {
    mkdir "$2"
    tar -C "$1" --exclude=./.build --exclude=./.git -cf - . | tar -C "$2" -xf -
}

generate() {
    "$generator" new "$@" >"$work/new.log" 2>&1 || {
        grep -E 'error|warning|recorded an issue' "$work/new.log" || cat "$work/new.log"
        fail "viper-gen new $* fails."
    }
}

# Of the files that are named, or else of all.
lint() {
    [ $# -gt 0 ] || set -- Sources Tests
    swift format lint --strict --recursive Package.swift "$@"
}

build() {
    log="$work/build.log"
    swift build --build-tests >"$log" 2>&1 || {
        grep -E 'error|warning' "$log" || cat "$log"
        fail "it does not build."
    }
}

# Has the tests run, but for those that $1 matches, and says how many there are.
tests() {
    log="$work/test.log"
    swift test --skip-build ${1:+--skip "$1"} >"$log" 2>&1 || {
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

# Thirty letters are the most, and as many capitals make the longest word; ninety characters are the longest summary.
longest=AbAbAbAbAbAbAbAbAbAbAbAbAbAbAb
summary="what \"there\" is, in as many words as fit in a line of help, and not in a single one more"
[ ${#summary} = 88 ] || fail "the summary has ${#summary} characters and two backslashes, which are not ninety."

say "a copy of adder"
copy="$work/adder"
copied "$root" "$copy"
cd "$copy"
before=$(state "$copy")

generate "$longest" --summary "$summary"
generate ItemReschedule2 --no-tests
generate "Pick$(echo $longest | cut -c 5-)" --template screen --summary "$summary" --command pick
generate HTTPThing --template screen --command http --no-tests
generate "Feed$(echo $longest | cut -c 5-)" --template service --summary "$summary"
generate URLFeed2 --template service --no-tests
modules=$(cd Sources/Modules && for folder in *; do [ ! -f "$folder/.viper-gen.json" ] || echo "$folder"; done)
services=$(ls Sources/Services)

# What was generated and not edited may be generated anew.
generate X --summary 'what was "there"'
answers 73 "in the way of X" "$generator" new X --summary other
answers 0 "X is unchanged" "$generator" new X
generate X --set delegate=false --force
echo "// Mine." >>Sources/Modules/X/XView.swift
answers 73 "edited" "$generator" new X --force
sed -i '$d' Sources/Modules/X/XView.swift

ADDER_TESTS="ApplicationTests ArchitectureTests EndToEndTests XTests"
for name in $modules $services; do ADDER_TESTS="$ADDER_TESTS ${name}Tests"; done
export ADDER_TESTS
generate X --force --verify
grep -q "X builds, is well formatted, and its tests pass" "$work/new.log" || fail "$(cat "$work/new.log")"
set --
for name in $modules $services; do set -- "$@" Sources/*/"$name" Tests/*/"${name}Tests"; done
lint Sources/Application "$@"
# What was built without tests answers below; that it has none is what ArchitectureTests would complain about.
for name in HTTPThing ItemReschedule2; do "$generator" remove $name >/dev/null; done
# All other end-to-end tests are of commands that have nothing to do with what was generated.
tests 'EndToEndTests\.(?!Generator|Help|Install|JSONSchema|Manual|Suggest|Transcript)'

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
for command in http pick; do
    answers 0 "Chosen 1: Pay rent" "$adder" $command 1
    answers 64 "needs to know more" "$adder" $command
done
answers 0 "Done 1" "$adder" done 1
answers 0 '{"adder":1,"items":[],"leftOut":1}' "$adder" x 1 --json
answers 0 "Left out: 1 item that is done." "$adder" http 1
answers 0 "Undone" "$adder" undo
for command in x item-reschedule-2 http pick; do
    answers 0 " $command" "$adder" help
    answers 0 "adder $command: " "$adder" help $command
    answers 0 "$command" "$adder" manual --list
    answers 0 "$command" "$adder" suggest -- "$command"
    answers 0 "Pay rent" sh -c "echo $command 1 | $adder"
done

for name in X $modules $services; do
    case $name in HTTPThing | ItemReschedule2) ;; *) "$generator" remove "$name" >/dev/null ;; esac
done
[ "$before" = "$(state "$copy")" ] || fail "something is left of what was generated and removed."
unset ADDER_TESTS

# Whether the program x does with all of its commands what it should.
answers_of_x() {
    program="$(swift build --show-bin-path)/x"
    for command in list-lines http-thing again longest; do
        answers 0 "1  {" "$program" $command "$root/Templates/project.json"
        answers 0 "x $command: " "$program" help $command
        answers 66 "none cannot be read" "$program" $command none
        answers 65 "is not UTF-8 text" "$program" $command "$program"
        answers 0 "There is no line" "$program" $command
    done
    answers 65 "Word 1 is not UTF-8 text" "$program" "$(printf '\377')"
    answers 74 "could not be written (No space left on device)" sh -c "'$program' help >/dev/full"
}

modules_of_x() {
    generate HTTPThing
    generate ItemReschedule2 --command again --no-tests
    generate $longest --summary "$summary" --command longest
}

say "a new package"
cd "$work"
generate X --template package --templates "$root/Templates"
cd x
answers 65 "The template screen is made for other packages" "$generator" new Y --template screen
answers 65 "There is no kind “service”" "$generator" new Y --template service
before=$(state .)
modules_of_x
lint
build
tests
answers_of_x
copied . "$work/taken-back"
for name in HTTPThing ItemReschedule2 $longest; do
    (cd "$work/taken-back" && "$generator" remove $name >/dev/null)
done
[ "$before" = "$(state "$work/taken-back")" ] || fail "something is left of what was generated and removed."

say "a package that is there"
mkdir "$work/new"
mv Sources Tests Templates Package.swift README.md .swift-format .gitignore .viper-gen.json "$work/new"
mkdir -p Sources/x
echo 'print("Here I am.")' >Sources/x/main.swift
cat >Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "x",
    targets: [
        .executableTarget(name: "x")
    ]
)
END
"$generator" init --templates "$root/Templates" >/dev/null 2>"$work/told"
# What is told to be done by hand, and nothing else: the first line is for the package, all others are the program.
target=$(sed -n 's/^    //p' "$work/told" | sed '1{s/,$//;q}')
sed -i "s/^        .executableTarget(name: \"x\")$/        $target/" Package.swift
sed -n 's/^    //p' "$work/told" | sed 1d >Sources/x/main.swift
modules_of_x
answers 0 "All is well with 4 modules" "$generator" doctor
lint
# A file that is the same to the byte was built before: put in its place, it is not built again.
(cd "$work/new" && find Sources Tests -type f) | while read -r file; do
    if cmp -s "$work/new/$file" "$file"; then mv -f "$work/new/$file" "$file"; fi
done
build
tests
answers_of_x
say "all is well."
