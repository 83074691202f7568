package import Almanac

/// A filter. An item matches if it meets all terms of one alternative. Without alternatives, every item matches.
package struct Selection: Entity {
    package enum Term: Equatable, Sendable {
        case ids([ClosedRange<Int>])
        case tag(String)
        case noTag(String)
        /// The project and its subprojects; an empty name matches items without a project.
        case project(String)
        case priority(Priority?)
        /// A range of due dates; a `nil` bound is open.
        case due(from: Day?, until: Day?)
        case noDue
        case overdue
        case waiting
        case blocked
        case open
        case closed
        case any
        /// A word in the title or the note.
        case word(String)
    }

    package var alternatives: [[Term]]

    package init(_ alternatives: [[Term]] = []) {
        self.alternatives = alternatives
    }

    package static let everything = Selection()

    package var isEverything: Bool { alternatives.isEmpty }

    /// A Boolean value that indicates whether a term selects items by status.
    package var namesStatus: Bool {
        alternatives.joined().contains { [.open, .closed, .any].contains($0) }
    }

    /// The selected ids and ranges, or `nil` if there are other terms.
    package var namedIDs: [ClosedRange<Int>]? {
        guard !isEverything else { return nil }
        var named: [ClosedRange<Int>] = []
        for terms in alternatives {
            guard terms.count == 1, case .ids(let ids) = terms[0] else { return nil }
            named += ids
        }
        return named
    }

    /// Returns the selected ids and ranges that match none of `found`.
    package func missing(among found: [Int]) -> [ClosedRange<Int>] {
        (namedIDs ?? []).filter { range in !found.contains(where: range.contains) }
    }
}
