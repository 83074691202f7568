#!/bin/sh
# Generates from every template with awkward names, in a copy of this package, in a new one and in one that is there:
# what comes of it has to be formatted, to build without a warning, to pass its tests and to answer, and it has to go
# again without a trace.
#
#     sh Tests/Generator/gate.sh [--here] [adder | packages]
#
# All of it, or what is named. With --here it is not a copy of this package that is written to but the package itself:
# what was built of it is not built again, but nobody may be at work in it.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=no
if [ "${1:-}" = --here ]; then
    here=yes
    shift
fi
case ${1:-all} in
adder | packages | all) chosen=${1:-all} ;;
*)
    echo "gate: “$1” is neither adder nor packages" >&2
    exit 64
    ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
generator=$root/.build/debug/viper-gen
# Nobody's own templates, list or settings.
export XDG_CONFIG_HOME="$work/config" ADDER_DB="$work/list.db" ADDER_NOW=2026-11-21T09:30 ADDER_STRICT=1

say() { echo "gate: $*"; }

fail() {
    echo "gate: $*" >&2
    exit 1
}

# One set of flags, which are given, for all who build, --verify among them, so that nothing is built twice.
swift=$(command -v swift)
mkdir "$work/bin"
PATH="$work/bin:$PATH"
build_with() {
    cat >"$work/bin/swift" <<END
#!/bin/sh
case \$1 in
build | test)
    command=\$1
    shift
    exec "$swift" "\$command" --explicit-target-dependency-import-check error $* "\$@"
    ;;
esac
exec "$swift" "\$@"
END
    chmod +x "$work/bin/swift"
}

# Every file with its bytes, and every folder.
state() {
    (cd "$1" && find . \( -name .build -o -name .git \) -prune -o -type d -print -o -exec sha256sum {} + | sort)
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

# Has the tests run, but for those that one of the words matches, and says how many there are.
tests() {
    log="$work/test.log"
    for pattern; do
        set -- "$@" --skip "$pattern"
        shift
    done
    swift test --skip-build "$@" >"$log" 2>&1 || {
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

[ "$chosen" = packages ] || . "$root/Tests/Generator/gate-adder.sh"
[ "$chosen" = adder ] || . "$root/Tests/Generator/gate-packages.sh"
say "all is well."
