import Almanac
import Entities
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListItems

struct ListItemsScreenPresenterTests {
    private let view = FakeScreenListView()

    /// The roles with a list of 500 items, of which the last one is of high priority.
    private func roles() -> (ListItemsScreenPresenter, FakeDataManager) {
        let dataManager = FakeDataManager()
        dataManager.items = (1...500).map { .sample($0, "item \($0)", priority: $0 == 500 ? .high : nil) }
        let interactor = ListItemsInteractor(
            dataManager: dataManager,
            clock: FixedClock.saturday,
            weekStart: .monday,
            weights: { .standard }
        )
        let presenter = ListItemsScreenPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords()
        )
        interactor.output = presenter
        return (presenter, dataManager)
    }

    @Test func `all ids are shown, and the rows of the first items`() throws {
        let (presenter, _) = roles()

        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)

        #expect(try #require(view.outlines.first).ids == Array(1...500))
        #expect(view.rows.map(\.place) == [0])
        #expect(try #require(view.rows.first).rows.map(\.id) == (1...200).map(String.init))
    }

    @Test func `completed items have the day without a word, as their sign says it`() {
        let (presenter, dataManager) = roles()
        dataManager.items = [.sample(1, "Call", isDone: true)]

        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)

        #expect(view.rows.last?.rows.map(\.date) == [ItemDisplay.LabeledDate("", "Thu 1 Jan 1970")])
    }

    @Test func `the other rows are read by their places`() {
        let (presenter, _) = roles()
        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)

        presenter.showItems(at: 498..<510)

        #expect(view.rows.last?.place == 498)
        #expect(view.rows.last?.rows.map(\.title) == ["item 499", "item 500"])
    }

    @Test func `groups have headings with their counts, and their rows leave out what these say`() throws {
        let (presenter, _) = roles()

        presenter.show(.everything, sortedBy: [], groupedBy: .priority, whenEmpty: nil, isWhole: true)

        let outline = try #require(view.outlines.first)
        #expect(outline.groups.map(\.heading?.text) == ["High priority", "No priority"])
        #expect(outline.groups.map(\.count) == [1, 499])
        #expect(outline.ids.first == 500)
    }

    @Test func `items that are gone meanwhile are left to the next read`() {
        let (presenter, dataManager) = roles()
        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)
        dataManager.items.removeLast()

        presenter.showItems(at: 498..<500)

        #expect(view.rows.count == 1)
    }

    @Test func `the first items of a long list can come first`() throws {
        let (presenter, _) = roles()

        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: false)

        #expect(view.outlines.map(\.ids) == [Array(1...200)])
        #expect(view.outlines.map(\.isWhole) == [false])
        #expect(view.rows.map(\.rows.count) == [200])
    }

    @Test func `a list with groups, and one that begins with parts, is read as a whole`() throws {
        let (presenter, dataManager) = roles()

        presenter.show(.everything, sortedBy: [], groupedBy: .priority, whenEmpty: nil, isWhole: false)
        dataManager.items[3] = .sample(4, "part", parent: 1)
        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: false)

        #expect(view.outlines.map(\.ids.count) == [500, 500])
        #expect(view.outlines.map(\.isWhole) == [true, true])
    }

    @Test func `a list of which the first items are hidden is read as a whole`() throws {
        let (presenter, dataManager) = roles()
        dataManager.hidden = Set(1...300)

        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: false)

        #expect(view.outlines.map(\.ids) == [Array(301...500)])
    }

    @Test func `the items are counted without being read`() {
        let (presenter, dataManager) = roles()
        dataManager.hidden = [7]

        presenter.showCount(of: .everything)

        #expect(view.counts == [499])
        #expect(dataManager.queries.isEmpty && view.rows.isEmpty)
    }

    @Test func `an empty list, no match and an error are shown as elsewhere`() {
        let (presenter, dataManager) = roles()
        dataManager.items = []
        dataManager.isEmpty = true
        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)
        dataManager.failure = ListError(.busy, path: "list")
        presenter.show(.everything, sortedBy: [], groupedBy: nil, whenEmpty: nil, isWhole: true)

        guard case .emptyList = view.list.shown[0], case .errorMessage = view.list.shown[1] else {
            return #expect(Bool(false), "\(view.list.shown)")
        }
    }
}
