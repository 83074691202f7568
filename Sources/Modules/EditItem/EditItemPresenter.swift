import CommandLine
import ItemLanguage
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Opens the page until it is valid, then presents the outcome.
final class EditItemPresenter {
    private let view: any EditItemViewing
    private let interactor: any EditItemInteracting
    private let outcome: any EditItemOutcomePresenting
    private let router: any EditItemRouting
    private let reader: any EditItemReading
    private weak var delegate: (any ListDelegate)?
    private var request: EditItemRequest?
    /// The item when the page was opened.
    private var before: ItemDetails?
    private var page = EditedPage()

    init(
        view: any EditItemViewing,
        interactor: any EditItemInteracting,
        outcome: any EditItemOutcomePresenting,
        router: any EditItemRouting,
        reader: any EditItemReading,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.outcome = outcome
        self.router = router
        self.reader = reader
        self.delegate = delegate
    }
}

// MARK: - The page

extension EditItemPresenter: EditItemPresenting {
    func edit(_ request: EditItemRequest) {
        self.request = request
        interactor.findItem(request.id)
    }

    func didClosePage(_ bytes: [UInt8]) {
        guard let request, let before else { return }
        if let errorMessage = page.close(bytes) { return giveUp(errorMessage) }
        do {
            guard let details = try reader.details(from: page.bytes, before: before) else {
                return foundNothingToSave()
            }
            interactor.save(details, request)
        } catch {
            open(after: ErrorMessage(EditedPage.shifted(error), router), about: .page(EditedPage.withoutLine(error)))
        }
    }

    func didFailToEdit(_ failure: EditorFailure, hasChanges: Bool) {
        let errorMessage = EditItemSentences.errorMessage(failure)
        if hasChanges || page.isReopened { return giveUp(errorMessage) }
        view.discardPage()
        outcome.present(errorMessage, keptIn: nil)
        delegate?.didFinish(.refused)
    }

    func didLeavePage(hasChanges: Bool) {
        guard hasChanges || page.isReopened, let path = view.keepPage() else { return view.discardPage() }
        outcome.presentKept(path)
    }

    /// Opens the page again, unless the editor seems to repeat the mistake without a person.
    private func open(after errorMessage: ErrorMessage, about mistake: EditMistake) {
        if page.repeats(mistake) || page.isReopened && !view.hasTerminal { return giveUp(errorMessage) }
        view.openEditor(on: page.opened(after: errorMessage, about: mistake))
    }

    /// Keeps the page so that typed text is not lost.
    private func giveUp(_ errorMessage: ErrorMessage) {
        outcome.present(errorMessage, keptIn: view.keepPage())
        delegate?.didFinish(.refused)
    }
}

// MARK: - Answers

extension EditItemPresenter: EditItemInteractorOutput {
    func foundItem(_ item: ItemSummary) {
        before = item.details
        page = EditedPage()
        view.openEditor(on: reader.page(of: item.details, id: item.id))
    }

    func savedItem(_ response: EditItemResponse) {
        view.discardPage()
        outcome.present(response)
        delegate?.didFinish(.changed([response.after.id]))
    }

    func foundNothingToSave() {
        view.discardPage()
        outcome.presentNothingChanged()
        delegate?.didFinish(.unchanged)
    }

    func couldNotEditItem(_ failure: EditItemFailure) {
        switch failure {
        case .refused(let id, let refusal):
            let errorMessage = ItemSentences.errorMessage(refusal, id: id, example: "title: Pay rent", router)
            open(after: errorMessage, about: .item(refusal))
        case .changedMeanwhile(let field, let details):
            let line = reader.line(of: field, in: details)
            open(after: EditItemSentences.conflict(line), about: .conflict(line: line))
        case .unknownID(let id):
            giveUp(ChangeSentences.errorMessage(.unknownIDs([id...id]), router))
        case .storage(let failure):
            giveUp(ErrorMessage(failure, router))
        }
    }
}

/// Messages shared by all presenters of the module.
enum EditItemSentences {
    static func kept(_ path: String) -> String {
        "Your text is saved in \(path)."
    }

    static func conflict(_ line: String) -> ErrorMessage {
        ErrorMessage(.badData, "Changed elsewhere to “\(line)”. Use that value, or delete this line to keep your text.")
    }

    static func errorMessage(_ failure: EditorFailure) -> ErrorMessage {
        switch failure {
        case .noCommand(let command):
            ErrorMessage(
                .notFound,
                "Can't run the editor “\(command)”. Set VISUAL or EDITOR to an installed editor, such as nano."
            )
        case .noTemporaryFolder(let folder, let reason):
            ErrorMessage(
                .cannotCreate,
                "Can't create a file in \(folder) (\(reason)). Set TMPDIR to a writable folder."
            )
        case .status(let command, let status):
            failed("\(command) exited with status \(status)")
        case .system(let reason):
            failed(reason)
        }
    }

    private static func failed(_ reason: String) -> ErrorMessage {
        ErrorMessage(.outputFailed, "The editor failed (\(reason)). Nothing was changed.")
    }
}

/// The reason for which a page is opened again, regardless of its line.
private enum EditMistake: Equatable {
    case page(InputError)
    case item(ItemProblem)
    case conflict(line: String)
}

/// The saved page, perhaps still with an error message in its first line.
private struct EditedPage {
    private static let mark = Array("# adder: ".utf8)
    /// The number of times that a page is opened with the same mistake, in case the user tries something else.
    private static let maximumTries = 3

    private(set) var bytes: [UInt8] = []
    private var opened: OpenedPage?

    /// The error message and the page that was opened with it.
    private struct OpenedPage {
        let errorMessage: ErrorMessage
        let mistake: EditMistake
        /// The number of times in a row that the page was opened with this mistake.
        let tries: Int
        /// The page without the message.
        let bytes: [UInt8]
        let page: String
    }

    /// The page was closed before, so it may contain typed text.
    var isReopened: Bool { opened != nil }

    /// Moves line numbers down by one for the line with the error message.
    static func shifted(_ error: InputError) -> InputError {
        switch error {
        case .line(let number, let reason): .line(number + 1, reason)
        case .usage(.line(let number, let reason)): .usage(.line(number + 1, reason))
        default: error
        }
    }

    static func withoutLine(_ error: InputError) -> InputError {
        switch error {
        case .line(_, let reason): reason
        case .usage(.line(_, let reason)): .usage(reason)
        default: error
        }
    }

    /// Returns whether the page was opened with this mistake before, and its text is the same or was changed often
    /// enough.
    func repeats(_ mistake: EditMistake) -> Bool {
        guard let opened, opened.mistake == mistake else { return false }
        return opened.bytes == bytes || opened.tries == EditedPage.maximumTries
    }

    /// Returns the page with the error message in its first line.
    mutating func opened(after errorMessage: ErrorMessage, about mistake: EditMistake) -> String {
        let text = String(decoding: EditedPage.mark + errorMessage.sentence.utf8 + [0x0A] + bytes, as: UTF8.self)
        let tries = opened.map { $0.mistake == mistake ? $0.tries : 0 } ?? 0
        opened = OpenedPage(errorMessage: errorMessage, mistake: mistake, tries: tries + 1, bytes: bytes, page: text)
        return text
    }

    /// Stores the saved page. Returns the previous error message if the page was not changed.
    mutating func close(_ saved: [UInt8]) -> ErrorMessage? {
        if let opened, Array(opened.page.utf8) == saved { return opened.errorMessage }
        let hasMessage = saved.starts(with: EditedPage.mark)
        bytes = hasMessage ? Array(saved.drop { $0 != 0x0A }.dropFirst()) : saved
        return nil
    }
}
