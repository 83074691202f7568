import Testing
import Vocabulary

@testable import ScheduleSync

struct ScheduleSyncInteractorTests {
    private let scheduler = FakeScheduler()
    private let output = RecordedSchedule()
    private let interactor: ScheduleSyncInteractor

    init() {
        interactor = ScheduleSyncInteractor(dataManager: scheduler)
        interactor.output = output
    }

    @Test func `what was installed or removed is reported`() {
        interactor.install()
        interactor.remove()

        #expect(output.events == ["installed adder-sync.timer", "removed adder-sync.timer"])
    }

    @Test func `a list without a server or a stored password can't be synchronized automatically`() {
        for result in [
            .success(nil), .success(ScheduleSyncServer(user: "alice")), .failure(.unknownProgram),
        ] as [Result<ScheduleSyncServer?, ScheduleSyncFailure>] {
            scheduler.result = result
            interactor.install()
        }
        let calls = scheduler.calls
        scheduler.result = .success(ScheduleSyncServer(user: "alice", hasPassword: true))
        interactor.install()

        #expect(output.failures == [.notSetUp, .needsPassword(user: "alice", url: "https://a/"), .unknownProgram])
        #expect(calls.isEmpty && scheduler.calls == ["install"])
    }

    @Test func `a failure of the scheduler is reported`() {
        scheduler.failure = .scheduler(.noFolder)

        interactor.install()
        interactor.remove()

        #expect(output.failures == [.scheduler(.noFolder), .scheduler(.noFolder)] && output.events.isEmpty)
    }
}
