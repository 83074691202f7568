# What is generated in adder, or in a copy of it; part of gate.sh.

if [ "$here" = yes ]; then
    say "adder"
    copy=$root
    build_with ${FLAGS:-}
    # It is built anew while it is at work.
    cp "$generator" "$work/viper-gen"
    generator=$work/viper-gen
else
    say "a copy of adder"
    copy=$work/adder
    copied "$root" "$copy"
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

wanted="ApplicationTests ArchitectureTests EndToEndTests XTests"
for name in $modules $services; do wanted="$wanted ${name}Tests"; done
if [ "$here" = no ]; then export ADDER_TESTS="$wanted"; fi
generate X --force --verify
grep -q "X builds, is well formatted, and its tests pass" "$work/new.log" || fail "$(cat "$work/new.log")"
set --
for name in $modules $services; do set -- "$@" Sources/*/"$name" Tests/*/"${name}Tests"; done
lint Sources/Application "$@"
# What was built without tests answers below; that it has none is what ArchitectureTests would complain about.
for name in HTTPThing ItemReschedule2; do "$generator" remove $name >/dev/null; done
# All other end-to-end tests are of commands that have nothing to do with what was generated.
tests "^(?!($(echo "$wanted" | tr ' ' '|'))\.)" 'EndToEndTests\.(?!Help|Install|JSONSchema|Manual|Suggest|Transcript)'

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
generator=$root/.build/debug/viper-gen
