import Almanac
import CommandLine
import Presentation
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
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
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
            json.integer("merged", response.merged)
            json.array("conflicts") { array in
                for conflict in response.conflicts {
                    array.string(nil, SyncListSentences.conflict(conflict, today: response.today, calendar))
                }
            }
            json.stuck(response.stuck)
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
                    json.integer("waiting", response.waiting)
                    json.stuck(response.stuck)
                }
            }
        )
    }

    func foundLists(_ response: SyncListsResponse) {
        view.show(
            JSONText.document { document in
                document.array("syncLists") { array in
                    for list in response.lists {
                        array.object { json in
                            json.string("url", list.url)
                            if let name = list.name { json.string("name", name) }
                            json.boolean("writable", list.isWritable)
                        }
                    }
                }
            }
        )
    }

    func forgotServer(_ list: String) {
        view.show(JSONText.document { $0.string("syncStopped", list) })
    }

    func foundManyRemovals(_ removals: Int, of count: Int) {
        let question = SyncListSentences.manyRemovals(removals, of: count)
        view.show(ChangeSentences.confirmationRequired(question), as: JSONText.document)
    }

    func couldNotSync(_ failure: SyncListFailure) {
        view.show(SyncListSentences.errorMessage(failure, router), as: JSONText.document)
    }
}

extension JSONText {
    fileprivate mutating func counts(_ counts: SyncListResponse.Counts) {
        integer("added", counts.added)
        integer("updated", counts.updated)
        integer("removed", counts.removed)
    }

    fileprivate mutating func stuck(_ items: [StuckItem]) {
        array("stuck") { array in
            for stuck in items {
                array.object { json in
                    json.integer("id", stuck.item.id)
                    json.string("reason", SyncListSentences.trouble(stuck.trouble))
                }
            }
        }
    }
}
