package import Almanac
import Vocabulary

/// When items were added and done. An item that was reopened counts as if it had never been done, and a removed one until it
/// was removed. One that was never open counts as done only.
package struct ItemActivity: Entity {
    package struct Counts: Entity {
        package var added = 0
        package var done = 0
        /// The items among those done that were never open, such as the copies that series leave.
        package var addedDone = 0
        /// Items that were removed while they were open.
        package var removed = 0

        package init(added: Int = 0, done: Int = 0, addedDone: Int = 0, removed: Int = 0) {
            (self.added, self.done, self.addedDone, self.removed) = (added, done, addedDone, removed)
        }
    }

    /// The days on which something happened.
    package var days: [Day: Counts] = [:]
    /// The numbers of open items by the days since they were added, without repeating items.
    package var ages: [Int: Int] = [:]
    /// The numbers of items by the days from added to done, of those that were open and are done since the day asked for.
    package var durations: [Int: Int] = [:]
    /// The id of the item that is open for the longest time and doesn't repeat.
    package var oldest: Int?

    package init() {}
}

extension ItemActivity {
    /// Returns the number of open items at the end of each of these days.
    package func open(on wanted: [Day]) -> [Int] {
        let sorted = days.sorted { $0.key < $1.key }
        var (index, count) = (0, 0)
        return wanted.map { day in
            while index < sorted.count, sorted[index].key <= day {
                let counts = sorted[index].value
                count += counts.added + counts.addedDone - counts.done - counts.removed
                index += 1
            }
            return count
        }
    }
}
