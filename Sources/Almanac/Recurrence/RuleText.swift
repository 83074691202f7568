// The texts of rules, which are parsed when they are needed. The parts stand in the order of `text`, so that equal rules have
// equal texts.

extension RuleDays {
    /// Days that differ from a rule, which calendars have beside it.
    package struct SingleDays: Hashable, Sendable {
        /// More are a mistake, and would take long to look through.
        package static let maximumExcluded = 1_000
        package static let maximumAdded = 100

        /// Occurrences of the rule that are left out.
        package var excluded: [Day]
        /// Occurrences that the rule doesn't name.
        package var added: [Day]

        package init(excluded: [Day] = [], added: [Day] = []) {
            (self.excluded, self.added) = (excluded, added)
        }

        package var isEmpty: Bool { excluded.isEmpty && added.isEmpty }

        package func after(_ day: Day) -> SingleDays {
            SingleDays(excluded: excluded.filter { $0 > day }, added: added.filter { $0 > day })
        }
    }

    /// Returns the text of a rule with another end, which is spelled as `day` says.
    package static func text(
        _ rule: String,
        ending end: Repetition.End?,
        day spelled: (Day) -> String = { $0.basicFormat }
    ) -> String {
        var parts = parts(of: rule)
        switch end {
        case .until(let day): parts.pattern.append("UNTIL=\(spelled(day))")
        case .count(let count): parts.pattern.append("COUNT=\(count)")
        case nil: break
        }
        return (parts.pattern + parts.dates).joined(separator: ";")
    }

    /// Returns the text of a rule with other single days.
    package static func text(_ rule: String, _ days: SingleDays) -> String {
        var parts = rule.split(separator: ";").map(String.init).filter { !isDates($0) }
        for (name, days) in [("EXDATE", days.excluded), ("RDATE", days.added)] where !days.isEmpty {
            parts.append("\(name)=\(days.map(\.basicFormat).joined(separator: ","))")
        }
        return parts.joined(separator: ";")
    }

    private static func parts(of rule: String) -> (pattern: [String], dates: [String]) {
        let parts = rule.split(separator: ";").map(String.init)
        return (
            parts.filter { !isDates($0) && !$0.hasPrefix("UNTIL=") && !$0.hasPrefix("COUNT=") },
            parts.filter(isDates)
        )
    }

    private static func isDates(_ part: String) -> Bool { part.hasPrefix("EXDATE=") || part.hasPrefix("RDATE=") }
}
