import Almanac
import Entities
import Vocabulary

/// The matching items, filtered by the rule of this use case.
struct {{name}}Findings: Entity {
    let items: [Item]
    let leftOut: Int

    init(_ found: [Item], on today: Day) {
        items = found.filter { {{name}}Findings.concerns($0, on: today) }
        leftOut = found.count - items.count
    }

    /// The rule: only open items that are not hidden until a later day.
    private static func concerns(_ item: Item, on today: Day) -> Bool {
        item.status == .open && item.details.wait.map { $0 <= today } ?? true
    }
}
