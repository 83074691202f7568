package import Almanac
package import Entities
package import Vocabulary

/// Counts the matching items by name, such as by tag.
package protocol CountsInteracting: AnyObject {
    var output: (any CountsInteractorOutput)? { get set }

    func count(_ filter: ItemFilter)
}

/// Receives the counts.
package protocol CountsInteractorOutput: AnyObject {
    func found(_ response: CountsResponse)
    func foundNone(_ reason: NoCountsReason)
    func couldNotCount(_ failure: ListError)
}

/// The names and the numbers of their matching items.
package struct CountsResponse: Entity {
    package struct Row: Entity {
        package let name: String
        /// The number of ancestors.
        package let depth: Int
        /// Without descendants.
        package let counts: ItemCounts
        /// With descendants; `nil` if there are none.
        package let total: ItemCounts?

        package init(name: String, depth: Int = 0, counts: ItemCounts, total: ItemCounts? = nil) {
            self.name = name
            self.depth = depth
            self.counts = counts
            self.total = total
        }
    }

    package let rows: [Row]
    /// Items without a name of this kind; `nil` if there are none.
    package let without: ItemCounts?

    package init(rows: [Row], without: ItemCounts?) {
        self.rows = rows
        self.without = without
    }
}

/// The reason why there are no counts.
package enum NoCountsReason: Entity {
    /// No item in the list has a name of this kind.
    case noneInUse(ItemCounts)
    /// None of the matching items has a name of this kind.
    case noneOfMatching(ItemCounts)
    /// With the tags and projects of the filter that no item has.
    case nothingMatches([UnknownName] = [])
    /// The list has no items, not even done ones.
    case emptyList
}

extension CountsInteracting {
    /// Counts the matching items and reports the rows, or the reason why there are none.
    package func count(
        _ filter: ItemFilter,
        on today: Day,
        in dataManager: any CountsDataManaging,
        rows: ([NamedCount]) -> [CountsResponse.Row]
    ) {
        do throws(ListError) {
            let counts = try dataManager.counts(filter.selection, today: today)
            let rows = rows(counts)
            let without = counts.first { $0.name == nil }?.count ?? ItemCounts()
            if !rows.isEmpty {
                output?.found(CountsResponse(rows: rows, without: without.isZero ? nil : without))
            } else if without.isZero {
                let isEmpty = try dataManager.isListEmpty()
                let unknown = try dataManager.unknownNames(in: filter.selection)
                output?.foundNone(isEmpty ? .emptyList : .nothingMatches(unknown))
            } else {
                output?.foundNone(filter.isEverything ? .noneInUse(without) : .noneOfMatching(without))
            }
        } catch {
            output?.couldNotCount(error)
        }
    }
}
