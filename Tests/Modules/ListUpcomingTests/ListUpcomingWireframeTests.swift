import Almanac
import DataStore
import Grammar
import TestKit
import Testing
import Wiring

@testable import ListUpcoming

struct ListUpcomingWireframeTests {
    private let captured = CapturedConsole()

    private func surroundings(_ style: AnswerStyle = .columns) -> Surroundings {
        Surroundings(console: captured.console, store: Store(), clock: morning, weekStart: .monday, style: style)
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        weak var presenter: ListUpcomingPresenter?
        weak var view: ListUpcomingView?
        do {
            let built = ListUpcomingView(console: captured.console)
            let wireframe = ListUpcomingWireframe(surroundings(), view: built, example: "add")
            presenter = wireframe.presenter
            view = built
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
        #expect(view == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"groups":[]}"# + "\n"),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListUpcomingWireframe.useCase.run(Invocation(command: "upcoming"), surroundings(style))

        #expect(captured.finish().output == answer)
    }
}
