import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

@testable import ReviewItems

struct ReviewItemsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ReviewItemsInteractor

    init() {
        interactor = ReviewItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday, weekStart: .monday)
        interactor.output = output
    }

    /// - Parameter days: The days since the last change.
    private static func item(_ days: Int, due: Int? = nil, wait: Int? = nil) -> Item {
        let changed = Instant(seconds: Moment.saturday.instant.seconds - days * 86_400)
        let sample = Item.sample(3)
        return Item(
            id: 3,
            uuid: sample.uuid,
            details: ItemDetails(
                title: "Rest",
                due: due.map { Due(day: .saturday + $0) },
                wait: wait.map { .saturday + $0 }
            ),
            status: .open,
            created: changed,
            changed: changed,
            completed: nil
        )
    }

    private static let cases: [(Item, [ReviewReason])] = [
        (item(1, due: -2), [.overdue(days: 2)]), (item(40, due: -1), [.overdue(days: 1), .untouched(days: 40)]),
        (item(30), [.untouched(days: 30)]), (item(29), []), (item(40, due: 3), []), (item(40, wait: 3), []),
        (item(5, wait: -2), [.isBack(since: .saturday - 2)]), (item(2, wait: -2), []), (item(1, due: 0), []),
    ]

    @Test(arguments: cases)
    func `an item has the reasons to decide`(item: Item, reasons: [ReviewReason]) throws {
        dataManager.found = [item]

        interactor.findItems(ReviewItemsRequest())
        interactor.findItem(3)

        #expect(output.responses.first?.rows.map(\.reasons) == (reasons.isEmpty ? [] : [reasons]))
        #expect(output.rows.first??.reasons == reasons)
    }

    @Test func `an item that is done in the meantime is not found`() {
        dataManager.found = [.sample(3, isDone: true)]

        interactor.findItem(3)

        #expect(output.rows == [nil])
    }

    @Test func `projects are passed on, and failures reported`() {
        dataManager.projects = ["garden"]
        interactor.findItems(ReviewItemsRequest())
        interactor.findItem(9)
        dataManager.failure = ListError(.damaged, path: "/list")
        interactor.findItems(ReviewItemsRequest())
        interactor.findItem(9)

        #expect(output.responses.map(\.finishedProjects) == [["garden"]] && output.rows == [nil])
        #expect(output.failures.map(\.kind) == [.damaged, .damaged])
    }
}
