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
    /// Does the same with a copy of the list, and changes nothing.
    func rehearse(
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
        var failure: ImportItemsFailure?
        // The closures share the progress.
        let state = Shared(ImportProgress(request, source.format, at: clock.now()))
        let carryOut = isRehearsal ? dataManager.rehearse : dataManager.carryOut
        do {
            try carryOut(request.typed, state.value.moment.instant) { (list) throws(ListError) in
                do throws(ImportItemsFailure) {
                    if let plan = try self.plan(source, list, &state.value) { return .plan(plan) }
                } catch {
                    failure = error
                    return .abandon
                }
                return isRehearsal ? .abandon : .complete
            } _: { outcome in
                state.value.carriedOut(outcome)
            }
        } catch {
            throw .list(error)
        }
        if let failure { throw failure }
        // Readers and references report losses in their own order.
        state.value.response.losses.sort { $0.place < $1.place }
        return state.value.response
    }

    /// Reports the progress whenever the number of items has doubled or has grown by ten times the first one.
    private func report(_ count: Int, _ progress: inout ImportProgress) {
        progress.readCount += count
        let next = max(firstReport, min(2 * progress.reportedCount, progress.reportedCount + 10 * firstReport))
        guard progress.readCount >= next else { return }
        progress.reportedCount = progress.readCount
        output?.readItems(progress.readCount)
    }

    /// Returns the next plan: first for the items of the file, then for the references between them.
    private func plan(
        _ source: any ImportSource,
        _ list: any ItemRelations,
        _ progress: inout ImportProgress
    ) throws(ImportItemsFailure) -> ListPlan? {
        if !progress.isRead {
            var items: [ForeignItem] = []
            while items.count < ImportItemsInteractor.portion, var item = try source.next() {
                let losses = source.takeLosses()
                item.keepFields(with: losses)
                items.append(item)
                progress.response.losses += losses
            }
            progress.response.losses += source.takeLosses()
            report(items.count, &progress)
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
