import ItemLanguage
import ModuleKit
import TestKit
import Testing

@testable import ListTags

struct ListTagsCommandTests {
    private let fixture = ModuleFixture()

    @Test func `words after the command are a filter`() throws {
        try fixture.addTaggedItems()

        let output = try fixture.run(ListTagsWireframe.useCase, "tags", "+money", style: .plain)

        #expect(output == "tag +money: 1 open, 0 done\n")
    }

    @Test func `an invalid filter is rejected`() {
        #expect(throws: InputError.filter(.unknownTerm("projct:home", suggestion: "project:home"))) {
            try fixture.run(ListTagsWireframe.useCase, "tags", "projct:home", style: .plain)
        }
    }
}
