import Almanac
import Boundary
import Entities

@testable import {{name}}

let three = {{name}}Request(filter: ItemFilter(Selection([[.ids([3...3])]])))

final class FakeDataManager: {{name}}DataManaging {
    var items: [Item] = []
    var trouble: ListTrouble?
    private(set) var selections: [Selection] = []
    private(set) var days: [Day] = []

    func items(_ selection: Selection, today: Day) throws(ListTrouble) -> [Item] {
        selections.append(selection)
        days.append(today)
        if let trouble { throw trouble }
        return items
    }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func findItems(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Told: Equatable {
        case items({{name}}Response)
        case none({{name}}Reason)
        case failure(ChoiceFailure)
    }

    private(set) var told: [Told] = []

    func foundItems(_ response: {{name}}Response) { told.append(.items(response)) }

    func foundNoItem(_ reason: {{name}}Reason) { told.append(.none(reason)) }

    func couldNotFindItems(_ failure: ChoiceFailure) { told.append(.failure(failure)) }
}

final class FakeView: {{name}}Showing {
    enum Shown: Equatable {
        case question
        case mistake(String)
        case items({{name}}Display)
        case nothing(String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func askForItems() { shown.append(.question) }

    func showMistake(_ sentence: String) { shown.append(.mistake(sentence)) }

    func showItems(_ display: {{name}}Display) { shown.append(.items(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}

final class FakeEventHandler: {{name}}EventHandling {
    private(set) var entered: [String] = []
    private(set) var cancelled: [{{name}}Cancellation] = []
    /// What happens when an answer was given.
    var react: () -> Void = {}

    func didEnterItems(_ text: String) {
        entered.append(text)
        react()
    }

    func didCancel(_ way: {{name}}Cancellation) { cancelled.append(way) }
}

/// Understands one line.
struct FakeReader: {{name}}Reading {
    func request(line: String) throws(Misunderstanding) -> {{name}}Request {
        guard line == "3" else { throw .blankTerm }
        return three
    }
}

final class FakeRouter: {{name}}Routing {
    private(set) var timesLeft = 0

    func leave{{name}}() { timesLeft += 1 }
}

final class FakeDelegate: {{name}}Delegate {
    private(set) var chosen: [[Int]] = []
    private(set) var timesNothing = 0

    func didChooseItems(_ ids: [Int]) { chosen.append(ids) }

    func didChooseNoItem() { timesNothing += 1 }
}
