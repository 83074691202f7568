import ItemLanguage
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}CommandTests {
    private let fixture = ModuleFixture()
    private let useCase = {{name}}Wireframe.useCase

    @Test func `words after the command are a filter`() throws {
        try fixture.add(ItemDetails(title: "Rest", tags: ["home"]), ItemDetails(title: "Pay rent"))

        let output = try fixture.run(useCase, "{{command}}", "+home", style: .plain)

        #expect(output == "id: 1\ntitle: Rest\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try fixture.run(useCase, "{{command}}", "projct:home", style: .plain)
        }
    }
}
