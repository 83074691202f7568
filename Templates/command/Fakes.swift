import Almanac
import Entities
import Responses
import TestKit
import Vocabulary

@testable import {{name}}

final class FakeDataManager: {{name}}DataManaging {
    var items: [Item] = []
    var isEmpty = false
    var failure: ListError?
    private(set) var selections: [Selection] = []
    private(set) var days: [Day] = []

    func items(_ selection: Selection, today: Day) throws(ListError) -> [Item] {
        selections.append(selection)
        days.append(today)
        if let failure { throw failure }
        return items
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

extension {{name}}Response {
    static func sample(
        _ items: [Item] = [],
        leftOut: Int = 0,
        nothing: NothingFound? = nil
    ) -> {{name}}Response {
        {{name}}Response(
            items: items.map { ItemSummary($0) },
            leftOut: leftOut,
            nothing: nothing,
            today: Moment.saturday.today
        )
    }
}
