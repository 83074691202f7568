package import Entities
import Vocabulary

/// A note, as interactors report it.
package struct NoteSummary: Entity {
    package let number: Int
    package let text: String

    package init(_ note: Note) {
        number = note.number
        text = note.text
    }
}
