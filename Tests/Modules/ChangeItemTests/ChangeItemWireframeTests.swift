import CommandLine
import Entities
import ModuleKit
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ChangeItem

struct ChangeItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ChangeItemWireframe.present(fixture.context(style)) })
        #expect(isDeallocated { ChangeItemWireframe.askForMove(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ChangeItemWireframe.useCase.run(
            Invocation(command: "change", operands: [Word("1"), Word("New")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let delegate = FakeListDelegate()
        let presenter = ChangeItemWireframe.present(fixture.context(delegate: delegate))

        presenter.perform(request(Selection([[.ids([1...1])]])) { $0.note = .set("x") })

        #expect(delegate.outcomes == [.changed([1])])
    }
}
