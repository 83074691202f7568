import Grammar
import TestKit
import Testing
import Wiring

@testable import ManageSettings

struct ManageSettingsWireframeTests {
    private let stage = Stage()

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ManageSettingsWireframe(stage.surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "color  auto  default  when to use colour\n"),
        (.plain, "setting color: auto; origin default; meaning when to use colour\n"),
        (
            .json,
            #"{"adder":1,"settings":[{"key":"color","value":"auto","origin":"default","#
                + #""meaning":"when to use colour"}]}"# + "\n"
        ),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        let invocation = Invocation(command: "config", operands: [Word("color")])

        try ManageSettingsWireframe.useCase.run(invocation, stage.surroundings(style))

        #expect(stage.captured.finish().output == answer)
    }
}
