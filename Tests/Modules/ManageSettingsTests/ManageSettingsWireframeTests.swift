import Almanac
import DataStore
import Grammar
import TestKit
import Testing
import Wiring

@testable import ManageSettings

struct ManageSettingsWireframeTests {
    private let captured = CapturedConsole()

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: Store(),
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style
        )
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when whoever keeps it is gone`(style: AnswerStyle) {
        weak var presenter: (any ManageSettingsModule)?
        do {
            let built = ManageSettingsWireframe(surroundings(style)).present()
            presenter = built
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
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

        try ManageSettingsWireframe.useCase.run(invocation, surroundings(style))

        #expect(captured.finish().output == answer)
    }
}
