package import Almanac

/// Which items are meant: alternatives of terms that must all hold. No alternatives mean every item.
package struct Selection: Entity {
    package enum Term: Equatable, Sendable {
        case ids([ClosedRange<Int>])
        case tag(String)
        case noTag(String)
        /// The project of this name and what is below it; an empty name means no project.
        case project(String)
        case priority(Priority?)
        /// Due on a day of the range; nil bounds are open.
        case due(from: Day?, until: Day?)
        case noDue
        case overdue
        case waiting
        case blocked
        case open
        case closed
        case any
        /// Occurs in the title or the note.
        case word(String)
    }

    package var alternatives: [[Term]]

    package init(_ alternatives: [[Term]] = []) {
        self.alternatives = alternatives
    }

    package static let everything = Selection()

    package var isEverything: Bool { alternatives.isEmpty }

    /// Whether it says itself if done items are meant.
    package var namesStatus: Bool {
        alternatives.joined().contains { [.open, .closed, .any].contains($0) }
    }

    /// The ids and ranges that were named, where nothing else was.
    package var namedIDs: [ClosedRange<Int>]? {
        guard !isEverything else { return nil }
        var named: [ClosedRange<Int>] = []
        for terms in alternatives {
            guard terms.count == 1, case .ids(let ids) = terms[0] else { return nil }
            named += ids
        }
        return named
    }

    /// The ids and ranges that were named and found nothing.
    package func missing(among found: [Int]) -> [ClosedRange<Int>] {
        (namedIDs ?? []).filter { range in !found.contains(where: range.contains) }
    }
}
