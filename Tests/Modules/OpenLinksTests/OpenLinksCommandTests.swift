import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import OpenLinks

struct OpenLinksCommandTests {
    private let fixture = ModuleFixture()

    @Test func `words after the command are a filter`() throws {
        try fixture.add(
            ItemDetails(title: "Read https://a.example", tags: ["read"]),
            ItemDetails(title: "Watch https://b.example")
        )

        let output = try fixture.run(OpenLinksWireframe.useCase, "browse", "+read", style: .columns)

        #expect(output == "https://a.example\n")
    }

    @Test func `without a filter, the links of all open items are meant`() throws {
        try fixture.add(ItemDetails(title: "Read https://a.example"))
        try fixture.add(ItemDetails(title: "Watched https://b.example"), isDone: true)

        #expect(try fixture.run(OpenLinksWireframe.useCase, "browse", style: .columns) == "https://a.example\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try fixture.run(OpenLinksWireframe.useCase, "browse", "projct:home", style: .plain)
        }
    }
}
