import Presentation
import ProgramOutput
import TestKit
import Vocabulary

@testable import ExportItems

final class FakeDataManager: ExportItemsDataManaging {
    var parts: [[UInt8]] = []
    var losses: [Loss] = []
    var items = 0
    var fileExists = false
    var failure: ExportItemsFailure?
    private(set) var queries: [ExportItemsQuery] = []
    private(set) var files: [String] = []

    func export(_ query: ExportItemsQuery, lost: (Loss) -> Void, take: ([UInt8]) -> Void) throws(ListError) -> Int {
        queries.append(query)
        if case .list(let failure)? = failure { throw failure }
        parts.forEach(take)
        losses.forEach(lost)
        return items
    }

    func export(
        _ query: ExportItemsQuery,
        to path: String,
        replacing: Bool,
        lost: (Loss) -> Void,
        keeps: () -> Bool
    ) throws(ExportItemsFailure) -> Int? {
        queries.append(query)
        if let failure { throw failure }
        if fileExists, !replacing { return nil }
        losses.forEach(lost)
        if keeps() { files.append(path) }
        return items
    }
}

final class FakeInteractor: ExportItemsInteracting {
    private(set) var requests: [ExportItemsRequest] = []

    func export(_ request: ExportItemsRequest) { requests.append(request) }
}

final class FakeOutput: ExportItemsInteractorOutput {
    enum Event: Equatable {
        case part([UInt8])
        case exported(ExportItemsResponse)
        case existingFile(String)
        case losses([Loss])
        case failure(ExportItemsFailure)
    }

    private(set) var events: [Event] = []

    func exported(_ part: [UInt8]) { events.append(.part(part)) }

    func exportedItems(_ response: ExportItemsResponse) { events.append(.exported(response)) }

    func foundExistingFile(_ path: String) { events.append(.existingFile(path)) }

    func foundLosses(_ losses: [Loss], format: ForeignFormat) { events.append(.losses(losses)) }

    func couldNotExport(_ failure: ExportItemsFailure) { events.append(.failure(failure)) }
}

final class FakeView: ExportItemsViewing {
    enum Shown: Equatable {
        case held, released
        case part([UInt8])
        case exported(ExportItemsDisplay)
        case question(String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func hold() { shown.append(.held) }

    func release() { shown.append(.released) }

    func write(_ part: [UInt8]) { shown.append(.part(part)) }

    func showExported(_ display: ExportItemsDisplay) { shown.append(.exported(display)) }

    func ask(_ question: String) { shown.append(.question(question)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}

extension Loss {
    static let sample = Loss(.time, at: 3, field: "due", value: "2026-11-27T17:00")
}

extension ExportItemsResponse {
    static func sample(_ items: Int, path: String? = nil, losses: [Loss] = []) -> ExportItemsResponse {
        ExportItemsResponse(format: .csv, items: items, path: path, losses: losses, isFiltered: false)
    }
}
