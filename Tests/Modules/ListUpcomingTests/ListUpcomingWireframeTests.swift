import Grammar
import ModuleKit
import TestKit
import Testing

@testable import ListUpcoming

struct ListUpcomingWireframeTests {
    private let fixture = ModuleFixture()

    private func view() -> ListUpcomingView {
        ListUpcomingView(console: fixture.captured.console)
    }

    @Test func `the module is deallocated with its wireframe`() {
        #expect(isDeallocated { ListUpcomingWireframe(fixture.context(), view: view(), example: "add").presenter })
    }

    @Test func `the view is deallocated with the wireframe`() {
        let isGone = isDeallocated {
            let view = view()
            _ = ListUpcomingWireframe(fixture.context(), view: view, example: "add")
            return view
        }

        #expect(isGone)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Your list is empty. Add something to it:\n  adder add Pay rent fri 5pm +money\n"),
        (.plain, "Your list is empty. Add something to it: adder add Pay rent fri 5pm +money\n"),
        (.json, #"{"adder":1,"groups":[]}"# + "\n"),
    ])
    func `each output style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try ListUpcomingWireframe.useCase.run(Invocation(command: "upcoming"), fixture.context(style))

        #expect(fixture.captured.finish().output == answer)
    }
}
