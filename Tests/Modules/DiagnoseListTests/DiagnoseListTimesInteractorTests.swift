import Testing

@testable import DiagnoseList

struct DiagnoseListTimesInteractorTests {
    private let practice = Practice()

    @Test func `each line is run until it is known, but for the first time, which does not count`() {
        practice.dataManager.times = [["--version"]: [9, 0.3, 0.1, 0.2], ["upcoming"]: [9, 0.001]]
        practice.dataManager.syncTimes = [9, 0.3, 0.2, 0.1]

        let command = DiagnoseListTime.Deed.command
        #expect(
            practice.times == [
                DiagnoseListTime(deed: command(["--version"]), runs: 3, median: 0.2, longest: 0.3),
                DiagnoseListTime(deed: command(["upcoming"]), runs: 25, median: 0.001, longest: 0.001),
                DiagnoseListTime(deed: .sync, runs: 3, median: 0.2, longest: 0.3),
            ]
        )
    }

    @Test func `the word to find is the first of the newest title, whatever it looks like`() {
        practice.look { $0.newestTitle = "--json 우유" }

        #expect(practice.times.isEmpty)
        #expect(
            practice.dataManager.runs == [
                ["--version"], ["upcoming"], ["list"], ["tags"], ["find", "--", "--json"],
            ]
        )
    }
}
