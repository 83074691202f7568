import Foundation
import TestKit
import Testing
import Vocabulary

@testable import Storage

struct LineStoreTests {
    private let fixture = ModuleFixture()
    private var store: LineStore { fixture.store }

    @Test func `a missing file has no lines`() throws {
        #expect(try store.lines().isEmpty)
    }

    @Test func `changed lines are stored`() throws {
        try store.change { $0 += ["one", "우유 🎉"] }
        try store.change { $0.removeFirst() }

        #expect(try LineStore(path: fixture.path).lines() == ["우유 🎉"])
    }

    @Test func `blank lines are skipped`() throws {
        try fixture.write("one\n\n  \ntwo")

        #expect(try store.lines() == ["one", "two"])
    }

    @Test func `bytes that are not text are rejected with their line, and kept`() throws {
        try fixture.write(Array("one\ntwo ".utf8) + [0xFF])
        let failure = StoreError(path: fixture.path, .notText(line: 2))

        #expect(throws: failure) { try store.lines() }
        #expect(throws: failure) { try store.change { $0 = [] } }
        #expect(throws: failure) { try store.lines() }
    }

    @Test func `simultaneous changes are all kept`() async throws {
        let store = store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...50 { group.addTask { try store.change { $0.append("\(number)") } } }
            try await group.waitForAll()
        }

        #expect(try Set(store.lines()) == Set((1...50).map { "\($0)" }))
    }

    @Test func `a device is not read`() {
        #expect(throws: StoreError(path: "/dev/zero", .unreadable("not a regular file"))) {
            try LineStore(path: "/dev/zero").lines()
        }
    }

    @Test func `a file that can't be written is reported`() {
        let store = LineStore(path: "/dev/null/notes.txt")

        #expect(throws: StoreError(path: "/dev/null/notes.txt", .unwritable("Not a directory"))) {
            try store.change { $0.append("x") }
        }
    }

    @Test func `a symbolic link stays, and the file that it leads to is changed and keeps its permissions`() throws {
        try fixture.write("one\n")
        let files = FileManager.default
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: fixture.path)
        let link = fixture.folder + "/link"
        try files.createSymbolicLink(atPath: link, withDestinationPath: "notes/lines.txt")

        try LineStore(path: link).change { $0.append("two") }

        #expect(try files.destinationOfSymbolicLink(atPath: link) == "notes/lines.txt")
        #expect(try store.lines() == ["one", "two"])
        #expect(try files.attributesOfItem(atPath: fixture.path)[.posixPermissions] as? Int == 0o640)
    }

    @Test func `a file can have the longest name, but not a longer one`() throws {
        func store(_ length: Int) -> LineStore {
            LineStore(path: fixture.folder + "/" + String(repeating: "a", count: length))
        }

        try store(255).change { $0.append("one") }

        #expect(try store(255).lines() == ["one"])
        #expect(throws: StoreError.self) { try store(256).change { $0.append("one") } }
    }

    @Test(arguments: [
        (["HOME": "/h"], "/h/.local/share/my-notes/lines.txt"),
        (["HOME": "/h", "XDG_DATA_HOME": "/d"], "/d/my-notes/lines.txt"),
        (["HOME": "/h", "XDG_DATA_HOME": "relative"], "/h/.local/share/my-notes/lines.txt"),
        (["HOME": "/h", "MY_NOTES_FILE": "/dev/null/x"], "/dev/null/x"),
    ])
    func `the environment says where the file is`(variables: [String: String], path: String) {
        let store = LineStore.standard(for: "my-notes") { variables[$0] }

        #expect(store.path == path)
    }

    @Test func `without a folder for data, the missing variable is named`() {
        let store = LineStore.standard(for: "my-notes") { _ in nil }

        #expect(throws: StoreError(path: "MY_NOTES_FILE", .noPlace)) { try store.lines() }
    }
}
