import CommandLine
import ItemLanguage
import Presentation
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
            open(after: ErrorMessage(EditedPage.shifted(error), router))
        }
    }

    func didFailToEdit(_ failure: EditorFailure, hasChanges: Bool) {
        let errorMessage = EditItemSentences.errorMessage(failure)
        if hasChanges || page.isReopened { return giveUp(errorMessage) }
        view.discardPage()
        outcome.present(errorMessage, keptIn: nil)
        delegate?.didFinish(.unchanged)
    }

    func didLeavePage(hasChanges: Bool) {
        guard hasChanges || page.isReopened, let path = view.keepPage() else { return view.discardPage() }
        outcome.presentKept(path)
    }

    private func open(after errorMessage: ErrorMessage) {
        view.openEditor(on: page.opened(after: errorMessage))
    }

    /// Keeps the page so that typed text is not lost.
    private func giveUp(_ errorMessage: ErrorMessage) {
        outcome.present(errorMessage, keptIn: view.keepPage())
        delegate?.didFinish(.unchanged)
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
        delegate?.didFinish(.changed)
    }

    func foundNothingToSave() {
        view.discardPage()
        outcome.presentNothingChanged()
        delegate?.didFinish(.unchanged)
    }

    func couldNotEditItem(_ failure: EditItemFailure) {
        switch failure {
        case .refused(let id, let refusal):
            open(after: ItemSentences.errorMessage(refusal, id: id, example: "title: Pay rent", router))
        case .changedMeanwhile(let field, let details):
            open(after: EditItemSentences.conflict(reader.line(of: field, in: details)))
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

/// The saved page, perhaps still with an error message in its first line.
private struct EditedPage {
    private static let mark = Array("# adder: ".utf8)

    private(set) var bytes: [UInt8] = []
    /// The error message and the page that was opened with it.
    private var opened: (errorMessage: ErrorMessage, page: String)?

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

    /// Returns the page with the error message in its first line.
    mutating func opened(after errorMessage: ErrorMessage) -> String {
        let text = String(decoding: EditedPage.mark + errorMessage.sentence.utf8 + [0x0A] + bytes, as: UTF8.self)
        opened = (errorMessage, text)
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
