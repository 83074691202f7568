package import Entities
import Vocabulary

/// A line, as interactors report it.
package struct LineSummary: Entity {
    package let number: Int
    package let text: String

    package init(_ line: Line) {
        number = line.number
        text = line.text
    }
}
