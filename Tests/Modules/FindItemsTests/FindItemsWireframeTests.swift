import CommandLine
import ModuleKit
import TestKit
import Testing

@testable import FindItems

struct FindItemsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: [AnswerStyle.columns, .plain])
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { FindItemsWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: ModuleFixture.emptyList(json: #"{"adder":1,"items":[],"matches":[]}"#))
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try FindItemsWireframe.useCase.run(
            Invocation(command: "find", operands: [Word("x")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output == answer)
    }
}
