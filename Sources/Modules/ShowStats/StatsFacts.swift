import Almanac
import Entities
import Vocabulary

/// The facts about the list from which the statistics are made.
struct StatsFacts: Entity {
    struct NamedNumber: Entity {
        let name: String
        let number: Int
        /// Those that are overdue.
        var overdue = 0
    }

    struct ItemNumber: Entity {
        let id: Int
        let title: String
        let number: Int
    }

    let activity: ItemActivity
    let overdue: Int
    /// All projects with open items.
    let projects: [NamedNumber]
    /// All tags with open items, those with the most first.
    let tags: [NamedNumber]
    /// The open items that were moved to a later day most often.
    let postponed: [ItemNumber]
    /// The title of the oldest open item.
    let oldestTitle: String?
}

extension [StatsFacts.NamedNumber] {
    /// Adds the items of subprojects to their parents, and finds the projects with the most items. Subprojects follow their
    /// parents, which are never left out.
    func projects(_ limit: Int) -> ShowStatsResponse.Names {
        typealias Counts = ShowStatsResponse.OpenCounts
        var counts: [ProjectPath: (own: Counts, total: Counts)] = [:]
        for project in self {
            let (path, own) = (ProjectPath(project.name), project.counts)
            counts[path, default: (Counts(), Counts())].own = own
            for path in path.parents + [path] {
                counts[path, default: (Counts(), Counts())].total.open += own.open
                counts[path]?.total.overdue += own.overdue
            }
        }
        let most = counts.sorted { ($1.value.total.open, $0.key) < ($0.value.total.open, $1.key) }.prefix(limit)
        func parts(of parent: ProjectPath?, depth: Int = 0) -> [ShowStatsResponse.Name] {
            most.filter { $0.key.parents.last == parent }.flatMap { path, value in
                [.init(name: path.name, own: value.own, total: value.total, depth: depth)]
                    + parts(of: path, depth: depth + 1)
            }
        }
        return .init(shown: parts(of: nil), others: counts.count - most.count)
    }

    func tags(_ limit: Int) -> ShowStatsResponse.Names {
        .init(
            shown: prefix(limit).map { .init(name: $0.name, own: $0.counts, total: $0.counts) },
            others: Swift.max(0, count - limit)
        )
    }
}

extension StatsFacts.NamedNumber {
    var counts: ShowStatsResponse.OpenCounts { .init(open: number, overdue: overdue) }
}

/// Neighboring periods of the same kind, the last one containing today.
struct StatsPeriods: Entity {
    let unit: StatsUnit
    let days: [ClosedRange<Day>]

    private static let usualCount: [StatsUnit: Int] = [.day: 14, .week: 8, .month: 12]
    /// The lengths up to which days and weeks suit, in days.
    private static let (longestInDays, longestInWeeks) = (31, 190)

    init(since start: Day?, by chosen: StatsUnit?, today: Day, weeksStartOn weekStart: Weekday) {
        let length = start.map { today - $0 + 1 }
        let unit =
            chosen
            ?? length.map { $0 <= Self.longestInDays ? .day : $0 <= Self.longestInWeeks ? .week : .month } ?? .week
        func first(_ day: Day) -> Day {
            switch unit {
            case .day: day
            case .week: Week(containing: day, startingOn: weekStart).firstDay
            case .month: day.firstDayOfMonth
            }
        }
        func next(_ day: Day, _ count: Int = 1) -> Day {
            switch unit {
            case .day: day + count
            case .week: day + 7 * count
            case .month: day.adding(months: count)
            }
        }
        var day = start.map(first) ?? next(first(today), 1 - (Self.usualCount[unit] ?? 1))
        var days: [ClosedRange<Day>] = []
        while day <= today {
            days.append(day...(next(day) - 1))
            day = next(day)
        }
        self.unit = unit
        self.days = days
    }
}

extension ItemActivity {
    /// Adds up what happened on some days.
    func counts(_ range: ClosedRange<Day>) -> Counts {
        var sum = Counts()
        for number in range.lowerBound.number...range.upperBound.number {
            guard let counts = days[Day(number: number)] else { continue }
            sum.added += counts.added
            sum.done += counts.done
            sum.removed += counts.removed
        }
        return sum
    }

    /// The days in a row on which something was done: up to today or yesterday, and the most ever.
    func streaks(today: Day) -> (current: Int, longest: Int) {
        var (current, longest, run, last) = (0, 0, 0, Day?.none)
        for day in days.filter({ $0.value.done > 0 && $0.key <= today }).keys.sorted() {
            run = last.map { $0 + 1 == day } ?? false ? run + 1 : 1
            last = day
            longest = max(longest, run)
        }
        if let last, last >= today - 1 { current = run }
        return (current, longest)
    }
}

extension [Int: Int] {
    /// The median of the keys, each counted as often as its value says; `nil` if there are none.
    var median: Int? {
        let total = values.reduce(0, +)
        var seen = 0
        for (key, count) in sorted(by: { $0.key < $1.key }) {
            seen += count
            if seen * 2 >= total, total > 0 { return key }
        }
        return nil
    }
}
