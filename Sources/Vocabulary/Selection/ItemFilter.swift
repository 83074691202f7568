/// The selected items of a request. Interactors read its selection, and the words for it.
package struct ItemFilter: Equatable, Sendable {
    package let selection: Selection
    /// Hints on search words that look like mistyped filters.
    package let hints: [ReadingHint]
    /// The words that were read in a way that the user should know of.
    package let readings: [FilterReading]

    package init(_ selection: Selection, hints: [ReadingHint] = [], readings: [FilterReading] = []) {
        self.selection = selection
        self.hints = hints
        self.readings = readings
    }

    /// Chooses items by their ids.
    package init(ids: [Int]) {
        self.init(Selection([[.ids(ids.map { $0...$0 })]]))
    }

    /// Returns the filter for the item alone, which has to match.
    package func limited(to id: Int) -> ItemFilter {
        let alternatives = isEverything ? [[]] : selection.alternatives
        return ItemFilter(Selection(alternatives.map { $0 + [.ids([id...id])] }))
    }

    package static let everything = ItemFilter(.everything)

    package var isEverything: Bool { selection.isEverything }

    /// `true` for the number of a single item.
    package var isOneID: Bool {
        guard selection.alternatives.count == 1, selection.alternatives[0].count == 1,
            case .ids(let ranges) = selection.alternatives[0][0]
        else { return false }
        return ranges.count == 1 && ranges[0].count == 1
    }
}

/// A tag of a filter, such as `+town`, that items meet only with the place of the same name, `@town`.
package struct MatchedPlace: Entity {
    package let tag: String
    /// The number of these items.
    package let count: Int
    /// `true` if the filter leaves them out.
    package var isExcluded = false

    package init(_ tag: String, count: Int, isExcluded: Bool = false) {
        self.tag = tag
        self.count = count
        self.isExcluded = isExcluded
    }
}

/// A word of a filter with a meaning that it does not spell out, such as `today`.
package struct FilterReading: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A word that was read as a filter.
        case filter
        /// A word that was searched for, as it stands beside other search words or has two meanings.
        case text
        /// A filter in the spelling of other programs, such as `due<fri`.
        case spelling
    }

    package let kind: Kind
    package let word: String
    /// The filter in words that have no other meaning, such as `due:today`.
    package let filter: String

    package init(_ kind: Kind, word: String, filter: String) {
        (self.kind, self.word, self.filter) = (kind, word, filter)
    }
}
