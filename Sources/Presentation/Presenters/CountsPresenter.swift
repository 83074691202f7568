package import ProgramOutput
package import Responses
package import Vocabulary

/// Presents names and their counts as text. A module's presenter supplies the words.
package protocol CountsPresenter: QueryPresenter
where Request == ItemFilter, Response == CountsResponse, Failure == ListError, Display == CountsDisplay {
    static var sentences: CountsSentences { get }

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row
}

package typealias CountsRoles = QueryRoles<ItemFilter, CountsResponse, ListError, CountsDisplay>

extension CountsPresenter {
    package static func filter(of filter: ItemFilter) -> ItemFilter { filter }

    package static func places(in response: CountsResponse) -> [MatchedPlace] { response.places }

    package func answer(_ response: CountsResponse, to filter: ItemFilter) -> QueryAnswer<CountsDisplay> {
        if let reason = response.nothing { return .nothing(reason, filter) }
        if response.rows.isEmpty {
            return .nothing(filter.isEverything ? Self.sentences.nothingYet : Self.sentences.noMatch)
        }
        let without = response.without.map { counts in
            CountsDisplay.Row(
                label: Self.sentences.labelWithout,
                name: Self.sentences.without,
                counts: counts
            )
        }
        return .found(CountsDisplay(rows: response.rows.map(display) + [without].compactMap { $0 }))
    }
}

extension CountsDisplay.Row {
    package init(
        label: String,
        name: String,
        depth: Int = 0,
        counts: ItemCounts,
        total: String = "",
        openCount: Int? = nil
    ) {
        self.init(
            label: label,
            name: name,
            depth: depth,
            open: StatusWords.open(counts),
            done: StatusWords.done(counts),
            total: total,
            openCount: openCount ?? counts.open
        )
    }
}

extension JSONText {
    /// Returns a document of the rows and the items without a name; `more` can add members to a row.
    package static func counts(
        _ key: String,
        _ response: CountsResponse,
        _ more: (inout JSONText, CountsResponse.Row) -> Void = { _, _ in }
    ) -> String {
        document { document in
            document.array(key) { array in
                for row in response.rows {
                    array.object { object in
                        object.string("name", row.name)
                        object.counts(row.counts)
                        more(&object, row)
                    }
                }
            }
            if let without = response.without { document.object("without") { $0.counts(without) } }
        }
    }
}
