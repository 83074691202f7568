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

    @Test(
        arguments: ModuleFixture.emptyList(
            json: #"{"adder":1,"agenda":{"from":"2026-11-21","through":"2026-11-27","overdue":[],"days":[]}}"#
        )
    )
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try fixture.run(useCase, "agenda", style: style) == answer)
    }
}
