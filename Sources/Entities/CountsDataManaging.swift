package import Almanac

/// What interactors that count the items of each name need of the store.
package protocol CountsDataManaging: AnyObject {
    /// What is counted of each name of the items that match, by name, and of the items that have none.
    func counts(_ selection: Selection, today: Day) throws(ListTrouble) -> [NamedCount]
    /// Whether there is no item at all, not even a done one.
    func isListEmpty() throws(ListTrouble) -> Bool
}
