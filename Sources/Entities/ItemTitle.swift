/// A title as the list takes it.
package struct ItemTitle: Entity {
    package enum Refusal: Error, Equatable {
        case empty
        case tooLong(bytes: Int)
    }

    /// 64 KiB; more than that is a document, not a title.
    package static let longest = 65_536

    package let text: String

    package init(_ text: String) throws(Refusal) {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard text.utf8.count <= ItemTitle.longest else { throw .tooLong(bytes: text.utf8.count) }
        self.text = text
    }
}
