import CommandLine
import TestKit
import Testing

@testable import SyncList

struct SyncListScheduleDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeScheduling()
    private let syncs = Counter()
    private let presenter: SyncListScheduleDocumentPresenter

    init() {
        let syncs = syncs
        presenter = SyncListScheduleDocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter(),
            sync: { syncs.count += 1 }
        )
    }

    @Test func `each answer is an object`() {
        presenter.installedSchedule(["a.timer"])
        presenter.removedSchedule([])
        presenter.foundSyncDue(false)

        #expect(
            view.documents == [
                #"{"adder":1,"syncSchedule":{"installed":true,"files":["a.timer"]}}"# + "\n",
                #"{"adder":1,"syncSchedule":{"installed":false}}"# + "\n", #"{"adder":1,"syncDue":false}"# + "\n",
            ]
        )
    }

    @Test func `without systemd the line for cron comes with an error`() {
        presenter.foundNoScheduler(line: "* * * * * adder")

        #expect(
            view.documents.first
                == #"{"adder":1,"syncSchedule":{"installed":false,"cron":"* * * * * adder"}}"# + "\n"
        )
        #expect(view.problems.map(\.status) == [.cannotCreate])
    }

    @Test func `requests are passed on, and a due sync writes its own document`() {
        presenter.install()
        presenter.remove()
        presenter.syncIfDue()
        presenter.foundSyncDue(true)
        presenter.couldNotSchedule(.noFolder)

        #expect(interactor.calls == ["install", "remove", "due"] && syncs.count == 1)
        #expect(view.problems.map(\.status) == [.badSettings] && view.documents.count == 1)
    }
}
