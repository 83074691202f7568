package import Almanac
package import Vocabulary

/// The data source of interactors that report why a filter matches nothing.
package protocol NamesDataManaging: AnyObject {
    /// Returns the tags, projects and ids of the selection that no item has.
    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName]
    /// Counts the selected items that a tag of the filter matches, or leaves out, only by the place of the same name.
    func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace]
    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool
    /// Returns `true` if the list has no items, not even done ones.
    func isListEmpty() throws(ListError) -> Bool
}

/// The data source of interactors that find a list first, and read its rows when they are shown.
package protocol ListedItemsDataManaging: AnyObject {
    /// Returns the items that are still there.
    func items(_ ids: [Int]) throws(ListError) -> [ListedItem]
}

extension NamesDataManaging {
    /// Returns the reason why a query finds nothing.
    package func reasonForNothing(_ selection: Selection) throws(ListError) -> NothingFound {
        if try isListEmpty() { return .emptyList }
        return .noMatch(try unknownNames(in: selection))
    }

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
