import Almanac
import TestKit
import Testing
import Vocabulary

@testable import SyncList

struct SyncListScheduleInteractorTests {
    private let scheduler = FakeScheduler()
    private let output = RecordedSchedule()
    private let interactor: SyncListScheduleInteractor

    init() {
        interactor = SyncListScheduleInteractor(dataManager: scheduler, clock: FixedClock.saturday)
        interactor.output = output
    }

    @Test func `the units are written, and then started`() {
        interactor.install()

        #expect(scheduler.files.keys.sorted() == ["adder-sync.path", "adder-sync.service", "adder-sync.timer"])
        #expect(
            scheduler.commands == [
                "show-environment", "daemon-reload", "enable --now adder-sync.timer adder-sync.path",
            ]
        )
        #expect(output.events == ["installed adder-sync.service adder-sync.timer adder-sync.path"])
    }

    @Test func `only units that have changed are restarted`() {
        interactor.install()
        interactor.install()
        let unchanged = scheduler.commands
        scheduler.result = .success(SyncJob(program: "/opt/adder", list: "/other.db", variables: []))

        interactor.install()

        #expect(!unchanged.contains { $0.hasPrefix("restart") })
        #expect(scheduler.commands.last == "restart adder-sync.timer adder-sync.path")
    }

    @Test func `without systemd nothing is written, and the line for cron is reported`() {
        scheduler.failures = ["show-environment"]

        interactor.install()

        #expect(scheduler.files.isEmpty && scheduler.commands == ["show-environment"])
        #expect(output.events == ["cron \(SyncJob.sample.cronLine)"])
    }

    @Test(arguments: ["daemon-reload", "enable"])
    func `if systemd refuses the units, they are removed`(command: String) {
        scheduler.failures = [command]

        interactor.install()

        #expect(scheduler.files.isEmpty && output.events.isEmpty)
        guard case .refused(let arguments) = output.failures.first else {
            Issue.record("\(output.failures)")
            return
        }
        #expect(arguments.first == command)
    }

    @Test func `a list without a server or a password can't be synchronized automatically`() {
        for failure in [SyncScheduleFailure.notSetUp, .needsPassword(user: "alice", url: "https://a/")] {
            scheduler.result = .failure(failure)
            interactor.install()
        }

        #expect(output.failures == [.notSetUp, .needsPassword(user: "alice", url: "https://a/")])
        #expect(scheduler.commands.isEmpty)
    }

    @Test(arguments: [
        ("/bin/adder", "/a\nb.db"), ("/bin/adder", "/list "), ("/bin/adder", "/list\\"), ("/bin/adder", "/a\u{9B}b"),
        ("/it's/adder", "/list"), ("/q\"/adder", "/list"), ("/b\\s/adder", "/list"), ("/a\tb/adder", "/list"),
    ])
    func `a path that units can't contain is refused`(program: String, list: String) {
        scheduler.result = .success(SyncJob(program: program, list: list, variables: []))
        let path = program == "/bin/adder" ? list : program

        interactor.install()

        #expect(output.failures == [.unsuitablePath(path)] && scheduler.files.isEmpty)
    }

    @Test func `removing stops the units and deletes them with their links`() {
        interactor.install()
        scheduler.files["timers.target.wants/adder-sync.timer"] = ""
        scheduler.files["other.service"] = ""

        interactor.remove()

        #expect(scheduler.commands.suffix(2) == ["disable --now adder-sync.timer adder-sync.path", "daemon-reload"])
        #expect(scheduler.files.keys.sorted() == ["other.service"])
        #expect(output.events.last?.hasPrefix("removed adder-sync.service adder-sync.timer") == true)
    }

    @Test func `removing what isn't installed does nothing`() {
        interactor.remove()

        #expect(scheduler.commands.isEmpty && output.events == ["removed "])
    }

    @Test func `the files are removed even without systemd`() {
        interactor.install()
        scheduler.failures = ["disable", "daemon-reload"]

        interactor.remove()

        #expect(scheduler.files.isEmpty && output.failures.isEmpty)
    }

    @Test(
        arguments: [
            (nil, 0, true), (-10, -20, false), (-10, -5, true), (-10, -10, false), (-46, -50, true), (60, 0, true),
            (0, -1, false), (-10, nil, true),
        ] as [(Int?, Int?, Bool)]
    )
    func `a sync is due after a change, or after a while`(synced: Int?, changed: Int?, isDue: Bool) {
        let now = Moment.saturday.instant.seconds
        let nanoseconds = { (seconds: Int?) in seconds.map { (now + $0) * 1_000_000_000 + 500_000_000 } }
        scheduler.syncTimes = SyncTimes(synced: nanoseconds(synced), changed: nanoseconds(changed))

        interactor.findWhetherSyncIsDue()

        #expect(output.events == ["due \(isDue)"])
    }

    @Test func `no sync is due without a server`() {
        scheduler.hasServer = false

        interactor.findWhetherSyncIsDue()

        #expect(output.events == ["due false"])
    }
}
