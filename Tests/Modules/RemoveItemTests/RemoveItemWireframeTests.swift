import ModuleKit
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemoveItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { RemoveItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Removed 1: Rest\n"), (.plain, "removed: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let output = try fixture.run(RemoveItemWireframe.useCase, "remove", "1", "--yes", style: style)

        #expect(output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let choice = ItemChoice.sample(Selection([[.ids([1...1])]]), isConfirmed: true)

        #expect(fixture.outcomes(of: choice, in: RemoveItemWireframe.present) == [.changed([1])])
    }

    @Test func `another module can have it ask`() throws {
        RemoveItemWireframe.module(in: fixture.context()).askToRemove([1])
        #expect(try fixture.items().count == 1)
        RemoveItemWireframe.module(in: fixture.context()).remove([1])

        #expect(try fixture.items().isEmpty)
    }
}
