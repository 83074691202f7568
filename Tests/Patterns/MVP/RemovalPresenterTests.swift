import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemovalPresenterTests {
    private let fixture = ModuleFixture()
    private let view = FakeChangeView()
    private let delegate = FakeListDelegate()
    private let choice = ItemChoice(ItemFilter(ids: [1]), typed: "remove 1")

    init() throws {
        try fixture.add(ItemDetails(title: "Buy paint"), ItemDetails(title: "Paint", needs: [1]))
    }

    private var model: RemovalModel { RemovalModel(store: fixture.store, clock: FixedClock.saturday) }

    private var presenter: RemovalPresenter {
        RemovalPresenter(model, view, FakeRouter(), delegate: delegate)
    }

    @Test func `after a yes the items are removed and the delegate is notified`() {
        let presenter = presenter
        presenter.perform(choice)
        #expect(view.shown == [.question("Remove 1 Buy paint?")] && delegate.outcomes.isEmpty)

        presenter.didAnswer(.yes)

        let messages = ["No longer blocked: 2 Paint.", "undo reverses it."]
        let row = ChangeDisplay.Row(action: "Removed", id: 1, title: "Buy paint")
        #expect(view.shown.last == .change(ChangeDisplay(rows: [row], messages: messages)))
        #expect(delegate.outcomes == [.changed([1])])
    }

    @Test func `after a no nothing is changed`() {
        let presenter = presenter
        presenter.perform(choice)
        presenter.didAnswer(.no)

        #expect(view.shown.last == .message("Nothing was changed.") && delegate.outcomes == [.cancelled])
    }

    @Test func `an unknown id is an error`() {
        presenter.perform(ItemChoice(ItemFilter(ids: [9]), isConfirmed: true, typed: "remove 9"))

        guard case .errorMessage(let error)? = view.shown.last else { return #expect(Bool(false), "\(view.shown)") }
        #expect(error.status == .notFound && delegate.outcomes == [.refused])
    }
}
