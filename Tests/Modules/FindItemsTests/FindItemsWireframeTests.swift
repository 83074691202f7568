import Almanac
import DataStore
import Grammar
import TestKit
import Testing
import Wiring

@testable import FindItems

struct FindItemsWireframeTests {
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
    func `nothing of the module is left when its wireframe is gone`(style: AnswerStyle) {
        weak var presenter: (any FindItemsModule)?
        do {
            let wireframe = FindItemsWireframe(surroundings(style))
            presenter = wireframe.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"items":[],"matches":[]}"# + "\n"),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try FindItemsWireframe.useCase.run(Invocation(command: "find", operands: [Word("x")]), surroundings(style))

        #expect(captured.finish().output == answer)
    }
}
