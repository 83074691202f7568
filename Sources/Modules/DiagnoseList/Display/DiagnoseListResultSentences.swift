import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// The sentences about the result and the times.
enum DiagnoseListResultSentences {
    static func started(path: String, bytes: Int) -> String {
        say("Checking \(path) (\(BackupWords.size(bytes))). This takes a moment.")
    }

    static func mark(_ grade: DiagnoseListFinding.Grade) -> String {
        switch grade {
        case .ok: say("ok")
        case .note: say("note")
        case .problem: say("error")
        }
    }

    static func noProblems(notes: Int) -> String {
        switch notes {
        case 0: say("No problems found.")
        case 1: say("No problems found; 1 note.")
        default: say("No problems found; \(notes) notes.")
        }
    }

    /// Returns `nil` if there are no problems. The exit status is that of the first problem.
    static func verdict(_ response: DiagnoseListResponse) -> ErrorMessage? {
        let problems = response.findings.filter { $0.grade == .problem }
        guard let first = problems.first else { return nil }
        let count = problems.count == 1 ? say("1 problem") : say("\(problems.count) problems")
        return ErrorMessage(status(first.fact), said: say("\(count) found; see above."))
    }

    /// The exit status of a command that fails because of the problem.
    private static func status(_ fact: DiagnoseListFact) -> ExitStatus {
        switch fact {
        case .file(.unusable(let failure)): ErrorMessage(failure, CommandRouter.oneShot).status
        case .settings(.invalid(let failure)): ErrorMessage(failure, CommandRouter.oneShot).status
        case .settings(.unusable(let failure)): ErrorMessage(ofSettings: failure).status
        case .permissions(.readOnly), .permissions(.linked): .notPermitted
        case .sync(.noCurl), .sync(.oldCurl): .cannotCreate
        case .sync: .badSettings
        case .disk: .outputFailed
        default: .badData
        }
    }

    /// A line of plain output.
    static func line(_ time: DiagnoseListDisplay.Time) -> String {
        say("time: \(time.action): \(time.median); \(time.rest)")
    }

    static func action(_ action: DiagnoseListTime.Action) -> Sentence {
        switch action {
        case .start: "adder --version"
        case .upcoming: "adder upcoming"
        case .list: "adder list"
        case .tags: "adder tags"
        case .find(let word): "adder find \(word)"
        case .sync: "one fsync; a change takes five"
        }
    }

    static func summary(_ time: DiagnoseListTime) -> String {
        say("median of \(time.runs), longest \(duration(time.longest))")
    }

    /// `0.8 ms`, `12 ms`, `1.2 s`.
    static func duration(_ seconds: Double) -> String {
        let (number, unit) = seconds < 0.9995 ? (seconds * 1_000, say("ms")) : (seconds, say("s"))
        let tenths = Int((number * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\((tenths + 5) / 10) \(unit)"
    }
}
