import Boundary
import Entities

@testable import SuggestWords

final class FakeInteractor: SuggestWordsInteracting {
    private(set) var requests: [SuggestWordsRequest] = []

    func findWords(_ request: SuggestWordsRequest) { requests.append(request) }
}

final class FakeOutput: SuggestWordsInteractorOutput {
    private(set) var responses: [SuggestWordsResponse] = []

    func foundWords(_ response: SuggestWordsResponse) { responses.append(response) }
}

final class FakeView: SuggestWordsViewing {
    private(set) var displays: [SuggestWordsDisplay] = []

    func showWords(_ display: SuggestWordsDisplay) { displays.append(display) }

    var words: [String] { displays.flatMap { $0.rows.map(\.word) } }
}

final class FakeDataManager: SuggestWordsDataManaging {
    enum Question: Equatable {
        case items(SuggestedItemsQuery)
        case tags(String)
        case projects(String)
    }

    var items: [SuggestedItem] = []
    var names: [String] = []
    var trouble: ListTrouble?
    private(set) var questions: [Question] = []

    func items(_ query: SuggestedItemsQuery) throws(ListTrouble) -> [SuggestedItem] {
        questions.append(.items(query))
        if let trouble { throw trouble }
        return items
    }

    func tags(beginning: String, limit: Int) throws(ListTrouble) -> [String] {
        questions.append(.tags(beginning))
        if let trouble { throw trouble }
        return names
    }

    var mayHaveMore = false

    func mayHaveMoreProjects() throws(ListTrouble) -> Bool { mayHaveMore }

    var backups: [String] = []

    func projects(beginning: String, limit: Int) throws(ListTrouble) -> [String] {
        questions.append(.projects(beginning))
        if let trouble { throw trouble }
        return names
    }
}
