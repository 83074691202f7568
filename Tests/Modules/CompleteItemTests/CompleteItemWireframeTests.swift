import Almanac
import CommandLine
import DataStore
import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { CompleteItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Done 1: Rest\n"), (.plain, "done: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try CompleteItemWireframe.useCase.run(
            Invocation(command: "done", operands: [Word("1")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let delegate = FakeListDelegate()
        let presenter = CompleteItemWireframe.present(fixture.context(delegate: delegate))

        presenter.perform(.sample(Selection([[.ids([1...1])]])))

        #expect(delegate.outcomes == [.changed([1])])
    }
}
