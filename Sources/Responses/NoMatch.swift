package import Almanac
package import Entities
package import Vocabulary

/// The reasons why a filter matches nothing.
package struct NoMatch: Entity {
    /// All items that match the filter are done.
    package let areDone: Bool
    /// The tags and projects of the filter that no item has.
    package let unknown: [UnknownName]

    package init(areDone: Bool = false, unknown: [UnknownName] = []) {
        self.areDone = areDone
        self.unknown = unknown
    }
}

extension NamesDataManaging {
    /// Returns the reasons why the selection matches nothing in a command that covers only open items by default.
    package func reasonsForNoMatch(_ selection: Selection, today: Day) throws(ListError) -> NoMatch {
        NoMatch(
            areDone: try selection.implicitDone.map { done throws(ListError) in
                try hasItems(done, today: today)
            } ?? false,
            unknown: try unknownNames(in: selection)
        )
    }
}
