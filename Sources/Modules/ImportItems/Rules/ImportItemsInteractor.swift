import Almanac
import Entities
import Vocabulary

/// The interactor's data source.
protocol ImportItemsDataManaging: ChangeDataManaging {
    /// Opens the file, or standard input if `path` is `nil`.
    func open(_ path: String?, format: ForeignFormat?) throws(ImportItemsFailure) -> any ImportSource
    /// Does the same with a copy of the list, and changes nothing.
    func rehearse<Value, Failure: StorageFailure>(
        typed: String,
        at instant: Instant,
        _ body: (any ChangingList) throws(Failure) -> Value
    ) throws(Failure) -> Value
}

/// A file that is being read.
protocol ImportSource: AnyObject {
    var format: ForeignFormat { get }
    var encoding: TextEncoding { get }
    /// Returns the next item, or `nil` at the end.
    func next() throws(ImportItemsFailure) -> ForeignItem?
    /// Returns the losses found since the last call.
    func takeLosses() -> [Loss]
    /// Goes back to the first item.
    func restart() throws(ImportItemsFailure)
}

/// Imports the items of a file, all or none, as one change.
final class ImportItemsInteractor: ImportItemsInteracting {
    /// The number of items in memory at once.
    private static let portion = 500

    weak var output: (any ImportItemsInteractorOutput)?
    private let dataManager: any ImportItemsDataManaging
    private let clock: any Clock
    /// The number of items at the first report of the progress.
    private let firstReport: Int

    init(dataManager: any ImportItemsDataManaging, clock: any Clock, firstReport: Int = 100_000) {
        self.firstReport = firstReport
        self.dataManager = dataManager
        self.clock = clock
    }

    func importItems(_ request: ImportItemsRequest) {
        do throws(ImportItemsFailure) {
            let source = try dataManager.open(request.path, format: request.format)
            var response: ImportItemsResponse?
            // A dry run, and a strict import with losses, leave the list alone. They don't even create it.
            if request.isDryRun || request.isStrict {
                response = try run(request, source, isRehearsal: true)
                if request.isStrict, let losses = response?.losses, !losses.isEmpty {
                    return output?.foundLosses(losses) ?? ()
                }
            }
            if !request.isDryRun {
                if response != nil { try source.restart() }
                response = try run(request, source, isRehearsal: false)
            }
            if let response { output?.importedItems(response) }
        } catch {
            output?.couldNotImport(error)
        }
    }

    private func run(
        _ request: ImportItemsRequest,
        _ source: any ImportSource,
        isRehearsal: Bool
    ) throws(ImportItemsFailure) -> ImportItemsResponse {
        let now = clock.now()
        let body = { (list: any ChangingList) throws(ImportItemsFailure) in
            try self.importItems(of: source, into: list, ImportProgress(request, source.format, at: now))
        }
        return isRehearsal
            ? try dataManager.rehearse(typed: request.typed, at: now.instant, body)
            : try dataManager.change(typed: request.typed, at: now.instant, body)
    }

    /// Adds and changes the items of the file, and then the references between them.
    private func importItems(
        of source: any ImportSource,
        into list: any ChangingList,
        _ progress: ImportProgress
    ) throws(ImportItemsFailure) -> ImportItemsResponse {
        var progress = progress
        progress.response.encoding = source.encoding
        while case let items = try nextItems(of: source, &progress), !items.isEmpty {
            try ImportItemsFailure.inList { () throws(ListError) in
                progress.carriedOut(try list.apply(try progress.plan(items, list)))
            }
        }
        try ImportItemsFailure.inList { () throws(ListError) in
            try progress.resolveLinks(in: list)
            while let plan = try progress.linkPlan(ImportItemsInteractor.portion, list) { _ = try list.apply(plan) }
        }
        if let added = progress.response.added {
            try ImportItemsFailure.inList { () throws(ListError) in
                progress.response.lookalikes = try list.countOfKnownTitles(among: added)
            }
        }
        // Readers and references report losses in their own order.
        progress.response.losses.sort { $0.place < $1.place }
        return progress.response
    }

    private func nextItems(
        of source: any ImportSource,
        _ progress: inout ImportProgress
    ) throws(ImportItemsFailure) -> [ForeignItem] {
        var items: [ForeignItem] = []
        while items.count < ImportItemsInteractor.portion, var item = try source.next() {
            let losses = source.takeLosses()
            item.keepFields(with: losses)
            items.append(item)
            progress.response.losses += losses
        }
        progress.response.losses += source.takeLosses()
        report(items.count, &progress)
        return items
    }

    /// Reports the progress whenever the number of items has doubled or has grown by ten times the first one.
    private func report(_ count: Int, _ progress: inout ImportProgress) {
        progress.readCount += count
        let next = max(firstReport, min(2 * progress.reportedCount, progress.reportedCount + 10 * firstReport))
        guard progress.readCount >= next else { return }
        progress.reportedCount = progress.readCount
        output?.readItems(progress.readCount)
    }
}
