import Responses
import Vocabulary

@testable import ListTags

final class FakeInteractor: ListTagsInteracting {
    private(set) var requests: [ListTagsRequest] = []

    func findTags(_ request: ListTagsRequest) { requests.append(request) }
}

final class FakeOutput: ListTagsInteractorOutput {
    enum Event: Equatable {
        case tags(ListTagsResponse)
        case none(NoCountsReason)
        case emptyList
        case failure(ListError)
    }

    private(set) var events: [Event] = []

    func foundTags(_ response: ListTagsResponse) { events.append(.tags(response)) }

    func foundNoTag(_ reason: NoCountsReason) { events.append(.none(reason)) }

    func foundEmptyList() { events.append(.emptyList) }

    func couldNotFindTags(_ failure: ListError) { events.append(.failure(failure)) }
}
