import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import {{name}}

struct {{name}}InteractorTests {
    private let dataManager = FakeChangingList()
    private let output = FakeChangeOutput<{{name}}Response>()
    private let interactor: {{name}}Interactor

    init() {
        interactor = {{name}}Interactor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    private let three = Selection([[.ids([3...3])]])
    private let home = Selection([[.tag("home")]])

    @Test func `chosen items are changed, with the time and the typed command recorded`() throws {
        dataManager.items = [.sample(3, "Pay rent")]

        interactor.perform(.sample(three))

        #expect(dataManager.selections == [three])
        #expect(dataManager.requests == [.init(typed: "typed", instant: Moment.saturday.instant)])
        let update = try #require(dataManager.plans.first?.updates.first)
        #expect(update.after.details.priority == .high)
        #expect(update.after.changed == Moment.saturday.instant)
        #expect(output.responses.map(\.items) == [[ItemSummary(update.after)]])
    }

    @Test func `an item that needs no change is reported`() {
        let item = Item.sample(3) { $0.priority = .high }
        dataManager.items = [item]

        interactor.perform(.sample(three))

        #expect(dataManager.plans.isEmpty)
        #expect(output.responses.map(\.unchanged) == [[ItemSummary(item)]])
    }

    @Test func `several items matched by a filter need confirmation`() {
        dataManager.items = [.sample(3), .sample(4)]

        interactor.perform(.sample(home))

        #expect(output.unconfirmed.map(\.ids) == [[3, 4]])
        #expect(dataManager.selections == [Selection([[.tag("home"), .open]])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `confirmed items are changed`() {
        dataManager.items = [.sample(3), .sample(4)]

        interactor.perform(.sample(home, isConfirmed: true))

        #expect(dataManager.plans.map(\.updates.count) == [2])
        #expect(output.unconfirmed.isEmpty)
    }

    @Test func `an unknown id prevents any change`() {
        dataManager.items = [.sample(3)]

        interactor.perform(.sample(Selection([[.ids([3...3, 9...9])]])))

        #expect(output.failures == [.unknownIDs([9...9])])
        #expect(dataManager.plans.isEmpty && output.responses.isEmpty)
    }

    @Test func `a filter without matches changes nothing and is not an error`() {
        interactor.perform(.sample(home))

        #expect(output.reasons.count == 1)
        #expect(dataManager.plans.isEmpty && output.failures.isEmpty)
    }

    @Test func `a storage error reaches the output`() {
        dataManager.failure = ListError(.busy, path: "list")

        interactor.perform(.sample(three))

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }
}
