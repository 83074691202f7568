import Almanac
import CommandLine
import Presentation
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let presenter: SyncListDocumentPresenter

    init() {
        presenter = SyncListDocumentPresenter(
            view: view,
            interactor: FakeInteractor(),
            router: FakeRouter(),
            calendar: CalendarWords()
        )
    }

    @Test func `the document has the counts, the conflicts and the stuck items`() {
        var response = SyncListResponse(list: "Tasks", isDryRun: false, today: .saturday)
        response.received.added = 2
        response.conflicts = [SyncConflict(kind: .removedThere, uuid: .sample, title: "Rest")]

        presenter.synced(response)

        let counts = #""pulled":{"added":2,"updated":0,"removed":0},"pushed":{"added":0,"updated":0,"removed":0}"#
        let message = "“Rest” was removed on the server after you changed it, so it stays."
        let conflict = #"{"uuid":"\#(ItemUUID.sample)","title":"Rest","kind":"removed-there","message":"\#(message)"}"#
        let rest = #""merged":0,"conflicts":[\#(conflict)],"stuck":[]"#
        let synced = #"{"list":"Tasks","dryRun":false,\#(counts),\#(rest)}"#
        #expect(view.documents == [#"{"adder":1,"synced":\#(synced)}"# + "\n"])
    }

    @Test func `lost values are given with those that were kept`() {
        var response = SyncListResponse(list: "Tasks", isDryRun: false, today: .saturday)
        var conflict = SyncConflict(kind: .values, uuid: .sample, title: "Rest")
        (conflict.kept.due, conflict.lost.due) = (Due(day: .saturday), nil)
        response.conflicts = [conflict]
        (conflict.kept.due, conflict.kept.priority, conflict.lost.priority) = (nil, .high, .low)
        response.conflicts.append(conflict)

        presenter.synced(response)

        for values in [#""field":"due","kept":"2026-11-21"}"#, #""field":"priority","kept":"high","lost":"low"}"#] {
            #expect(view.documents.last?.contains(values) == true)
        }
    }

    @Test func `objects that are not in the list are named`() {
        var response = SyncListResponse(list: "Tasks", isDryRun: false, today: .saturday)
        response.unread = [UnreadObject(path: "/anna/tasks/1.ics", problem: .withheld)]
        presenter.synced(response)

        #expect(view.documents.first?.contains(#""unread":[{"object":"1.ics","reason":"the server doesn't"#) == true)
    }

    @Test func `stuck items are an error after the document`() {
        var response = SyncListResponse(list: "Tasks", isDryRun: false, today: .saturday)
        response.stuck = [StuckItem(item: ItemName(id: 3, title: "Rest"), problem: .isDuplicate)]

        presenter.synced(response)

        #expect(view.problems.map(\.status) == [.badData])
        #expect(view.documents.last?.hasPrefix(#"{"adder":1,"error":{"status":65,"#) == true)
        #expect(view.documents.first?.contains(#""stuck":[{"id":3,"reason":"the server has another"#) == true)
    }

    @Test func `questions and failures are error objects`() {
        presenter.foundManyRemovals(12, of: 20, after: 0)
        presenter.couldNotSync(.notSetUp, after: nil)
        presenter.foundNothingDue()

        #expect(view.problems.map(\.status) == [.wrongUsage, .notFound])
        #expect(view.documents.last == #"{"adder":1,"syncDue":false}"# + "\n")
    }
}
