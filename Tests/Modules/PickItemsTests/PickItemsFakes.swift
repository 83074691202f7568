import Almanac
import Presentation
import ProgramOutput
import Responses
import TestKit
import Vocabulary

@testable import PickItems

final class FakeDataManager: PickItemsDataManaging {
    var items: [PickableItem] = []
    var failure: ListError?

    func items(areClosed: Bool) throws(ListError) -> [PickableItem] {
        if let failure { throw failure }
        return areClosed ? items.reversed() : items
    }
}

final class FakeInteractor: PickItemsInteracting {
    weak var output: (any PickItemsInteractorOutput)?
    var rows: [PickItemsResponse.Row] = []
    var failure: ListError?

    func findItems(_ items: PickableItems) {
        if let failure { return output?.couldNotFindItems(failure) ?? () }
        output?.foundItems(PickItemsResponse(today: Moment.saturday.today, rows: rows))
    }
}

final class FakeOutput: PickItemsInteractorOutput {
    private(set) var responses: [PickItemsResponse] = []
    private(set) var failures: [ListError] = []

    func foundItems(_ response: PickItemsResponse) { responses.append(response) }
    func couldNotFindItems(_ failure: ListError) { failures.append(failure) }
}

final class FakeView: PickItemsViewing {
    private(set) var displays: [PickItemsDisplay] = []
    private(set) var messages: [String] = []
    private(set) var errors: [ErrorMessage] = []

    func showPicker(_ display: PickItemsDisplay) { displays.append(display) }
    func showMessage(_ sentence: String) { messages.append(sentence) }
    func showError(_ errorMessage: ErrorMessage) { errors.append(errorMessage) }
}

final class FakePickDelegate: PickItemsDelegate {
    private(set) var picked: [[Int]] = []

    func didPick(_ ids: [Int]) { picked.append(ids) }
}
