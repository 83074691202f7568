package import Almanac
package import Entities
package import Vocabulary

/// The answers of a fake that is not asked why a filter matches nothing.
extension NamesDataManaging {
    package func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName] { [] }

    package func matchedPlaces(
        of filter: Selection,
        among selection: Selection,
        today: Day
    ) throws(ListError) -> [MatchedPlace] { [] }

    package func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool { true }

    package func isListEmpty() throws(ListError) -> Bool { false }
}
