import Entities
import TestKit
import Testing

@testable import {{name}}

struct {{name}}DataManagerTests {
    private let fixture = ModuleFixture()

    @Test func `notes are numbered from 1`() throws {
        try fixture.write("one\n두 번째\n")

        let notes = try {{name}}DataManager(store: fixture.store).notes()

        #expect(notes == [Note(number: 1, text: "one"), Note(number: 2, text: "두 번째")])
    }
}
