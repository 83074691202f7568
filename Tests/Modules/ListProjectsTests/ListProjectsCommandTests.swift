import ItemLanguage
import ModuleKit
import TestKit
import Testing

@testable import ListProjects

struct ListProjectsCommandTests {
    private let fixture = ModuleFixture()

    @Test func `words after the command are a filter`() throws {
        try fixture.addTaggedItems()

        let output = try fixture.run(ListProjectsWireframe.useCase, "projects", "+money", style: .plain)

        #expect(output == "project home: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try fixture.run(ListProjectsWireframe.useCase, "projects", "projct:home", style: .plain)
        }
    }
}
