# What is generated in packages of other people; part of gate.sh.

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

build_with -Xswiftc -warnings-as-errors -Xswiftc -gnone
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
