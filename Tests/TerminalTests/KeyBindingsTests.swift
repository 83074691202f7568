import Testing

@testable import Terminal

struct KeyBindingsTests {
    @Test(arguments: [
        ("bind -v", true), ("bind -e", true), ("adder:bind  -e", true), ("bind -a -v", true),
        ("bind ^I ed-insert", false),
        ("bind -s ^G -v", false), ("bind -a v vi-undo", false), ("setty -e", false), ("bind", false), ("", false),
    ])
    func `only a line that asks for the keys of an editor forgets what was bound`(line: String, forgets: Bool) {
        #expect(KeyBindings.bindsAnew(line) == forgets)
    }
}
