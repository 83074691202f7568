/// A word that somebody looks for.
package struct SearchWord: Entity, Hashable {
    package enum Place: Entity, Hashable {
        case tag, project
    }

    package let text: String
    /// The one place in which it has to occur; nil where any will do.
    package let place: Place?

    package init(_ text: String, in place: Place? = nil) {
        self.text = text
        self.place = place
    }
}
