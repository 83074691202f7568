import Boundary

@testable import ListProjects

final class FakeInteractor: ListProjectsInteracting {
    private(set) var requests: [ListProjectsRequest] = []

    func findProjects(_ request: ListProjectsRequest) { requests.append(request) }
}

final class FakeOutput: ListProjectsInteractorOutput {
    enum Told: Equatable {
        case projects(ListProjectsResponse)
        case none(NothingCounted)
        case emptyList
        case trouble(StorageTrouble)
    }

    private(set) var told: [Told] = []

    func foundProjects(_ response: ListProjectsResponse) { told.append(.projects(response)) }

    func foundNoProject(_ reason: NothingCounted) { told.append(.none(reason)) }

    func foundEmptyList() { told.append(.emptyList) }

    func couldNotFindProjects(_ trouble: StorageTrouble) { told.append(.trouble(trouble)) }
}
