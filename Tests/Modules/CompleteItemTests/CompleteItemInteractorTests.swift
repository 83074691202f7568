import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import CompleteItem

struct CompleteItemInteractorTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<CompleteItemResponse>()
    private let interactor: CompleteItemInteractor

    init() {
        interactor = CompleteItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])

    @Test func `completing an item stores the time and the typed command`() {
        dataManager.items = [.sample(3, "Pay rent")]

        interactor.carryOut(.sample(three))

        let after = dataManager.plans.first?.updates.first?.after
        #expect(dataManager.requests.first?.typed == "typed")
        #expect(dataManager.requests.first?.instant == Moment.saturday.instant)
        #expect(after?.status == .done)
        #expect((after?.completed, after?.changed) == (Moment.saturday.instant, Moment.saturday.instant))
        #expect(after?.details == Item.sample(3, "Pay rent").details)
        #expect(output.responses.first?.completions.map(\.item.id) == [3])
        #expect(output.responses.first?.completions.map(\.item.isDone) == [true])
    }

    @Test func `completing a repeating item adds its next occurrence with all fields`() {
        dataManager.items = [
            .sample(3, "Pay rent") {
                $0.recurrence = .every(Repetition(.weekly))
                $0.due = Due(day: Day.saturday, time: .noon)
                $0.wait = Day.saturday - 2
                $0.tags = ["money"]
            }
        ]

        interactor.carryOut(.sample(three))

        let next = dataManager.plans.first?.additions.first
        #expect(next?.details.due == Due(day: Day.saturday + 7, time: .noon))
        #expect(next?.details.wait == Day.saturday + 5)
        #expect(next?.details.tags == ["money"])
        #expect(next?.details.recurrence == .every(Repetition(.weekly)))
        #expect(next?.uuid == ItemUUID(derivedFrom: Item.sample(3).uuid, name: "next"))
        #expect(output.responses.first?.completions.map(\.next?.id) == [90])
    }

    @Test func `an occurrence later today is not lost, and those missed are reported`() {
        dataManager.items = [
            .sample(3) {
                $0.due = Due(day: Day.saturday - 3, time: TimeOfDay(hour: 21, minute: 0))
                $0.recurrence = .every(Repetition(.daily))
            }
        ]

        interactor.carryOut(.sample(three))

        let next = dataManager.plans.first?.additions.first
        #expect(next?.details.due == Due(day: .saturday, time: TimeOfDay(hour: 21, minute: 0)))
        #expect(output.responses.first?.completions.map(\.skipped) == [[.saturday - 2, .saturday - 1]])
    }

    @Test func `the next occurrence of a series has one occurrence less`() {
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: .saturday), .every(Repetition(.weekly, end: .count(2)))) }
        ]

        interactor.carryOut(.sample(three))

        let next = dataManager.plans.first?.additions.first
        #expect(next?.details.recurrence == .every(Repetition(.weekly, end: .count(1))))
        #expect(output.responses.first?.completions.map(\.endsSeries) == [false])
    }

    @Test(arguments: [Repetition.End.count(1), .until(Day.saturday + 6)])
    func `completing the last occurrence ends the series`(end: Repetition.End) {
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: .saturday), .every(Repetition(.weekly, end: end))) }
        ]

        interactor.carryOut(.sample(three))

        #expect(dataManager.plans.first?.additions.isEmpty == true)
        #expect(output.responses.first?.completions.map(\.endsSeries) == [true])
    }

    @Test func `an item due on the 31st repeats on the 31st`() throws {
        let due = Due(day: try #require(Day(iso: "2027-01-31")))
        dataManager.items = [.sample(3) { ($0.due, $0.recurrence) = (due, .every(Repetition(.monthly))) }]

        interactor.carryOut(.sample(three))

        let next = dataManager.plans.first?.additions.first?.details
        #expect(next?.due?.day.description == "2027-02-28")
        #expect(next?.recurrence == .every(Repetition(.monthly, monthDays: [31])))
    }

    @Test func `an open next occurrence is not added again`() {
        let weekly: (inout ItemDetails) -> Void = {
            ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.weekly)))
        }
        dataManager.items = [.sample(3, "Pay rent", weekly), .sample(4, "Pay rent", weekly)]
        dataManager.nextOccurrences = [3: [.sample(8, "Pay rent", weekly)]]

        interactor.carryOut(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.additions.count == 1)
        #expect(output.responses.first?.completions.map(\.next?.id) == [8, 90])
    }

    @Test func `an open occurrence of a series counts, whatever is left of it`() {
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: .saturday), .every(Repetition(.weekly, end: .count(4)))) }
        ]
        dataManager.nextOccurrences = [3: [.sample(8) { $0.recurrence = .every(Repetition(.weekly, end: .count(2))) }]]

        interactor.carryOut(.sample(three))

        #expect(dataManager.plans.first?.additions == [])
        #expect(output.responses.first?.completions.map(\.next?.id) == [8])
    }

    @Test func `each next occurrence is reported with its original`() {
        dataManager.items = [
            .sample(1), .sample(2) { ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.daily))) },
            .sample(3), .sample(4) { ($0.due, $0.recurrence) = (Due(day: Day.saturday), .again(Repetition(.daily))) },
        ]

        interactor.carryOut(.sample(Selection([[.ids([1...4])]])))

        #expect(output.responses.first?.completions.map(\.next?.id) == [nil, 90, nil, 91])
    }

    @Test func `unblocked items and open dependencies are reported`() {
        dataManager.items = [.sample(3)]
        dataManager.unblocked = [.sample(5, "Paint")]
        dataManager.openDependencies = [3: [.sample(2, "Buy paint")]]

        interactor.carryOut(.sample(three))

        #expect(output.responses.first?.unblocked.map(\.id) == [5])
        #expect(output.responses.first?.stillOpen.map { $0.items.map(\.id) } == [[2]])
    }

    @Test func `open parts are reported with their parent`() {
        dataManager.items = [.sample(3), .sample(4)]
        dataManager.openParts = [.sample(8) { $0.parent = 4 }]

        interactor.carryOut(.sample(Selection([[.ids([3...4])]])))

        #expect(output.responses.first?.openParts == [.init(id: 4, items: [.sample(8) { $0.parent = 4 }])])
    }

    @Test(arguments: [(Item.Status.open, [91]), (.done, [nil])])
    func `a next occurrence with the same UUID is not added again`(status: Item.Status, next: [Int?]) {
        let uuid = ItemUUID(derivedFrom: Item.sample(3).uuid, name: "next")
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.weekly))) }
        ]
        dataManager.others = [
            Item(
                id: 91,
                uuid: uuid,
                details: ItemDetails(title: "Renamed"),
                status: status,
                created: Instant(seconds: 0),
                changed: Instant(seconds: 0)
            )
        ]

        interactor.carryOut(.sample(three))

        #expect(dataManager.plans.first?.additions == [])
        #expect(output.responses.first?.completions.map(\.next?.id) == next)
    }

    @Test func `a next occurrence depends on the next occurrences of its dependencies`() {
        let weekly: (inout ItemDetails) -> Void = {
            ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.weekly)))
        }
        let report: (inout ItemDetails) -> Void = { details in
            weekly(&details)
            details.needs = [1, 2, 3]
        }
        dataManager.items = [.sample(3, "Collect", weekly), .sample(4, "Report", report)]
        dataManager.nextOccurrences = [2: [.sample(8, "Ask", weekly)]]

        interactor.carryOut(.sample(Selection([[.ids([3...4])]])))

        let additions = dataManager.plans.first?.additions
        #expect(additions?.map(\.details.needs) == [[], [1, 8]])
        #expect(additions?.map(\.needsNew) == [[], [ItemUUID(derivedFrom: Item.sample(3).uuid, name: "next")]])
    }

    @Test func `in a long change, a next occurrence depends on one that is added later`() {
        let daily: (inout ItemDetails) -> Void = {
            ($0.due, $0.recurrence) = (Due(day: Day.saturday), .every(Repetition(.daily)))
        }
        let first: (inout ItemDetails) -> Void = { details in
            daily(&details)
            details.needs = [5, 900]
        }
        dataManager.items =
            [.sample(3, "Dry", first)] + (5...700).map { .sample($0, isDone: true) } + [.sample(900, "Wash", daily)]

        interactor.carryOut(.sample(Selection([[.ids([3...900])]])))

        let added = dataManager.plans.map(\.additions)
        #expect(added.map { $0.map(\.details.needs) } == [[[5]], [[]]])
        #expect(added.first?.first?.needsNew == [ItemUUID(derivedFrom: Item.sample(900).uuid, name: "next")])
        #expect(output.parts.count == 1)
    }

    @Test func `an unknown id prevents the whole change`() {
        dataManager.items = [.sample(3)]

        interactor.carryOut(.sample(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `an item that is already done is reported and not completed again`() {
        dataManager.items = [.sample(3, isDone: true), .sample(4)]

        interactor.carryOut(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.alreadyDone.map(\.id) == [3])
    }

    @Test func `nothing changes if all selected items are already done`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.carryOut(.sample(three))

        #expect(dataManager.plans.isEmpty)
        #expect(output.responses.first?.completions.isEmpty == true)
        #expect(output.responses.first?.alreadyDone.map(\.id) == [3])
    }

    @Test func `a filter that matches several open items needs confirmation`() {
        dataManager.items = [.sample(3), .sample(4), .sample(5, isDone: true)]
        let filter = Selection([[.tag("home")]])

        interactor.carryOut(.sample(filter))
        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.plans.isEmpty)

        interactor.carryOut(.sample(filter, isConfirmed: true))
        #expect(dataManager.plans.first?.updates.map(\.before.id) == [3, 4])
    }

    @Test func `neither ids nor a filter with one match needs confirmation`() {
        dataManager.items = [.sample(3)]
        interactor.carryOut(.sample(Selection([[.tag("home")]])))

        dataManager.items = [.sample(3), .sample(4)]
        interactor.carryOut(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.count == 2)
        #expect(output.unconfirmed.isEmpty)
    }

    @Test func `a filter without open items changes nothing and is not an error`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.carryOut(.sample(Selection([[.tag("home")]])))

        #expect(output.reasons.count == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty)
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.carryOut(.sample(three))

        #expect(output.failures == [.storage(ListError(.busy, path: "list", detail: "locked"))])
    }
}
