import CommandLine
import Vocabulary

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var texts: [String] = []
    var failure: SourceError?
    private(set) var asked: [[String]] = []

    func texts(of paths: [String]) throws(SourceError) -> [String] {
        asked.append(paths)
        if let failure { throw failure }
        return texts
    }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func findLines(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Event: Equatable {
        case lines({{name}}Response)
        case none
        case failure(SourceError)
    }

    private(set) var events: [Event] = []

    func foundLines(_ response: {{name}}Response) { events.append(.lines(response)) }

    func foundNoLine() { events.append(.none) }

    func couldNotFindLines(_ failure: SourceError) { events.append(.failure(failure)) }
}

final class FakeView: {{name}}Viewing {
    enum Shown: Equatable {
        case lines({{name}}Display)
        case nothing(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func showLines(_ display: {{name}}Display) { shown.append(.lines(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
