import Almanac
import Presentation
import Responses
import TestKit
import Testing
import Vocabulary

@testable import RemoveItem

struct RemovalViewModelTests {
    private let fixture = ModuleFixture()
    private let viewModel: RemovalViewModel
    private let choice = ItemChoice(ItemFilter(ids: [1]), typed: "remove 1")

    init() throws {
        try fixture.add(ItemDetails(title: "Buy paint"), ItemDetails(title: "Paint", needs: [1]))
        viewModel = RemovalViewModel(RemovalModel(store: fixture.store, clock: FixedClock.saturday))
    }

    @Test func `after a yes the items are removed and the delegate is notified`() {
        let (view, delegate) = (FakeChangeView(), FakeListDelegate())
        let binding = RemovalBinding(viewModel, to: view, FakeRouter())
        binding.notify(delegate)
        binding.perform(choice)
        #expect(view.shown == [.question("Remove 1 Buy paint?")] && delegate.outcomes.isEmpty)

        binding.didAnswer(.yes)

        let messages = ["No longer blocked: 2 Paint.", "undo reverses it."]
        let row = ChangeDisplay.Row(action: "Removed", id: 1, title: "Buy paint")
        #expect(view.shown.last == .change(ChangeDisplay(rows: [row], messages: messages)))
        #expect(delegate.outcomes == [.changed([1])])
    }

    @Test func `after a no nothing is changed`() {
        viewModel.remove(choice)
        viewModel.answer(.no)

        guard case .declined(.no, let items) = viewModel.state else {
            return #expect(Bool(false), "\(viewModel.state)")
        }
        #expect(items.ids == [1])
    }

    @Test func `an unknown id is a failure`() {
        viewModel.remove(ItemChoice(ItemFilter(ids: [9]), isConfirmed: true, typed: "remove 9"))

        guard case .failed(.unknownIDs([9...9])) = viewModel.state else {
            return #expect(Bool(false), "\(viewModel.state)")
        }
    }
}
