import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol EditItemDataManaging: ChangeDataManaging {
    func keep(_ page: EditItemKeptPage) throws(ListError)
    /// Returns `nil` if there is none.
    func keptPage() throws(EditItemFailure) -> EditItemKeptPage?
    func discardKeptPage() throws(ListError)
}

/// Finds the items to edit and saves the edits.
final class EditItemInteractor: EditItemInteracting {
    weak var output: (any EditItemInteractorOutput)?
    private let dataManager: any EditItemDataManaging
    private let clock: any Clock
    private let makeUUID: (Instant) -> ItemUUID
    private var request: EditItemRequest?
    /// The command as typed, which opened the page.
    private var typed = ""
    /// The items when editing began.
    private var originals: [Int: ItemDetails] = [:]

    init(
        dataManager: any EditItemDataManaging,
        clock: any Clock,
        makeUUID: @escaping (Instant) -> ItemUUID
    ) {
        self.dataManager = dataManager
        self.clock = clock
        self.makeUUID = makeUUID
    }

    private func fail(_ failure: EditItemFailure) {
        output?.couldNotEditItems(failure)
    }
}

// MARK: - Finding

extension EditItemInteractor {
    func open(_ request: EditItemRequest) {
        self.request = request
        typed = request.typed
        do throws(EditItemFailure) {
            switch request.source {
            case .items(let filter):
                let items = try self.items(ItemChoice(filter, isConfirmed: true, typed: typed))
                originals = Dictionary(uniqueKeysWithValues: items.map { ($0.id, $0.details) })
                output?.foundItems(items.map { ItemSummary($0) })
            case .keptPage:
                guard let page = try dataManager.keptPage() else { throw EditItemFailure.noKeptPage }
                typed = page.typed
                let items = try dataManager.change(typed: typed, at: clock.now().instant) {
                    list throws(EditItemFailure) in
                    try EditItemFailure.inList { () throws(ListError) in try list.items(page.ids) }
                }
                output?.foundKeptPage(page, of: items.map { ItemSummary($0) })
            }
        } catch {
            fail(error)
        }
    }

    private func items(_ choice: ItemChoice) throws(EditItemFailure) -> [Item] {
        let moment = clock.now()
        do throws(ChangeFailure) {
            return try dataManager.change(typed: typed, at: moment.instant) { list throws(ChangeFailure) in
                let chosen = try list.choose(choice, limitedTo: .open, today: moment.today)
                var items: [Item] = []
                let last = try list.change(chosen, report: { items += $0 }) { portion throws(ChangeFailure) in
                    portion.items
                }
                return items + last
            }
        } catch {
            throw .change(error)
        }
    }

    func resume(from originals: [EditItemDraft]) {
        self.originals = Dictionary(originals.compactMap { draft in draft.id.map { ($0, draft.details) } }) { $1 }
    }
}

// MARK: - Saving

extension EditItemInteractor {
    func save(_ drafts: [EditItemDraft], removing ids: [Int]) {
        guard let request else { return }
        let moment = clock.now()
        let removal = ItemChoice(.everything, isConfirmed: request.isConfirmed, typed: typed).confirmed(for: ids)
        let edits = ItemEdits(drafts, originals, removal, at: moment, makeUUID)
        do throws(EditItemFailure) {
            let outcome = try dataManager.change(typed: typed, at: moment.instant) {
                list throws(EditItemFailure) in try edits.apply(to: list)
            }
            discardKeptPage()
            if outcome.isEmpty {
                output?.foundNothingToSave()
            } else {
                output?.savedItems(EditItemResponse(outcome, today: moment.today))
            }
        } catch {
            accept(error, drafts)
            fail(error)
        }
    }

    /// Each conflict is reported only once.
    private func accept(_ failure: EditItemFailure, _ drafts: [EditItemDraft]) {
        switch failure {
        case .changedMeanwhile(let index, let field, let current):
            guard let id = drafts[index].id else { return }
            originals[id] = originals[id]?.taking(field, from: current)
        case .changedBeforeRemoval(let id, let current):
            originals[id] = current
        default: break
        }
    }
}

// MARK: - The kept page

extension EditItemInteractor {
    func keep(_ page: EditItemKeptPage) {
        do {
            try dataManager.keep(page)
            output?.keptPage()
        } catch {
            output?.couldNotKeepPage()
        }
    }

    /// A page that can't be deleted does no harm: it has nothing new when it is opened again.
    func discardKeptPage() {
        if request?.source == .keptPage { try? dataManager.discardKeptPage() }
    }
}

extension EditItemResponse {
    fileprivate init(_ outcome: ItemEditsOutcome, today: Day) {
        self.init(
            changed: outcome.changed.map { Row(before: ItemSummary($0.before), after: ItemSummary($0.after)) },
            added: outcome.added.map { ItemSummary($0) },
            removed: outcome.removed.map { ItemSummary($0) },
            unblocked: outcome.unblocked.map { ItemSummary($0) },
            dependents: outcome.dependents.map { ItemSummary($0) },
            children: outcome.children.map { ItemSummary($0) },
            today: today
        )
    }
}
