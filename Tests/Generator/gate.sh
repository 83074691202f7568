#!/bin/sh
# Generates modules from every template with edge-case names: in a copy of this package, in a new package and in an
# existing one. The result must be formatted, build without warnings, pass its tests and run, and viper-gen remove
# must restore the package exactly.
#
#     sh Tests/Generator/gate.sh [--here] [adder | packages]
#
# Runs both parts unless one is named. --here generates in this package instead of a copy, and builds all tests there;
# don't change the package meanwhile.
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
    echo "gate: “$1” is not a part. Use adder or packages." >&2
    exit 64
    ;;
esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Builds replace the executable while it runs.
generator=$work/viper-gen
cp "$root/.build/debug/viper-gen" "$generator"
# Ignore the user's list and settings.
export XDG_CONFIG_HOME="$work/config" ADDER_DB="$work/list.db" ADDER_NOW=2026-11-21T09:30 ADDER_STRICT=1

say() { echo "gate: $*"; }

fail() {
    echo "gate: $*" >&2
    exit 1
}

# Wraps swift so that all builds use the given flags and nothing is built twice.
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

# Lists all folders, and all files with their checksums.
state() {
    (cd "$1" && find . \( -name .build -o -name .git \) -prune -o -type d -print -o -exec sha256sum {} + | sort)
}

# Copies the folder $1 to the new folder $2, without build products.
copy_folder() {
    mkdir "$2"
    tar -C "$1" --exclude=./.build --exclude=./.git -cf - . | tar -C "$2" -xf -
}

generate() {
    "$generator" new "$@" >"$work/new.log" 2>&1 || {
        cat "$work/new.log"
        fail "viper-gen new $* failed."
    }
}

# Lints the given files, or all of them.
lint() {
    [ $# -gt 0 ] || set -- Sources Tests
    swift format lint --strict --recursive Package.swift "$@"
}

build() {
    log="$work/build.log"
    [ "$PWD" = "$root" ] || [ ! -f "$root/Tests/XCTMain.swift" ] || cp "$root/Tests/XCTMain.swift" Tests
    swift build --build-tests >"$log" 2>&1 || {
        grep -E 'error|warning' "$log" || cat "$log"
        fail "the build failed."
    }
}

# Runs the tests except those that match one of the patterns, and prints their number.
tests() {
    log="$work/test.log"
    for pattern; do
        set -- "$@" --skip "$pattern"
        shift
    done
    swift test --skip-build "$@" >"$log" 2>&1 || {
        grep -E 'recorded an issue|error:' "$log" || cat "$log"
        fail "the tests failed."
    }
    [ "$PWD" = "$root" ] || rm -f Tests/XCTMain.swift
    grep -o 'Test run with .* passed' "$log"
}

# Checks that the command "$3…" exits with status $1 and prints $2.
expect() {
    status=$1 part=$2
    shift 2
    got=0
    answer=$("$@" 2>&1 </dev/null) || got=$?
    [ "$got" = "$status" ] || fail "$* exited with $got, not $status: $answer"
    case $answer in *"$part"*) ;; *) fail "“$part” is not in the output of $*: $answer" ;; esac
}

# The longest name has 30 letters, and its capitals make the longest command; the longest summary has 90 characters.
longest=AbAbAbAbAbAbAbAbAbAbAbAbAbAbAb
summary="what \"there\" is, in as many words as fit in a line of help, and not in a single one more"
[ ${#summary} = 88 ] || fail "the summary has ${#summary} characters and two backslashes; 90 are needed."

[ "$chosen" = packages ] || . "$root/Tests/Generator/gate-adder.sh"
[ "$chosen" = adder ] || . "$root/Tests/Generator/gate-packages.sh"
say "passed."
