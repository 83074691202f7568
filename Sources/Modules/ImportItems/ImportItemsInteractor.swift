import Almanac
import Entities
import Vocabulary

/// The interactor's data source.
protocol ImportItemsDataManaging: AnyObject {
    /// Opens the file, or standard input if `path` is `nil`.
    func open(_ path: String?, format: ForeignFormat?) throws(ImportItemsFailure) -> any ImportSource
    /// Carries out any number of plans as one change, all or none.
    /// - Parameters:
    ///   - next: Returns the next step, given the current list.
    ///   - report: Receives the outcome of each plan. The change is not complete before this method returns.
    func carryOut(
        typed: String,
        at instant: Instant,
        next: (any ItemRelations) throws(ListError) -> PlanStep,
        report: (PlanOutcome) -> Void
    ) throws(ListError)
}

/// A file that is being read.
protocol ImportSource: AnyObject {
    var format: ForeignFormat { get }
    /// Returns the next item, or `nil` at the end.
    func next() throws(ImportItemsFailure) -> ForeignItem?
    /// Returns the losses found since the last call.
    func takeLosses() -> [Loss]
}

/// Imports the items of a file, all or none, as one change.
final class ImportItemsInteractor: ImportItemsInteracting {
    /// The number of items in memory at once.
    private static let portion = 500

    weak var output: (any ImportItemsInteractorOutput)?
    private let dataManager: any ImportItemsDataManaging
    private let clock: any Clock

    init(dataManager: any ImportItemsDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func importItems(_ request: ImportItemsRequest) {
        do throws(ImportItemsFailure) {
            let source = try dataManager.open(request.path, format: request.format)
            var progress = ImportProgress(request, source.format, at: clock.now())
            try carryOut(request, source, &progress)
            if request.isStrict, !progress.response.losses.isEmpty {
                output?.foundLosses(progress.response.losses)
            } else {
                output?.importedItems(progress.response)
            }
        } catch {
            output?.couldNotImport(error)
        }
    }

    private func carryOut(
        _ request: ImportItemsRequest,
        _ source: any ImportSource,
        _ progress: inout ImportProgress
    ) throws(ImportItemsFailure) {
        var failure: ImportItemsFailure?
        // The closures share the progress.
        let state = Shared(progress)
        defer { progress = state.value }
        do {
            try dataManager.carryOut(typed: request.typed, at: progress.moment.instant) { (list) throws(ListError) in
                do throws(ImportItemsFailure) {
                    if let plan = try self.plan(source, list, &state.value) { return .plan(plan) }
                } catch {
                    failure = error
                    return .abandon
                }
                let isLossy = request.isStrict && !state.value.response.losses.isEmpty
                return request.isDryRun || isLossy ? .abandon : .complete
            } report: { outcome in
                state.value.carriedOut(outcome)
            }
        } catch {
            throw .list(error)
        }
        if let failure { throw failure }
    }

    /// Returns the next plan: first for the items of the file, then for the references between them.
    private func plan(
        _ source: any ImportSource,
        _ list: any ItemRelations,
        _ progress: inout ImportProgress
    ) throws(ImportItemsFailure) -> ListPlan? {
        if !progress.isRead {
            var items: [ForeignItem] = []
            while items.count < ImportItemsInteractor.portion, let item = try source.next() {
                items.append(item)
                source.takeLosses().forEach { progress.response.losses.append($0) }
            }
            source.takeLosses().forEach { progress.response.losses.append($0) }
            if !items.isEmpty {
                return try ImportItemsFailure.inList { () throws(ListError) in try progress.plan(items, list) }
            }
            try ImportItemsFailure.inList { () throws(ListError) in try progress.resolveLinks(in: list) }
        }
        return try ImportItemsFailure.inList { () throws(ListError) in
            try progress.linkPlan(ImportItemsInteractor.portion, list)
        }
    }
}

extension ImportItemsFailure {
    fileprivate static func inList<Value>(_ body: () throws(ListError) -> Value) throws(ImportItemsFailure) -> Value {
        do {
            return try body()
        } catch {
            throw .list(error)
        }
    }
}

/// A value that several closures change.
private final class Shared<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
