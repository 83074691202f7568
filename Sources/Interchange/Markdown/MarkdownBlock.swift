import ItemLanguage

extension MarkdownReader {
    /// Code between fences, or a comment.
    struct Block {
        enum End {
            case fence(mark: Character, count: Int)
            case comment(String)
        }

        /// In bytes. Of more tasks, those that follow are only code.
        private static let maximumSize = 1 << 20

        private let end: End
        /// `true` if the block is part of the note of a task.
        let isNote: Bool
        /// The indentation of the list item around the block, which ends the block.
        private let indent: Int
        /// The lines that look like tasks.
        private(set) var tasks: [(number: Int, text: String)] = []
        private var size = 0

        init(_ end: End, isNote: Bool, indent: Int) {
            (self.end, self.isNote, self.indent) = (end, isNote, indent)
        }

        /// The name of the losses.
        var name: String {
            if case .fence = end { "code" } else { "comment" }
        }

        static func end(_ line: MarkdownLine) -> End? {
            if let fence = line.fence { return .fence(mark: fence.mark, count: fence.count) }
            return line.commentEnd.map { .comment($0) }
        }

        /// Returns `true` if the line is not part of the list item around the block.
        func isLeft(by line: MarkdownLine) -> Bool {
            !line.isBlank && line.indent < indent
        }

        /// Returns `false` for the last line.
        mutating func takes(_ line: MarkdownLine, _ number: Int) -> Bool {
            var inner = line
            while let inside = inner.quoted { inner = MarkdownLine(inside) }
            if inner.marker?.box != nil, size < Block.maximumSize {
                tasks.append((number, String(repeating: " ", count: inner.indent) + inner.text))
                size += inner.indent + inner.text.utf8.count
            }
            switch end {
            case .fence(let mark, let count):
                guard let fence = line.fence, fence.mark == mark, fence.count >= count else { return true }
                return !line.text.allSatisfy { $0 == mark || $0 == " " }
            case .comment(let text):
                return !line.text.utf8.holds(text.utf8)
            }
        }
    }
}
