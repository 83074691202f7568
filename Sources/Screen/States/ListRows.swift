/// The ids of a list in its order. Each group has a row for its heading.
package struct ListRows<ID: Hashable & Sendable>: Equatable, Sendable {
    package let ids: [ID]
    /// The indexes of the rows that can't be marked, as no action applies to them.
    private let unmarkable: Set<Int>
    /// The index of the first item of each group.
    private let starts: [Int]

    /// - Parameter groups: The number of items in each group, none of which is empty; no groups for a list without headings.
    package init(_ ids: [ID] = [], groups: [Int] = [], unmarkable: Set<Int> = []) {
        self.ids = ids
        self.unmarkable = unmarkable
        var starts: [Int] = []
        var start = 0
        for count in groups {
            starts.append(start)
            start += count
        }
        self.starts = starts
    }

    /// `true` if an id can have several rows, or rows that can't be marked.
    var needsSearch: Bool { !starts.isEmpty || !unmarkable.isEmpty }

    package func isMarkable(_ index: Int) -> Bool { !unmarkable.contains(index) }

    /// The ids of the rows that can be marked.
    var markableIDs: [ID] {
        unmarkable.isEmpty ? ids : ids.indices.compactMap { isMarkable($0) ? ids[$0] : nil }
    }

    /// The number of rows, headings included.
    package var count: Int { ids.count + starts.count }

    /// Returns the row of an item.
    package func row(of index: Int) -> Int { index + group(of: index) + 1 }

    /// Returns the content of a row, or `nil` below the list.
    package func line(at row: Int) -> ListRow<ID>? {
        guard (0..<count).contains(row) else { return nil }
        // The last group whose heading is not below the row.
        let group = starts.indices.partition { starts[$0] + $0 > row } - 1
        if group >= 0, starts[group] + group == row { return .heading(group) }
        let index = row - group - 1
        return ids.indices.contains(index) ? .item(index: index, ids[index]) : nil
    }

    func isFirstOfGroup(_ index: Int) -> Bool {
        let group = group(of: index)
        return group >= 0 && starts[group] == index
    }

    /// Returns the first item in this row or below it, or else the last item.
    func index(from row: Int) -> Int? {
        switch line(at: max(0, row)) {
        case .item(let index, _)?: index
        case .heading(let group)?: min(starts[group], ids.count - 1)
        case nil: ids.isEmpty ? nil : ids.count - 1
        }
    }

    /// Returns the last item in this row or above it, or else the first item.
    func index(upTo row: Int) -> Int? {
        switch line(at: min(row, count - 1)) {
        case .item(let index, _)?: index
        case .heading(let group)?: max(0, starts[group] - 1)
        case nil: ids.isEmpty ? nil : 0
        }
    }

    /// Returns the place of an id that is nearest to an index; in a list grouped by tags, an id may have several.
    package func index(of id: ID, near index: Int) -> Int? {
        if ids.indices.contains(index), ids[index] == id { return index }
        var found: Int?
        for place in ids.indices where ids[place] == id {
            if let found, abs(found - index) <= abs(place - index) { return found }
            found = place
        }
        return found
    }

    /// Returns the last group that begins at the item or before it, or -1 without groups.
    private func group(of index: Int) -> Int { starts.indices.partition { starts[$0] > index } - 1 }
}

/// A row of a list.
package enum ListRow<ID: Hashable & Sendable>: Equatable, Sendable {
    case heading(_ group: Int)
    case item(index: Int, ID)
}

extension Range<Int> {
    /// Returns the first element that satisfies the predicate, which all elements after it satisfy, too.
    fileprivate func partition(_ isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
