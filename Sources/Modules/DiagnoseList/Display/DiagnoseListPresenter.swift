import Almanac
import Presentation
import ProgramOutput

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
        view.showMessage(DiagnoseListResultSentences.started(path: path, bytes: bytes))
    }

    func finishedCheck(_ response: DiagnoseListResponse) {
        let words = DiagnoseListSentences(router: router, calendar: calendar, today: response.today)
        view.showDiagnosis(
            DiagnoseListDisplay(
                rows: response.findings.map { finding in
                    let (subject, sentence) = words.words(finding.fact)
                    return DiagnoseListDisplay.Row(
                        grade: finding.grade,
                        mark: DiagnoseListResultSentences.mark(finding.grade),
                        subject: subject,
                        sentence: sentence
                    )
                },
                times: (response.times ?? []).map { time in
                    DiagnoseListDisplay.Time(
                        action: say(DiagnoseListResultSentences.action(time.action)),
                        median: DiagnoseListResultSentences.duration(time.median),
                        rest: DiagnoseListResultSentences.summary(time)
                    )
                }
            )
        )
        if let errorMessage = DiagnoseListResultSentences.verdict(response) {
            view.showError(errorMessage)
        } else {
            view.showMessage(
                DiagnoseListResultSentences.noProblems(notes: response.findings.count { $0.grade == .note })
            )
        }
    }
}
