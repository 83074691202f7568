import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the store.
protocol EditItemDataManaging: ChangeDataManaging {
    /// Returns `nil` if there is no such item.
    func item(_ id: Int) throws(ListError) -> Item?
}

/// Finds the item to edit and saves the edits.
final class EditItemInteractor: EditItemInteracting {
    weak var output: (any EditItemInteractorOutput)?
    private let dataManager: any EditItemDataManaging
    private let clock: any Clock
    /// The item when editing began.
    private var original: ItemDetails?

    init(dataManager: any EditItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func findItem(_ id: Int) {
        do {
            guard let item = try dataManager.item(id) else { return fail(.unknownID(id)) }
            original = item.details
            output?.foundItem(ItemSummary(item))
        } catch {
            fail(.storage(error))
        }
    }

    func save(_ details: ItemDetails, _ request: EditItemRequest) {
        guard let original else { return fail(.unknownID(request.id)) }
        let moment = clock.now()
        let revision = Revision(original: original, edited: details)
        do throws(EditItemFailure) {
            let saved = try dataManager.change(typed: request.typed, at: moment.instant) {
                list throws(EditItemFailure) -> EditItemResponse? in
                let found = try EditItemFailure.inList { () throws(ListError) in try list.items([request.id]) }
                guard let current = found.first else { throw .unknownID(request.id) }
                if let field = revision.conflict(with: current.details) {
                    throw .changedMeanwhile(field, current.details)
                }
                let alteration = ItemAlteration(of: current, to: revision.applied(to: current.details), at: moment)
                let problem = try EditItemFailure.inList { () throws(ListError) in try alteration.problem(in: list) }
                if let problem { throw .refused(request.id, problem) }
                guard alteration.hasChanges else { return nil }
                let outcome = try EditItemFailure.inList { () throws(ListError) in
                    try list.apply(ListPlan(updates: [.init(alteration.before, alteration.after)]))
                }
                return outcome.updated.first.map { after in
                    EditItemResponse(before: ItemSummary(current), after: ItemSummary(after), today: moment.today)
                }
            }
            if let saved { output?.savedItem(saved) } else { output?.foundNothingToSave() }
        } catch {
            // Each conflict is reported only once.
            if case .changedMeanwhile(let field, let current) = error {
                self.original = original.taking(field, from: current)
            }
            fail(error)
        }
    }

    private func fail(_ failure: EditItemFailure) {
        output?.couldNotEditItem(failure)
    }
}
