import Vocabulary

/// A valid title.
package struct ItemTitle: Entity {
    package enum Problem: Error, Equatable {
        case empty
        case tooLong(bytes: Int)
    }

    package static let maximumByteCount = 65_536

    package let text: String

    package init(_ text: String) throws(Problem) {
        guard text.contains(where: { !$0.isWhitespace }) else { throw .empty }
        guard text.utf8.count <= ItemTitle.maximumByteCount else { throw .tooLong(bytes: text.utf8.count) }
        self.text = text
    }
}
