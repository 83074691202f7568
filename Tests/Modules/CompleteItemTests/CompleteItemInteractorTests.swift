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

        interactor.perform(.sample(three))

        let after = dataManager.plans.first?.updates.first?.after
        #expect(dataManager.requests.first?.typed == "typed")
        #expect(dataManager.requests.first?.instant == Moment.saturday.instant)
        #expect(after?.status == .done)
        #expect((after?.completed, after?.changed) == (Moment.saturday.instant, Moment.saturday.instant))
        #expect(after?.details == Item.sample(3, "Pay rent").details)
        #expect(output.responses.first?.completions.map(\.item.id) == [3])
        #expect(output.responses.first?.completions.map(\.item.isDone) == [true])
    }

    @Test(arguments: [Repetition.End.count(1), .until(Day.saturday + 6)])
    func `completing the last occurrence ends the series`(end: Repetition.End) {
        dataManager.items = [
            .sample(3) { ($0.due, $0.recurrence) = (Due(day: .saturday), .every(Repetition(.weekly, end: end))) }
        ]

        interactor.perform(.sample(three))

        #expect(dataManager.plans.first?.updates.map(\.after.status) == [.done])
        #expect(dataManager.plans.first?.additions.isEmpty == true)
        #expect(output.responses.first?.completions.map(\.endsSeries) == [true])
    }

    @Test func `unblocked items and open dependencies are reported`() {
        dataManager.items = [.sample(3)]
        dataManager.unblocked = [.sample(5, "Paint")]
        dataManager.openDependencies = [3: [.sample(2, "Buy paint")]]

        interactor.perform(.sample(three))

        #expect(output.responses.first?.unblocked.map(\.id) == [5])
        #expect(output.responses.first?.stillOpen.map { $0.items.map(\.id) } == [[2]])
    }

    @Test func `open parts are reported with their parent`() {
        dataManager.items = [.sample(3), .sample(4)]
        dataManager.openParts = [.sample(8) { $0.parent = 4 }]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(output.responses.first?.openParts == [.init(id: 4, items: [.sample(8) { $0.parent = 4 }])])
    }

    @Test func `an unknown id prevents the whole change`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `an item that is already done is reported and not completed again`() {
        dataManager.items = [.sample(3, isDone: true), .sample(4)]

        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.first?.updates.map(\.before.id) == [4])
        #expect(output.responses.first?.alreadyDone.map(\.id) == [3])
    }

    @Test func `nothing changes if all selected items are already done`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.perform(.sample(three))

        #expect(dataManager.plans.isEmpty)
        #expect(output.responses.first?.completions.isEmpty == true)
        #expect(output.responses.first?.alreadyDone.map(\.id) == [3])
    }

    @Test func `a filter that matches several open items needs confirmation`() {
        dataManager.items = [.sample(3), .sample(4), .sample(5, isDone: true)]
        let filter = Selection([[.tag("home")]])

        interactor.perform(.sample(filter))
        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.plans.isEmpty)

        interactor.perform(.sample(filter, isConfirmed: true))
        #expect(dataManager.plans.first?.updates.map(\.before.id) == [3, 4])
    }

    @Test func `neither ids nor a filter with one match needs confirmation`() {
        dataManager.items = [.sample(3)]
        interactor.perform(.sample(Selection([[.tag("home")]])))

        dataManager.items = [.sample(3), .sample(4)]
        interactor.perform(.sample(Selection([[.ids([3...4])]])))

        #expect(dataManager.plans.count == 2)
        #expect(output.unconfirmed.isEmpty)
    }

    @Test func `a filter without open items changes nothing and is not an error`() {
        dataManager.items = [.sample(3, isDone: true)]

        interactor.perform(.sample(Selection([[.tag("home")]])))

        #expect(output.reasons.count == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty)
    }

    @Test func `a storage error is reported`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.perform(.sample(three))

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }
}
