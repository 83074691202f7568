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
