import Almanac
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsScreenPresenterTests {
    private let view = FakeScreenListView()
    private let dataManager = FakeDataManager()
    private let presenter: ReviewItemsScreenPresenter

    init() {
        let interactor = ReviewItemsInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday
        )
        presenter = ReviewItemsScreenPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
        // 300 overdue items, the oldest first, and one that needs no decision.
        dataManager.found =
            (1...300).map { .sample($0, due: Due(day: .saturday - 301 + $0)) } + [
                .sample(301, due: Due(day: .saturday))
            ]
    }

    @Test func `all ids are shown, and the first rows with their reasons`() throws {
        dataManager.projects = ["garden"]
        presenter.review(.everything)

        let outline = try #require(view.outlines.first)
        #expect(outline.ids == Array(1...300) && outline.isWhole)
        #expect(outline.groups == [.init(heading: nil, count: 300)])
        #expect(view.found.map(\.place) == [0] && view.found.map(\.rows.count) == [200])
        #expect(view.found[0].rows[0].matches.first?.text.text.hasPrefix("overdue by 300 days") == true)
        #expect(view.list.shown == [.message("The project garden has no open item.")])
    }

    @Test func `the other rows are read by their places, unless one is gone`() {
        presenter.review(.everything)

        presenter.showItems(at: 298..<400)
        dataManager.found.remove(at: 299)
        presenter.showItems(at: 298..<400)

        #expect(view.rows.map(\.place) == [0, 298])
        #expect(view.rows.last?.rows.map(\.id) == ["299", "300"])
    }

    @Test func `a row that no longer needs a decision has no reason`() {
        presenter.review(.everything)
        dataManager.found[299] = .sample(300, due: Due(day: .saturday + 9))

        presenter.showItems(at: 298..<300)

        #expect(view.found.last?.rows.map(\.item.id) == ["299", "300"])
        #expect(view.found.last?.rows.map(\.matches.isEmpty) == [false, true])
    }

    @Test func `an empty answer and a failure are shown`() {
        dataManager.found = []
        presenter.review(.everything)
        presenter.foundItem(nil)
        dataManager.failure = ListError(.damaged, path: "/list")
        presenter.review(.everything)
        presenter.showItems(at: 0..<1)

        #expect(view.list.shown.first == .nothing("Nothing needs a decision.") && view.list.shown.count == 3)
    }
}
