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
        view.showMessage(DiagnoseListSentences.started(path: path, bytes: bytes))
    }

    func finishedCheck(_ response: DiagnoseListResponse) {
        let words = DiagnoseListSentences(router: router, calendar: calendar, today: response.today)
        view.showDiagnosis(
            DiagnoseListDisplay(
                rows: response.findings.map { finding in
                    let (subject, sentence) = words.words(finding.fact)
                    return DiagnoseListDisplay.Row(
                        grade: finding.grade,
                        mark: DiagnoseListSentences.mark(finding.grade),
                        subject: subject,
                        sentence: sentence
                    )
                },
                times: (response.times ?? []).map { time in
                    DiagnoseListDisplay.Time(
                        action: DiagnoseListSentences.action(time.action),
                        median: DiagnoseListSentences.duration(time.median),
                        rest: DiagnoseListSentences.summary(time)
                    )
                }
            )
        )
        if let errorMessage = DiagnoseListSentences.verdict(response) {
            view.showError(errorMessage)
        } else {
            view.showMessage(DiagnoseListSentences.noProblems(notes: response.findings.count { $0.grade == .note }))
        }
    }
}
