import Almanac
import Entities
import Presentation
import TestKit
import Testing
import Vocabulary

@testable import ListUpcoming

struct ListUpcomingScreenPresenterTests {
    private let view = FakeScreenListView()

    private func roles(_ items: [Item]) -> (ListUpcomingScreenPresenter, FakeDataManager) {
        let dataManager = FakeDataManager()
        dataManager.items = items
        let interactor = ListUpcomingInteractor(dataManager: dataManager, clock: morning, weekStart: .monday)
        let presenter = ListUpcomingScreenPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
        return (presenter, dataManager)
    }

    /// 250 items that are due today, and 3 without a date.
    private var many: [Item] {
        (1...250).map { .sample($0, "item \($0)", due: Due(day: saturday)) }
            + (251...253).map { .sample($0, "undated") }
    }

    @Test func `all ids are shown in their groups, and the rows of the first items of each`() throws {
        let (presenter, _) = roles(many)

        presenter.show(.everything, groupedBy: .due)

        let outline = try #require(view.outlines.first)
        #expect(outline.ids == Array(1...253))
        #expect(outline.groups.map(\.heading?.text) == ["Today", "No date"])
        #expect(outline.groups.map(\.count) == [250, 3])
        #expect(view.rows.map(\.place) == [0, 250])
        #expect(view.rows.map(\.rows.count) == [100, 3])
    }

    @Test func `the other rows are read by their places`() {
        let (presenter, _) = roles(many)
        presenter.show(.everything, groupedBy: .due)

        presenter.showItems(at: 248..<300)

        #expect(view.rows.last?.place == 248)
        #expect(view.rows.last?.rows.map(\.id) == ["249", "250", "251", "252", "253"])
    }

    @Test func `items that are gone meanwhile are left to the next read`() {
        let (presenter, dataManager) = roles(many)
        presenter.show(.everything, groupedBy: .due)
        dataManager.items.removeLast()

        presenter.showItems(at: 250..<253)

        #expect(view.rows.count == 2)
    }

    @Test func `a group that has too many items without a date says how many there are`() throws {
        let (presenter, _) = roles((1...9).map { .sample($0, "undated") })

        presenter.show(.everything, groupedBy: .due)

        let heading = try #require(view.outlines.first?.groups.first?.heading)
        #expect((heading.count, heading.total) == (5, "9"))
    }

    @Test func `an empty list, a list with nothing upcoming and an error are shown as elsewhere`() {
        let (presenter, dataManager) = roles([])
        presenter.show(.everything, groupedBy: .due)
        dataManager.isEmpty = true
        presenter.show(.everything, groupedBy: .due)
        dataManager.failure = ListError(.busy, path: "list")
        presenter.show(.everything, groupedBy: .due)

        guard case .nothing = view.list.shown[0], case .emptyList = view.list.shown[1],
            case .errorMessage = view.list.shown[2]
        else { return #expect(Bool(false), "\(view.list.shown)") }
    }
}
