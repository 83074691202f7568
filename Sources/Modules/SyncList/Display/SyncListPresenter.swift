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

    /// Short syncs show no progress.
    private static let progressInterval = Duration.seconds(1)

    private let view: any SyncListViewing
    private let interactor: any SyncListInteracting
    private let router: any SyncListRouting
    private let calendar: CalendarWords
    private weak var delegate: (any ListDelegate)?
    private var request: SyncListRequest?
    private var question: (answer: Yes, sentence: String)?
    private var missing: Missing?
    /// The time since the program started.
    private let uptime: () -> Duration
    /// The time after which progress is shown again.
    private var nextProgress = Duration.zero
    private var progress = ""

    init(
        view: any SyncListViewing,
        interactor: any SyncListInteracting,
        router: any SyncListRouting,
        calendar: CalendarWords,
        delegate: (any ListDelegate)?,
        uptime: @escaping () -> Duration = { .zero }
    ) {
        (self.view, self.interactor, self.router, self.calendar) = (view, interactor, router, calendar)
        self.delegate = delegate
        self.uptime = uptime
    }

    func sync(_ request: SyncListRequest) {
        self.request = request
        nextProgress = uptime() + SyncListPresenter.progressInterval
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
    func didInterrupt() {
        view.showError(SyncListSentences.interrupted)
        delegate?.didFinish(.cancelled)
    }

    func didEnter(_ text: String?) {
        guard var request, let missing, let text, !text.isEmpty else {
            view.showMessage(SyncListSentences.nothing)
            delegate?.didFinish(.cancelled)
            return
        }
        switch missing {
        case .address: request.address = SyncAddress(typed: text)
        case .password: request.password = text
        case .newList: request.newList = text
        case .list(let response):
            guard let number = Int(text), response.lists.indices.contains(number - 1) else {
                view.showError(SyncListSentences.noList(text))
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
    private var isAutomatic: Bool { request?.isAutomatic == true }

    /// Only a sync asks for the server. Its status and forgetting it have no request.
    private var canAsk: Bool { request.map { !$0.isAutomatic } == true && view.canAsk }

    private var canAskForPassword: Bool { view.canAsk && !isAutomatic && request?.password == nil }
}

// MARK: - Responses

extension SyncListPresenter: SyncListInteractorOutput {
    func synced(_ response: SyncListResponse) {
        // An automatic sync doesn't repeat what the user can't change here.
        let notes =
            SyncListSentences.notes(response, calendar)
            + (isAutomatic ? [] : SyncListSentences.unread(response.unread))
        if !isAutomatic || !notes.isEmpty {
            show(response, notes, as: SyncListSentences.action(isDryRun: response.isDryRun))
        }
        if !response.stuck.isEmpty { view.showError(SyncListSentences.stuck(response.stuck)) }
        finish(response)
    }

    private func show(_ response: SyncListResponse, _ notes: [String], as action: String) {
        let isDryRun = response.isDryRun
        let rows =
            response.receivedItems.map { row(SyncListSentences.received($0.kind, isDryRun: isDryRun), $0.item) }
            + response.sentItems.map { row(SyncListSentences.sent($0.kind, isDryRun: isDryRun), $0.item) }
        let limit = isAutomatic ? 0 : view.rowLimit ?? rows.count
        view.showSynced(
            SyncListDisplay(
                action: action,
                detail: SyncListSentences.detail(response),
                rows: Array(rows.prefix(limit)),
                more: isAutomatic ? nil : SyncListSentences.more(rows.count - limit),
                notes: notes,
                facts: SyncListSentences.facts(response)
            )
        )
    }

    private func row(_ action: String, _ item: ItemName) -> SyncListDisplay.Row {
        SyncListDisplay.Row(action: action, item: SyncListSentences.name(item))
    }

    private func finish(_ response: SyncListResponse?) {
        let hasChanged = response.map { $0.received.total > 0 && !$0.isDryRun } ?? false
        delegate?.didFinish(hasChanged ? .changed() : .unchanged)
    }

    func isSyncing(_ progress: SyncProgress) {
        guard !isAutomatic, progress.done > 0 else { return }
        let now = uptime()
        let sentence = SyncListSentences.progress(progress)
        guard now >= nextProgress, sentence != self.progress else { return }
        (nextProgress, self.progress) = (now + SyncListPresenter.progressInterval, sentence)
        view.showProgress(sentence)
    }

    func foundStatus(_ response: SyncStatusResponse) {
        view.showSynced(
            SyncListDisplay(
                action: response.list,
                detail: SyncListSentences.detail(response, calendar),
                notes: SyncListSentences.pause(response.pause, router)
                    + response.stuck.map(SyncListSentences.problem) + SyncListSentences.unread(response.unread),
                facts: SyncListSentences.facts(response)
            )
        )
        delegate?.didFinish(.unchanged)
    }

    func foundLists(_ response: ServerListsResponse) {
        let rows = response.lists.enumerated().map { number, list in
            let name = ServerSentences.name(of: list)
            return SyncListsDisplay.Row(name: canAsk ? "\(number + 1)  \(name)" : name, url: list.url)
        }
        let heading = ServerSentences.heading(of: response.lists, at: response.address)
        view.showLists(SyncListsDisplay(heading: heading, rows: rows))
        if canAsk, rows.isEmpty { return ask(for: .newList, SyncListSentences.newListPrompt) }
        if canAsk { return ask(for: .list(response), SyncListSentences.listPrompt) }
        view.showError(SyncListSentences.choice(of: response, router))
        delegate?.didFinish(.refused)
    }

    func forgotServer(_ list: String) {
        view.showMessage(SyncListSentences.forgot(list))
        delegate?.didFinish(.unchanged)
    }

    func foundNothingDue() {}

    func foundManyRemovals(_ removals: Int, of count: Int, after recent: Int) {
        ask(SyncListSentences.manyRemovals(removals, of: count, after: recent), yes: .confirms(.removals))
    }

    func foundManyRemovalsThere(_ removals: Int, of count: Int) {
        ask(SyncListSentences.manyRemovalsThere(removals, of: count, router), yes: .confirms(.removalsThere))
    }

    func couldNotSync(_ failure: SyncListFailure, after response: SyncListResponse?) {
        let isSilent = isAutomatic && failure.isTemporary
        if let response {
            let notes = SyncListSentences.notes(response, calendar)
            if !isSilent || !notes.isEmpty { show(response, notes, as: SyncListSentences.partlySynchronized) }
        }
        switch failure {
        case .notSetUp where canAsk:
            ask(for: .address, SyncListSentences.serverPrompt)
        case .server(.needsPassword(let user, let host, _)) where canAskForPassword:
            ask(for: .password, ServerSentences.password(user: user, host: host))
        case .server(.passwordOfOther(let owner, let stored)) where canAskForPassword:
            view.showMessage(ServerSentences.passwordOfOther(owner, stored: stored, router))
            ask(for: .password, ServerSentences.password(user: owner.user, host: owner.server))
        case .wasRestored where request?.isDryRun == true:
            view.showError(SyncListSentences.restoredDryRun)
            finish(response)
        case .wasRestored: ask(SyncListSentences.wasRestored, yes: .confirms(.merge))
        default:
            let message = SyncListSentences.errorMessage(failure, router)
            if !isSilent {
                view.showError(message)
            } else if failure != .isRunning {
                view.fail(.busy)
            }
            finish(response)
        }
    }
}

extension SyncListFailure {
    /// `true` if the next sync may succeed without help.
    fileprivate var isTemporary: Bool {
        switch self {
        case .isRunning, .server(.busy), .server(.unreachable(_, isAboutCertificate: false)), .server(.failed): true
        // The log-in page of a network answers for the server.
        case .server(.unreadable): true
        default: false
        }
    }
}
