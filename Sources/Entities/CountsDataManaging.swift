package import Almanac
package import Vocabulary

/// The data source of interactors that count items by name, such as by tag.
package protocol CountsDataManaging: NamesDataManaging {
    /// Returns the counts of matching items for each name, sorted, and of those without a name.
    func counts(_ selection: Selection, today: Day) throws(ListError) -> [NamedCount]
}
