import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import SyncList

struct SyncListPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()
    private let delegate = FakeListDelegate()
    private let presenter: SyncListPresenter

    init() {
        presenter = SyncListPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords(),
            delegate: delegate
        )
    }

    private func response(
        isDryRun: Bool = false,
        _ change: (inout SyncListResponse) -> Void = { _ in }
    ) -> SyncListResponse {
        var response = SyncListResponse(list: "Tasks", isDryRun: isDryRun, today: .saturday)
        change(&response)
        return response
    }

    @Test func `received and sent items are counted`() {
        presenter.synced(
            response {
                $0.received = .init(added: 2, updated: 1, removed: 1)
                $0.sent = .init(added: 0, updated: 1, removed: 0)
            }
        )

        #expect(view.shown == ["Synchronized | Tasks, received 4 items (2 new, 1 removed), sent 1 item | "])
        #expect(delegate.outcomes == [.changed()])
    }

    @Test func `a dry run says what a sync would do`() {
        presenter.synced(
            response(isDryRun: true) {
                $0.received = .init(added: 2, updated: 0, removed: 0)
                $0.sent = .init(added: 0, updated: 1, removed: 0)
            }
        )

        #expect(view.shown == ["Would synchronize | Tasks, receive 2 items (2 new), send 1 item | "])
        #expect(delegate.outcomes == [.unchanged])
    }

    @Test func `a sync without changes says so, or nothing if it is quiet`() {
        presenter.synced(response())
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.synced(response())

        #expect(view.shown == ["Synchronized | Tasks, no changes | "])
        #expect(delegate.outcomes == [.unchanged, .unchanged])
    }

    @Test func `lost values are shown with those that were kept`() {
        var conflict = SyncConflict(kind: .values, uuid: .sample, title: "Rest")
        (conflict.lost.priority, conflict.kept.priority) = (.low, .high)
        let others = [SyncConflict.Kind.removedHere, .removedThere, .completion(isDone: true), .parent]

        presenter.synced(
            response { $0.conflicts = [conflict] + others.map { SyncConflict(kind: $0, uuid: .sample, title: "Bake") } }
        )

        let sentences = view.shown.first?.split(separator: "|").last.map(String.init) ?? ""
        #expect(sentences.contains("“Rest” was changed in two places. The later change was kept: priority low → high."))
        #expect(sentences.contains("“Bake” was changed on the server after you removed it, so it came back."))
        #expect(sentences.contains("“Bake” was removed on the server after you changed it, so it stays."))
        #expect(sentences.contains("It is done now."))
        #expect(sentences.contains("“Bake” was given a different parent in each place."))
    }

    @Test func `stuck items are listed, and are an error`() {
        let item = ItemName(id: 3, title: "Rest")
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync"))
        presenter.synced(response { $0.stuck = [StuckItem(item: item, problem: .refused(message: "Too long."))] })

        #expect(view.shown.first?.hasSuffix("3 Rest: the server rejected it: Too long.") == true)
        #expect(view.errors == [ErrorMessage(.badData, "1 item could not be synchronized.")])
    }

    @Test func `objects that are not in the list are named, but not by each automatic sync`() {
        let objects = (1...7).map { UnreadObject(path: "/anna/tasks/\($0).ics", problem: .tooLong) }
        presenter.synced(response { $0.unread = objects })
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.synced(response { $0.unread = objects })

        #expect(view.shown.count == 1 && view.errors == [])
        let first = "1.ics on the server is not in the list: it is too large for adder."
        #expect(view.shown[0].contains(first))
        #expect(view.shown[0].hasSuffix("2 more objects are not in the list."))
    }

    @Test func `the password is asked for once`() {
        let request = SyncListRequest(typed: "sync")
        presenter.sync(request)
        view.handler = presenter
        view.password = "secret"

        presenter.couldNotSync(.server(.needsPassword(user: "alice", host: "example.org")), after: nil)

        #expect(view.prompts == ["Password for alice at example.org: "])
        #expect(interactor.requests.map(\.password) == [nil, "secret"])
    }

    @Test func `a password for another server is asked for, but not in a quiet sync`() {
        let owner = PasswordOwner(user: "alice", server: "https://b.example")
        view.handler = presenter
        view.password = "secret"

        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.couldNotSync(.server(.passwordOfOther(owner, stored: "alice@a.example")), after: nil)
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.couldNotSync(.server(.passwordOfOther(owner, stored: "alice@a.example")), after: nil)
        presenter.couldNotSync(.server(.needsPassword(user: "alice", host: "example.org")), after: nil)

        #expect(view.messages.map { $0.hasPrefix("The stored password is for alice@a.example") } == [true])
        #expect(view.prompts == ["Password for alice at https://b.example: "])
        #expect(view.errors.map(\.status) == [.notPermitted, .notPermitted])
    }

    @Test func `many removals and a restored list need confirmation`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.foundManyRemovals(12, of: 20, after: 0)
        presenter.didAnswer(.no)
        presenter.didAnswer(.no)
        presenter.couldNotSync(.wasRestored, after: nil)
        presenter.didAnswer(.yes)

        #expect(view.questions.count == 3)
        #expect(view.questions[0] == "This sync would remove 12 of 20 items from your list. Remove them?")
        #expect(interactor.requests.map(\.confirmed) == [[], [.merge]])
    }

    @Test func `removals on the server after an undo need confirmation`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.foundManyRemovalsThere(30, of: 31)
        presenter.didAnswer(.yes)
        presenter.foundManyRemovalsThere(30, of: 31)
        presenter.didAnswer(.no)

        #expect(interactor.requests.map(\.confirmed) == [[], [.removalsThere]])
        #expect(
            view.questions.last
                == "You undid the addition of 30 items, so this sync would remove 30 of 31 items from the server. To bring "
                + "them back here, run redo. Remove them there?"
        )
    }

    @Test func `items that the server lost can be sent again`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.foundManyRemovals(12, of: 20, after: 0)
        presenter.didAnswer(.no)
        presenter.didAnswer(.yes)

        #expect(interactor.requests.map(\.keepsAll) == [false, true])
        #expect(interactor.requests.last?.confirmed == [])
    }

    @Test func `neither a quiet sync nor a dry run asks anything`() {
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.foundManyRemovals(12, of: 20, after: 0)
        presenter.couldNotSync(.wasRestored, after: nil)
        presenter.sync(SyncListRequest(isDryRun: true, typed: "sync --dry-run"))
        presenter.couldNotSync(.wasRestored, after: nil)

        #expect(view.questions == [] && view.errors.count == 3)
    }

    @Test func `an automatic sync does not report temporary failures`() {
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.couldNotSync(.server(.unreachable(message: "no route", isAboutCertificate: false)), after: nil)
        presenter.couldNotSync(.isRunning, after: nil)
        presenter.couldNotSync(.server(.wrongPassword), after: nil)

        #expect(view.errors.map(\.status) == [.notPermitted])
        // Another sync does the work.
        #expect(view.statuses == [.busy])
    }

    @Test(arguments: [
        (SyncListFailure.notSetUp, ExitStatus.notFound), (.server(.missingList), .notFound),
        (.isRunning, .busy), (.server(.busy(until: nil)), .busy),
        (.server(.unreachable(message: "x", isAboutCertificate: false)), .busy),
        (.server(.unreachable(message: "x", isAboutCertificate: true)), .notPermitted),
        (.server(.noPassword(.notPrivate(path: "/p"))), .badSettings), (.alreadySetUp(url: "https://a/"), .badSettings),
        (.server(.full(message: nil)), .outputFailed), (.server(.needsPassword(user: "a", host: "b")), .notPermitted),
    ])
    func `each failure has its status`(failure: SyncListFailure, status: ExitStatus) {
        view.canAsk = false

        presenter.couldNotSync(failure, after: nil)

        #expect(view.errors.map(\.status) == [status])
    }

    @Test func `lists are shown with the command that chooses one`() {
        view.canAsk = false
        let address = SyncAddress(typed: "alice@example.org", url: "https://example.org", user: "alice")
        let lists = [
            ServerList(url: "https://example.org/a/", name: "Shared", isWritable: false),
            ServerList(url: "https://example.org/b;reboot/", name: "Home", isWritable: true),
        ]

        presenter.foundLists(ServerListsResponse(lists: lists, address: address))
        presenter.foundLists(ServerListsResponse(lists: [], address: address))

        #expect(
            view.shown == [
                "Task lists at alice@example.org | Shared (read-only) https://example.org/a/, "
                    + "Home https://example.org/b;reboot/",
                "There are no task lists at alice@example.org | ",
            ]
        )
        #expect(
            view.errors.map(\.sentence) == [
                "To choose one, run sync https://alice@example.org/b%3Breboot/.",
                "To create one, run sync alice@example.org --create Tasks.",
            ]
        )
    }

    @Test func `the first sync asks for the server and the list`() {
        view.handler = presenter
        view.lines = ["alice@example.org"]
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.couldNotSync(.notSetUp, after: nil)
        let lists = ["a", "b"].map {
            ServerList(url: "https://example.org/\($0 as String)/", name: $0, isWritable: true)
        }
        view.lines = ["2"]
        presenter.foundLists(
            ServerListsResponse(lists: lists, address: interactor.requests.last?.address ?? SyncAddress(typed: ""))
        )

        #expect(view.prompts == ["Server (USER@HOST, or the address of a list): ", "Number of the list: "])
        #expect(interactor.requests.last?.address?.url == "https://example.org/b/")
        #expect(interactor.requests.last?.address?.user == "alice")
    }

    @Test func `status and forgetting ask for no server`() {
        presenter.showStatus()
        presenter.couldNotSync(.notSetUp, after: nil)
        presenter.forget()
        presenter.couldNotSync(.notSetUp, after: nil)

        #expect(view.prompts.isEmpty && view.errors.map(\.status) == [.notFound, .notFound])
    }

    @Test func `if the server has no list, the user is asked for the name of a new one`() {
        view.handler = presenter
        view.lines = ["Chores"]
        presenter.sync(SyncListRequest(typed: "sync"))

        presenter.foundLists(ServerListsResponse(lists: [], address: SyncAddress(typed: "alice@example.org")))

        #expect(interactor.requests.last?.newList == "Chores")
    }

    @Test func `a timer asks nothing, and reports what was lost`() {
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.couldNotSync(.notSetUp, after: nil)
        presenter.synced(response { $0.conflicts = [SyncConflict(kind: .removedHere, uuid: .sample, title: "Rest")] })

        #expect(view.prompts.isEmpty && view.errors.map(\.status) == [.notFound])
        #expect(view.shown.count == 1)
    }

    @Test func `changes made before a failure are reported`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        let done = response {
            $0.received.added = 2
            $0.conflicts = [SyncConflict(kind: .removedHere, uuid: .sample, title: "Rest")]
        }

        presenter.couldNotSync(.server(.busy(until: nil)), after: done)

        #expect(view.shown.first?.hasPrefix("Partly synchronized | Tasks, received 2 items (2 new) | “Rest”") == true)
        #expect(view.errors.map(\.status) == [.busy] && delegate.outcomes == [.changed()])
    }

    @Test func `the items are named, and the rest is counted`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.synced(
            response {
                $0.receivedItems = [
                    SyncChange(.added, ItemName(id: 0, title: "Milk")),
                    SyncChange(.removed, ItemName(id: 3, title: "Rest")),
                    SyncChange(.updated, ItemName(id: 4, title: "Bake")),
                ]
                $0.sentItems = [SyncChange(.removed, ItemName(id: 5, title: "Old"))]
            }
        )

        #expect(view.rows == ["new Milk", "removed 3 Rest", "and 2 more"])
        view.rowLimit = nil
        presenter.synced(response { $0.sentItems = [SyncChange(.removed, ItemName(id: 5, title: "Old"))] })
        #expect(view.rows == ["removed there 5 Old"])
        presenter.synced(
            response(isDryRun: true) {
                $0.receivedItems = [SyncChange(.removed, ItemName(id: 3, title: "Rest"))]
                $0.sentItems = [
                    SyncChange(.added, ItemName(id: 4, title: "Bake")),
                    SyncChange(.removed, ItemName(id: 5, title: "Old")),
                ]
            }
        )
        #expect(view.rows == ["to remove 3 Rest", "to send 4 Bake", "to remove there 5 Old"])
    }

    @Test func `long syncs show their progress`() {
        var time = Duration.zero
        let presenter = SyncListPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            calendar: CalendarWords(),
            delegate: delegate,
            uptime: { time }
        )
        presenter.sync(SyncListRequest(typed: "sync"))
        let steps: [(Int, SyncProgress)] = [
            (900, .init(step: .listing, done: 500)), (1_000, .init(step: .listing, done: 1_000)),
            (1_900, .init(step: .listing, done: 1_500)), (3_000, .init(step: .receiving, done: 0, total: 9)),
            (3_100, .init(step: .receiving, done: 5, total: 9)), (4_200, .init(step: .receiving, done: 5, total: 9)),
            (4_300, .init(step: .sending, done: 50, total: 90)),
        ]

        for (milliseconds, progress) in steps {
            time = .milliseconds(milliseconds)
            presenter.isSyncing(progress)
        }

        #expect(
            view.progress == [
                "Listed 1000 items so far.", "Received 5 of 9 items so far.", "Sent 50 of 90 items so far.",
            ]
        )
    }

    @Test func `an interrupted prompt ends with the status of Ctrl-C`() {
        presenter.sync(SyncListRequest(typed: "sync"))
        presenter.didInterrupt()
        presenter.didEnter(nil)

        #expect(view.errors.map(\.status) == [.interrupted])
        #expect(view.messages == ["Nothing was synchronized."])
    }

    @Test(arguments: [ServerFailure.failed(status: 502, message: nil), .unreadable])
    func `a timer doesn't mention a failure of the server that may pass, nor the work before it`(failure: ServerFailure)
    {
        presenter.sync(SyncListRequest(isAutomatic: true, typed: "sync --quiet"))
        presenter.couldNotSync(
            .server(failure),
            after: response { $0.received.updated = 1 }
        )

        #expect(view.errors == [] && view.shown == [] && view.statuses == [.busy])
    }

    @Test func `the status shows what is waiting`() {
        let item = ItemName(id: 3, title: "Rest")
        presenter.foundStatus(
            SyncStatusResponse(
                list: "Tasks",
                url: "https://a/",
                finished: .saturday,
                pause: nil,
                waiting: 2,
                stuck: [StuckItem(item: item, problem: .isDuplicate)],
                today: .saturday
            )
        )

        #expect(
            view.shown == [
                "Tasks | last sync today 09:30, 2 items to send | "
                    + "3 Rest: the server has another item with the same UID."
            ]
        )
    }
}
