import ModuleKit
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ReopenItem

struct ReopenItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"), isDone: true)
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { ReopenItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Reopened 1: Rest\n"), (.plain, "reopened: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let output = try fixture.run(ReopenItemWireframe.useCase, "reopen", "1", style: style)

        #expect(output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let choice = ItemChoice.sample(Selection([[.ids([1...1])]]))

        #expect(fixture.outcomes(of: choice, in: ReopenItemWireframe.present) == [.changed([1])])
    }
}
