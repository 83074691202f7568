import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents the outcome as text.
final class EditItemTextPresenter: EditItemOutcomePresenting {
    let canAsk = true
    private let view: any ChangeViewing
    private let router: any EditItemRouting
    private let calendar: CalendarWords

    init(view: any ChangeViewing, router: any EditItemRouting, calendar: CalendarWords) {
        self.view = view
        self.router = router
        self.calendar = calendar
    }

    func present(_ response: EditItemResponse, _ hints: [ReadingHint]) {
        var rows = ChangeRows(limit: view.rowLimit, notes: view.noteLimit)
        let all =
            response.changed.map { ChangeDisplay.Row($0.before, $0.after, from: response.today, in: calendar) }
            + response.added.map { item in
                let understood = ItemSentences.understood(
                    item.details,
                    isDone: item.isDone,
                    from: response.today,
                    in: calendar
                )
                return ChangeDisplay.Row(ChangeSentences.added, item, details: understood)
            } + response.removed.map { ChangeDisplay.Row(ChangeSentences.removed, $0) }
        let shown = Array(all.prefix(rows.add(all.count)))
        view.showChange(
            ChangeDisplay(
                rows: shown,
                more: rows.more,
                notes: rows.first(of: hints.map { ItemSentences.hint($0, router) }),
                messages: ChangeSentences.unblocked(response.unblocked) + ChangeSentences.orphaned(response.children)
                    + [router.undoHint]
            )
        )
    }

    func presentNothingChanged(keptIn place: EditItemPlace?) {
        view.showMessage(ChangeSentences.nothingChanged)
        present(place, router)
    }

    func present(_ errorMessage: ErrorMessage, keptIn place: EditItemPlace?) {
        view.showError(errorMessage)
        present(place, router)
    }

    /// The program ends, so the command is one for the shell of the system.
    func presentKept(_ place: EditItemPlace) {
        present(place, CommandRouter.oneShot)
    }

    private func present(_ place: EditItemPlace?, _ router: any EditItemRouting) {
        if let place { view.showMessage(EditItemSentences.kept(place, router)) }
    }

    func presentRemoved(_ ids: [Int]) {
        view.showMessage(ChangeSentences.removedElsewhere(ids))
    }

    func presentNoMatch(_ filter: ItemFilter, _ reasons: NoMatch) {
        view.showMessage(ChangeSentences.nothingMatches(filter, reasons, .change))
    }
}
