import AddItem
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
            let wireframe = ListUpcomingWireframe(surroundings(), view: built)
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

    @Test func `AddItem is presented with the presenter as its delegate, and let go afterwards`() throws {
        weak var presented: FakeAddItem?
        let view = FakeView()
        let wireframe = ListUpcomingWireframe(surroundings(), view: view) { delegate in
            let module = FakeAddItem(delegate: delegate)
            presented = module
            return module
        }

        wireframe.presenter.didAskForNewItem("Buy milk")

        #expect(view.shown.count == 1, "the list is shown again once the item is added")
        #expect(presented == nil)
    }
}

/// Says at once that an item was added.
private final class FakeAddItem: AddItemModule {
    private weak var delegate: (any AddItemDelegate)?

    init(delegate: any AddItemDelegate) {
        self.delegate = delegate
    }

    func add(line: String) { delegate?.didAddItems([1]) }

    func askForItem() { delegate?.didNotAddItem() }
}
