import Grammar
import TestKit
import Testing
import Wiring

@testable import ListUpcoming

struct ListUpcomingWireframeTests {
    private let stage = Stage()

    private func view() -> ListUpcomingView {
        ListUpcomingView(console: stage.captured.console)
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        #expect(isLetGo { ListUpcomingWireframe(stage.surroundings(), view: view(), example: "add").presenter })
    }

    @Test func `its view is not kept longer`() {
        let isGone = isLetGo {
            let view = view()
            _ = ListUpcomingWireframe(stage.surroundings(), view: view, example: "add")
            return view
        }

        #expect(isGone)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"groups":[]}"# + "\n"),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListUpcomingWireframe.useCase.run(Invocation(command: "upcoming"), stage.surroundings(style))

        #expect(stage.captured.finish().output == answer)
    }
}
