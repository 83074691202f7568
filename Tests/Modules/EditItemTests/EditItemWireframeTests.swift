import CommandLine
import Entities
import ModuleKit
import Responses
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemWireframeTests {
    private let fixture = ModuleFixture(CapturedConsole(editor: "sed -i 's/^title: .*/title: New/'"))

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { EditItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Changed 1: New\n  was: Rest\n"), (.plain, "changed: 1\ntitle: New\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try EditItemWireframe.useCase.run(
            Invocation(command: "edit", operands: [Word("1")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }

    @Test func `the delegate is notified of the result`() {
        let delegate = FakeListDelegate()

        EditItemWireframe.present(fixture.context(delegate: delegate)).edit(makeRequest(of: [1], typed: "edit 1"))

        #expect(delegate.outcomes == [.changed([1])])
    }
}
