import CommandLine
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsListPresenterTests {
    private let view = FakeItemListView()
    private let interactor = FakeInteractor()
    private let presenter: ReviewItemsListPresenter

    init() {
        presenter = ReviewItemsListPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
    }

    @Test func `items are listed with their reasons`() {
        interactor.response = .sample(2, projects: ["garden"])
        presenter.show(ReviewItemsRequest())

        let found = view.shown.compactMap { if case .found(let item) = $0 { item } else { nil } }
        #expect(found.flatMap(\.matches).map(\.text.text) == ["overdue by 2 days", "overdue by 2 days"])
        #expect(view.shown.contains(.foot("2 items")))
        #expect(view.shown.last == .message("The project garden has no open item."))
    }

    @Test func `an empty answer and a failure are shown`() {
        presenter.show(ReviewItemsRequest())
        presenter.foundItem(nil)
        presenter.couldNotFindItems(ListError(.damaged, path: "/list"))

        #expect(view.shown.first == .nothing("Nothing needs a decision.") && view.shown.count == 2)
    }
}
