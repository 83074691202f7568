# Part of gate.sh: generates modules in other packages.

# Checks the output of all commands of the program x.
check_program() {
    program="$(swift build --show-bin-path)/x"
    for command in list-lines http-thing again longest; do
        expect 0 "1  {" "$program" $command "$root/Templates/project.json"
        expect 0 "x $command: " "$program" help $command
        expect 66 "Can't read none" "$program" $command none
        expect 65 "is not UTF-8 text" "$program" $command "$program"
        expect 0 "No lines with text" "$program" $command
    done
    expect 65 "Argument 1 is not UTF-8 text" "$program" "$(printf '\377')"
    expect 74 "could not be written (No space left on device)" sh -c "'$program' help >/dev/full"
}

modules_of_x() {
    generate HTTPThing
    generate ItemReschedule2 --command again --no-tests
    generate $longest --summary "$summary" --command longest
}

build_with -Xswiftc -warnings-as-errors -Xswiftc -gnone
say "a new package"
cd "$work"
generate X --template package --templates "$root/Templates"
cd x
expect 65 "Template screen is not for this package" "$generator" new Y --template screen
expect 65 "has no kind “service”" "$generator" new Y --template service
before=$(state .)
modules_of_x
lint
build
tests
check_program
copy_folder . "$work/taken-back"
for name in HTTPThing ItemReschedule2 $longest; do
    (cd "$work/taken-back" && "$generator" remove $name >/dev/null)
done
[ "$before" = "$(state "$work/taken-back")" ] || fail "removing the modules left something behind."

say "an existing package"
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
"$generator" init --templates "$root/Templates" >/dev/null 2>"$work/messages"
# Apply only the manual steps: the first line goes into the manifest, the others are the program.
target=$(sed -n 's/^    //p' "$work/messages" | sed '1{s/,$//;q}')
sed -i "s/^        .executableTarget(name: \"x\")$/        $target/" Package.swift
sed -n 's/^    //p' "$work/messages" | sed 1d >Sources/x/main.swift
modules_of_x
expect 0 "No problems found in 4 modules" "$generator" doctor
lint
# Reuse identical files from the first package, so that they are not built again.
(cd "$work/new" && find Sources Tests -type f) | while read -r file; do
    if cmp -s "$work/new/$file" "$file"; then mv -f "$work/new/$file" "$file"; fi
done
build
tests
check_program

# Checks a session and the store of the program y.
check_shell() {
    program="$(swift build --show-bin-path)/y"
    export XDG_DATA_HOME="$work/data"
    expect 0 "There are no notes. See y help." "$program" list
    expect 0 "Added 1: Call mom" "$program" add Call mom
    expect 64 "The text is missing. Example: y add Call mom" "$program" add
    expect 0 "Added 2: Buy milk" sh -c "echo 'again \"Buy milk\"' | '$program'"
    expect 64 "2  Buy milk" sh -c "printf 'show\nlist milk\nlist bread\n' | '$program'"
    expect 0 "1  Call mom" "$program" longest MOM
    expect 65 "This line is not UTF-8 text" sh -c "printf 'add a\377\n' | '$program'"
    for number in 1 2 3 4 5 6 7 8 9 10; do "$program" add "Note $number" >"$work/added.$number" & done
    wait
    [ "$(wc -l <"$XDG_DATA_HOME/y/lines.txt")" = 12 ] || fail "simultaneous changes were lost."
    expect 74 "could not be written (No space left on device)" sh -c "'$program' list >/dev/full"
    expect 74 "Can't write /proc/notes (No such file or directory)" env Y_FILE=/proc/notes "$program" add x
    printf 'a\n\377\n' >"$work/damaged"
    expect 65 "damaged, line 2 is not UTF-8 text" env Y_FILE="$work/damaged" "$program" list
    expect 66 "Set HOME, or Y_FILE to a file" env -i "$program" list
    unset XDG_DATA_HOME
}

say "a new package with a shell and a store"
cd "$work"
generate Y --template shell --templates "$root/Templates"
cd y
before=$(state .)
generate Again --template change --command again
generate $longest --summary "$summary" --command longest
expect 0 "No problems found in 4 modules" "$generator" doctor
lint
build
tests
check_shell
for name in Again $longest; do "$generator" remove $name >/dev/null; done
rm -rf "$work/removed"
copy_folder . "$work/removed"
[ "$before" = "$(state "$work/removed")" ] || fail "removing the modules left something behind."
