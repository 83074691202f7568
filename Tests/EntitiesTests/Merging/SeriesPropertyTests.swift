import Almanac
import Entities
import TestKit
import Testing
import Vocabulary

/// A series that three lists complete, skip and postpone before they sync.
struct SeriesPropertyTests {
    private static let runs = 100
    private static let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]

    @Test(arguments: 0..<Sampling.rounds(6, full: 30), [false, true])
    func `lists that complete, skip and postpone a series become equal in every order of syncs`(
        batch: Int,
        countsHours: Bool
    ) {
        for seed in batch * Self.runs..<(batch + 1) * Self.runs {
            let edits = SeriesEdits(seed: UInt64(seed), countsHours: countsHours)
            let results = Self.orders.map { order in
                var (lists, server) = (edits.lists, edits.server)
                for index in order + order { lists[index].sync(with: &server, at: MergeSample.now) }
                let items = server.items.mapValues(\.item)
                #expect(lists.allSatisfy { $0.items.mapValues(\.item) == items }, "seed \(seed)")
                return items
            }
            #expect(results.allSatisfy { edits.isSame($0, results[0]) }, "seed \(seed): \(edits)")
            #expect(Set(results[0].keys) == edits.done.union([SeriesEdits.uuid]), "seed \(seed): \(edits)")
            #expect(edits.done.allSatisfy { results[0][$0]?.isDone == true }, "seed \(seed): \(edits)")
            guard let series = results[0][SeriesEdits.uuid], !series.isDone, let due = series.details.due else {
                continue
            }
            let next = series.details.occurrence ?? due
            #expect(edits.closed.allSatisfy { $0 < next }, "seed \(seed), \(due): \(edits)")
        }
    }
}

/// Random changes to one series in three lists that were in sync. Their clocks differ.
private struct SeriesEdits: CustomStringConvertible {
    static let uuid = MergeSample.item.uuid

    private(set) var lists = [MergeReplica(), MergeReplica(), MergeReplica()]
    private(set) var server = MergeServer()
    /// The UUIDs of the items that are done.
    private(set) var done: Set<ItemUUID> = []
    /// The occurrences done, before which the series must not be due again. Those of a list that has postponed the series to a
    /// date off its rule are left out: nothing tells such a list from one that has only postponed it, so another list may win.
    private(set) var closed: [Due] = []
    private(set) var description = ""
    private var random: SeededGenerator
    private let base: ItemDetails

    init(seed: UInt64, countsHours: Bool) {
        random = SeededGenerator(state: seed)
        let recurrence = SeriesEdits.recurrence(&random, countsHours)
        var details = ItemDetails(title: "Water", due: Due(day: .saturday), wait: .saturday - 1)
        if countsHours { details.due = Due(day: .saturday, time: .noon) }
        details.recurrence = recurrence
        base = details
        lists[0].set(SharedItem(uuid: Self.uuid, details: details), for: Self.uuid, at: Instant(seconds: 0))
        for index in lists.indices { lists[index].sync(with: &server, at: Instant(seconds: 0)) }
        var seconds = (1...9).shuffled(using: &random)
        for index in lists.indices {
            let count = Int.random(in: 0...3, using: &random)
            change(index, seconds.prefix(count).sorted())
            seconds.removeFirst(count)
        }
    }

    private static func recurrence(_ random: inout SeededGenerator, _ countsHours: Bool) -> Recurrence {
        let rules =
            countsHours
            ? [1, 6, 12, 30].map { Repetition(.hourly, interval: $0) }
            : [Repetition(.daily), Repetition(.daily, interval: 3), Repetition(.weekly), Repetition(.monthly)]
        let ends = [Repetition.End.count(2), .count(4), .until(.saturday + 20), nil, nil]
        let rule = rules[Int.random(in: rules.indices, using: &random)].ending(
            ends[Int.random(in: 0..<5, using: &random)]
        )
        return Bool.random(using: &random) ? .every(rule) : .again(rule)
    }

    private mutating func change(_ index: Int, _ seconds: [Int]) {
        let countsHours = base.recurrence?.countsHours == true
        var now = Due(day: .saturday + Int.random(in: -1...2, using: &random), time: .midnight)
        var (occurrences, isOffRule) = ([Due](), false)
        for second in seconds {
            guard var item = lists[index].items[Self.uuid]?.item, !item.isDone, let due = item.details.due,
                let occurrence = item.details.occurrence
            else { break }
            // A series that counts from its completion can come back at the same time if it is completed early.
            if case .again? = item.details.recurrence { now = max(now, Due(day: due.day, time: due.time ?? .midnight)) }
            let moment = Moment(instant: Instant(seconds: second), today: now.day, time: now.time ?? .midnight)
            let kind = ["complete", "complete", "skip", "postpone"][Int.random(in: 0..<4, using: &random)]
            description += "\(index): \(kind) \(due), \(now), \(second) s; "
            now =
                countsHours
                ? now.later(minutes: Int.random(in: 0...1_300, using: &random))
                : Due(day: now.day + Int.random(in: 0...3, using: &random), time: .midnight)
            if kind == "complete" {
                occurrences.append(occurrence)
                if let copy = lists[index].complete(Self.uuid, at: moment) { done.insert(copy) }
                continue
            }
            if kind == "postpone" {
                // To a date of its own. If two lists choose the same one, the later time is not written.
                let later = countsHours ? due.later(minutes: 1_447 * (1 + second)) : Due(day: due.day + 1 + second)
                item.details.wait = item.details.wait(movedTo: later.day)
                item.details.due = later
                guard !item.details.isAfterEnd else { continue }
                isOffRule = isOffRule || !item.details.hasMovedOn(from: base)
            } else {
                guard let next = NextOccurrence(of: Item(item), done: moment) else { continue }
                item.details = next.details
            }
            lists[index].set(item, for: Self.uuid, fields: [.due, .wait, .recurrence], at: moment.instant)
        }
        if !isOffRule { closed += occurrences }
    }

    /// Compares the items of two orders. The time of an item on the server is that of any field, so the day of a series that
    /// was completed and postponed twice can depend on the order.
    func isSame(_ one: [ItemUUID: SharedItem], _ other: [ItemUUID: SharedItem]) -> Bool {
        func comparable(_ items: [ItemUUID: SharedItem]) -> [ItemUUID: SharedItem] {
            var items = items
            guard items[Self.uuid]?.isDone == true else { return items }
            items[Self.uuid]?.details.due = nil
            items[Self.uuid]?.details.wait = nil
            return items
        }
        return comparable(one) == comparable(other)
    }
}

extension ItemDetails {
    fileprivate var isAfterEnd: Bool {
        guard let due, case .until(let end)? = recurrence?.repetition?.end else { return false }
        return due.day > end
    }
}

extension Due {
    fileprivate func later(minutes: Int) -> Due { Due(day: day, minute: (time?.minute ?? 0) + minutes) }
}
