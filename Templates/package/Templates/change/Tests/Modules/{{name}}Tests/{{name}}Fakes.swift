import Entities
import Responses
import Vocabulary

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var failure: StoreError?
    private(set) var added: [String] = []

    func add(_ text: String) throws(StoreError) -> Note {
        if let failure { throw failure }
        added.append(text)
        return Note(number: added.count, text: text)
    }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func addNote(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Event: Equatable {
        case added(NoteSummary)
        case noText
        case failure(StoreError)
    }

    private(set) var events: [Event] = []

    func addedNote(_ note: NoteSummary) { events.append(.added(note)) }

    func foundNoText() { events.append(.noText) }

    func couldNotAddNote(_ failure: StoreError) { events.append(.failure(failure)) }
}
