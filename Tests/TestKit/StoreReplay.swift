import Almanac
package import DataStore
package import Entities

// Undo and redo at a time that doesn't matter.

extension Store {
    package func undo(_ count: Int = 1, approve: ([Change]) -> Bool = { _ in true }) throws(ReplayError) -> [Change] {
        try undo(count, at: Moment.saturday.instant, approve: approve)
    }

    package func redo(_ count: Int = 1, approve: ([Change]) -> Bool = { _ in true }) throws(ReplayError) -> [Change] {
        try redo(count, at: Moment.saturday.instant, approve: approve)
    }
}
