import Almanac
import Entities
import Vocabulary

/// The times of day of due dates. Taskwarrior writes a day as its midnight in UTC, so in another time zone all such days get
/// the same time of day, and none has midnight.
struct ImportedDueTimes {
    /// Equal times of fewer items say nothing.
    private static let minimumCount = 3

    private var counts: [TimeOfDay: Int] = [:]
    private var hasDays = false

    mutating func add(_ details: ItemDetails) {
        guard let due = details.due else { return }
        guard let time = due.time else { return hasDays = true }
        counts[time, default: 0] += 1
    }

    /// The time of at least half of the due dates, if none is without a time. Daylight saving makes two times of one.
    var shared: ImportItemsResponse.SharedTime? {
        let total = counts.values.reduce(0, +)
        guard !hasDays, let (time, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
            count >= ImportedDueTimes.minimumCount, count * 2 >= total
        else { return nil }
        return .init(time: time, count: count)
    }
}
