import Almanac
import Entities
import Responses
import TestKit
import Testing
import Vocabulary

@testable import EditItem

struct EditItemInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: EditItemInteractor

    init() {
        interactor = EditItemInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
        dataManager.list.known = []
    }

    private func details(_ change: (inout ItemDetails) -> Void) -> ItemDetails {
        var details = output.found.last?.details ?? ItemDetails()
        change(&details)
        return details
    }

    @Test func `edits are saved with the current time and reported with the previous values`() {
        dataManager.stored = .sample(3, "Pay rent") { $0.project = "home" }
        interactor.findItem(3)

        interactor.save(details { ($0.title, $0.project) = ("Pay the rent", nil) }, request)

        let after = dataManager.list.plans.first?.updates.first?.after
        #expect(after?.details == ItemDetails(title: "Pay the rent"))
        #expect(after?.changed == Moment.saturday.instant)
        #expect(output.responses.map(\.before.details.title) == ["Pay rent"])
        #expect(output.responses.map(\.after.details.title) == ["Pay the rent"])
    }

    @Test func `changes made meanwhile to other fields are kept`() {
        dataManager.stored = .sample(3, "Pay rent") { $0.tags = ["money"] }
        interactor.findItem(3)
        dataManager.stored = .sample(3, "Pay rent today") { ($0.tags, $0.note) = (["money", "urgent"], "called") }

        interactor.save(details { $0.project = "home" }, request)

        let expected = ItemDetails(title: "Pay rent today", note: "called", tags: ["money", "urgent"], project: "home")
        #expect(dataManager.list.plans.first?.updates.first?.after.details == expected)
    }

    @Test func `tags and dependencies added meanwhile are merged with the edits`() {
        dataManager.stored = .sample(3) { ($0.tags, $0.needs) = (["money", "old"], [1, 2]) }
        dataManager.list.known = [1, 2, 5, 6]
        interactor.findItem(3)
        dataManager.stored = .sample(3) { ($0.tags, $0.needs) = (["money", "old", "theirs"], [2, 5]) }

        interactor.save(details { ($0.tags, $0.needs) = (["money", "mine"], [1, 2, 6]) }, request)

        let after = dataManager.list.plans.first?.updates.first?.after.details
        #expect(after?.tags == ["mine", "money", "theirs"])
        #expect(after?.needs == [2, 5, 6])
    }

    @Test func `a conflict is reported once, and saving again overwrites`() {
        dataManager.stored = .sample(3) { $0.project = "old" }
        interactor.findItem(3)
        dataManager.stored = .sample(3) { ($0.project, $0.note) = ("theirs", "called") }

        interactor.save(details { $0.project = "mine" }, request)
        #expect(dataManager.list.plans.isEmpty)
        var theirs = ItemDetails(title: "Something")
        (theirs.project, theirs.note) = ("theirs", "called")
        #expect(output.failures == [.changedMeanwhile(.project, theirs)])

        interactor.save(details { $0.project = "mine" }, request)
        let after = dataManager.list.plans.first?.updates.first?.after.details
        #expect((after?.project, after?.note) == ("mine", "called"))
    }

    @Test func `the same edit made meanwhile is not a conflict`() {
        dataManager.stored = .sample(3)
        interactor.findItem(3)
        dataManager.stored = .sample(3) { $0.project = "home" }

        interactor.save(details { $0.project = "home" }, request)

        #expect(output.failures.isEmpty && output.timesNothing == 1)
    }

    @Test func `an unchanged item is not saved`() {
        dataManager.stored = .sample(3, "Pay rent")
        interactor.findItem(3)

        interactor.save(details { _ in }, request)

        #expect(output.timesNothing == 1)
        #expect(dataManager.list.plans.isEmpty)
    }

    @Test func `an invalid item is rejected and not saved`() {
        dataManager.stored = .sample(3, "Pay rent")
        interactor.findItem(3)

        interactor.save(details { $0.title = " " }, request)
        interactor.save(details { $0.needs = [9] }, request)

        #expect(output.failures == [.refused(3, .emptyTitle), .refused(3, .unknownNeeds([9]))])
        #expect(dataManager.list.plans.isEmpty)
    }

    @Test func `a missing item is an error, even when saving`() {
        interactor.findItem(3)
        #expect(output.failures == [.unknownID(3)])

        dataManager.stored = .sample(3)
        interactor.findItem(3)
        dataManager.stored = nil
        interactor.save(details { $0.title = "new" }, request)
        #expect(output.failures == [.unknownID(3), .unknownID(3)])
    }

    @Test func `a storage error is reported`() {
        dataManager.list.failure = ListError(.busy, path: "list", detail: "locked")

        interactor.findItem(3)

        #expect(output.failures == [.storage(ListError(.busy, path: "list", detail: "locked"))])
    }
}
