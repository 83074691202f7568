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

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"groups":[]}"# + "\n"),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListUpcomingWireframe.useCase.run(Invocation(command: "upcoming"), fixture.context(style))

        #expect(fixture.captured.finish().output == answer)
    }
}
