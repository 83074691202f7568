import Almanac
import Entities
import Vocabulary

/// The series among the items that one command completes.
struct CompletedSeries {
    /// The UUIDs of the copies that they leave, by id. Items in a chain are left out: they are done themselves.
    private(set) var copies: [Int: ItemUUID] = [:]
    /// Those that depend on other items.
    private(set) var dependents: [Int] = []
    private var next: [(uuid: ItemUUID, of: Int)] = []

    mutating func add(_ item: Item, at moment: Moment) {
        guard NextOccurrence(of: item, done: moment) != nil else { return }
        copies[item.id] = item.copyUUID(completedAt: moment)
        next.append((ItemUUID(ofOccurrenceAfter: item.uuid), item.id))
        if !item.details.needs.isEmpty { dependents.append(item.id) }
    }

    /// Leaves out items that have a next occurrence already.
    mutating func leaveOutChains(in list: any ItemRelations) throws(ListError) {
        let found = try list.items(with: next.map(\.uuid))
        if found.isEmpty { return }
        let uuids = Set(found.map(\.uuid))
        for (uuid, item) in next where uuids.contains(uuid) { copies[item] = nil }
        dependents.removeAll { copies[$0] == nil }
    }

    /// Returns the completions of some of the items.
    func completions(
        of items: [Item],
        at moment: Moment,
        in list: any ItemRelations
    ) throws(ListError) -> [ItemCompletion] {
        let existing = try list.items(with: items.compactMap { copies[$0.id] })
        let moving = items.filter { copies[$0.id] != nil && !$0.details.needs.isEmpty }
        let present = moving.isEmpty ? [:] : try presentOccurrences(of: moving, in: list)
        let ended = items.filter { $0.isRepeating && copies[$0.id] == nil }.map(\.id)
        let successors = ended.isEmpty ? [:] : try list.nextOccurrences(of: ended)
        var completions: [ItemCompletion] = []
        for item in items {
            guard let copy = copies[item.id] else {
                completions.append(ItemCompletion(ofSingle: item, at: moment, successor: successors[item.id]?.first))
                continue
            }
            let known = existing.isEmpty ? nil : existing.first { $0.uuid == copy }
            var completion = ItemCompletion(of: item, at: moment, copy: known)
            if !item.details.needs.isEmpty { try update(&completion, present, in: list) }
            completions.append(completion)
        }
        return completions
    }

    private func presentOccurrences(
        of series: [Item],
        in list: any ItemRelations
    ) throws(ListError) -> [Int: Int] {
        try list.presentOccurrences(of: Set(series.flatMap(\.details.needs)).subtracting(copies.keys).sorted())
    }

    /// The copy depends on copies, and the series on series.
    private func update(
        _ completion: inout ItemCompletion,
        _ present: [Int: Int],
        in list: any ItemRelations
    ) throws(ListError) {
        let needs = completion.before.details.needs
        completion.setNeeds(
            ofSeries: try list.needs(of: completion.before, present),
            ofCopy: needs.filter { copies[$0] == nil },
            copies: needs.compactMap { copies[$0] }
        )
    }
}

/// Finds out whether a series was completed already today, or within its interval if it counts hours.
struct CompletedToday {
    private let moment: Moment
    private let start: Instant?
    /// The copies that were completed since an instant, by the occurrences that they can stand for.
    private var uuids: [Instant: [Due: Set<ItemUUID>]] = [:]
    /// The series that were, at least the first ones.
    private(set) var series: [Item] = []
    private static let maximumCount = 100

    init(clock: any Clock, at moment: Moment) {
        self.moment = moment
        start = clock.start(of: moment.today)
    }

    /// Returns `true` if the series is due later and a copy that it left was completed.
    mutating func hasCopy(of series: Item, in list: any ItemRelations) throws(ListError) -> Bool {
        guard series.isEarly(at: moment), let start = series.beginning(ofSpanTo: moment) ?? start else {
            return false
        }
        var found: [Due: Set<ItemUUID>] = [:]
        if let uuids = uuids[start] {
            found = uuids
        } else {
            for item in try list.items(completedSince: start) {
                for occurrence in item.copiedOccurrences { found[occurrence, default: []].insert(item.uuid) }
            }
            uuids[start] = found
        }
        // To hash the other kind of occurrences would take time for nothing.
        let countsHours = series.details.recurrence?.countsHours == true
        let hasCopy = found.contains {
            ($0.time != nil) == countsHours && $1.contains(ItemUUID(ofCopyOf: series.uuid, due: $0))
        }
        if hasCopy, self.series.count < CompletedToday.maximumCount { self.series.append(series) }
        return hasCopy
    }
}

extension Item {
    /// Returns the instant that is one interval before the moment, if the series counts hours.
    fileprivate func beginning(ofSpanTo moment: Moment) -> Instant? {
        guard let pattern = details.recurrence?.repetition, pattern.countsHours else { return nil }
        return Instant(seconds: moment.instant.seconds - 3_600 * min(pattern.interval, 100_000))
    }
}
