import Almanac
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import RankItems

struct RankItemsScreenPresenterTests {
    private let view = FakeScreenListView()
    private let dataManager = FakeDataManager()
    private let presenter: RankItemsScreenPresenter

    init() {
        let interactor = RankItemsInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday,
            weights: .standard
        )
        presenter = RankItemsScreenPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
        // 300 overdue items, the oldest first, and 2 of high priority.
        dataManager.facts =
            (1...300).map { .sample($0, due: Due(day: .saturday - 301 + $0)) }
            + (301...302).map { .sample($0, priority: .high) }
    }

    @Test func `all ids of today are shown in their groups, and the rows of the first ones`() throws {
        presenter.showToday(.everything)

        let outline = try #require(view.outlines.first)
        #expect(outline.ids == Array(1...302))
        #expect(outline.groups.map(\.heading?.text) == ["Overdue", "High priority, no date"])
        #expect(outline.groups.map(\.count) == [300, 2])
        #expect(view.rows.map(\.place) == [0] && view.rows.map(\.rows.count) == [200])
    }

    @Test func `the other rows are read by their places`() {
        presenter.showToday(.everything)

        presenter.showItems(at: 298..<400)

        #expect(view.rows.last?.place == 298)
        #expect(view.rows.last?.rows.map(\.id) == ["299", "300", "301", "302"])
    }

    @Test func `items that are gone meanwhile are left to the next read`() {
        presenter.showToday(.everything)
        dataManager.facts.removeLast()

        presenter.showItems(at: 298..<302)

        #expect(view.rows.count == 1)
    }

    @Test func `the lists are counted as they would be shown, without their items`() {
        presenter.showCount(ofNext: .everything)
        presenter.showCount(ofToday: .everything)

        #expect(view.counts == [100, 302])
        #expect(view.outlines.isEmpty && view.rows.isEmpty)
        #expect(dataManager.selections[0] == .everything && dataManager.selections[1] != .everything)
    }

    @Test func `the items to do next have no groups`() throws {
        presenter.showNext(.everything)

        let outline = try #require(view.outlines.first)
        #expect(outline.groups == [.init(heading: nil, count: 100)])
        #expect(outline.ids.count == 100 && view.rows.first?.rows.count == 100)
    }

    @Test func `an empty list, a filter that matches nothing and an error are shown as elsewhere`() {
        dataManager.facts = []
        presenter.showToday(.everything)
        dataManager.isEmpty = true
        presenter.showToday(.everything)
        dataManager.failure = ListError(.busy, path: "list")
        presenter.showNext(.everything)

        guard case .nothing = view.list.shown[0], case .emptyList = view.list.shown[1],
            case .errorMessage = view.list.shown[2]
        else { return #expect(Bool(false), "\(view.list.shown)") }
    }
}
