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
        interactor = EditItemInteractor(dataManager: dataManager, clock: FixedClock.saturday) { _ in
            ItemUUID(high: 0, low: 7)
        }
        interactor.output = output
        dataManager.list.known = []
    }

    private func draft(_ change: (inout ItemDetails) -> Void) -> [EditItemDraft] {
        var details = output.found.last?.first?.details ?? ItemDetails()
        change(&details)
        return [EditItemDraft(id: 3, details: details)]
    }

    @Test func `edits are saved with the current time and reported with the previous values`() {
        dataManager.stored = .sample(3, "Pay rent") { $0.project = "home" }
        interactor.open(request)

        interactor.save(draft { ($0.title, $0.project) = ("Pay the rent", nil) }, removing: [])

        let after = dataManager.list.plans.first?.updates.first?.after
        #expect(after?.details == ItemDetails(title: "Pay the rent"))
        #expect(after?.changed == Moment.saturday.instant)
        #expect(output.responses.first?.changed.map(\.before.details.title) == ["Pay rent"])
        #expect(output.responses.first?.changed.map(\.after.details.title) == ["Pay the rent"])
    }

    @Test func `changes made meanwhile to other fields are kept`() {
        dataManager.stored = .sample(3, "Pay rent") { $0.tags = ["money"] }
        interactor.open(request)
        dataManager.stored = .sample(3, "Pay rent today") { ($0.tags, $0.note) = (["money", "urgent"], "called") }

        interactor.save(draft { $0.project = "home" }, removing: [])

        let expected = ItemDetails(title: "Pay rent today", note: "called", tags: ["money", "urgent"], project: "home")
        #expect(dataManager.list.plans.first?.updates.first?.after.details == expected)
    }

    @Test func `tags and dependencies added meanwhile are merged with the edits`() {
        dataManager.stored = .sample(3) { ($0.tags, $0.needs) = (["money", "old"], [1, 2]) }
        dataManager.list.known = [1, 2, 5, 6]
        interactor.open(request)
        dataManager.stored = .sample(3) { ($0.tags, $0.needs) = (["money", "old", "theirs"], [2, 5]) }

        interactor.save(draft { ($0.tags, $0.needs) = (["money", "mine"], [1, 2, 6]) }, removing: [])

        let after = dataManager.list.plans.first?.updates.first?.after.details
        #expect(after?.tags == ["mine", "money", "theirs"])
        #expect(after?.needs == [2, 5, 6])
    }

    @Test func `a conflict is reported once, and saving again overwrites`() {
        dataManager.stored = .sample(3) { $0.project = "old" }
        interactor.open(request)
        dataManager.stored = .sample(3) { ($0.project, $0.note) = ("theirs", "called") }

        interactor.save(draft { $0.project = "mine" }, removing: [])
        #expect(dataManager.list.plans.isEmpty)
        var theirs = ItemDetails(title: "Something")
        (theirs.project, theirs.note) = ("theirs", "called")
        #expect(output.failures == [.changedMeanwhile(0, .project, theirs)])

        interactor.save(draft { $0.project = "mine" }, removing: [])
        let after = dataManager.list.plans.first?.updates.first?.after.details
        #expect((after?.project, after?.note) == ("mine", "called"))
    }

    @Test func `the same edit made meanwhile is not a conflict`() {
        dataManager.stored = .sample(3)
        interactor.open(request)
        dataManager.stored = .sample(3) { $0.project = "home" }

        interactor.save(draft { $0.project = "home" }, removing: [])

        #expect(output.failures.isEmpty && output.timesNothing == 1)
    }

    @Test func `an unchanged item is not saved`() {
        dataManager.stored = .sample(3, "Pay rent")
        interactor.open(request)

        interactor.save(draft { _ in }, removing: [])

        #expect(output.timesNothing == 1)
        #expect(dataManager.list.plans.isEmpty)
    }

    @Test func `an invalid item is rejected and not saved`() {
        dataManager.stored = .sample(3, "Pay rent")
        interactor.open(request)

        interactor.save(draft { $0.title = " " }, removing: [])
        interactor.save(draft { $0.needs = [9] }, removing: [])

        #expect(output.failures == [.refused(0, .emptyTitle), .refused(0, .unknownNeeds([9]))])
        #expect(dataManager.list.plans.isEmpty)
    }

    @Test func `a missing item is an error, even when saving`() {
        interactor.open(request)
        #expect(output.failures == [.change(.unknownIDs([3...3]))])

        dataManager.stored = .sample(3)
        interactor.open(request)
        dataManager.stored = nil
        interactor.save(draft { $0.title = "new" }, removing: [])
        #expect(output.failures == [.change(.unknownIDs([3...3])), .change(.unknownIDs([3...3]))])
    }

    @Test func `a storage error is reported`() {
        dataManager.list.failure = ListError(.busy, path: "list")

        interactor.open(request)

        #expect(output.failures == [.storage(ListError(.busy, path: "list"))])
    }

    // MARK: Several items

    private func openThree(isConfirmed: Bool = false) {
        dataManager.list.items = [.sample(3, "a"), .sample(4, "b"), .sample(5, "c")]
        dataManager.list.known = [3, 4, 5]
        interactor.open(makeRequest(of: [3, 4, 5], isConfirmed: isConfirmed, typed: "edit 3-5"))
    }

    private func drafts(_ titles: KeyValuePairs<Int, String>) -> [EditItemDraft] {
        titles.map { EditItemDraft(id: $0 == 0 ? nil : $0, details: ItemDetails(title: $1)) }
    }

    @Test func `changed, removed and new items are one change`() {
        openThree()

        interactor.save(drafts([5: "c", 3: "A", 0: "new"]), removing: [4])

        let plans = dataManager.list.plans
        #expect(plans.flatMap(\.updates).map(\.after.details.title) == ["A"])
        #expect(plans.flatMap(\.additions).map(\.details.title) == ["new"])
        #expect(plans.flatMap(\.removals).map(\.id) == [4])
        #expect(dataManager.list.requests.map(\.typed) == ["edit 3-5", "edit 3-5"])
        let response = output.responses.first
        #expect(response?.changed.map(\.after.id) == [3])
        #expect(response?.added.map(\.details.title) == ["new"])
        #expect(response?.removed.map(\.id) == [4])
    }

    @Test func `items are removed only after confirmation, and mistakes are found before`() {
        openThree()

        interactor.save(drafts([3: "a", 5: " "]), removing: [])
        interactor.save(drafts([3: "a", 5: "C"]), removing: [])

        var removed = ItemsToConfirm()
        removed.add(4, title: "b")
        #expect(output.failures == [.refused(1, .emptyTitle), .change(.needsConfirmation(removed))])
        #expect(dataManager.list.plans.isEmpty)
    }

    @Test func `with --yes, items are removed without a question`() {
        openThree(isConfirmed: true)

        interactor.save(drafts([4: "b"]), removing: [])

        #expect(dataManager.list.plans.flatMap(\.removals).map(\.id) == [3, 5])
    }

    @Test func `an item to remove that was changed elsewhere is reported once`() {
        openThree(isConfirmed: true)
        dataManager.list.items[0] = .sample(3, "theirs")

        interactor.save(drafts([4: "b", 5: "c"]), removing: [])
        #expect(output.failures == [.changedBeforeRemoval(3, ItemDetails(title: "theirs"))])

        interactor.save(drafts([4: "b", 5: "c"]), removing: [])
        #expect(dataManager.list.plans.flatMap(\.removals).map(\.id) == [3])
    }

    @Test func `an item that was removed elsewhere matters only if it was edited`() {
        openThree()
        dataManager.list.items.removeFirst()

        interactor.save(drafts([4: "B", 3: "a", 5: "c"]), removing: [])
        #expect(output.responses.first?.changed.map(\.after.id) == [4])

        interactor.save(drafts([4: "b", 3: "A", 5: "c"]), removing: [])
        #expect(output.failures == [.removedMeanwhile(1)])
    }

    @Test func `a new item can be a part of another new one, and its references are checked`() {
        openThree()
        let part = EditItemDraft(id: nil, details: ItemDetails(title: "part"), depth: 1, isDone: true)

        interactor.save(drafts([3: "a", 4: "b", 5: "c", 0: "new"]) + [part], removing: [])
        let added = dataManager.list.plans.flatMap(\.additions)
        #expect(added.map { $0.parentNew != nil } == [false, true])
        #expect(added.map { $0.completed != nil } == [false, true])

        let wrong = EditItemDraft(id: nil, details: ItemDetails(title: "new", parent: 9))
        interactor.save(drafts([3: "a", 4: "b", 5: "c"]) + [wrong], removing: [])
        #expect(output.failures == [.refused(3, .unknownParent(9))])
    }

    @Test func `all items of a long page are saved`() {
        dataManager.list.items = (1...1_200).map { .sample($0, "a") }
        interactor.open(makeRequest(of: Array(1...1_200), typed: "edit 1-1200"))

        let drafts = (1...1_200).map { EditItemDraft(id: $0, details: ItemDetails(title: "b")) }
        interactor.save(drafts, removing: [])

        #expect(output.found.first?.count == 1_200)
        #expect(dataManager.list.plans.map(\.updates.count) == [500, 500, 200])
        #expect(output.responses.first?.changed.count == 1_200)
    }

    // MARK: The kept page

    private let kept = EditItemKeptPage(typed: "edit 3", ids: [3], original: [1], edited: [2])

    @Test func `a kept page is opened with the items of today, saved as its command, and then deleted`() {
        dataManager.stored = .sample(3, "theirs")
        dataManager.kept = kept

        interactor.open(EditItemRequest(source: .keptPage, typed: "edit --resume"))
        interactor.resume(from: [EditItemDraft(id: 3, details: ItemDetails(title: "old"))])
        interactor.save([EditItemDraft(id: 3, details: ItemDetails(title: "old", project: "home"))], removing: [])

        #expect(output.keptPages == [kept])
        let after = dataManager.list.plans.first?.updates.first?.after.details
        #expect(after == ItemDetails(title: "theirs", project: "home"))
        #expect(dataManager.list.requests.last?.typed == "edit 3")
        #expect(dataManager.kept == nil)
    }

    @Test func `without a kept page there is nothing to resume`() {
        interactor.open(EditItemRequest(source: .keptPage, typed: "edit --resume"))

        #expect(output.failures == [.noKeptPage])
    }

    @Test func `a page that can't be kept is reported`() {
        interactor.keep(kept)
        dataManager.isFull = true
        interactor.keep(kept)

        #expect((output.timesKept, output.timesNotKept) == (1, 1))
    }

    @Test func `only a page that was resumed is deleted`() {
        dataManager.stored = .sample(3)
        dataManager.kept = kept
        interactor.open(request)

        interactor.discardKeptPage()

        #expect(dataManager.kept == kept)
    }
}
