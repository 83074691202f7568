/// Measures how long commands take with this list.
struct DiagnoseListTimesInteractor {
    let dataManager: any DiagnoseListDataManaging

    private static let minimumRuns = 3
    private static let maximumRuns = 25
    /// The time in seconds to spend on one action.
    private static let timeLimit = 0.5

    func all(newestTitle: String?) -> [DiagnoseListTime] {
        var commands = [["--version"], ["upcoming"], ["list"], ["tags"]]
        if let word = newestTitle?.split(separator: " ").first { commands.append(["find", "--", String(word)]) }
        return commands.compactMap { words in time(of: .command(words)) { dataManager.timeOfCommand(words) } }
            + [time(of: .sync) { dataManager.timeOfSync() }].compactMap { $0 }
    }

    /// Ignores the first run, which is slower because nothing is cached.
    private func time(of action: DiagnoseListTime.Action, _ run: () -> Double?) -> DiagnoseListTime? {
        guard run() != nil else { return nil }
        var times: [Double] = []
        var spent = 0.0
        while times.count < Self.minimumRuns || times.count < Self.maximumRuns && spent < Self.timeLimit {
            guard let time = run() else { return nil }
            times.append(time)
            spent += time
        }
        times.sort()
        return DiagnoseListTime(
            action: action,
            runs: times.count,
            median: times[times.count / 2],
            longest: times.last ?? 0
        )
    }
}
