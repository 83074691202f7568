import Boundary
import Entities

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var texts: [String] = []
    var trouble: SourceTrouble?
    private(set) var asked: [[String]] = []

    func texts(of paths: [String]) throws(SourceTrouble) -> [String] {
        asked.append(paths)
        if let trouble { throw trouble }
        return texts
    }
}

final class FakeInteractor: {{name}}Interacting {
    private(set) var requests: [{{name}}Request] = []

    func findLines(_ request: {{name}}Request) { requests.append(request) }
}

final class FakeOutput: {{name}}InteractorOutput {
    enum Told: Equatable {
        case lines({{name}}Response)
        case none
        case failure({{name}}Failure)
    }

    private(set) var told: [Told] = []

    func foundLines(_ response: {{name}}Response) { told.append(.lines(response)) }

    func foundNoLine() { told.append(.none) }

    func couldNotFindLines(_ failure: {{name}}Failure) { told.append(.failure(failure)) }
}

final class FakeView: {{name}}Showing {
    enum Shown: Equatable {
        case lines({{name}}Display)
        case nothing(String)
        case complaint(Complaint)
    }

    private(set) var shown: [Shown] = []

    func showLines(_ display: {{name}}Display) { shown.append(.lines(display)) }

    func showNothing(_ sentence: String) { shown.append(.nothing(sentence)) }

    func showComplaint(_ complaint: Complaint) { shown.append(.complaint(complaint)) }
}

final class FakeDelegate: {{name}}Delegate {
    private(set) var counts: [Int] = []
    private(set) var timesNothing = 0

    func didShowLines(_ count: Int) { counts.append(count) }

    func didShowNoLine() { timesNothing += 1 }
}
