import Almanac
import Entities
import Vocabulary

extension ForeignItem {
    /// Removes the values that the list can't store, and reports them. All readers pass their items through here.
    mutating func makeStorable(_ losses: inout LossList) {
        if details.note?.isEmpty == true { details.note = nil }
        if details.project?.isEmpty == true { details.project = nil }
        if details.place?.isEmpty == true { details.place = nil }
        if let link = details.link, !ItemDetails.isLink(link) {
            if !link.isEmpty { losses.add(.attribute, "link", link) }
            details.link = nil
        }
        if let due = details.due, !due.day.isValid { ForeignItem.lose(&details.due, "due", &losses) }
        if let wait = details.wait, !wait.isValid { ForeignItem.lose(&details.wait, "wait", &losses) }
        ForeignItem.loseInvalid(&created, "created", &losses)
        ForeignItem.loseInvalid(&changed, "changed", &losses)
        ForeignItem.loseInvalid(&completed, "completed", &losses)
        if !isDone, let instant = completed {
            losses.add(.date, "completed", instant.description)
            completed = nil
        }
    }

    private static func loseInvalid(_ instant: inout Instant?, _ field: String, _ losses: inout LossList) {
        guard let value = instant, !Instant.validSeconds.contains(value.seconds) else { return }
        lose(&instant, field, &losses)
    }

    /// Such a date can't be written, because its year has five digits or none.
    private static func lose<Value>(_ value: inout Value?, _ field: String, _ losses: inout LossList) {
        losses.add(.date, field, "a year outside 1–9999")
        value = nil
    }
}

extension Day {
    var isValid: Bool { Day.validNumbers.contains(number) }
}
