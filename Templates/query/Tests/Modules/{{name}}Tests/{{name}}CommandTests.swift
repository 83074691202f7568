import ItemLanguage
import ModuleKit
import TestKit
import Testing

@testable import {{name}}

struct {{name}}CommandTests {
    private let fixture = ModuleFixture()
    private let useCase = {{name}}Wireframe.useCase

    @Test func `words after the command are a filter`() throws {
        try fixture.addTaggedItems()

        let output = try fixture.run(useCase, "{{command}}", "+money", style: .plain)

        #expect(output == "tag +money: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try fixture.run(useCase, "{{command}}", "projct:home", style: .plain)
        }
    }
}
