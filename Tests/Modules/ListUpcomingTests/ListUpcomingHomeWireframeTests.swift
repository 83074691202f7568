import AddItem
import Almanac
import DataStore
import TestKit
import Testing
import Wiring

@testable import ListUpcoming

struct ListUpcomingHomeWireframeTests {
    private let captured = CapturedConsole()

    private func wireframe(
        makeAddItem: @escaping ListUpcomingHomeWireframe.AddItemMaker = { FakeAddItem(delegate: $0) },
        runLine: @escaping (String) -> Void = { _ in }
    ) -> ListUpcomingHomeWireframe {
        let surroundings = Surroundings(
            console: captured.console,
            store: Store(),
            clock: morning,
            weekStart: .monday,
            style: .columns
        )
        return ListUpcomingHomeWireframe(surroundings, makeAddItem: makeAddItem, runLine: runLine)
    }

    @Test func `AddItem is presented with the presenter as its delegate, and let go afterwards`() {
        weak var presented: FakeAddItem?
        let wireframe = wireframe { delegate in
            let module = FakeAddItem(delegate: delegate)
            presented = module
            return module
        }

        wireframe.presenter.didEnter("add Buy milk")
        #expect(presented == nil)
        wireframe.presenter.didEnter("add")

        // The list is shown again once an item was added, and not for one that was not.
        #expect(captured.finish().output.components(of: "Your list is empty.") == 1)
    }

    @Test func `other commands are run by whoever knows them`() {
        var lines: [String] = []
        let wireframe = wireframe(runLine: { lines.append($0) })

        wireframe.presenter.didEnter("up +home")

        #expect(lines == ["up +home"])
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        weak var presenter: ListUpcomingHomePresenter?
        do {
            let built = wireframe()
            presenter = built.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }
}

extension String {
    fileprivate func components(of text: String) -> Int {
        ranges(of: text).count
    }
}

/// Says at once that an item was added.
private final class FakeAddItem: AddItemModule {
    private weak var delegate: (any AddItemDelegate)?

    init(delegate: any AddItemDelegate) {
        self.delegate = delegate
    }

    func add(_ words: [String]) { delegate?.didAddItems([1]) }

    func askForItem() { delegate?.didNotAddItem() }
}
