import CommandLine
import ModuleKit
import TestKit
import Testing

@testable import ListItems

struct ListItemsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: [AnswerStyle.columns, .plain])
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ListItemsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: ModuleFixture.emptyList(json: #"{"adder":1,"items":[]}"#))
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListItemsWireframe.useCase.run(Invocation(command: "list"), fixture.context(style))

        #expect(fixture.captured.finish().output == answer)
    }
}
