package import Almanac
package import Entities
package import Vocabulary

/// The names, such as tags, and the numbers of their matching items.
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
    /// The reason why there are neither rows nor items without a name.
    package let nothing: NothingFound?
    /// The tags of the filter that mean places, too.
    package let places: [MatchedPlace]

    package init(rows: [Row], without: ItemCounts?, nothing: NothingFound? = nil, places: [MatchedPlace] = []) {
        self.places = places
        self.rows = rows
        self.without = without
        self.nothing = nothing
    }
}

extension CountsDataManaging {
    /// Counts the items that match the filter.
    package func response(
        to filter: ItemFilter,
        today: Day,
        rows: ([NamedCount]) -> [CountsResponse.Row]
    ) throws(ListError) -> CountsResponse {
        let counts = try counts(filter.selection, today: today)
        let rows = rows(counts)
        let without = counts.first { $0.name == nil }?.count ?? ItemCounts()
        if rows.isEmpty, without.isZero {
            return CountsResponse(rows: [], without: nil, nothing: try reasonForNothing(filter.selection))
        }
        let places = try matchedPlaces(of: filter.selection, among: filter.selection, today: today)
        return CountsResponse(rows: rows, without: without.isZero ? nil : without, places: places)
    }
}
