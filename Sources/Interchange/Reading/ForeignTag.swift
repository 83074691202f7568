import ItemLanguage
import Vocabulary

/// Spells tags and projects of other programs so that people can type them here.
package enum ForeignTag {
    /// Returns the tag itself if people can type it. Otherwise runs of unsuitable characters become hyphens and are
    /// dropped at the ends: `c++` becomes `c`, `a:b` becomes `a-b`, `to do` becomes `to-do` and `2026` becomes
    /// `tag-2026`. A long tag is cut. Returns `nil` if nothing is left.
    package static func spelled(_ text: String) -> String? {
        let maximum = ItemDetails.maximumNameByteCount
        if text.utf8.count <= maximum, TagWord.unmarked(text[...]) != nil { return text }
        let isPlace = text.first == "@"
        var name = String.UnicodeScalarView()
        for scalar in (isPlace ? text.dropFirst() : text[...]).unicodeScalars {
            if TagWord.isAllowed(scalar) {
                name.append(scalar)
            } else if name.last != "-" {
                name.append("-")
            }
        }
        let letters = Substring(name.drop { $0.isASCII && !$0.properties.isAlphabetic && !("0"..."9").contains($0) })
        // The place and the word before digits take up to five bytes.
        let long = String(letters).prefix(bytes: maximum - 5)
        let trimmed = long.dropLast(long.reversed().prefix { $0 == "-" }.count)
        guard let first = trimmed.unicodeScalars.first else { return nil }
        let spelled = ("0"..."9").contains(first) ? "tag-\(trimmed)" : String(trimmed)
        return TagWord.unmarked((isPlace ? "@\(spelled)" : spelled)[...])
    }
}

package enum ForeignProject {
    /// Returns the name with single spaces for whitespace and control characters, or `nil` if nothing is left. A long one is
    /// cut.
    package static func spelled(_ text: String) -> String? {
        let maximum = ItemDetails.maximumNameByteCount
        if !text.isEmpty, text.utf8.count <= maximum, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) {
            return text
        }
        let words = text.unicodeScalars.split {
            $0.properties.isWhitespace || $0.properties.generalCategory == .control
        }
        let name = words.map { String($0) }.joined(separator: " ").prefix(bytes: maximum)
        return name.isEmpty ? nil : String(name.dropLast(name.hasSuffix(" ") ? 1 : 0))
    }
}
