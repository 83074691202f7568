import Almanac
import Boundary
import Entities
import TestKit
import Testing

@testable import CompleteItem

struct CompleteItemInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: CompleteItemInteractor

    init() {
        interactor = CompleteItemInteractor(dataManager: dataManager, clock: morning) { instant in
            ItemUUID(high: UInt64(instant.seconds), low: 7)
        }
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])

    @Test func `an open item becomes a done one, at this instant and under the words that were typed`() {
        dataManager.list.items = [.sample(3, "Pay rent")]

        interactor.complete(choice(three))

        let after = dataManager.list.plans.first?.updates.first?.after
        #expect(dataManager.list.requests.first?.typed == "done")
        #expect(dataManager.list.requests.first?.moment == morning.now())
        #expect(after?.status == .done)
        #expect((after?.completed, after?.changed) == (now, now))
        #expect(after?.details == Item.sample(3, "Pay rent").details)
        #expect(output.responses.first?.completions.map(\.item.id) == [3])
        #expect(output.responses.first?.completions.map(\.item.isDone) == [true])
    }

    @Test func `what comes back leaves its next occurrence, with all that was said of it`() {
        dataManager.list.items = [
            .sample(3, "Pay rent") {
                $0.recurrence = .every(Repetition(.weekly))
                $0.due = Due(day: saturday, time: .noon)
                $0.wait = saturday - 2
                $0.tags = ["money"]
            }
        ]

        interactor.complete(choice(three))

        let next = dataManager.list.plans.first?.additions.first
        #expect(next?.details.due == Due(day: saturday + 7, time: .noon))
        #expect(next?.details.wait == saturday + 5)
        #expect(next?.details.tags == ["money"])
        #expect(next?.details.recurrence == .every(Repetition(.weekly)))
        #expect(next?.uuid == ItemUUID(high: 1_795_253_400, low: 7))
        #expect(output.responses.first?.completions.map(\.next?.id) == [90])
    }

    @Test func `what is due on a 31st comes back to it, however it got onto the list`() throws {
        let due = Due(day: try #require(Day(iso: "2027-01-31")))
        dataManager.list.items = [.sample(3) { ($0.due, $0.recurrence) = (due, .every(Repetition(.monthly))) }]

        interactor.complete(choice(three))

        let next = dataManager.list.plans.first?.additions.first?.details
        #expect(next?.due?.day.description == "2027-02-28")
        #expect(next?.recurrence == .every(Repetition(.monthly, monthDays: [31])))
    }

    @Test func `what came back before, and is still to be done, does not come back once more`() {
        let weekly: (inout ItemDetails) -> Void = {
            ($0.due, $0.recurrence) = (Due(day: saturday), .every(Repetition(.weekly)))
        }
        dataManager.list.items = [.sample(3, "Pay rent", weekly), .sample(4, "Pay rent", weekly)]
        dataManager.list.comebacks = [3: [.sample(8, "Pay rent", weekly)], 4: [.sample(8, "Pay rent", weekly)]]

        interactor.complete(choice(Selection([[.ids([3...4])]])))

        #expect(dataManager.list.plans.first?.additions.count == 1)
        #expect(output.responses.first?.completions.map(\.next?.id) == [8, 90])
    }

    @Test func `what came back another way before comes back anew`() {
        dataManager.list.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: saturday), .every(Repetition(.daily))) }
        ]
        dataManager.list.comebacks = [3: [.sample(8) { $0.recurrence = .every(Repetition(.weekly)) }]]

        interactor.complete(choice(three))

        #expect(output.responses.first?.completions.map(\.next?.id) == [90])
    }

    @Test func `each item that comes back is told beside the one that it comes from`() {
        dataManager.list.items = [
            .sample(1), .sample(2) { ($0.due, $0.recurrence) = (Due(day: saturday), .every(Repetition(.daily))) },
            .sample(3), .sample(4) { ($0.due, $0.recurrence) = (Due(day: saturday), .again(Repetition(.daily))) },
        ]

        interactor.complete(choice(Selection([[.ids([1...4])]])))

        #expect(output.responses.first?.completions.map(\.next?.id) == [nil, 90, nil, 91])
    }

    @Test func `what became free and what was needed all the same is told`() {
        dataManager.list.items = [.sample(3)]
        dataManager.list.freed = [.sample(5, "Paint")]
        dataManager.list.stillNeeded = [3: [.sample(2, "Buy paint")]]

        interactor.complete(choice(three))

        #expect(output.responses.first?.freed.map(\.id) == [5])
        #expect(output.responses.first?.completions.first?.stillOpen.map(\.id) == [2])
    }

    @Test func `parts that are still open are told beside the item that they are part of`() {
        dataManager.list.items = [.sample(3), .sample(4)]
        dataManager.list.openParts = [.sample(8) { $0.parent = 4 }]

        interactor.complete(choice(Selection([[.ids([3...4])]])))

        #expect(output.responses.first?.completions.map { $0.openParts.map(\.id) } == [[], [8]])
    }

    @Test func `what comes back waits for what came back of what it needed, before or now`() {
        let weekly: (inout ItemDetails) -> Void = {
            ($0.due, $0.recurrence) = (Due(day: saturday), .every(Repetition(.weekly)))
        }
        let report: (inout ItemDetails) -> Void = { details in
            weekly(&details)
            details.needs = [1, 2, 3]
        }
        dataManager.list.items = [.sample(3, "Collect", weekly), .sample(4, "Report", report)]
        dataManager.list.comebacks = [2: [.sample(8, "Ask", weekly)]]

        interactor.complete(choice(Selection([[.ids([3...4])]])))

        let additions = dataManager.list.plans.first?.additions
        #expect(additions?.map(\.details.needs) == [[], [1, 8]])
        #expect(additions?.map(\.needsNew) == [[], [ItemUUID(high: 1_795_253_400, low: 7)]])
    }

    @Test func `an id that is not there stops all of it`() {
        dataManager.list.items = [.sample(3)]

        interactor.complete(choice(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.list.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a named item that was done before is told and not done again`() {
        dataManager.list.items = [.sample(3, isDone: true), .sample(4)]

        interactor.complete(choice(Selection([[.ids([3...4])]])))

        #expect(dataManager.list.plans.first?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.doneBefore.map(\.id) == [3])
    }

    @Test func `where all that was named was done before nothing is changed`() {
        dataManager.list.items = [.sample(3, isDone: true)]

        interactor.complete(choice(three))

        #expect(dataManager.list.plans.isEmpty)
        #expect(output.responses.first?.completions.isEmpty == true)
        #expect(output.responses.first?.doneBefore.map(\.id) == [3])
    }

    @Test func `a filter that finds several open items is doubted until someone says yes`() {
        dataManager.list.items = [.sample(3), .sample(4), .sample(5, isDone: true)]
        let filter = Selection([[.tag("home")]])

        interactor.complete(choice(filter))
        #expect(output.doubts.map { $0.map(\.id) } == [[3, 4]])
        #expect(dataManager.list.plans.isEmpty)

        interactor.complete(choice(filter, isConfirmed: true))
        #expect(dataManager.list.plans.first?.updates.map(\.before.id) == [3, 4])
    }

    @Test func `a filter that finds one item, or ids that were typed, are not doubted`() {
        dataManager.list.items = [.sample(3)]
        interactor.complete(choice(Selection([[.tag("home")]])))

        dataManager.list.items = [.sample(3), .sample(4)]
        interactor.complete(choice(Selection([[.ids([3...4])]])))

        #expect(dataManager.list.plans.count == 2)
        #expect(output.doubts.isEmpty)
    }

    @Test func `a filter that finds no open item changes nothing and is no error`() {
        dataManager.list.items = [.sample(3, isDone: true)]

        interactor.complete(choice(Selection([[.tag("home")]])))

        #expect(output.timesNothing == 1)
        #expect(dataManager.list.plans.isEmpty && output.failures.isEmpty)
    }

    @Test func `trouble with the store reaches the output`() {
        dataManager.list.trouble = ListTrouble(.busy, path: "list", detail: "locked")

        interactor.complete(choice(three))

        #expect(output.failures == [.storage(StorageTrouble(.busy, path: "list", detail: "locked"))])
    }
}
