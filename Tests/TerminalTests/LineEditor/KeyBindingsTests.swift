import Glibc
import TestKit
import Testing

@testable import Terminal

struct KeyBindingsTests {
    @Test func `the user's bindings are found and comments are ignored`() throws {
        let folder = try TemporaryFolder()
        try Files.write("# ^X\n  bind ^G ed-move-to-beg\n".utf8, to: "\(folder.path)/keys")

        let bindings = KeyBindings(file: "\(folder.path)/keys")

        #expect(bindings.mentions(Array("^G".utf8)) && !bindings.mentions(Array("^X".utf8)))
    }

    @Test func `a FIFO, a folder and an oversized file are ignored without blocking`() throws {
        let folder = try TemporaryFolder()
        mkfifo("\(folder.path)/pipe", 0o600)
        try Files.write("bind ^G x\n".utf8 + [UInt8](repeating: 0x20, count: 1 << 20), to: "\(folder.path)/long")

        for name in ["pipe", "long", "none", "."] {
            #expect(!KeyBindings(file: "\(folder.path)/\(name)").mentions(Array("b".utf8)))
        }
    }

    @Test(arguments: [
        ("bind -v", true), ("bind -e", true), ("adder:bind  -e", true), ("bind -a -v", true),
        ("bind ^I ed-insert", false),
        ("bind -s ^G -v", false), ("bind -a v vi-undo", false), ("setty -e", false), ("bind", false), ("", false),
    ])
    func `only bind -v and bind -e reset the bindings`(line: String, forgets: Bool) {
        #expect(KeyBindings.resetsBindings(line) == forgets)
    }
}
