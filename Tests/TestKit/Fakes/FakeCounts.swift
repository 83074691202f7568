package import Almanac
import Entities
package import Vocabulary

/// Returns preset counts and records the requests.
package final class FakeCountsDataManager: CountsDataManaging {
    package var counts: [NamedCount] = []
    package var isEmpty = false
    package var unknown: [UnknownName] = []
    package var failure: ListError?
    package private(set) var asked: [(selection: Selection, today: Day)] = []

    package init() {}

    package func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount] {
        asked.append((selection, today))
        if let failure { throw failure }
        return counts
    }

    package func isListEmpty() throws(ListError) -> Bool { isEmpty }

    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { unknown }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { false }
}

package func count(_ name: String?, _ open: Int, _ done: Int) -> NamedCount {
    NamedCount(name, ItemCounts(open: open, done: done))
}
