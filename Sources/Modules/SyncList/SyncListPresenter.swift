import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Reports what was synchronized, asks for the password, and asks for confirmation before many items are removed.
final class SyncListPresenter: SyncListPresenting {
    /// The input that the user is asked for.
    private enum Missing {
        case address
        case password
        case list(ServerListsResponse)
        case newList
    }

    /// The meaning of “yes”.
    private enum Yes {
        case confirms(SyncConfirmation)
        case keepsAll
    }

    /// The minimum number of items for which progress is shown.
    private static let longSync = 200

    private let view: any SyncListViewing
    private let interactor: any SyncListInteracting
    private let router: any SyncListRouting
    private let calendar: CalendarWords
    private weak var delegate: (any ListDelegate)?
    private var request: SyncListRequest?
    private var question: (answer: Yes, sentence: String)?
    private var missing: Missing?
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
        (self.view, self.interactor, self.router, self.calendar) = (view, interactor, router, calendar)
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
    func didEnter(_ text: String?) {
        guard var request, let missing, let text, !text.isEmpty else {
            delegate?.didFinish(.cancelled)
            return
        }
        switch missing {
        case .address: request.address = SyncAddress(typed: text)
        case .password: request.password = text
        case .newList: request.newList = text
        case .list(let response):
            guard let number = Int(text), response.lists.indices.contains(number - 1) else {
                view.showError(ErrorMessage(.wrongUsage, "There is no list \(text)."))
                delegate?.didFinish(.refused)
                return
            }
            let url = response.lists[number - 1].url
            request.address = SyncAddress(typed: url, url: url, user: response.address.user)
        }
        sync(request)
    }

    func didAnswer(_ answer: ConfirmationAnswer) {
        guard var request, let question else { return }
        self.question = nil
        switch (answer, question.answer) {
        case (.yes, .confirms(let confirmation)): request.confirmed.insert(confirmation)
        case (.yes, .keepsAll): request.keepsAll = true
        case (.no, .confirms(.removals)): return ask(SyncListSentences.keepAll, yes: .keepsAll)
        default:
            view.show(answer, to: question.sentence)
            delegate?.didFinish(.cancelled)
            return
        }
        sync(request)
    }

    private func ask(_ sentence: String, yes: Yes) {
        if isAutomatic {
            view.showError(ChangeSentences.confirmationRequired(sentence))
            delegate?.didFinish(.refused)
            return
        }
        question = (yes, sentence)
        view.ask(sentence)
    }

    private func ask(for missing: Missing, _ prompt: String) {
        self.missing = missing
        if case .password = missing { view.askForPassword(prompt) } else { view.askForLine(prompt) }
    }
}

extension SyncListPresenter {
    /// Automatic syncs say nothing if all is well.
    private var isAutomatic: Bool { request?.isAutomatic == true }

    private var canAsk: Bool { view.canAsk && !isAutomatic }

    private var canAskForPassword: Bool { canAsk && request?.password == nil }
}

// MARK: - Responses

extension SyncListPresenter: SyncListInteractorOutput {
    func synced(_ response: SyncListResponse) {
        let notes = notes(response)
        if !isAutomatic || !notes.isEmpty {
            show(response, notes, as: response.isDryRun ? "Would synchronize" : "Synchronized")
        }
        if !response.stuck.isEmpty { view.showError(SyncListSentences.stuck(response.stuck)) }
        finish(response)
    }

    private func notes(_ response: SyncListResponse) -> [String] {
        response.conflicts.map { SyncListSentences.conflict($0, today: response.today, calendar) }
            + SyncListSentences.duplicates(response.duplicates)
            + response.stuck.map { "\(name($0.item)): \(SyncSentences.problem($0.problem))." }
    }

    private func show(_ response: SyncListResponse, _ notes: [String], as action: String) {
        let detail = [detail(response)].filter { !$0.isEmpty }
        let isUneventful = detail.isEmpty && notes.isEmpty
        view.showSynced(
            SyncListDisplay(
                action: action,
                detail: ([response.list] + (isUneventful ? ["no changes"] : detail)).joined(separator: ", "),
                notes: notes,
                facts: facts(response)
            )
        )
    }

    private func finish(_ response: SyncListResponse?) {
        let hasChanged = response.map { $0.received.total > 0 && !$0.isDryRun } ?? false
        delegate?.didFinish(hasChanged ? .changed() : .unchanged)
    }

    func isSyncing(_ progress: SyncProgress) {
        guard progress.total >= SyncListPresenter.longSync, !isAutomatic else { return }
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
        let finished = response.finished.map { "last sync \(calendar.moment($0, from: response.today))" }
        let waiting = response.waiting == 0 ? "nothing to send" : "\(ChangeSentences.count(response.waiting)) to send"
        view.showSynced(
            SyncListDisplay(
                action: response.list,
                detail: [finished, waiting].compactMap { $0 }.joined(separator: ", "),
                notes: SyncListSentences.pause(response.pause, router)
                    + response.stuck.map { "\(name($0.item)): \(SyncSentences.problem($0.problem))." },
                facts: ["list: \(response.list)", "address: \(response.url)", "to send: \(response.waiting)"]
                    + response.stuck.map { "stuck: \(name($0.item))" }
            )
        )
        delegate?.didFinish(.unchanged)
    }

    func foundLists(_ response: ServerListsResponse) {
        let (typed, user) = (ServerSentences.word(response.address.typed), response.address.user)
        let rows = response.lists.enumerated().map { number, list in
            let name = list.isWritable ? list.name ?? "" : "\(list.name ?? "") (read-only)"
            return SyncListsDisplay.Row(name: canAsk ? "\(number + 1)  \(name)" : name, url: list.url)
        }
        let heading = rows.isEmpty ? "There are no task lists" : "Task lists"
        view.showLists(SyncListsDisplay(heading: "\(heading) at \(response.address.typed)", rows: rows))
        if canAsk, rows.isEmpty { return ask(for: .newList, "Name for the new list: ") }
        if canAsk { return ask(for: .list(response), "Number of the list: ") }
        let writable = response.lists.first(where: \.isWritable)
        let advice =
            if let writable {
                "To choose one, run \(router.command(.sync(.with(ServerSentences.address(of: writable.url, user: user)))))."
            } else {
                "To create one, run \(router.command(.sync(.newList(at: typed))))."
            }
        view.showError(ErrorMessage(.wrongUsage, advice))
        delegate?.didFinish(.refused)
    }

    func forgotServer(_ list: String) {
        view.showMessage("\(list) is no longer synchronized. All items stay here and on the server.")
        delegate?.didFinish(.unchanged)
    }

    func foundNothingDue() {}

    func foundManyRemovals(_ removals: Int, of count: Int, after recent: Int) {
        ask(SyncListSentences.manyRemovals(removals, of: count, after: recent), yes: .confirms(.removals))
    }

    func couldNotSync(_ failure: SyncListFailure, after response: SyncListResponse?) {
        if let response { show(response, notes(response), as: "Partly synchronized") }
        switch failure {
        case .notSetUp where canAsk:
            ask(for: .address, "Server (USER@HOST, or the address of a list): ")
        case .server(.needsPassword(let user, let host)) where canAskForPassword:
            ask(for: .password, ServerSentences.password(user: user, host: host))
        case .server(.passwordOfOther(let owner, let stored)) where canAskForPassword:
            view.showMessage(ServerSentences.passwordOfOther(owner, stored: stored, router))
            ask(for: .password, ServerSentences.password(user: owner.user, host: owner.server))
        case .wasRestored where request?.isDryRun == true:
            view.showError(SyncListSentences.restoredDryRun)
            finish(response)
        case .wasRestored: ask(SyncListSentences.wasRestored, yes: .confirms(.merge))
        default:
            let isSilent = isAutomatic && failure.isTemporary
            if !isSilent { view.showError(SyncListSentences.errorMessage(failure, router)) }
            finish(response)
        }
    }
}

// MARK: - Words

extension SyncListPresenter {
    private func name(_ item: ItemName) -> String { ChangeSentences.name(item.id, item.title) }

    /// `received 3 items (2 new, 1 removed), sent 1 item`, or what a sync would do.
    private func detail(_ response: SyncListResponse) -> String {
        let verbs = response.isDryRun ? ("receive", "send") : ("received", "sent")
        return [(verbs.0, response.received), (verbs.1, response.sent)].compactMap { verb, counts in
            counts.total == 0 ? nil : "\(verb) \(ChangeSentences.count(counts.total))\(parts(counts))"
        }.joined(separator: ", ")
    }

    private func parts(_ counts: SyncCounts) -> String {
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
