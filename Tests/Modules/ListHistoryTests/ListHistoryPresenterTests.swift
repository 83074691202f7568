import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ListHistory

struct ListHistoryPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()

    private func presenter(screenful: Int? = nil) -> ListHistoryPresenter {
        let presenter = ListHistoryPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords(),
            screenful: screenful
        )
        interactor.output = presenter
        return presenter
    }

    private var rows: [ListHistoryRow] {
        view.shown.flatMap { shown -> [ListHistoryRow] in if case .rows(let rows) = shown { rows } else { [] } }
    }

    @Test func `a change is shown with its undo command, time, typed command and items`() {
        _ = presenter().foundChanges(page(found(7, .undo(2))))

        let row = ListHistoryRow(
            reach: "undo 2",
            when: "today 09:30",
            state: "",
            command: "done 3",
            items: "3 Rest"
        )
        #expect(view.shown == [.rows([row])])
    }

    @Test func `an undone change is marked, with its redo command if any`() {
        _ = presenter().foundChanges(page(found(7, .redo(1), isUndone: true), found(6, .none, isUndone: true)))

        #expect(rows.map(\.reach) == ["redo 1", ""])
        #expect(rows.map(\.state) == ["undone", "undone"])
    }

    @Test func `only some of many items are shown, after their count`() {
        let items = [ItemName(id: 3, title: "Rest"), .init(id: 4, title: "우유 사기")]

        _ = presenter().foundChanges(page(found(7, .undo(1), items: items, itemCount: 6)))

        #expect(rows.map(\.items) == ["6 items: 3 Rest, 4 우유 사기 and 4 more"])
    }

    @Test func `an item whose title is forgotten says so`() {
        _ = presenter().foundChanges(page(found(7, .undo(1), items: [ItemName(id: 3, title: "")], itemCount: 1)))

        #expect(rows.map(\.items) == ["3 (forgotten)"])
    }

    @Test func `pages are requested while there are more and the output is open`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .requested), page(found(2, .undo(2)), rest: .requested)]
        view.patience = 3

        presenter().show(ListHistoryRequest(count: nil))

        #expect(rows.map(\.reach) == ["undo 1", "undo 2"])
    }

    @Test func `output stops when the reader closes the pipe`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .requested), page(found(2, .undo(2)))]
        view.patience = 1

        presenter().show(ListHistoryRequest(count: nil))

        #expect(rows.map(\.reach) == ["undo 1"])
    }

    @Test func `a terminal gets a limited list and a hint`() {
        interactor.pages = [page(found(3, .undo(1)), rest: .notRequested)]

        presenter(screenful: 20).show(ListHistoryRequest(count: nil))

        #expect(interactor.requests == [ListHistoryRequest(count: 20)])
        #expect(view.shown.last == .foot("There are older changes. Run history 100 to see more."))
    }

    @Test(arguments: [(ListHistoryPage.Rest.nothing, nil), (.notRequested, 1)])
    func `there is no footer if all changes or a given number are shown`(
        rest: ListHistoryPage.Rest,
        count: Int?
    ) {
        interactor.pages = [page(found(3, .undo(1)), rest: rest)]

        presenter(screenful: 20).show(ListHistoryRequest(count: count))

        #expect(interactor.requests == [ListHistoryRequest(count: count ?? 20)])
        #expect(view.shown.count == 1)
    }

    @Test func `without a terminal all changes are shown`() {
        presenter().show(ListHistoryRequest(count: nil))

        #expect(interactor.requests == [ListHistoryRequest(count: nil)])
    }

    @Test func `an empty history has its own message`() {
        presenter().foundNoChange()

        #expect(view.shown == [.nothing("No changes yet.")])
    }

    @Test func `a storage error is an error`() {
        let failure = ListError(.busy, path: "list")

        presenter().couldNotFindChanges(failure)

        #expect(view.shown == [.errorMessage(ErrorMessage(failure, FakeRouter()))])
    }
}
