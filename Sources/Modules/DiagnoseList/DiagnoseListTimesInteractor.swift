/// How long the list takes on this machine.
struct DiagnoseListTimesInteractor {
    let dataManager: any DiagnoseListDataManaging

    private static let fewestRuns = 3
    private static let mostRuns = 25
    /// So many seconds are enough for one line.
    private static let patience = 0.5

    func all(newestTitle: String?) -> [DiagnoseListTime] {
        var commands = [["--version"], ["upcoming"], ["list"], ["tags"]]
        if let word = newestTitle?.split(separator: " ").first { commands.append(["find", "--", String(word)]) }
        return commands.compactMap { words in time(of: .command(words)) { dataManager.timeOfCommand(words) } }
            + [time(of: .sync) { dataManager.timeOfSync() }].compactMap { $0 }
    }

    /// The first run finds nothing in memory, and is none of everyday.
    private func time(of deed: DiagnoseListTime.Deed, _ run: () -> Double?) -> DiagnoseListTime? {
        guard run() != nil else { return nil }
        var times: [Double] = []
        var spent = 0.0
        while times.count < Self.fewestRuns || times.count < Self.mostRuns && spent < Self.patience {
            guard let time = run() else { return nil }
            times.append(time)
            spent += time
        }
        times.sort()
        return DiagnoseListTime(
            deed: deed,
            runs: times.count,
            median: times[times.count / 2],
            longest: times.last ?? 0
        )
    }
}
