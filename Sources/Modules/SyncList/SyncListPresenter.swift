import CommandLine
import Presentation
import Responses
import Vocabulary

/// Reports what was synchronized, asks for the password, and confirms before many items are removed.
final class SyncListPresenter: SyncListPresenting {
    /// The number of items from which progress is shown.
    private static let longSync = 200

    private let view: any SyncListViewing
    private let interactor: any SyncListInteracting
    private let router: any SyncListRouting
    private let calendar: CalendarWords
    private weak var delegate: (any ListDelegate)?
    private var request: SyncListRequest?
    private var question: String?
    private var isSending = false
    /// The number of items after which progress is shown again.
    private var nextProgress = longSync

    init(
        view: any SyncListViewing,
        interactor: any SyncListInteracting,
        router: any SyncListRouting,
        calendar: CalendarWords,
        delegate: (any ListDelegate)?
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
        self.delegate = delegate
    }

    func sync(_ request: SyncListRequest) {
        self.request = request
        interactor.sync(request)
    }

    func showStatus() {
        interactor.showStatus()
    }

    func forget() {
        interactor.forget()
    }
}

// MARK: - Answers of the user

extension SyncListPresenter: SyncListEventHandling {
    func didEnterPassword(_ password: String?) {
        guard var request, let password else {
            delegate?.didFinish(.unchanged)
            return
        }
        request.password = password
        sync(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard var request, let question else { return }
        self.question = nil
        if answer == .yes {
            request.isConfirmed = true
            return sync(request)
        }
        view.show(answer, to: question)
        delegate?.didFinish(.unchanged)
    }

    private func ask(_ question: String) {
        self.question = question
        view.ask(question)
    }
}

// MARK: - Responses

extension SyncListPresenter: SyncListInteractorOutput {
    func synced(_ response: SyncListResponse) {
        let notes =
            response.conflicts.map { SyncListSentences.conflict($0, today: response.today, calendar) }
            + response.stuck.map { "\(name($0.item)): \(SyncListSentences.trouble($0.trouble))." }
        let isUneventful = response.received.total + response.sent.total == 0 && notes.isEmpty
        if request?.isQuiet != true || !response.stuck.isEmpty {
            view.showSynced(
                SyncListDisplay(
                    action: response.isDryRun ? "Would synchronize" : "Synchronized",
                    detail: isUneventful ? "\(response.list), no changes" : "\(response.list), \(detail(response))",
                    notes: notes,
                    facts: facts(response)
                )
            )
        }
        if !response.stuck.isEmpty { view.showError(SyncListSentences.stuck(response.stuck)) }
        delegate?.didFinish(response.received.total > 0 && !response.isDryRun ? .changed : .unchanged)
    }

    func isSyncing(_ progress: SyncProgress) {
        guard progress.total >= SyncListPresenter.longSync, request?.isQuiet != true else { return }
        if progress.isSending != isSending {
            (isSending, nextProgress) = (progress.isSending, SyncListPresenter.longSync)
        }
        guard progress.done >= nextProgress, progress.done < progress.total else { return }
        nextProgress = progress.done * 2
        view.showProgress(
            "\(progress.isSending ? "Sent" : "Received") \(progress.done) of \(progress.total) items so far."
        )
    }

    func foundStatus(_ response: SyncStatusResponse) {
        let finished = response.finished.map { "last changed \(calendar.moment($0, from: response.today))" }
        let waiting = response.waiting == 0 ? "nothing to send" : "\(ChangeSentences.count(response.waiting)) to send"
        view.showSynced(
            SyncListDisplay(
                action: response.list,
                detail: [finished, waiting].compactMap { $0 }.joined(separator: ", "),
                notes: response.stuck.map { "\(name($0.item)): \(SyncListSentences.trouble($0.trouble))." },
                facts: ["list: \(response.list)", "address: \(response.url)", "to send: \(response.waiting)"]
                    + response.stuck.map { "stuck: \(name($0.item))" }
            )
        )
        delegate?.didFinish(.unchanged)
    }

    func foundLists(_ response: SyncListsResponse) {
        let (typed, user) = (response.address.typed, response.address.user.map { "\($0)@" } ?? "")
        let rows = response.lists.map { list in
            SyncListsDisplay.Row(
                name: list.isWritable ? list.name ?? "" : "\(list.name ?? "") (read only)",
                url: list.url
            )
        }
        let advice =
            rows.isEmpty
            ? "To create one: \(router.command("sync \(typed) --create Tasks"))"
            : "Choose one: \(router.command("sync \(address(rows[0].url, user: user))"))"
        view.showLists(
            SyncListsDisplay(
                heading: rows.isEmpty ? "There are no task lists at \(typed)." : "Task lists at \(typed)",
                rows: rows,
                advice: advice
            )
        )
        delegate?.didFinish(.unchanged)
    }

    func forgotServer(_ list: String) {
        view.showMessage("\(list) is not synchronized any more. All items stay here and on the server.")
        delegate?.didFinish(.unchanged)
    }

    func foundManyRemovals(_ removals: Int, of count: Int) {
        ask(SyncListSentences.manyRemovals(removals, of: count))
    }

    func couldNotSync(_ failure: SyncListFailure) {
        switch failure {
        case .needsPassword(let user, let host) where request?.password == nil && view.canAsk:
            view.askForPassword(SyncListSentences.password(user: user, host: host))
        case .wasRestored: ask(SyncListSentences.wasRestored)
        default:
            let isSilent = request?.isQuiet == true && failure.isTemporary
            if !isSilent { view.showError(SyncListSentences.errorMessage(failure, router)) }
            delegate?.didFinish(.unchanged)
        }
    }
}

// MARK: - Words

extension SyncListPresenter {
    private func name(_ item: ItemName) -> String { ChangeSentences.name(item.id, item.title) }

    /// Puts the user into an address.
    private func address(_ url: String, user: String) -> String {
        guard let start = url.firstIndex(of: "/").map({ url.index($0, offsetBy: 2) }) else { return url }
        return url[..<start] + user + url[start...]
    }

    /// `received 3 items (2 new, 1 removed), sent 1 item`.
    private func detail(_ response: SyncListResponse) -> String {
        [("received", response.received), ("sent", response.sent)].compactMap { verb, counts in
            counts.total == 0 ? nil : "\(verb) \(ChangeSentences.count(counts.total))\(parts(counts))"
        }.joined(separator: ", ")
    }

    private func parts(_ counts: SyncListResponse.Counts) -> String {
        let parts = [(counts.added, "new"), (counts.removed, "removed")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    private func facts(_ response: SyncListResponse) -> [String] {
        [
            "list: \(response.list)", "received: \(response.received.total)", "sent: \(response.sent.total)",
            "merged: \(response.merged)", "conflicts: \(response.conflicts.count)", "stuck: \(response.stuck.count)",
        ]
    }
}

extension SyncListFailure {
    /// `true` if the next sync may succeed without help.
    fileprivate var isTemporary: Bool {
        switch self {
        case .isRunning, .server(.busy), .server(.unreachable(_, isAboutCertificate: false)), .server(.failed): true
        default: false
        }
    }
}
