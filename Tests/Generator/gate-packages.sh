# Part of gate.sh: generates modules in other packages.

# Checks the commands and the store of a program.
check_program() {
    program="$(swift build --show-bin-path)/$1"
    export XDG_DATA_HOME="$work/data"
    expect 0 "There are no notes. See $1 help." "$program" list
    expect 0 "Added 1: Call mom" "$program" add Call mom
    expect 64 "The text is missing. Example: $1 add Call mom" "$program" add
    expect 0 "Added 2: Buy milk" "$program" again "Buy milk"
    expect 0 "1  Call mom" "$program" longest MOM
    expect 0 "$1 longest [WORD…]" "$program" longest --help
    for number in 1 2 3 4 5 6 7 8 9 10; do "$program" add "Note $number" >"$work/added.$number" & done
    wait
    [ "$(wc -l <"$XDG_DATA_HOME/$1/lines.txt")" = 12 ] || fail "simultaneous changes were lost."
    [ "$(ls "$XDG_DATA_HOME/$1")" = lines.txt ] || fail "changes left other files behind."
    expect 65 "Argument 1 is not UTF-8 text" "$program" "$(printf '\377')"
    expect 74 "could not be written (No space left on device)" sh -c "'$program' list >/dev/full"
    variable=$(echo "$1" | tr 'a-z' 'A-Z')_FILE
    expect 74 "Can't write /proc/notes (No such file or directory)" env "$variable=/proc/notes" "$program" add x
    printf 'a\n\377\n' >"$work/damaged"
    expect 65 "damaged, line 2 is not UTF-8 text" env "$variable=$work/damaged" "$program" list
    expect 66 "Set HOME, or $variable to a file" env -i "$program" list
}

# Checks a session.
check_session() {
    expect 64 "2  Buy milk" sh -c "printf 'show\nlist milk\nlist bread\n' | '$program'"
    expect 0 "13: Rest" sh -c "echo 'again \"Rest\"' | '$program'"
    expect 65 "This line is not UTF-8 text" sh -c "printf 'add a\377\n' | '$program'"
}

add_modules() {
    generate Again --template change --command again
    generate HTTPThing2
    generate $longest --summary "$summary" --command longest
}

remove_modules() {
    rm -rf "$work/removed"
    copy_folder . "$work/removed"
    for name in Again HTTPThing2 $longest; do (cd "$work/removed" && "$generator" remove $name >/dev/null); done
    [ "$before" = "$(state "$work/removed")" ] || fail "removing the modules left something behind."
}

build_with -Xswiftc -warnings-as-errors ${FLAGS:--Xswiftc -gnone}
say "a new package"
cd "$work"
generate X --template package --templates "$root/Templates"
cd x
expect 65 "Template screen is not for this package" "$generator" new Y --template screen --templates "$root/Templates"
before=$(state .)
add_modules
lint
build
tests
check_program x
remove_modules

say "an existing package"
mkdir "$work/new"
mv Sources Tests Templates Package.swift README.md .swift-format .gitignore "$work/new"
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
"$generator" init --templates "$root/Templates" >/dev/null 2>"$work/messages"
# Apply only the manual steps: the first line goes into the manifest, the others are the program.
target=$(sed -n 's/^    //p' "$work/messages" | sed '1{s/,$//;q}')
sed -i "s/^        .executableTarget(name: \"x\")$/        $target/" Package.swift
sed -n 's/^    //p' "$work/messages" | sed 1d >Sources/x/main.swift
add_modules
lint
# Reuse identical files from the first package, so that they are not built again.
(cd "$work/new" && find Sources Tests -type f) | while read -r file; do
    if cmp -s "$work/new/$file" "$file"; then mv -f "$work/new/$file" "$file"; fi
done
build
tests
rm -rf "$work/data"
check_program x

say "a new package with a shell"
cd "$work"
# The longest name of a package.
generate $longest --template shell --templates "$root/Templates"
(cd ab-ab* && lint)
generate Y --template shell --templates "$root/Templates"
cd y
before=$(state .)
add_modules
lint
build
tests
check_program y
check_session
unset XDG_DATA_HOME
remove_modules
