import Entities
import Storage
import TestKit
import Testing

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let fixture = ModuleFixture()

    @Test func `a note is added at the end`() throws {
        try fixture.write("one\n")

        let note = try {{name}}DataManager(store: fixture.store).add("두 번째")

        #expect(note == Note(number: 2, text: "두 번째"))
        #expect(try fixture.store.lines() == ["one", "두 번째"])
    }
}
