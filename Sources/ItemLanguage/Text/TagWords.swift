/// Reads lists of tags, with or without plus signs.
package enum TagWords {
    package static func read(_ text: String) throws(InputError) -> [String] {
        var tags: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let tag = TagWord.read(word) ?? TagWord.unmarked(word) else { throw .notATag(String(word)) }
            tags.append(tag)
        }
        return tags
    }
}
