import Almanac
import Entities
import ItemLanguage
import ProgramOutput
import Vocabulary

@testable import {{name}}

let three = {{name}}Request(filter: ItemFilter(Selection([[.ids([3...3])]])))

final class FakeDataManager: {{name}}DataManaging {
    var items: [Item] = []
    var failure: ListError?
    private(set) var selections: [Selection] = []
    private(set) var days: [Day] = []

    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
        selections.append(selection)
        days.append(today)
        if let failure { throw failure }
        return items
    }
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
        case question
        case mistake(String)
        case items({{name}}Display)
        case nothing(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func askForItems() { shown.append(.question) }

    func showMistake(_ sentence: String) { shown.append(.mistake(sentence)) }

    func showItems(_ display: {{name}}Display) { shown.append(.items(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

final class FakePresenter: {{name}}Presenting {
    private(set) var entered: [String] = []
    private(set) var cancelled: [{{name}}Cancellation] = []
    /// Called after each answer.
    var react: () -> Void = {}

    func choose(_ request: {{name}}Request) {}

    func askForItems() {}

    func didEnterItems(_ text: String) {
        entered.append(text)
        react()
    }

    func didCancel(_ way: {{name}}Cancellation) { cancelled.append(way) }
}

/// Accepts a single line.
struct FakeReader: {{name}}Reading {
    func request(line: String) throws(InputError) -> {{name}}Request {
        guard line == "3" else { throw .emptyTerm }
        return three
    }
}

final class FakeDelegate: {{name}}Delegate {
    private(set) var chosen: [[Int]] = []
    private(set) var timesNothing = 0

    func didChooseItems(_ ids: [Int]) { chosen.append(ids) }

    func didChooseNoItem() { timesNothing += 1 }
}
