import Almanac
import Boundary
import Presentation

/// Has the list looked at, and puts into words what was found and what to do about it.
final class DiagnoseListPresenter {
    private let view: any DiagnoseListShowing
    private let interactor: any DiagnoseListInteracting
    private let calendar: CalendarWords

    init(view: any DiagnoseListShowing, interactor: any DiagnoseListInteracting, calendar: CalendarWords) {
        self.view = view
        self.interactor = interactor
        self.calendar = calendar
    }
}

extension DiagnoseListPresenter: DiagnoseListModule {
    func diagnose(_ request: DiagnoseListRequest) {
        interactor.diagnose(request)
    }
}

extension DiagnoseListPresenter: DiagnoseListInteractorOutput {
    func beganLooking(at path: String, bytes: Int) {
        view.showRemark("Looking at all \(BackupWords.size(bytes)) of \(path); this takes a moment.")
    }

    func finishedLooking(_ response: DiagnoseListResponse) {
        view.showDiagnosis(
            DiagnoseListDisplay(
                rows: response.findings.map { finding in
                    let words = DiagnoseListFactWords(finding.fact, calendar, today: response.today)
                    return DiagnoseListDisplay.Row(
                        grade: finding.grade,
                        mark: DiagnoseListSentences.mark(finding.grade),
                        subject: words.subject,
                        sentence: words.sentence
                    )
                },
                times: (response.times ?? []).map(DiagnoseListSentences.time)
            )
        )
        if let complaint = DiagnoseListSentences.verdict(response) {
            view.showComplaint(complaint)
        } else {
            view.showRemark(DiagnoseListSentences.allIsWell(response))
        }
    }
}

/// The verdicts of this use case, for people and machines alike.
enum DiagnoseListSentences {
    static func mark(_ grade: DiagnoseListFinding.Grade) -> String {
        switch grade {
        case .well: "well"
        case .remark: "note"
        case .trouble: "wrong"
        }
    }

    static func allIsWell(_ response: DiagnoseListResponse) -> String {
        let remarks = response.findings.filter { $0.grade == .remark }.count
        return switch remarks {
        case 0: "All is well."
        case 1: "All is well; one thing is worth a look."
        default: "All is well; \(remarks) things are worth a look."
        }
    }

    /// Nil where nothing is wrong; the status is that of the first trouble.
    static func verdict(_ response: DiagnoseListResponse) -> Complaint? {
        let troubles = response.findings.filter { $0.grade == .trouble }
        guard let first = troubles.first else { return nil }
        let count = troubles.count == 1 ? "One thing is" : "\(troubles.count) things are"
        return Complaint(status(first.fact), "\(count) wrong; what to do stands in the answer.")
    }

    /// What a command ends with that runs into it.
    private static func status(_ fact: DiagnoseListFact) -> ExitStatus {
        switch fact {
        case .file(.unusable(let trouble)): Complaint(trouble).status
        case .settings(.wrong(let trouble)): Complaint(trouble).status
        case .settings(.unusable(let trouble)): Complaint(ofSettings: trouble).status
        case .permissions(.readOnly): .notPermitted
        case .disk: .outputFailed
        default: .badData
        }
    }

    static func time(_ time: DiagnoseListTime) -> DiagnoseListDisplay.Time {
        DiagnoseListDisplay.Time(
            deed: deed(time.deed),
            median: duration(time.median),
            rest: "median of \(time.runs), longest \(duration(time.longest))"
        )
    }

    static func deed(_ deed: DiagnoseListTime.Deed) -> String {
        switch deed {
        case .command(let words): "adder \(words.filter { $0 != "--" }.joined(separator: " "))"
        case .sync: "one sync of the disk; a change takes five"
        }
    }

    /// `0.8 ms`, `12 ms`, `1.2 s`.
    private static func duration(_ seconds: Double) -> String {
        let (number, unit) = seconds < 0.9995 ? (seconds * 1_000, "ms") : (seconds, "s")
        let tenths = Int((number * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\((tenths + 5) / 10) \(unit)"
    }
}
