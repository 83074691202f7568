import Almanac
import Entities
import TestKit
import Vocabulary

@testable import WriteReport

final class FakeDataManager: WriteReportDataManaging {
    var items: [Item] = []
    var count = 0
    var failure: ListError?

    func openItems(of selection: Selection, today: Day, limit: Int) throws(ListError) -> (items: [Item], count: Int) {
        if let failure { throw failure }
        return (items, count)
    }
}
