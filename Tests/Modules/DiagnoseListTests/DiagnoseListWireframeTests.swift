import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import DiagnoseList

struct DiagnoseListWireframeTests {
    private let stage = Stage()

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { DiagnoseListWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "well  file       "), (.plain, "well: file: "),
        (.json, #"{"adder":1,"findings":[{"subject":"file","grade":"well","#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try stage.add(ItemDetails(title: "Rest"))

        try DiagnoseListWireframe.useCase.run(Invocation(command: "doctor"), stage.surroundings(style))

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }
}
