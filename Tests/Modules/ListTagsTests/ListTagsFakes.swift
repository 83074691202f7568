import Boundary

@testable import ListTags

final class FakeInteractor: ListTagsInteracting {
    private(set) var requests: [ListTagsRequest] = []

    func findTags(_ request: ListTagsRequest) { requests.append(request) }
}

final class FakeOutput: ListTagsInteractorOutput {
    enum Told: Equatable {
        case tags(ListTagsResponse)
        case none(NothingCounted)
        case emptyList
        case trouble(StorageTrouble)
    }

    private(set) var told: [Told] = []

    func foundTags(_ response: ListTagsResponse) { told.append(.tags(response)) }

    func foundNoTag(_ reason: NothingCounted) { told.append(.none(reason)) }

    func foundEmptyList() { told.append(.emptyList) }

    func couldNotFindTags(_ trouble: StorageTrouble) { told.append(.trouble(trouble)) }
}
