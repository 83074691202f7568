/// The text of an item's field, with the matches marked.
package struct FoundText: Entity {
    package enum Place: Entity {
        case title, project, tag, note
    }

    package let place: Place
    package let text: MarkedText

    package init(_ place: Place, _ text: String, _ marks: [Range<Int>]) {
        self.place = place
        self.text = MarkedText(text, marks: marks)
    }
}
