import Almanac
import Presentation
import ProgramOutput
import Responses
import Vocabulary

/// Presents a sync as one JSON object.
final class SyncListDocumentPresenter: SyncListPresenting {
    private let view: any DocumentViewing
    private let interactor: any SyncListInteracting
    private let router: any SyncListRouting
    private let calendar: CalendarWords

    init(
        view: any DocumentViewing,
        interactor: any SyncListInteracting,
        router: any SyncListRouting,
        calendar: CalendarWords
    ) {
        (self.view, self.interactor, self.router, self.calendar) = (view, interactor, router, calendar)
    }

    func sync(_ request: SyncListRequest) {
        interactor.sync(request)
    }

    func showStatus() {
        interactor.showStatus()
    }

    func forget() {
        interactor.forget()
    }
}

extension SyncListDocumentPresenter: SyncListInteractorOutput {
    func synced(_ response: SyncListResponse) {
        view.show(JSONText.document { add(response, to: &$0) })
        if !response.stuck.isEmpty { view.show(SyncListSentences.stuck(response.stuck), as: JSONText.document) }
    }

    private func add(_ response: SyncListResponse, to document: inout JSONText) {
        document.object("synced") { json in
            json.string("list", response.list)
            json.boolean("dryRun", response.isDryRun)
            json.object("pulled") { $0.counts(response.received) }
            json.object("pushed") { $0.counts(response.sent) }
            json.changes("received", response.receivedItems)
            json.changes("sent", response.sentItems)
            if let backup = response.backup { json.string("backup", backup) }
            json.integer("merged", response.merged)
            json.array("conflicts") { array in
                for conflict in response.conflicts { add(conflict, to: &array, today: response.today) }
            }
            if !response.duplicates.isEmpty {
                json.array("duplicates") { array in
                    for items in response.duplicates {
                        array.array(nil) { ids in items.forEach { ids.integer(nil, $0.id) } }
                    }
                }
            }
            json.stuck(response.stuck)
            json.unread(response.unread)
        }
    }

    private func add(_ conflict: SyncConflict, to array: inout JSONText, today: Day) {
        array.object { json in
            json.string("uuid", conflict.uuid.description)
            json.string("title", conflict.title)
            json.string("kind", conflict.kind.key)
            json.string("message", SyncListSentences.conflict(conflict, today: today, calendar))
            for (field, kept, lost) in zip(conflict.kept.words, conflict.lost.words).map({
                ($0.field, $0.value, $1.value)
            })
            where kept != lost {
                json.string("field", field)
                if let kept { json.string("kept", kept) }
                if let lost { json.string("lost", lost) }
            }
        }
    }

    func isSyncing(_ progress: SyncProgress) {}

    func foundStatus(_ response: SyncStatusResponse) {
        view.show(
            JSONText.document { document in
                document.object("sync") { json in
                    json.string("list", response.list)
                    json.string("url", response.url)
                    if let finished = response.finished { json.string("finished", finished.instant.description) }
                    switch response.pause {
                    case .until(let end): json.string("pausedUntil", end.instant.description)
                    case .blocked(let reason): json.string("blocked", reason.rawValue)
                    case nil: break
                    }
                    json.integer("waiting", response.waiting)
                    json.stuck(response.stuck)
                    json.unread(response.unread)
                }
            }
        )
    }

    func foundLists(_ response: ServerListsResponse) {
        view.show(JSONText.document(response))
    }

    func forgotServer(_ list: String) {
        view.show(JSONText.document { $0.string("syncStopped", list) })
    }

    func foundNothingDue() {
        view.show(JSONText.document { $0.boolean("syncDue", false) })
    }

    func foundManyRemovals(_ removals: Int, of count: Int, after recent: Int) {
        let question = SyncListSentences.manyRemovals(removals, of: count, after: recent)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func foundManyRemovalsThere(_ removals: Int, of count: Int) {
        let question = SyncListSentences.manyRemovalsThere(removals, of: count, router)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func couldNotSync(_ failure: SyncListFailure, after response: SyncListResponse?) {
        if let response { view.show(JSONText.document { add(response, to: &$0) }) }
        view.show(SyncListSentences.errorMessage(failure, router), as: JSONText.document)
    }
}

extension SyncConflict.Kind {
    fileprivate var key: String {
        switch self {
        case .values: "values"
        case .removedHere: "removed-here"
        case .removedThere: "removed-there"
        case .completion(isDone: true): "done"
        case .completion(isDone: false): "reopened"
        case .parent: "parent"
        }
    }
}

extension ItemDetails {
    /// The values that two places can change differently.
    fileprivate var words: [(field: String, value: String?)] {
        [
            ("title", title.isEmpty ? nil : title), ("note", note), ("project", project),
            ("priority", priority.map { ItemWords.name(of: $0).english }), ("due", due?.description),
            ("wait", wait?.description),
            ("repeats", recurrence.map(\.rule)), ("place", place), ("link", link),
            ("tags", tags.isEmpty ? nil : tags.joined(separator: " ")),
        ]
    }
}

extension JSONText {
    fileprivate mutating func counts(_ counts: SyncCounts) {
        integer("added", counts.added)
        integer("updated", counts.updated)
        integer("removed", counts.removed)
    }

    fileprivate mutating func changes(_ key: String, _ changes: [SyncChange]) {
        if changes.isEmpty { return }
        array(key) { array in
            for change in changes {
                array.object { json in
                    if change.item.id != 0 { json.integer("id", change.item.id) }
                    json.string("title", change.item.title)
                    json.string("change", change.kind.rawValue)
                }
            }
        }
    }

    fileprivate mutating func unread(_ objects: [UnreadObject]) {
        if objects.isEmpty { return }
        array("unread") { array in
            for object in objects {
                array.object { json in
                    json.string("object", object.name)
                    json.string("reason", SyncSentences.problem(object.problem))
                }
            }
        }
    }

    fileprivate mutating func stuck(_ items: [StuckItem]) {
        array("stuck") { array in
            for stuck in items {
                array.object { json in
                    json.integer("id", stuck.item.id)
                    json.string("reason", SyncSentences.problem(stuck.problem))
                }
            }
        }
    }
}
