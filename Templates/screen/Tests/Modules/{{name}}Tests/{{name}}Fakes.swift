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

final class FakeView: {{name}}Viewing {
    enum Shown: Equatable {
        case question
        case mistake(String)
        case items([{{name}}Row])
        case nothing(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func askForItems() { shown.append(.question) }

    func showMistake(_ sentence: String) { shown.append(.mistake(sentence)) }

    func showItems(_ rows: [{{name}}Row]) { shown.append(.items(rows)) }

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
        guard line == "3" else { throw .filter(.emptyTerm) }
        return three
    }
}
