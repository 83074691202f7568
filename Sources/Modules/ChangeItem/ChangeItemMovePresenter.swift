import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Asks where to move picked items, and has them moved.
final class ChangeItemMovePresenter: ChangeItemMovePresenting {
    private let view: any ChangeItemMoveViewing
    private let changes: any ChangeItemPresenting
    private let reader: any ChangeItemMoveReading
    private let router: any ChangeItemRouting
    private weak var delegate: (any ListDelegate)?
    private var ids: [Int] = []

    init(
        view: any ChangeItemMoveViewing,
        changes: any ChangeItemPresenting,
        reader: any ChangeItemMoveReading,
        router: any ChangeItemRouting,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.changes = changes
        self.reader = reader
        self.router = router
        self.delegate = delegate
    }

    func move(_ ids: [Int], to text: String) {
        self.ids = ids
        if text.isEmpty { view.ask(ChangeItemMoveSentences.prompt) } else { didEnter(text) }
    }

    func didEnter(_ text: String) {
        guard text.contains(where: { !$0.isWhitespace }) else { return didCancel(isInterrupted: false) }
        do {
            let choice = ItemChoice(ids, of: PostponeItemCommand.command.name, text)
            changes.perform(ChangeItemRequest(choice: choice, changes: try reader.changes(text)))
        } catch {
            view.showMessage(ErrorMessage(error, router).sentence)
            view.ask(ChangeItemMoveSentences.prompt)
        }
    }

    func didCancel(isInterrupted: Bool) {
        if isInterrupted {
            view.showError(ChangeSentences.interrupted)
        } else {
            view.showMessage(ChangeSentences.nothingChanged)
        }
        delegate?.didFinish(.cancelled)
    }
}

enum ChangeItemMoveSentences {
    static let prompt = say("To (fri, 1w, 2h; empty to leave): ")
}
