# Part of gate.sh: generates modules in adder, or in a copy of it.

if [ "$here" = yes ]; then
    say "adder"
    copy=$root
    build_with ${FLAGS:-}
    # The build replaces the executable while it runs.
    cp "$generator" "$work/viper-gen"
    generator=$work/viper-gen
else
    say "a copy of adder"
    copy=$work/adder
    copy_folder "$root" "$copy"
    build_with -Xswiftc -gnone
fi
cd "$copy"
before=$(state "$copy")

generate "$longest" --summary "$summary"
generate ItemReschedule2 --no-tests
generate "Pick$(echo $longest | cut -c 5-)" --template screen --summary "$summary" --command pick
generate HTTPThing --template screen --command http --no-tests
generate "Feed$(echo $longest | cut -c 5-)" --template service --summary "$summary"
generate URLFeed2 --template service --no-tests
generated() { (cd "$1" && for folder in *; do [ ! -f "$folder/.viper-gen.json" ] || echo "$folder"; done); }
modules=$(generated Sources/Modules)
services=$(generated Sources/Services)

# Unedited modules can be generated again.
generate X --summary 'what was "there"'
expect 73 "conflict with X" "$generator" new X --summary other
expect 0 "X is unchanged" "$generator" new X
generate X --summary "another one" --force
echo "// Mine." >>Sources/Modules/X/XView.swift
expect 73 "edited" "$generator" new X --force
sed -i '$d' Sources/Modules/X/XView.swift

suites="ApplicationTests ArchitectureTests EndToEndTests XTests"
for name in $modules $services; do suites="$suites ${name}Tests"; done
if [ "$here" = no ]; then export ADDER_TESTS="$suites"; fi
generate X --force --verify
grep -q "X builds, is formatted correctly and passes its tests" "$work/new.log" || fail "$(cat "$work/new.log")"
set --
for name in $modules $services; do set -- "$@" Sources/*/"$name" Tests/*/"${name}Tests"; done
lint Sources/Application "$@"
# ArchitectureTests would report the modules without tests. Their built commands are still run below.
for name in HTTPThing ItemReschedule2; do "$generator" remove $name >/dev/null; done
# Skip the end-to-end tests that the generated modules can't affect.
tests "^(?!($(echo "$suites" | tr ' ' '|'))\.)" 'EndToEndTests\.(?!Help|Install|JSONSchema|Layers|Manual|Suggest|Transcript)'

adder="$(swift build --show-bin-path)/adder"
for command in x item-reschedule-2; do
    rm -f "$ADDER_DB"
    expect 0 "Your list is empty" "$adder" $command
    expect 0 '{"adder":1,"items":[]}' "$adder" $command --json
    expect 66 "No item 9" "$adder" $command 9
    expect 0 "Added 1" "$adder" add Pay rent today
    expect 0 "  1  today  Pay rent" "$adder" $command
    expect 0 "item 1: Pay rent; due today" "$adder" $command 1 --plain
done
for command in http pick; do
    expect 0 "Chosen 1: Pay rent" "$adder" $command 1
    expect 64 "Missing argument" "$adder" $command
done
expect 0 "Done 1" "$adder" done 1
expect 0 '{"adder":1,"items":[],"leftOut":1}' "$adder" x 1 --json
expect 0 "Left out: 1 item that is done" "$adder" http 1
expect 0 "Undone" "$adder" undo
for command in x item-reschedule-2 http pick; do
    expect 0 " $command" "$adder" help
    expect 0 "adder $command: " "$adder" help $command
    expect 0 "$command" "$adder" manual --list
    expect 0 "$command" "$adder" suggest -- "$command"
    expect 0 "Pay rent" sh -c "echo $command 1 | $adder"
done

for name in X $modules $services; do
    case $name in HTTPThing | ItemReschedule2) ;; *) "$generator" remove "$name" >/dev/null ;; esac
done
[ "$before" = "$(state "$copy")" ] || fail "removing the modules left something behind."
unset ADDER_TESTS
generator=$root/.build/debug/viper-gen
