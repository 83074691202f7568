import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import ListHistory

struct ListHistoryInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ListHistoryInteractor

    init() {
        interactor = ListHistoryInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private var reaches: [ListHistoryChange.Reach] { output.pages.flatMap(\.changes).map(\.reach) }

    @Test func `a change is reported with its local time and items`() {
        dataManager.entries = [
            HistoryEntry(
                change: Change(id: 7, instant: Moment.saturday.instant, command: "done 3-6"),
                itemCount: 4,
                items: [ItemName(id: 3, title: "Rest"), ItemName(id: 4, title: "우유 사기")]
            )
        ]

        interactor.findChanges(ListHistoryRequest(count: nil))

        let items = [ItemName(id: 3, title: "Rest"), .init(id: 4, title: "우유 사기")]
        #expect(output.pages == [page(found(7, .undo(1), command: "done 3-6", items: items, itemCount: 4))])
    }

    @Test func `each change has its number of undos or redos`() {
        dataManager.entries = [
            entry(9, isUndone: true, canBeRedone: true), entry(8, isUndone: true, canBeRedone: true),
            entry(7), entry(6, isUndone: true), entry(5),
        ]

        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(reaches == [.redo(2), .redo(1), .undo(1), .none, .undo(2)])
    }

    @Test func `changes of syncs have numbers of their own`() {
        func sync(_ id: Int, at second: Int) -> HistoryEntry {
            let change = Change(id: id, instant: Instant(seconds: second), command: "sync", isSync: true)
            return HistoryEntry(change: change, itemCount: 1, items: [])
        }
        dataManager.entries = [entry(8), sync(7, at: 60), entry(6), sync(5, at: 60), sync(4, at: 0)]

        interactor.findChanges(ListHistoryRequest(count: nil))

        // A sync can make several changes.
        #expect(reaches == [.undo(1), .undoSync(1), .undo(2), .undoSync(1), .undoSync(2)])
    }

    @Test func `undos and redos are counted across pages`() {
        dataManager.entries =
            (601...1_200).reversed().map { entry($0, isUndone: true, canBeRedone: true) }
            + (1...600).reversed().map { entry($0) }

        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(output.pages.map(\.changes.count) == [500, 500, 200])
        #expect(reaches == (1...600).reversed().map { .redo($0) } + (1...600).map { .undo($0) })
        #expect(output.pages.flatMap(\.changes).map(\.change.id) == (1...1_200).reversed())
    }

    @Test(arguments: [
        (nil, 3, ListHistoryPage.Rest.nothing), (2, 2, .notRequested), (3, 3, .nothing), (999_999_999, 3, .nothing),
    ])
    func `no more changes than requested are reported, and whether more exist`(
        count: Int?,
        told: Int,
        rest: ListHistoryPage.Rest
    ) {
        dataManager.entries = [entry(3), entry(2), entry(1)]

        interactor.findChanges(ListHistoryRequest(count: count))

        #expect(output.pages.map(\.changes.count) == [told])
        #expect(output.pages.map(\.rest) == [rest])
    }

    @Test func `a limit larger than a page ends within a page`() {
        dataManager.entries = (1...1_200).reversed().map { entry($0) }

        interactor.findChanges(ListHistoryRequest(count: 700))

        #expect(output.pages.map(\.changes.count) == [500, 200])
        #expect(output.pages.map(\.rest) == [.requested, .notRequested])
    }

    @Test func `at most one page is read at a time`() {
        dataManager.entries = (1...1_200).reversed().map { entry($0) }

        interactor.findChanges(ListHistoryRequest(count: nil))
        interactor.findChanges(ListHistoryRequest(count: 20))

        #expect(dataManager.limits == [501, 501, 501, 21])
    }

    @Test func `no further page is read unless it is requested`() {
        dataManager.entries = (1...1_200).reversed().map { entry($0) }
        output.pageLimit = 1

        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(dataManager.limits == [501])
        #expect(output.pages.map(\.rest) == [.requested])
    }

    @Test func `a second request starts from the beginning`() {
        dataManager.entries = [entry(2), entry(1)]

        interactor.findChanges(ListHistoryRequest(count: 1))
        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(reaches == [.undo(1), .undo(1), .undo(2)])
    }

    @Test func `an empty history is not an error`() {
        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(output.timesNothing == 1)
        #expect(output.pages.isEmpty)
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.findChanges(ListHistoryRequest(count: nil))

        #expect(output.problems == [ListError(.busy, path: "list")])
        #expect(output.timesNothing == 0)
    }
}
