/// A word to search for.
package struct SearchWord: Entity, Hashable {
    package enum Place: Entity, Hashable {
        case tag, project
    }

    package let text: String
    /// The only place to search, or `nil` for all places.
    package let place: Place?

    package init(_ text: String, in place: Place? = nil) {
        self.text = text
        self.place = place
    }
}
