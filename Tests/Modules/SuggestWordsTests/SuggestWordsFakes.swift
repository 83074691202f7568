import Entities
import Vocabulary

@testable import SuggestWords

final class FakeOutput: SuggestWordsInteractorOutput {
    private(set) var responses: [SuggestWordsResponse] = []

    func foundWords(_ response: SuggestWordsResponse) { responses.append(response) }
}

final class FakeInteractor: SuggestWordsInteracting {
    private(set) var requests: [SuggestWordsRequest] = []

    func findWords(_ request: SuggestWordsRequest) { requests.append(request) }
}

final class FakeView: SuggestWordsViewing {
    private(set) var displays: [SuggestWordsDisplay] = []

    func showWords(_ display: SuggestWordsDisplay) { displays.append(display) }
}

final class FakeDataManager: SuggestWordsDataManaging {
    enum Question: Equatable {
        case items(SuggestedItemsQuery)
        case titles(SuggestedTitlesQuery)
        case tags(String)
        case projects(String)
    }

    private(set) var lists: [String?] = []

    func open(_ list: String?) { lists.append(list) }

    var items: [SuggestedItem] = []
    var names: [String] = []
    var failure: ListError?
    private(set) var questions: [Question] = []

    func items(_ query: SuggestedItemsQuery) throws(ListError) -> [SuggestedItem] {
        questions.append(.items(query))
        if let failure { throw failure }
        return items
    }

    func items(_ query: SuggestedTitlesQuery) throws(ListError) -> [SuggestedItem] {
        questions.append(.titles(query))
        if let failure { throw failure }
        return items
    }

    func tags(beginning: String, limit: Int) throws(ListError) -> [String] {
        questions.append(.tags(beginning))
        if let failure { throw failure }
        return names
    }

    var mayHaveMore = false
    var screenActions: [(word: String, meaning: String)] = []

    func mayHaveMoreProjects() throws(ListError) -> Bool { mayHaveMore }

    var backups: [String] = []
    var paths: [String] = []

    func files(beginning: String) -> [String] { paths }

    var savedFilters: [String] = []

    func projects(beginning: String, limit: Int) throws(ListError) -> [String] {
        questions.append(.projects(beginning))
        if let failure { throw failure }
        return names
    }
}
