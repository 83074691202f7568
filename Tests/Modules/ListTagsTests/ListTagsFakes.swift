import Almanac
import Boundary
import Entities

@testable import ListTags

final class FakeInteractor: ListTagsInteracting {
    private(set) var requests: [ListTagsRequest] = []

    func findTags(_ request: ListTagsRequest) { requests.append(request) }
}

final class FakeDataManager: ListTagsDataManaging {
    var counts: [NamedCount] = []
    var isEmpty = false
    var trouble: ListTrouble?
    private(set) var asked: [(selection: Selection, today: Day)] = []

    func counts(_ selection: Selection, today: Day) throws(ListTrouble) -> [NamedCount] {
        asked.append((selection, today))
        if let trouble { throw trouble }
        return counts
    }

    func isListEmpty() throws(ListTrouble) -> Bool { isEmpty }
}

final class FakeOutput: ListTagsInteractorOutput {
    enum Told: Equatable {
        case tags(ListTagsResponse)
        case none(NoTagReason)
        case emptyList
        case trouble(StorageTrouble)
    }

    private(set) var told: [Told] = []

    func foundTags(_ response: ListTagsResponse) { told.append(.tags(response)) }

    func foundNoTag(_ reason: NoTagReason) { told.append(.none(reason)) }

    func foundEmptyList() { told.append(.emptyList) }

    func couldNotFindTags(_ trouble: StorageTrouble) { told.append(.trouble(trouble)) }
}

final class FakeView: ListTagsShowing {
    enum Shown: Equatable {
        case counts(CountsDisplay)
        case nothing(String)
        case emptyList(String, example: String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func showCounts(_ display: CountsDisplay) { shown.append(.counts(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showEmptyList(_ sentence: String, example: String) { shown.append(.emptyList(sentence, example: example)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}

func count(_ name: String?, _ open: Int, _ done: Int) -> NamedCount {
    NamedCount(name, StatusCount(open: open, done: done))
}
