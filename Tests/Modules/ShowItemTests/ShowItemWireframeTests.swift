import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ShowItem

struct ShowItemWireframeTests {
    private let fixture = ModuleFixture()

    init() throws {
        try fixture.add(ItemDetails(title: "Rest"))
    }

    @Test(arguments: [AnswerStyle.columns, .plain])
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { ShowItemWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "1  Rest\n   added  today 09:30\n"), (.plain, "item 1: Rest\nstatus: open\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ShowItemWireframe.useCase.run(Invocation(command: "show", operands: [Word("1")]), fixture.context(style))

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }
}
