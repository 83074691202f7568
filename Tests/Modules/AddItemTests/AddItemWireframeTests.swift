import Almanac
import Boundary
import DataStore
import Grammar
import TestKit
import Testing
import Wiring

@testable import AddItem

struct AddItemWireframeTests {
    private let captured = CapturedConsole()

    private func surroundings(
        _ style: AnswerStyle = .columns,
        toldTo delegate: (any ListDelegate)? = nil
    ) -> Surroundings {
        Surroundings(console: captured.console, store: Store(), clock: morning, weekStart: .monday, style: style)
            .told(to: delegate)
    }

    @Test func `nothing of the module is left when it has done its work`() {
        let wireframe = AddItemWireframe(surroundings())
        weak var presenter: AddItemPresenter?
        do { presenter = wireframe.present(surroundings()) }
        #expect(presenter != nil)

        wireframe.leaveAddItem()

        #expect(presenter == nil)
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        weak var presenter: AddItemPresenter?
        do {
            let wireframe = AddItemWireframe(surroundings())
            presenter = wireframe.present(surroundings())
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test func `the one that presented the module hears what came of it, and is not kept alive`() {
        let delegate = FakeListDelegate()
        let wireframe = AddItemWireframe(surroundings(toldTo: delegate))

        wireframe.add(["Buy", "milk"])
        wireframe.add(["Buy", "milk", "due:never"])

        #expect(delegate.told == [.changed, .nothing])
        weak var gone: FakeListDelegate?
        do {
            let other = FakeListDelegate()
            gone = other
            withExtendedLifetime(AddItemWireframe(surroundings(toldTo: other))) {}
        }
        #expect(gone == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Added 1: Rest\n"), (.plain, "added: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try AddItemWireframe.useCase.run(Invocation(command: "add", operands: [Word("Rest")]), surroundings(style))

        #expect(captured.finish().output.hasPrefix(answer))
    }
}
