package import Boundary

/// A list of tags, where nothing else can be meant: the plus sign may be left out.
package enum TagWords {
    package static func read(_ text: String) throws(Misunderstanding) -> [String] {
        var tags: [String] = []
        for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            guard let tag = TagWord.read(word) ?? TagWord.unmarked(word) else { throw .notATag(String(word)) }
            tags.append(tag)
        }
        return tags
    }
}
