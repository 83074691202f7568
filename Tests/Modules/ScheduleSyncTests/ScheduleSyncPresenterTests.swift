import ProgramOutput
import TestKit
import Testing
import Vocabulary

@testable import ScheduleSync

struct ScheduleSyncPresenterTests {
    private let view = FakeScheduleView()
    private let interactor = FakeScheduling()
    private let presenter: ScheduleSyncPresenter

    init() {
        presenter = ScheduleSyncPresenter(
            view: view,
            interactor: interactor,
            router: FakeRouter()
        )
    }

    @Test func `requests are passed on`() {
        presenter.install()
        presenter.remove()

        #expect(interactor.calls == ["install", "remove"])
    }

    @Test func `the answers say what was done`() {
        presenter.installedSchedule(["a.timer"])
        presenter.removedSchedule(["a.timer"])
        presenter.removedSchedule([])

        #expect(view.displays.map(\.facts) == [["installed: a.timer"], ["removed: a.timer"], []])
        #expect(
            view.displays.map(\.sentence) == [
                "This list is now synchronized every minute, and soon after every change.",
                "Automatic sync was removed. You can still run sync by hand.", "No automatic sync is installed.",
            ]
        )
        #expect(view.displays[0].notes.count == 1 && view.errors.isEmpty)
    }

    @Test func `without systemd the line for cron follows the error`() {
        presenter.couldNotSchedule(.scheduler(.noScheduler(line: "* * * * * adder sync")))

        #expect(view.errors.map(\.status) == [.cannotCreate])
        #expect(view.lines == ["* * * * * adder sync"] && view.displays.isEmpty)
    }
}

final class FakeScheduleView: ScheduleSyncViewing {
    private(set) var displays: [ScheduleSyncDisplay] = []
    private(set) var lines: [String] = []
    private(set) var errors: [ErrorMessage] = []

    func showLine(_ line: String) { lines.append(line) }
    func showSchedule(_ display: ScheduleSyncDisplay) { displays.append(display) }
    func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
}
