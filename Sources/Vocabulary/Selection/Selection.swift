/// A filter: an item matches if it meets all terms of one alternative. Without alternatives, every item matches. A term
/// may hold another selection, as in `not (+home or +work)`.
package struct Selection: Entity, Hashable {
    package var alternatives: [[Term]]

    package init(_ alternatives: [[Term]] = []) {
        self.alternatives = alternatives
    }

    package static let everything = Selection()

    package var isEverything: Bool { alternatives.isEmpty }

    /// A Boolean value that indicates whether a term selects items by status.
    package var namesStatus: Bool { alternatives.joined().contains(where: \.namesStatus) }

    /// A Boolean value that indicates whether a term asks for items that wait for a later day.
    package var namesWaiting: Bool { alternatives.joined().contains(where: \.namesWaiting) }

    /// The selected ids and ranges, or `nil` if there are other terms.
    package var namedIDs: [ClosedRange<Int>]? {
        guard !isEverything else { return nil }
        var named: [ClosedRange<Int>] = []
        for terms in alternatives {
            guard terms.count == 1, case .ids(let ids) = terms[0] else { return nil }
            // A long list is not copied.
            if named.isEmpty { named = ids } else { named += ids }
        }
        return named
    }

    /// Returns the selected ids and ranges that match none of `found`.
    package func missing(among found: [Int]) -> [ClosedRange<Int>] {
        guard let namedIDs else { return [] }
        let found = found.sorted()
        return namedIDs.filter { range in
            let next = found.firstIndex(from: range.lowerBound)
            return next == found.count || found[next] > range.upperBound
        }
    }
}

extension [Int] {
    /// Returns the index of the first element that is at least `minimum`, by binary search in a sorted array; `count` if
    /// there is none.
    package func firstIndex(from minimum: Int) -> Int {
        var (lower, upper) = (0, count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if self[middle] < minimum { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// Returns whether a sorted array has the number.
    package func hasSorted(_ number: Int) -> Bool {
        if isEmpty { return false }
        let index = firstIndex(from: number)
        return index < count && self[index] == number
    }
}

extension [ClosedRange<Int>] {
    /// Returns the ranges sorted, merging those that overlap. Adjacent ones stay separate if each must match an item.
    package func merged(joiningNeighbors: Bool = false) -> [ClosedRange<Int>] {
        var merged: [ClosedRange<Int>] = []
        for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = merged.last, range.lowerBound - (joiningNeighbors ? 1 : 0) <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                merged.append(range)
            }
        }
        return merged
    }
    /// `3 5-9`, with the separator between two numbers or ranges. A range has at least three numbers.
    package func spelled(separatedBy separator: String) -> String {
        lazy.map { range in
            switch range.count {
            case 1: "\(range.lowerBound)"
            case 2: "\(range.lowerBound)\(separator)\(range.upperBound)"
            default: "\(range.lowerBound)-\(range.upperBound)"
            }
        }.joined(separator: separator)
    }
}
