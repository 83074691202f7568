import Almanac
import Presentation
import ProgramOutput
import TestKit
import Testing

@testable import FindItems

struct FindBindingTests {
    @Test(arguments: [
        (FindViewModel.Ending.foot("a"), FakeItemListView.Shown.foot("a")), (.nothing("b"), .nothing("b")),
        (.failed(ErrorMessage(.badData, "c")), .errorMessage(ErrorMessage(.badData, "c"))),
    ])
    func `the view shows what the view model ends with`(ending: FindViewModel.Ending, shown: FakeItemListView.Shown) {
        let fixture = ModuleFixture()
        let model = FindModel(store: fixture.store, clock: FixedClock.saturday, weekStart: .monday)
        let viewModel = FindViewModel(model, router: FakeRouter(), calendar: CalendarWords())
        let view = FakeItemListView()
        FindBinding.bind(viewModel, to: view, FakeRouter())

        viewModel.onEnding(ending)

        #expect(view.shown == [shown])
    }
}
