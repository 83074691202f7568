import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let fixture = ModuleFixture()

    private func texts(of paths: String...) throws -> [String] {
        try {{name}}DataManager(reader: fixture.reader).texts(of: paths)
    }

    @Test func `files are read in order`() throws {
        fixture.texts = ["a": "one", "b": "two"]

        #expect(try texts(of: "b", "a") == ["two", "one"])
    }

    @Test func `without a file, standard input is read`() throws {
        fixture.texts = ["": "three"]

        #expect(try texts() == ["three"])
    }

    @Test func `an unreadable file is an error`() {
        #expect(throws: SourceError(path: "a", .unreadable("not there"))) { try texts(of: "a") }
    }
}
