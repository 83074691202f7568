import Boundary
import Presentation
import TestKit
import Testing

@testable import ListHistory

struct ListHistoryPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()

    private func presenter(screenful: Int? = nil) -> ListHistoryPresenter {
        let presenter = ListHistoryPresenter(
            view: view,
            interactor: interactor,
            calendar: CalendarWords(),
            screenful: screenful
        )
        interactor.output = presenter
        return presenter
    }

    private var rows: [ListHistoryRow] {
        view.shown.flatMap { shown -> [ListHistoryRow] in if case .rows(let rows) = shown { rows } else { [] } }
    }

    @Test func `a change is shown with what reaches it, when it was, what was typed and what it was about`() {
        presenter().foundChanges(page(found(7, .undo(2))))

        let row = ListHistoryRow(
            reach: "undo 2",
            when: "today 09:30",
            state: "",
            command: "done 3",
            items: "3 Rest"
        )
        #expect(view.shown == [.rows([row])])
    }

    @Test func `what is undone says so, and how it is made again where it can be`() {
        presenter().foundChanges(page(found(7, .redo(1), isUndone: true), found(6, .none, isUndone: true)))

        #expect(rows.map(\.reach) == ["redo 1", ""])
        #expect(rows.map(\.state) == ["undone", "undone"])
    }

    @Test func `of many items a few are named, and their number comes first`() {
        let items = [ListHistoryChange.Mention(id: 3, title: "Rest"), .init(id: 4, title: "우유 사기")]

        presenter().foundChanges(page(found(7, .undo(1), items: items, itemCount: 6)))

        #expect(rows.map(\.items) == ["6 items: 3 Rest, 4 우유 사기 and 4 more"])
    }

    @Test func `the next page is asked for as long as there is one and somebody reads`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .wanted), page(found(2, .undo(2)), rest: .wanted)]
        view.patience = 3

        presenter().show(ListHistoryRequest(count: nil))

        #expect(rows.map(\.reach) == ["undo 1", "undo 2"])
    }

    @Test func `a reader that leaves is told no more`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .wanted), page(found(2, .undo(2)))]
        view.patience = 1

        presenter().show(ListHistoryRequest(count: nil))

        #expect(rows.map(\.reach) == ["undo 1"])
    }

    @Test func `a screen gets as much as is useful on it, and the way to more`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .unwanted)]

        presenter(screenful: 20).show(ListHistoryRequest(count: nil))

        #expect(interactor.requests == [ListHistoryRequest(count: 20)])
        #expect(view.shown.last == .foot("There are older changes; adder history 100 goes further back."))
    }

    @Test(arguments: [(ListHistoryPage.Rest.nothing, nil), (.unwanted, 1)])
    func `there is no foot where everything is shown or somebody said how much`(
        rest: ListHistoryPage.Rest,
        count: Int?
    ) {
        interactor.pages = [page(found(3, .undo(1)), rest: rest)]

        presenter(screenful: 20).show(ListHistoryRequest(count: count))

        #expect(interactor.requests == [ListHistoryRequest(count: count ?? 20)])
        #expect(view.shown.count == 1)
    }

    @Test func `who does not look at a screen gets everything`() {
        presenter().show(ListHistoryRequest(count: nil))

        #expect(interactor.requests == [ListHistoryRequest(count: nil)])
    }

    @Test func `an empty history has a sentence of its own`() {
        presenter().foundNoChange()

        #expect(view.shown == [.nothing("Nothing has been done to the list yet.")])
    }

    @Test func `trouble is a complaint`() {
        let trouble = StorageTrouble(.busy, path: "list")

        presenter().couldNotFindChanges(trouble)

        #expect(view.shown == [.complaint(Complaint(trouble))])
    }
}
