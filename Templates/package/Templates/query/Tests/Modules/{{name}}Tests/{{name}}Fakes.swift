import Entities
import Responses
import Vocabulary

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var texts: [String] = []
    var failure: StoreError?

    func notes() throws(StoreError) -> [Note] {
        if let failure { throw failure }
        return texts.enumerated().map { Note(number: $0 + 1, text: $1) }
    }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func findNotes(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Event: Equatable {
        case notes([NoteSummary])
        case none(isEmpty: Bool)
        case failure(StoreError)
    }

    private(set) var events: [Event] = []

    func foundNotes(_ notes: [NoteSummary]) { events.append(.notes(notes)) }

    func foundNoNote(isEmpty: Bool) { events.append(.none(isEmpty: isEmpty)) }

    func couldNotFindNotes(_ failure: StoreError) { events.append(.failure(failure)) }
}
