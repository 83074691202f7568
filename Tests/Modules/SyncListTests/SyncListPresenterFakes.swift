import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import SyncList

final class FakeView: SyncListViewing {
    var canAsk = true
    var rowLimit: Int? = 2
    private(set) var rows: [String] = []
    var password: String?
    var lines: [String] = []
    weak var handler: (any SyncListEventHandling)?
    private(set) var shown: [String] = []
    private(set) var errors: [ErrorMessage] = []
    private(set) var messages: [String] = []
    private(set) var questions: [String] = []
    private(set) var prompts: [String] = []

    func showSynced(_ display: SyncListDisplay) {
        rows = display.rows.map { "\($0.action) \($0.item)" } + (display.more.map { [$0] } ?? [])
        shown.append("\(display.action) | \(display.detail) | \(display.notes.joined(separator: " "))")
    }

    func showLists(_ display: SyncListsDisplay) {
        let rows = display.rows.map { "\($0.name) \($0.url)" }.joined(separator: ", ")
        shown.append("\(display.heading) | \(rows)")
    }

    var statuses: [ExitStatus] = []
    var progress: [String] = []

    func fail(_ status: ExitStatus) { statuses.append(status) }
    func showProgress(_ sentence: String) { progress.append(sentence) }
    func showMessage(_ sentence: String) { messages.append(sentence) }
    func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
    func ask(_ question: String) { questions.append(question) }

    func askForPassword(_ prompt: String) {
        prompts.append(prompt)
        handler?.didEnter(password)
    }

    func askForLine(_ prompt: String) {
        prompts.append(prompt)
        handler?.didEnter(lines.isEmpty ? nil : lines.removeFirst())
    }
}

final class FakeInteractor: SyncListInteracting {
    private(set) var requests: [SyncListRequest] = []

    func sync(_ request: SyncListRequest) { requests.append(request) }
    func showStatus() {}
    func forget() {}
}
