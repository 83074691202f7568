import Almanac
import Boundary
import Entities

@testable import ListProjects

final class FakeInteractor: ListProjectsInteracting {
    private(set) var requests: [ListProjectsRequest] = []

    func findProjects(_ request: ListProjectsRequest) { requests.append(request) }
}

final class FakeDataManager: ListProjectsDataManaging {
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

final class FakeOutput: ListProjectsInteractorOutput {
    enum Told: Equatable {
        case projects(ListProjectsResponse)
        case none(NoProjectReason)
        case emptyList
        case trouble(StorageTrouble)
    }

    private(set) var told: [Told] = []

    func foundProjects(_ response: ListProjectsResponse) { told.append(.projects(response)) }

    func foundNoProject(_ reason: NoProjectReason) { told.append(.none(reason)) }

    func foundEmptyList() { told.append(.emptyList) }

    func couldNotFindProjects(_ trouble: StorageTrouble) { told.append(.trouble(trouble)) }
}

final class FakeView: ListProjectsShowing {
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
