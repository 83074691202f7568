import Almanac
import Entities
import TestKit
import Vocabulary

@testable import ShowBurndown

final class FakeDataManager: ShowBurndownDataManaging {
    var activity = ItemActivity()
    var isEmpty = false
    var failure: ListError?

    func activity(of selection: Selection, today: Day) throws(ListError) -> ItemActivity {
        if let failure { throw failure }
        return activity
    }

    func isListEmpty() throws(ListError) -> Bool { isEmpty }

    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

extension ShowBurndownResponse {
    /// Eight days.
    static func sample(
        _ end: End = .between(.saturday + 14, .saturday + 15),
        target: Target? = nil,
        nothing: NothingFound? = nil
    ) -> ShowBurndownResponse {
        ShowBurndownResponse(
            days: (0...7).map { .saturday - 7 + $0 },
            openBefore: 12,
            open: [12, 12, 11, 10, 10, 10, 9, 8],
            paces: [.init(days: 7, fall: 4)],
            end: end,
            target: target,
            nothing: nothing
        )
    }
}
