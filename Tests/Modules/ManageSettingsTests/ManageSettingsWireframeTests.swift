import CommandLine
import ModuleKit
import TestKit
import Testing

@testable import ManageSettings

struct ManageSettingsWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is released`(style: AnswerStyle) {
        #expect(isDeallocated { ManageSettingsWireframe.present(fixture.context(style), screenKeys) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "color  auto  default  when to use color\n"),
        (.plain, "setting color: auto; origin default; meaning when to use color\n"),
        (
            .json,
            #"{"adder":1,"settings":[{"key":"color","value":"auto","origin":"default","#
                + #""meaning":"when to use color"}]}"# + "\n"
        ),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        let invocation = Invocation(command: "config", operands: [Word("color")])

        try ManageSettingsWireframe.useCase(screenKeys: screenKeys).run(invocation, fixture.context(style))

        #expect(fixture.captured.finish().output == answer)
    }
}
