import Presentation
import ProgramOutput
import Vocabulary

/// Presents findings as one JSON object.
final class DiagnoseListDocumentPresenter: DiagnoseListPresenting {
    private let view: any DocumentViewing
    private let interactor: any DiagnoseListInteracting
    private let router: any DiagnoseListRouting

    init(view: any DocumentViewing, interactor: any DiagnoseListInteracting, router: any DiagnoseListRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func diagnose(_ request: DiagnoseListRequest) {
        interactor.diagnose(request)
    }
}

extension DiagnoseListDocumentPresenter: DiagnoseListInteractorOutput {
    func startedCheck(at path: String, bytes: Int) {}

    func finishedCheck(_ response: DiagnoseListResponse) {
        let words = DiagnoseListSentences(router: router, today: response.today)
        view.show(
            JSONText.document { document in
                document.array("findings") { array in
                    for finding in response.findings {
                        let (subject, sentence) = words.words(finding.fact)
                        array.object { object in
                            object.string("subject", subject)
                            object.string("grade", finding.grade.jsonValue)
                            object.string("message", sentence)
                        }
                    }
                }
                if let times = response.times { document.times(times) }
            }
        )
        if let errorMessage = DiagnoseListResultSentences.verdict(response) {
            view.show(errorMessage, as: JSONText.document)
        }
    }
}

extension DiagnoseListFinding.Grade {
    /// The value in the JSON schema.
    fileprivate var jsonValue: String {
        switch self {
        case .ok: "well"
        case .note: "note"
        case .problem: "wrong"
        }
    }
}

extension JSONText {
    fileprivate mutating func times(_ times: [DiagnoseListTime]) {
        array("times") { array in
            for time in times {
                array.object { object in
                    object.string("what", DiagnoseListResultSentences.action(time.action).english)
                    object.integer("runs", time.runs)
                    object.integer("medianMicroseconds", Int(time.median * 1_000_000))
                    object.integer("longestMicroseconds", Int(time.longest * 1_000_000))
                }
            }
        }
    }
}
