# Part of gate.sh: generates modules in adder, or in a copy of it.

if [ "$here" = yes ]; then
    say "adder"
    copy=$root
    build_with ${FLAGS:-}
else
    say "a copy of adder"
    copy=$work/adder
    copy_folder "$root" "$copy"
    build_with -Xswiftc -gnone
fi
cd "$copy"
before=$(state "$copy")

generate "$longest" --summary "$summary"
generate "Change$(echo $longest | cut -c 7-)" --template change --command change-some
generate X --template change --summary 'what was "there"'
generate RescheduleItem --template change --command reschedule
generate "Pick$(echo $longest | cut -c 5-)" --template screen --summary "$summary" --command pick
generate HTTPThing2 --template query
modules=$(cd Sources/Modules && for folder in *; do [ ! -f "$folder/.viper-gen.json" ] || echo "$folder"; done)
expect 73 "already exist" "$generator" new X
echo "// Mine." >>Sources/Modules/X/XPresenter.swift
expect 77 "was edited" "$generator" remove X
sed -i '$d' Sources/Modules/X/XPresenter.swift

suites="ApplicationTests ArchitectureTests EndToEndTests"
set --
for name in $modules; do
    suites="$suites ${name}Tests"
    set -- "$@" "Sources/Modules/$name" "Tests/Modules/${name}Tests"
done
if [ "$here" = no ]; then export ADDER_TESTS="$suites"; fi
lint Sources/Application "$@"
build
# Skip the end-to-end tests that the generated modules can't affect.
tests "^(?!($(echo "$suites" | tr ' ' '|'))\.)" 'EndToEndTests\.(?!Help|Install|JSONSchema|Layers|Manual|Suggest|Transcript)'

adder="$(swift build --show-bin-path)/adder"
for command in http-thing-2 "$(echo $longest | sed 's/\(..\)/\L\1-/g; s/-$//')"; do
    rm -f "$ADDER_DB"
    expect 0 "Your list is empty" "$adder" "$command"
    expect 0 '{"adder":1,"tags":[]}' "$adder" "$command" --json
    expect 0 "Added 1" "$adder" add Pay rent today +money
    expect 0 "tag +money: 1 open, 0 done" "$adder" "$command" --plain
done
expect 66 "No item 9" "$adder" pick 9
expect 0 "1  Pay rent" "$adder" pick 1
expect 0 '"items":[{"id":1,' "$adder" pick --json
expect 0 "Changed 1: Pay rent" "$adder" reschedule 1
expect 0 "Already important: 1 Pay rent" "$adder" x 1
expect 0 "Undone" "$adder" undo
for command in x http-thing-2 reschedule pick; do
    expect 0 " $command" "$adder" help
    expect 0 "adder $command: " "$adder" help $command
    expect 0 "$command" "$adder" manual --list
    expect 0 "$command" "$adder" suggest -- "$command"
done
for command in x reschedule pick; do expect 0 "Pay rent" sh -c "echo $command 1 | $adder"; done
expect 0 "+money  1 open" sh -c "echo http-thing-2 | $adder"

for name in $modules; do "$generator" remove "$name" >/dev/null; done
[ "$before" = "$(state "$copy")" ] || fail "removing the modules left something behind."
unset ADDER_TESTS
