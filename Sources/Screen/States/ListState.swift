/// A list with a current item, marks and a scroll position. It changes with each event, and neither draws nor reads.
///
/// The current item, the marks and the start of a range are ids, so that they stay on their items if the list changes.
package struct ListState<ID: Hashable & Sendable>: Equatable, Sendable {
    package private(set) var rows = ListRows<ID>()
    /// The first row shown.
    package private(set) var top = 0
    package private(set) var current: ID?
    private var marks: Set<ID> = [] {
        didSet { knownCount = nil }
    }
    /// `true` if all items shown are marked besides these. A set of a long list takes long to make.
    private var areAllMarked = false {
        didSet { knownCount = nil }
    }
    /// The number of marked items that are shown, without those of a range, once it was asked for.
    private var knownCount: Int?
    private var anchor: ID?
    /// The item that was current before the list became empty, and that is current again if the next list has it.
    package private(set) var former: ID?
    private var hiddenRows = HiddenRows()
    /// The places of the current item and of the start of the range.
    private var index = 0
    private var anchorIndex = 0

    package init() {}

    /// - Parameter height: The number of rows in the area.
    package mutating func handle(_ event: Event, height: Int) -> Effect {
        defer { scroll(to: height) }
        switch event {
        case .move(let move): return handle(move, height: height)
        case .select(let id, let place): return rows.index(of: id, near: place ?? index).map { go(to: $0) } ?? .refused
        case .click(let row):
            guard row < height, case .item(let index, _)? = rows.line(at: top + row) else { return .refused }
            return go(to: index)
        case .wheel(let rows): return scroll(by: rows, height: height)
        case .mark: return mark()
        case .markRange: return markRange()
        case .markAll: return markAll()
        case .clear: return clear()
        case .clearAll:
            (marks, areAllMarked, anchor, former) = ([], false, nil, nil)
            return .none
        case .moveOn(let ids): return moveOn(from: ids)
        case .show(let rows, let id): return show(rows, selecting: id)
        }
    }
}

// MARK: - What is shown

extension ListState {
    /// The rows in an area of this height.
    package func lines(height: Int) -> [ListRow<ID>] { (top..<top + max(0, height)).compactMap(rows.line) }

    /// The places of the items to read for an area of this height: those shown, and a page before and after them.
    package func window(height: Int) -> Range<Int> {
        guard let first = rows.index(from: top - height), let last = rows.index(upTo: top + 2 * height) else {
            return 0..<0
        }
        return first..<max(first, last + 1)
    }

    /// The place of the current item.
    package var currentIndex: Int? { current == nil ? nil : index }

    /// Returns the row of the area with the current item.
    package var currentRow: Int? { current == nil ? nil : rows.row(of: index) - top }

    package func isMarked(_ index: Int) -> Bool { isMarked(index, with: range) }

    private func isMarked(_ index: Int, with range: ClosedRange<Int>?) -> Bool {
        rows.isMarkable(index) && (areAllMarked || marks.contains(rows.ids[index]) || (range?.contains(index) ?? false))
    }

    private var range: ClosedRange<Int>? {
        anchor == nil || current == nil ? nil : min(anchorIndex, index)...max(anchorIndex, index)
    }

    /// `true` if a range has begun, to which each move adds.
    package var hasRange: Bool { anchor != nil && current != nil }

    /// `true` if there are marks or a range has begun.
    package var hasMarks: Bool {
        anchor != nil || areAllMarked && current != nil
            || !marks.isEmpty && knownCount.map { $0 > 0 } ?? rows.markableIDs.contains(where: marks.contains)
    }

    /// The number of marked items that are shown.
    package mutating func markedCount() -> Int {
        // A key that marks a row of a long list must not search all of it.
        let count = knownCount ?? (marks.isEmpty && !areAllMarked ? 0 : marked(with: nil).count)
        knownCount = count
        guard let range, !areAllMarked else { return count }
        if count == 0, !rows.needsSearch { return range.count }
        var added: Set<ID> = []
        return count
            + range.count {
                rows.isMarkable($0) && !marks.contains(rows.ids[$0])
                    && (!rows.needsSearch || added.insert(rows.ids[$0]).inserted)
            }
    }

    /// The marked items that are shown, in the order of the list.
    package var marked: [ID] { marked(with: range) }

    private func marked(with range: ClosedRange<Int>?) -> [ID] {
        guard !marks.isEmpty || areAllMarked || range != nil else { return [] }
        if areAllMarked, !rows.needsSearch { return rows.ids }
        // Only a list in groups may have an item twice.
        var seen: Set<ID> = []
        return rows.ids.indices.compactMap { index in
            guard isMarked(index, with: range), !rows.needsSearch || seen.insert(rows.ids[index]).inserted else {
                return nil
            }
            return rows.ids[index]
        }
    }

    /// The items that an action applies to: those marked, or else the current one.
    package var targets: [ID] {
        let marked = marked
        return marked.isEmpty ? current.map { [$0] } ?? [] : marked
    }
}

// MARK: - Moves

extension ListState {
    private mutating func handle(_ move: Move, height: Int) -> Effect {
        guard current != nil else { return .refused }
        switch move {
        case .first: return go(to: 0)
        case .last: return go(to: rows.ids.count - 1)
        case .up: return go(to: index - 1)
        case .down: return go(to: index + 1)
        default: break
        }
        let distance = move.distance(height: height) ?? 0
        let row = rows.row(of: index)
        let found = distance < 0 ? rows.index(upTo: row + distance) : rows.index(from: row + distance)
        guard let found else { return .refused }
        // A heading may be as tall as the page.
        let target = found == index ? index + distance.signum() : found
        let effect = go(to: target)
        // The current row stays where it is in the area.
        if effect != .refused { top = max(0, top + rows.row(of: index) - row) }
        return effect
    }

    private mutating func go(to place: Int) -> Effect {
        guard rows.ids.indices.contains(place), place != index else { return .refused }
        (index, current) = (place, rows.ids[place])
        return .moved(current)
    }

    private mutating func scroll(by count: Int, height: Int) -> Effect {
        let target = max(0, min(top + count, rows.count - height))
        guard target != top, current != nil else { return .refused }
        top = target
        let row = rows.row(of: index)
        if row < top || row == top && rows.isFirstOfGroup(index) {
            let first = rows.index(from: top) ?? index
            let hidesHeading = rows.row(of: first) == top && rows.isFirstOfGroup(first)
            _ = go(to: hidesHeading && height > 1 ? min(first + 1, rows.ids.count - 1) : first)
            return .moved(current)
        }
        return row >= top + height ? rows.index(upTo: top + height - 1).map { go(to: $0) } ?? .none : .none
    }

    /// Keeps the current row in the area, with the heading of its group if the item is the first one.
    package mutating func scroll(to height: Int) {
        let height = max(1, height)
        top = hiddenRows.top(top, height: height)
        let row = current == nil ? 0 : rows.row(of: index)
        let first = current != nil && height > 1 && rows.isFirstOfGroup(index) ? row - 1 : row
        top = min(max(top, row - height + 1), first)
        top = max(0, min(top, rows.count - height))
    }
}

// MARK: - Marks

extension ListState {
    private mutating func mark() -> Effect {
        guard let current else { return .refused }
        if anchor != nil { return markRange() }
        guard rows.isMarkable(index) else { return .refused }
        nameMarks()
        let count = markedCount()
        let isNew = marks.remove(current) == nil
        if isNew { marks.insert(current) }
        knownCount = count + (isNew ? 1 : -1)
        _ = go(to: index + 1)
        return .marked
    }

    private mutating func markRange() -> Effect {
        guard current != nil else { return .refused }
        if let range {
            marks.formUnion(range.filter(rows.isMarkable).map { rows.ids[$0] })
            anchor = nil
        } else {
            (anchor, anchorIndex) = (current, index)
        }
        return .marked
    }

    private mutating func markAll() -> Effect {
        let ids = rows.markableIDs
        guard !ids.isEmpty else { return .refused }
        anchor = nil
        areAllMarked = !areAllMarked && !ids.allSatisfy(marks.contains)
        if !areAllMarked, !marks.isEmpty { marks.subtract(ids) }
        return .marked
    }

    /// Remembers which items are marked, as others may be shown from now on.
    private mutating func nameMarks() {
        guard areAllMarked else { return }
        // One set of a long list is made at once, which is much faster than adding its items to another one.
        let ids = rows.markableIDs
        marks = marks.isEmpty ? Set(ids) : marks.union(ids)
        areAllMarked = false
    }

    private mutating func clear() -> Effect {
        guard hasMarks else { return .refused }
        if anchor == nil { (marks, areAllMarked) = ([], false) }
        anchor = nil
        return .marked
    }
}

// MARK: - Changes of the list

extension ListState {
    private mutating func moveOn(from ids: [ID]) -> Effect {
        guard let current, ids.contains(current) else { return .refused }
        let left = Set(ids)
        let next =
            rows.ids[index...].firstIndex { !left.contains($0) } ?? rows.ids[..<index].lastIndex { !left.contains($0) }
        return next.map { go(to: $0) } ?? .refused
    }

    /// Keeps the current item and its place in the area. If it has disappeared, the next one in the old order that is still
    /// there becomes the current item, or else the previous one.
    private mutating func show(_ new: ListRows<ID>, selecting id: ID?) -> Effect {
        nameMarks()
        keepRange(unlessIn: new)
        let before = current
        let offset = current == nil ? 0 : rows.row(of: index) - top
        let place =
            id.flatMap { new.index(of: $0, near: index) }
            ?? (current ?? former).flatMap { new.index(of: $0, near: index) } ?? successor(in: new)
        anchor = anchor.flatMap { id in
            new.index(of: id, near: anchorIndex).map { place in
                anchorIndex = place
                return id
            }
        }
        former = place == nil ? current ?? former : nil
        (rows, knownCount, index) = (new, nil, place ?? index)
        current = place.map { new.ids[$0] }
        // At its start, the list begins with its first row as before.
        top = before == nil || place == nil || top == 0 ? 0 : max(0, new.row(of: index) - offset)
        return current == before ? .none : .moved(current)
    }

    /// Marks the items of a range one of whose ends is not in the new list.
    private mutating func keepRange(unlessIn new: ListRows<ID>) {
        guard let anchor, let current else { return }
        let isKept = new.index(of: anchor, near: anchorIndex) != nil && new.index(of: current, near: index) != nil
        if !isKept { _ = markRange() }
    }

    /// The number of items to look for one by one, which is faster than a set of all items.
    private static var maximumSearched: Int { 8 }

    private func successor(in new: ListRows<ID>) -> Int? {
        guard current != nil, !new.ids.isEmpty else { return new.ids.isEmpty ? nil : 0 }
        let after = rows.ids[index...].prefix(ListState.maximumSearched)
        if let next = after.first(where: new.ids.contains) { return new.index(of: next, near: index) }
        let remaining = Set(new.ids)
        let next =
            rows.ids[index...].first(where: remaining.contains) ?? rows.ids[..<index].last(where: remaining.contains)
        return next.flatMap { new.index(of: $0, near: index) } ?? 0
    }
}
