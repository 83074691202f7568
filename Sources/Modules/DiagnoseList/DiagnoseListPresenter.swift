import Almanac
import Presentation

/// Reports the findings and the overall result.
final class DiagnoseListPresenter: DiagnoseListPresenting {
    private let view: any DiagnoseListViewing
    private let interactor: any DiagnoseListInteracting
    private let router: any DiagnoseListRouting
    private let calendar: CalendarWords

    init(
        view: any DiagnoseListViewing,
        interactor: any DiagnoseListInteracting,
        router: any DiagnoseListRouting,
        calendar: CalendarWords
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.calendar = calendar
    }

    func diagnose(_ request: DiagnoseListRequest) {
        interactor.diagnose(request)
    }
}

extension DiagnoseListPresenter: DiagnoseListInteractorOutput {
    func startedCheck(at path: String, bytes: Int) {
        view.showMessage("Checking \(path) (\(BackupWords.size(bytes))). This takes a moment.")
    }

    func finishedCheck(_ response: DiagnoseListResponse) {
        let words = DiagnoseListSentences(router: router, calendar: calendar, today: response.today)
        view.showDiagnosis(
            DiagnoseListDisplay(
                rows: response.findings.map { finding in
                    let (subject, sentence) = words.words(finding.fact)
                    return DiagnoseListDisplay.Row(
                        grade: finding.grade,
                        mark: mark(finding.grade),
                        subject: subject,
                        sentence: sentence
                    )
                },
                times: (response.times ?? []).map(time)
            )
        )
        if let errorMessage = DiagnoseListSentences.verdict(response) {
            view.showError(errorMessage)
        } else {
            view.showMessage(summary(response))
        }
    }

    private func mark(_ grade: DiagnoseListFinding.Grade) -> String {
        switch grade {
        case .ok: "ok"
        case .note: "note"
        case .problem: "error"
        }
    }

    private func summary(_ response: DiagnoseListResponse) -> String {
        let notes = response.findings.filter { $0.grade == .note }.count
        return switch notes {
        case 0: "No problems found."
        case 1: "No problems found; 1 note."
        default: "No problems found; \(notes) notes."
        }
    }

    private func time(_ time: DiagnoseListTime) -> DiagnoseListDisplay.Time {
        DiagnoseListDisplay.Time(
            action: DiagnoseListSentences.action(time.action),
            median: duration(time.median),
            rest: "median of \(time.runs), longest \(duration(time.longest))"
        )
    }

    /// `0.8 ms`, `12 ms`, `1.2 s`.
    private func duration(_ seconds: Double) -> String {
        let (number, unit) = seconds < 0.9995 ? (seconds * 1_000, "ms") : (seconds, "s")
        let tenths = Int((number * 10).rounded())
        return tenths < 100 ? "\(tenths / 10).\(tenths % 10) \(unit)" : "\((tenths + 5) / 10) \(unit)"
    }
}
