package import Almanac

/// A filter. An item matches if it meets all terms of one alternative. Without alternatives, every item matches.
package struct Selection: Entity {
    package enum Term: Hashable, Sendable {
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
        guard let namedIDs else { return [] }
        let found = found.sorted()
        return namedIDs.filter { range in
            guard let next = found.first(from: range.lowerBound) else { return true }
            return next > range.upperBound
        }
    }
}

extension [Int] {
    /// Returns the first element that is at least `minimum`, by binary search in a sorted array.
    fileprivate func first(from minimum: Int) -> Int? {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < minimum { lower = middle + 1 } else { upper = middle }
        }
        return lower < count ? self[lower] : nil
    }
}

extension [ClosedRange<Int>] {
    /// Returns the ranges sorted, merging those that overlap. Adjacent ones stay separate, as each must match an item.
    package var merged: [ClosedRange<Int>] {
        var merged: [ClosedRange<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
}
