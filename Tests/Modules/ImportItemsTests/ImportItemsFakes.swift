import Almanac
import Entities
import Presentation
import ProgramOutput
import TestKit
import Vocabulary

@testable import ImportItems

let now = Moment.saturday

func sampleUUID(_ number: Int) -> ItemUUID {
    ItemUUID(high: 7, low: UInt64(number))
}

extension ForeignItem {
    /// The item on a line, whose UUID has the same number.
    static func sample(_ line: Int, _ title: String, _ change: (inout ForeignItem) -> Void = { _ in }) -> ForeignItem {
        var item = ForeignItem(line: line, uuid: sampleUUID(line), details: ItemDetails(title: title))
        change(&item)
        return item
    }
}

final class FakeSource: ImportSource {
    let format: ForeignFormat
    var encoding = TextEncoding.utf8
    private let all: [ForeignItem]
    private var items: ArraySlice<ForeignItem>
    private var losses: [Loss]
    private let failure: ImportItemsFailure?

    init(
        _ items: [ForeignItem],
        format: ForeignFormat = .json,
        losses: [Loss] = [],
        failure: ImportItemsFailure? = nil
    ) {
        self.format = format
        (all, self.items, self.losses, self.failure) = (items, items[...], losses, failure)
    }

    func next() throws(ImportItemsFailure) -> ForeignItem? {
        if items.isEmpty, let failure { throw failure }
        return items.popFirst()
    }

    func takeLosses() -> [Loss] {
        defer { losses = [] }
        return losses
    }

    func restart() { items = all[...] }
}

/// A list in memory, which changes only if all plans are carried out.
final class FakeList: ChangingList {
    var items: [Item] = []
    /// The series that left each copy.
    var seriesOfCopies: [Int: Item] = [:]
    /// The items that were changed after their import.
    var changedAfterImport: Set<Int> = []

    func idsChangedAfterImport(among ids: [Int]) -> Set<Int> { changedAfterImport.intersection(ids) }

    func unknownIDs(among ids: [Int]) -> [Int] {
        ids.filter { id in !items.contains { $0.id == id } }
    }

    func idsNeeded(by ids: [Int]) -> Set<Int> {
        closure(of: ids) { $0.details.needs }
    }

    func idsAbove(_ id: Int) -> Set<Int> {
        closure(of: [id]) { [$0.details.parent].compactMap { $0 } }
    }

    private func closure(of ids: [Int], _ next: (Item) -> [Int]) -> Set<Int> {
        var found: Set<Int> = []
        var rest = ids
        while let id = rest.popLast() {
            guard found.insert(id).inserted, let item = items.first(where: { $0.id == id }) else { continue }
            rest += next(item)
        }
        return found
    }

    func nextOccurrences(of ids: [Int]) -> [Int: [Item]] { [:] }

    func projects(of ids: [Int]) -> [Int: String] { [:] }

    func items(completedSince start: Instant) throws(ListError) -> [Item] {
        items.filter { item in item.completed.map { start <= $0 } ?? false }
    }

    func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] {
        seriesOfCopies.filter { id, _ in copies.contains { $0.id == id } }
    }

    func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] { [:] }

    func items(with uuids: [ItemUUID]) -> [Item] {
        items.filter { uuids.contains($0.uuid) }
    }

    func items(_ ids: [Int]) -> [Item] { items.filter { ids.contains($0.id) } }

    func forEachItem(of selection: Selection, today: Day, _ body: (Item) throws(ListError) -> Void) throws(ListError) {
        for item in items { try body(item) }
    }

    func unknownNames(in selection: Selection) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) -> Bool { !items.isEmpty }

    func isListEmpty() throws(ListError) -> Bool { false }

    func apply(_ plan: ListPlan, endsChange: Bool) -> PlanOutcome {
        for update in plan.updates {
            guard let index = items.firstIndex(where: { $0.id == update.before.id }) else { continue }
            items[index] = update.after
        }
        let added = plan.additions.map { item in
            defer { nextID += 1 }
            return Item(
                id: nextID,
                uuid: item.uuid,
                details: item.details,
                status: item.completed == nil ? .open : .done,
                created: item.created,
                changed: item.changed,
                completed: item.completed
            )
        }
        items = items.filter { item in !plan.removals.contains { $0.id == item.id } } + added
        return PlanOutcome(updated: plan.updates.map(\.after), added: added)
    }

    fileprivate var nextID = 101
}

final class FakeDataManager: ImportItemsDataManaging {
    let list = FakeList()
    var source = FakeSource([])
    var failure: ListError?
    private(set) var changes: [String] = []

    func open(_ path: String?, format: ForeignFormat?) throws(ImportItemsFailure) -> any ImportSource {
        if path == "missing" { throw .unclearFormat([.csv], path: path) }
        return source
    }

    /// Adds items with the ids 1, 2, …
    func add(_ items: ItemDetails..., changed: Instant = now.instant) {
        for details in items {
            let id = list.items.count + 1
            list.items.append(Item(id: id, uuid: sampleUUID(id), details: details, created: changed, changed: changed))
        }
    }

    func change<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let failure { throw .storage(failure) }
        let before = list.items
        do {
            let value = try body(list)
            changes.append(typed)
            return value
        } catch {
            list.items = before
            throw error
        }
    }

    func rehearse<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        if let failure { throw .storage(failure) }
        let (before, beforeID) = (list.items, list.nextID)
        defer { (list.items, list.nextID) = (before, beforeID) }
        return try body(list)
    }
}

final class FakeInteractor: ImportItemsInteracting {
    private(set) var requests: [ImportItemsRequest] = []

    func importItems(_ request: ImportItemsRequest) { requests.append(request) }
}

final class FakeOutput: ImportItemsInteractorOutput {
    private(set) var responses: [ImportItemsResponse] = []
    private(set) var losses: [[Loss]] = []
    private(set) var failures: [ImportItemsFailure] = []

    private(set) var counts: [Int] = []

    func readItems(_ count: Int) { counts.append(count) }

    func importedItems(_ response: ImportItemsResponse) { responses.append(response) }

    func foundLosses(_ losses: [Loss]) { self.losses.append(losses) }

    func couldNotImport(_ failure: ImportItemsFailure) { failures.append(failure) }
}

final class FakeView: ImportItemsViewing {
    private(set) var displays: [ImportItemsDisplay] = []
    private(set) var formats: [ImportFormatsDisplay] = []
    private(set) var messages: [String] = []
    private(set) var errors: [ErrorMessage] = []

    func showImported(_ display: ImportItemsDisplay) { displays.append(display) }

    func showFormats(_ display: ImportFormatsDisplay) { formats.append(display) }

    func showMessage(_ sentence: String) { messages.append(sentence) }

    private(set) var progress: [String] = []

    func showProgress(_ sentence: String) { progress.append(sentence) }

    func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
}

/// Imports items into a list in memory.
struct SampleImport {
    let dataManager = FakeDataManager()
    let output = FakeOutput()
    let interactor: ImportItemsInteractor

    init() {
        interactor = ImportItemsInteractor(dataManager: dataManager, clock: FixedClock.saturday)
        interactor.output = output
    }

    @discardableResult
    func importItems(
        _ items: ForeignItem...,
        losses: [Loss] = [],
        _ change: (inout ImportItemsRequest) -> Void = { _ in }
    ) -> ImportItemsResponse? {
        run(items, losses: losses, change)
    }

    @discardableResult
    func run(
        _ items: [ForeignItem],
        format: ForeignFormat = .json,
        losses: [Loss] = [],
        _ change: (inout ImportItemsRequest) -> Void = { _ in }
    ) -> ImportItemsResponse? {
        dataManager.source = FakeSource(items, format: format, losses: losses)
        var request = ImportItemsRequest(path: "a.json", typed: "import a.json")
        change(&request)
        interactor.importItems(request)
        return output.responses.last
    }

    /// Returns the details of an item of the list.
    func details(_ id: Int) -> ItemDetails? {
        dataManager.list.items.first { $0.id == id }?.details
    }

    /// Returns the details of the item that was read from a line.
    func details(ofLine line: Int) -> ItemDetails? {
        dataManager.list.items.first { $0.uuid == sampleUUID(line) }?.details
    }
}
