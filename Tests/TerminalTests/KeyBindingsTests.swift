import Glibc
import TestKit
import Testing

@testable import Terminal

struct KeyBindingsTests {
    @Test func `what a person has bound is known, and remarks are not it`() throws {
        let folder = try TemporaryFolder()
        try Files.write("# ^X\n  bind ^G ed-move-to-beg\n".utf8, to: "\(folder.path)/keys")

        let bindings = KeyBindings(file: "\(folder.path)/keys")

        #expect(bindings.mention(Array("^G".utf8)) && !bindings.mention(Array("^X".utf8)))
    }

    @Test func `a pipe, a folder and what nobody wrote by hand are no keys, and nobody waits for them`() throws {
        let folder = try TemporaryFolder()
        mkfifo("\(folder.path)/pipe", 0o600)
        try Files.write("bind ^G x\n".utf8 + [UInt8](repeating: 0x20, count: 1 << 20), to: "\(folder.path)/long")

        for name in ["pipe", "long", "none", "."] {
            #expect(!KeyBindings(file: "\(folder.path)/\(name)").mention(Array("b".utf8)))
        }
    }

    @Test(arguments: [
        ("bind -v", true), ("bind -e", true), ("adder:bind  -e", true), ("bind -a -v", true),
        ("bind ^I ed-insert", false),
        ("bind -s ^G -v", false), ("bind -a v vi-undo", false), ("setty -e", false), ("bind", false), ("", false),
    ])
    func `only a line that asks for the keys of an editor forgets what was bound`(line: String, forgets: Bool) {
        #expect(KeyBindings.bindsAnew(line) == forgets)
    }
}
