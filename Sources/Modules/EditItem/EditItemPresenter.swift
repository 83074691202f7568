import Boundary
import Presentation

/// Opens the page, again and again while there is a mistake in it, and tells what is different in the end.
class EditItemPresenter {
    weak var delegate: (any ListDelegate)?
    let view: any EditItemShowing
    private let interactor: any EditItemInteracting
    private let reader: any EditItemReading
    private let calendar: CalendarWords
    private var request: EditItemRequest?
    /// As it was when the page was opened.
    private var before: ItemFacts?
    private var page = EditedPage()

    init(
        view: any EditItemShowing,
        interactor: any EditItemInteracting,
        reader: any EditItemReading,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.reader = reader
        self.calendar = calendar
    }

    func show(_ response: EditItemResponse) {
        let (before, after) = (response.before.facts, response.after.facts)
        let details = DifferenceWords.phrases(before, after, from: response.today, in: calendar)
        let row = ChangeDisplay.Row(
            deed: "Changed",
            id: String(response.after.id),
            title: after.title,
            details: details
        )
        view.showChange(ChangeDisplay(rows: [row], remarks: [ChangeSentences.wayBack]))
    }

    func showNothingChanged() {
        view.showRemark(ChangeSentences.nothingChanged)
    }

    func show(_ complaint: Complaint, keptIn path: String?) {
        view.showComplaint(complaint)
        if let path { showKept(path) }
    }

    func showKept(_ path: String) {
        view.showRemark(EditItemSentences.kept(path))
    }
}

extension EditItemPresenter: EditItemModule {
    func edit(_ request: EditItemRequest) {
        self.request = request
        interactor.findItem(request.id)
    }
}

// MARK: - The page

extension EditItemPresenter: EditItemEventHandling {
    func didClosePage(_ bytes: [UInt8]) {
        guard let request, let before else { return }
        if let complaint = page.close(bytes) { return giveUp(complaint) }
        do {
            guard let facts = try reader.facts(from: page.bytes, before: before) else { return foundNothingToSave() }
            interactor.save(facts, request)
        } catch {
            open(after: Complaint(EditedPage.placed(error)))
        }
    }

    func didFailToEdit(_ failure: EditorFailure, hasWritten: Bool) {
        let complaint = EditItemSentences.complaint(failure, id: request?.id ?? 1)
        if hasWritten || page.isReopened { return giveUp(complaint) }
        view.discardPage()
        show(complaint, keptIn: nil)
        delegate?.didNotChangeList()
    }

    func didLeavePage(hasWritten: Bool) {
        guard hasWritten || page.isReopened, let path = view.keepPage() else { return view.discardPage() }
        showKept(path)
    }

    private func open(after complaint: Complaint) {
        view.openEditor(on: page.opened(after: complaint))
    }

    /// Whoever has typed something has it still.
    private func giveUp(_ complaint: Complaint) {
        show(complaint, keptIn: view.keepPage())
        delegate?.didNotChangeList()
    }
}

// MARK: - Answers

extension EditItemPresenter: EditItemInteractorOutput {
    func foundItem(_ item: ItemSummary) {
        before = item.facts
        page = EditedPage()
        view.openEditor(on: reader.page(of: item.facts, id: item.id))
    }

    func savedItem(_ response: EditItemResponse) {
        view.discardPage()
        show(response)
        delegate?.didChangeList()
    }

    func foundNothingToSave() {
        view.discardPage()
        showNothingChanged()
        delegate?.didNotChangeList()
    }

    func couldNotEditItem(_ failure: EditItemFailure) {
        switch failure {
        case .refused(let id, let refusal):
            open(after: ItemSentences.complaint(refusal, id: id, example: "title: Pay rent"))
        case .changedMeanwhile(let part, let facts):
            open(after: EditItemSentences.conflict(reader.line(of: part, in: facts)))
        case .unknownID(let id):
            giveUp(ChangeSentences.complaint(.unknownIDs([id...id])))
        case .storage(let trouble):
            giveUp(Complaint(trouble))
        }
    }
}

/// The sentences of this use case, for people and machines alike.
enum EditItemSentences {
    static func kept(_ path: String) -> String {
        "Your page is kept in \(path)."
    }

    static func conflict(_ line: String) -> Complaint {
        Complaint(.badData, "Meanwhile it has “\(line)”; write that, or take this line out to keep yours.")
    }

    static func complaint(_ failure: EditorFailure, id: Int) -> Complaint {
        switch failure {
        case .noCommand(let command):
            Complaint(
                .notFound,
                "“\(command)” cannot be run as the editor; set VISUAL or EDITOR to a command that exists, "
                    + "as in EDITOR=nano adder edit \(id)."
            )
        case .noPlace(let folder, let reason):
            Complaint(
                .cannotCreate,
                "There is no room for the page in \(folder) (\(reason)); set TMPDIR to a folder that you can write to."
            )
        case .status(let command, let status):
            failed("\(command) ended with status \(status)")
        case .system(let reason):
            failed(reason)
        }
    }

    private static func failed(_ reason: String) -> Complaint {
        Complaint(.outputFailed, "The editor failed (\(reason)); nothing was changed.")
    }
}

/// A page that comes back from an editor, perhaps with a complaint of ours still in its first line.
private struct EditedPage {
    private static let mark = Array("# adder: ".utf8)

    private(set) var bytes: [UInt8] = []
    /// The complaint, and the page as it was opened with it.
    private var opened: (complaint: Complaint, page: String)?

    /// Whether it has been closed before, so that what somebody has written is in it.
    var isReopened: Bool { opened != nil }

    /// Lines are counted as somebody sees them, below the complaint.
    static func placed(_ mistake: Misunderstanding) -> Misunderstanding {
        if case .line(let number, let reason) = mistake { .line(number + 1, reason) } else { mistake }
    }

    /// The page with what is wrong in its first line.
    mutating func opened(after complaint: Complaint) -> String {
        let text = String(decoding: EditedPage.mark + complaint.sentence.utf8 + [0x0A] + bytes, as: UTF8.self)
        opened = (complaint, text)
        return text
    }

    /// Takes in what was saved; the complaint where nothing was done about it.
    mutating func close(_ saved: [UInt8]) -> Complaint? {
        if let opened, Array(opened.page.utf8) == saved { return opened.complaint }
        let hasComplaint = saved.starts(with: EditedPage.mark)
        bytes = hasComplaint ? Array(saved.drop { $0 != 0x0A }.dropFirst()) : saved
        return nil
    }
}
