import ItemLanguage

/// Tells YAML from lists in which a colon follows a word, and from TaskPaper.
enum YAMLText {
    /// - Parameter lines: The lines that are not empty.
    static func isLikely(_ lines: [Substring]) -> Bool {
        var (members, isNested, hasParent) = (0, false, false)
        for line in lines {
            let text = line.drop { $0 == " " }
            if text.utf8.first == UInt8(ascii: "#") || text == "---" { continue }
            let bare = text.hasPrefix("- ") ? text.dropFirst(2).drop { $0 == " " } : text
            guard text.utf8.first != UInt8(ascii: "\t"), ListLine(line).marker?.box == nil else { return false }
            let isElement = bare.startIndex > text.startIndex
            guard let member = Member(bare) else {
                // A plain element, or a part of a text of several lines.
                guard isElement || text.startIndex > line.startIndex, hasParent else { return false }
                continue
            }
            if member.hasValue { members += 1 }
            if hasParent, isElement || text.startIndex > line.startIndex { isNested = true }
            if !member.hasValue || isElement { hasParent = true }
        }
        return members > 1 && (isNested || lines.first == "---" && lines.count > 2)
    }

    /// A line such as `name: value`. People begin their words with a capital letter.
    private struct Member {
        let hasValue: Bool

        init?(_ line: Substring) {
            let key = line.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || "_-".contains($0)) }
            let rest = line[key.endIndex...]
            guard !key.isEmpty, rest == ":" || rest.hasPrefix(": ") else { return nil }
            hasValue = rest.utf8.count > 1
        }
    }
}
