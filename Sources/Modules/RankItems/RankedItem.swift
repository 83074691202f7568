import Almanac
import Entities
import Vocabulary

/// The place of an open item among those that can be done now. Small, since many are sorted.
struct RankedItem: Entity {
    /// The index of its facts.
    let index: Int
    let id: Int
    let points: Points
    /// The place of its group among those of today; 0 if items have no groups.
    private let group: Int
    /// `true` if the due date decides in its group, and the urgency between equals.
    private let isByDue: Bool
    /// `true` if its parts are to be done before. Under a heading it stands by its own date.
    private let isAfterParts: Bool
    private let due: Due?
    private let priority: Priority?

    init(_ facts: UrgencyFacts, at index: Int, points: Points, in group: ItemGroup? = nil) {
        self.index = index
        id = facts.id
        self.points = points
        self.group = group.flatMap { ItemGroup.forToday.firstIndex(of: $0) } ?? 0
        isAfterParts = group == nil && facts.hasOpenParts
        isByDue = group == .near(.overdue) || group == .near(.today)
        due = facts.due
        priority = facts.priority
    }

    /// Returns whether this item is to be done before the other one. No two items are equal.
    func precedes(_ other: RankedItem) -> Bool {
        if group != other.group { return group < other.group }
        if isAfterParts != other.isAfterParts { return other.isAfterParts }
        if isByDue, due != other.due { return isDueBefore(other) }
        if points != other.points { return points > other.points }
        if due != other.due { return isDueBefore(other) }
        let (rank, otherRank) = (priority?.rawValue ?? .max, other.priority?.rawValue ?? .max)
        return (rank, id) < (otherRank, other.id)
    }

    private func isDueBefore(_ other: RankedItem) -> Bool {
        guard let due else { return false }
        return other.due.map { due < $0 } ?? true
    }
}

/// The first ones of many items in the order in which they are to be done. The others are left out soon, so that a long list
/// takes little memory.
struct RankedItems {
    private static let excess = 1_000

    /// `nil` to keep all.
    private let maximum: Int?
    private var items: [RankedItem] = []
    /// The last one that was kept when items were left out.
    private var last: RankedItem?

    init(maximum: Int?) {
        self.maximum = maximum
    }

    mutating func add(_ item: RankedItem) {
        if let last, last.precedes(item) { return }
        items.append(item)
        guard let maximum, items.count == maximum + RankedItems.excess else { return }
        items = sorted()
        last = items.last
    }

    func sorted() -> [RankedItem] {
        Array(items.sorted { $0.precedes($1) }.prefix(maximum ?? .max))
    }
}

extension ItemGroup {
    /// The groups of the items to do today, in order.
    static let forToday: [ItemGroup] = [.near(.overdue), .back, .near(.today), .important]
}

extension UrgencyFacts {
    /// Returns the group of an item to do today. An item that is due by then is in no other group.
    func groupToday(at now: Moment, on clock: any Clock) -> ItemGroup {
        if let due, due.day <= now.today { return .near(due.hasPassed(at: now) ? .overdue : .today) }
        return wait.map { Item.isBack(waitingUntil: $0, changed: changed, at: now, on: clock) } ?? false
            ? .back : .important
    }
}
