import Almanac
import Entities

/// The items that were asked for, as the rule of this use case sees them.
struct {{name}}Findings: Entity {
    let items: [Item]
    let leftOut: Int

    init(_ found: [Item], on today: Day) {
        items = found.filter { {{name}}Findings.concerns($0, on: today) }
        leftOut = found.count - items.count
    }

    /// The rule: the use case is about what is open and does not wait for a later day.
    private static func concerns(_ item: Item, on today: Day) -> Bool {
        item.status == .open && item.details.wait.map { $0 <= today } ?? true
    }
}
