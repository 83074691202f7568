import Responses
import Vocabulary

@testable import ListProjects

final class FakeInteractor: ListProjectsInteracting {
    private(set) var requests: [ListProjectsRequest] = []

    func findProjects(_ request: ListProjectsRequest) { requests.append(request) }
}

final class FakeOutput: ListProjectsInteractorOutput {
    enum Event: Equatable {
        case projects(ListProjectsResponse)
        case none(NoCountsReason)
        case emptyList
        case failure(ListError)
    }

    private(set) var events: [Event] = []

    func foundProjects(_ response: ListProjectsResponse) { events.append(.projects(response)) }

    func foundNoProject(_ reason: NoCountsReason) { events.append(.none(reason)) }

    func foundEmptyList() { events.append(.emptyList) }

    func couldNotFindProjects(_ failure: ListError) { events.append(.failure(failure)) }
}
