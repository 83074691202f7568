import ModuleKit
import TestKit
import Testing

@testable import ShowAgenda

struct ShowAgendaWireframeTests {
    private let fixture = ModuleFixture()
    private let useCase = ShowAgendaWireframe.useCase

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ShowAgendaWireframe.present(fixture.context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (
            .json,
            #"{"adder":1,"agenda":{"from":"2026-11-21","through":"2026-11-27","overdue":[],"days":[]}}"# + "\n"
        ),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try fixture.run(useCase, "agenda", style: style) == answer)
    }
}
