import Almanac
import CommandLine
import Entities
import Vocabulary

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var items: [Item] = []
    var isEmpty = false
    var failure: ListError?
    private(set) var selections: [Selection] = []
    private(set) var days: [Day] = []

    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
        selections.append(selection)
        days.append(today)
        if let failure { throw failure }
        return items
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func findItems(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Event: Equatable {
        case items({{name}}Response)
        case none({{name}}Reason)
        case failure(ChangeFailure)
    }

    private(set) var events: [Event] = []

    func foundItems(_ response: {{name}}Response) { events.append(.items(response)) }

    func foundNoItem(_ reason: {{name}}Reason) { events.append(.none(reason)) }

    func couldNotFindItems(_ failure: ChangeFailure) { events.append(.failure(failure)) }
}

final class FakeView: {{name}}Viewing {
    enum Shown: Equatable {
        case items({{name}}Display)
        case nothing(String)
        case emptyList(String, example: String)
        case errorMessage(ErrorMessage)

        var message: String? {
            if case .items(let display) = self { display.message } else { nil }
        }
    }

    private(set) var shown: [Shown] = []

    func showItems(_ display: {{name}}Display) { shown.append(.items(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showEmptyList(_ sentence: String, example: String) { shown.append(.emptyList(sentence, example: example)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
{{if delegate}}

final class FakeDelegate: {{name}}Delegate {
    private(set) var shown: [[Int]] = []
    private(set) var timesNothing = 0

    func didShowItems(_ ids: [Int]) { shown.append(ids) }

    func didShowNoItem() { timesNothing += 1 }
}
{{end}}
