import CommandLine
import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ScheduleSync

struct ScheduleSyncDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeScheduling()
    private let presenter: ScheduleSyncDocumentPresenter

    init() {
        presenter = ScheduleSyncDocumentPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter()
        )
    }

    @Test func `each answer is an object`() {
        presenter.installedSchedule(["a.timer"])
        presenter.removedSchedule([])

        #expect(
            view.documents == [
                #"{"adder":1,"syncSchedule":{"installed":true,"files":["a.timer"]}}"# + "\n",
                #"{"adder":1,"syncSchedule":{"installed":false}}"# + "\n",
            ]
        )
    }

    @Test func `without systemd the line for cron comes with an error`() {
        presenter.couldNotSchedule(.scheduler(.noScheduler(line: "* * * * * adder")))

        #expect(
            view.documents.first
                == #"{"adder":1,"syncSchedule":{"installed":false,"cron":"* * * * * adder"}}"# + "\n"
        )
        #expect(view.problems.map(\.status) == [.cannotCreate])
    }

    @Test func `requests are passed on, and failures are error objects`() {
        presenter.install()
        presenter.remove()
        presenter.couldNotSchedule(.scheduler(.noFolder))

        #expect(interactor.calls == ["install", "remove"])
        #expect(view.problems.map(\.status) == [.badSettings] && view.documents.count == 1)
    }
}
