import Entities
import TestKit
import Testing

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let stage = Stage()

    private func texts(of paths: String...) throws -> [String] {
        try {{name}}DataManager(reader: stage.reader).texts(of: paths)
    }

    @Test func `files are read in their order`() throws {
        stage.texts = ["a": "one", "b": "two"]

        #expect(try texts(of: "b", "a") == ["two", "one"])
    }

    @Test func `without a file standard input is read`() throws {
        stage.texts = ["": "three"]

        #expect(try texts() == ["three"])
    }

    @Test func `a file that cannot be read is trouble`() {
        #expect(throws: SourceTrouble(path: "a", .unreadable("not there"))) { try texts(of: "a") }
    }
}
