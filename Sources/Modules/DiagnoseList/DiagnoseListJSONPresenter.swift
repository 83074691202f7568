import Boundary
import Presentation

/// The same answers as one JSON object.
final class DiagnoseListJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any DiagnoseListInteracting

    init(view: any DocumentShowing, interactor: any DiagnoseListInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension DiagnoseListJSONPresenter: DiagnoseListModule {
    func diagnose(_ request: DiagnoseListRequest) {
        interactor.diagnose(request)
    }
}

extension DiagnoseListJSONPresenter: DiagnoseListInteractorOutput {
    /// Machines wait.
    func beganLooking(at path: String, bytes: Int) {}

    func finishedLooking(_ response: DiagnoseListResponse) {
        view.show(
            JSONText.document { document in
                document.array("findings") { array in
                    for finding in response.findings {
                        let words = DiagnoseListFactWords(finding.fact, today: response.today)
                        array.object { object in
                            object.string("subject", words.subject)
                            object.string("grade", DiagnoseListSentences.mark(finding.grade))
                            object.string("message", words.sentence)
                        }
                    }
                }
                if let times = response.times { document.times(times) }
            }
        )
        if let complaint = DiagnoseListSentences.verdict(response) {
            view.show(complaint, as: JSONText.document)
        }
    }
}

extension JSONText {
    fileprivate mutating func times(_ times: [DiagnoseListTime]) {
        array("times") { array in
            for time in times {
                array.object { object in
                    object.string("what", DiagnoseListSentences.deed(time.deed))
                    object.integer("runs", time.runs)
                    object.integer("medianMicroseconds", Int(time.median * 1_000_000))
                    object.integer("longestMicroseconds", Int(time.longest * 1_000_000))
                }
            }
        }
    }
}
