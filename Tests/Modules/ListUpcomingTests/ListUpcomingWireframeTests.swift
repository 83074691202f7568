import CommandLine
import ModuleKit
import TestKit
import Testing

@testable import ListUpcoming

struct ListUpcomingWireframeTests {
    private let fixture = ModuleFixture()

    @Test func `the module is deallocated when it is released`() {
        #expect(isDeallocated { ListUpcomingWireframe.present(fixture.context()) })
        #expect(isDeallocated { ListUpcomingWireframe.embed(fixture.context()) })
    }

    @Test(arguments: ModuleFixture.emptyList(json: #"{"adder":1,"groups":[]}"#))
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListUpcomingWireframe.useCase.run(Invocation(command: "upcoming"), fixture.context(style))

        #expect(fixture.captured.finish().output == answer)
    }
}
