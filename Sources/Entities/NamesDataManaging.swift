package import Almanac
package import Vocabulary

/// The data source of interactors that report why a filter matches nothing.
package protocol NamesDataManaging: AnyObject {
    /// Returns the tags and projects of the selection that no item has.
    func unknownNames(in selection: Selection) throws(ListError) -> [UnknownName]
    func hasItems(_ selection: Selection, today: Day) throws(ListError) -> Bool
}
