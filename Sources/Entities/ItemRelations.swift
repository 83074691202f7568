package import Almanac
package import Vocabulary

/// Queries about related items, used to validate a change.
package protocol ItemRelations {
    /// Returns the ids that do not exist.
    func unknownIDs(among ids: [Int]) throws(ListError) -> [Int]
    /// Returns `ids` and their direct and indirect dependencies.
    func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int>
    /// Returns `id` and the ids of its ancestors.
    func idsAbove(_ id: Int) throws(ListError) -> Set<Int>
    /// Returns the open direct and indirect next occurrences of completed items, by the id of the original.
    func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]]
    /// Returns the projects of the items that have one, by id.
    func projects(of ids: [Int]) throws(ListError) -> [Int: String]
    /// Returns the items with these UUIDs, open or done.
    func items(with uuids: [ItemUUID]) throws(ListError) -> [Item]
    /// Returns the items with these ids, open or done.
    func items(_ ids: [Int]) throws(ListError) -> [Item]
    /// Returns the items that were completed at this instant or later.
    func items(completedSince start: Instant) throws(ListError) -> [Item]
    /// Returns the open series that left these copies, by the id of the copy.
    func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item]
    /// Returns the done copies that these series left last, by the id of the series.
    func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item]
    /// Returns the items that were added by an import and then changed by another command.
    func idsChangedAfterImport(among ids: [Int]) throws(ListError) -> Set<Int>
    /// Returns the other open items with this title, in any case.
    func openItems(titled title: String, otherThan id: Int) throws(ListError) -> [ItemName]
    /// Returns the number of items with these ids that have the title of an item with a lower id.
    func countOfKnownTitles(among ids: ClosedRange<Int>) throws(ListError) -> Int
}

extension ItemRelations {
    // Only imports ask.
    package func idsChangedAfterImport(among ids: [Int]) throws(ListError) -> Set<Int> { [] }

    // Only imports ask.
    package func countOfKnownTitles(among ids: ClosedRange<Int>) throws(ListError) -> Int { 0 }

    // Only adding asks.
    package func openItems(titled title: String, otherThan id: Int) throws(ListError) -> [ItemName] { [] }
}

extension ItemRelations {
    /// Returns the ids of the open items that follow done ones in their series or chain, by the id of the done one.
    package func presentOccurrences(of ids: [Int]) throws(ListError) -> [Int: Int] {
        if ids.isEmpty { return [:] }
        let chains = try nextOccurrences(of: ids).compactMapValues { $0.first?.id }
        let done = try items(ids).filter { $0.status == .done }
        return try series(ofCopies: done).mapValues(\.id).merging(chains) { series, _ in series }
    }

    /// Returns the dependencies of a series that moves on, with present occurrences in place of done ones, unless that would
    /// close a circle by now.
    package func needs(of series: Item, _ present: [Int: Int]) throws(ListError) -> [Int] {
        var needs: Set<Int> = []
        for need in series.details.needs {
            if let open = present[need], try !idsNeeded(by: [open]).contains(series.id) {
                needs.insert(open)
            } else {
                needs.insert(need)
            }
        }
        return needs.sorted()
    }
}

/// The relations of the items of one plan, which often have the same new parent or dependencies. The last answers are kept,
/// so the list must not change in between.
package final class KeptRelations: ItemRelations {
    private let list: any ItemRelations
    private var unknown: (ids: [Int], answer: [Int])?
    private var needed: (ids: [Int], answer: Set<Int>)?
    private var above: (id: Int, answer: Set<Int>)?

    package init(_ list: any ItemRelations) {
        self.list = list
    }

    package func unknownIDs(among ids: [Int]) throws(ListError) -> [Int] {
        if let unknown, unknown.ids == ids { return unknown.answer }
        let answer = try list.unknownIDs(among: ids)
        unknown = (ids, answer)
        return answer
    }

    package func idsNeeded(by ids: [Int]) throws(ListError) -> Set<Int> {
        if let needed, needed.ids == ids { return needed.answer }
        let answer = try list.idsNeeded(by: ids)
        needed = (ids, answer)
        return answer
    }

    package func idsAbove(_ id: Int) throws(ListError) -> Set<Int> {
        if let above, above.id == id { return above.answer }
        let answer = try list.idsAbove(id)
        above = (id, answer)
        return answer
    }

    package func nextOccurrences(of ids: [Int]) throws(ListError) -> [Int: [Item]] { try list.nextOccurrences(of: ids) }

    package func projects(of ids: [Int]) throws(ListError) -> [Int: String] { try list.projects(of: ids) }

    package func items(with uuids: [ItemUUID]) throws(ListError) -> [Item] { try list.items(with: uuids) }

    package func items(_ ids: [Int]) throws(ListError) -> [Item] { try list.items(ids) }

    package func items(completedSince start: Instant) throws(ListError) -> [Item] {
        try list.items(completedSince: start)
    }

    package func series(ofCopies copies: [Item]) throws(ListError) -> [Int: Item] { try list.series(ofCopies: copies) }

    package func lastCopies(of series: [Item]) throws(ListError) -> [Int: Item] { try list.lastCopies(of: series) }
}
