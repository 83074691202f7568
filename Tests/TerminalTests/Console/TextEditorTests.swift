import Glibc
import Terminal
import TestKit
import Testing
import Vocabulary

struct TextEditorTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func editor(_ command: String) -> TextEditor {
        TextEditor(command: command, folder: folder.path)
    }

    private func text(_ ending: TextEditor.Ending) -> String? {
        if case .closed(let bytes) = ending { String(decoding: bytes, as: UTF8.self) } else { nil }
    }

    @Test func `the saved text is returned, and the command may have arguments`() {
        let editor = editor("sed -i s/milk/bread/")

        #expect(text(editor.edit("Buy milk\n우유\n")) == "Buy bread\n우유\n")
    }

    @Test func `the file is readable only by its owner and deleted afterwards`() {
        let editor = editor("stat -c %a >\(folder.path)/mode")
        _ = editor.edit("secret")

        #expect((try? Files.read("\(folder.path)/mode")).map { String(decoding: $0, as: UTF8.self) } == "600\n")
        #expect(Files.names(in: folder.path).count == 2)
        editor.discard()
        #expect(Files.names(in: folder.path) == ["mode"])
    }

    @Test func `editing again uses the same file`() {
        let editor = editor("true")

        _ = editor.edit("first, and a long one")
        let first = editor.path
        #expect(text(editor.edit("second")) == "second")
        #expect(editor.path == first && first != nil)
    }

    @Test(arguments: [("/.", ".swp"), ("/", ".save"), ("/#", "#"), ("/", "~")])
    func `the file with text that an editor could not save is found`(start: String, end: String) {
        let editor = editor("touch \"$(dirname \"$1\")\(start)$(basename \"$1\")\(end)\"; :")

        _ = editor.edit("x")

        let name = editor.path.map { String($0.dropFirst(folder.path.count + 1)) } ?? ""
        // A backup has what was saved before.
        #expect(editor.recoveryPath == (end == "~" ? nil : "\(folder.path)\(start)\(name)\(end)"))
    }

    @Test func `a kept file outlives the editor`() {
        var path: String?
        do {
            let editor = editor("true")
            _ = editor.edit("mine")
            path = editor.keep()
        }

        #expect(path.flatMap { try? Files.read($0) } == Array("mine".utf8))
    }

    @Test(arguments: [
        ("false", EditorFailure.status("false", 1)), ("exit 7;", .status("exit 7;", 7)),
        ("kill -9 $$;", .status("kill -9 $$;", 137)), ("/no/such/editor", .noCommand("/no/such/editor")),
    ])
    func `a failed editor is reported with its status`(command: String, failure: EditorFailure) {
        #expect(editor(command).edit("x") == .failed(failure, saved: nil))
    }

    @Test func `a failed editor may have changed the file`() {
        #expect(
            editor("echo y >\"$1\"; false").edit("x")
                == .failed(.status("echo y >\"$1\"; false", 1), saved: Array("y\n".utf8))
        )
    }

    @Test func `an editor that can is opened at a line`() throws {
        try Files.write("#!/bin/sh\necho \"$1\" >\(folder.path)/words\n".utf8, to: "\(folder.path)/vi")
        chmod("\(folder.path)/vi", 0o700)

        _ = editor("\(folder.path)/vi").edit("x", at: 7)

        #expect(try Files.read("\(folder.path)/words") == Array("+7\n".utf8))
    }

    @Test func `a missing temporary folder is reported`() {
        let editor = TextEditor(command: "true", folder: "/no/such/folder")

        let failure = EditorFailure.noTemporaryFolder(folder: "/no/such/folder", reason: "No such file or directory")
        #expect(editor.edit("x") == .failed(failure, saved: nil))
    }
}
