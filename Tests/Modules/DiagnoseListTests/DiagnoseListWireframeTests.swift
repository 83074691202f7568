import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import DiagnoseList

struct DiagnoseListWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { DiagnoseListWireframe.present(fixture.context(style), .sample) { _ in nil } })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "ok    file       "), (.plain, "ok: file: "),
        (.json, #"{"adder":1,"findings":[{"subject":"file","grade":"well","#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try fixture.add(ItemDetails(title: "Rest"))

        let useCase = DiagnoseListWireframe.useCase(screenKeys: .sample) { _ in nil }
        try useCase.run(Invocation(command: "doctor"), fixture.context(style))

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }
}
