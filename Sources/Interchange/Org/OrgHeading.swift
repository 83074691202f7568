import ItemLanguage
import Vocabulary

/// A line such as `** TODO [#A] Pay rent :home:`.
struct OrgHeading {
    /// The number of stars.
    let level: Int
    private(set) var keyword: Substring?
    private(set) var isDone = false
    private(set) var priority: Substring?
    /// `true` for a heading that org-mode ignores, with everything below it.
    private(set) var isComment = false
    private(set) var title = ""
    /// The counts of done parts, such as `[1/3]` and `[33%]`, which Emacs keeps in the title.
    private(set) var counts: [String] = []
    private(set) var tags: [String] = []

    /// Returns `nil` for a line that is not a heading.
    init?(_ line: String, _ keywords: OrgKeywords) {
        let stars = line.utf8.prefix { $0 == UInt8(ascii: "*") }
        let after = line[stars.endIndex...]
        guard !stars.isEmpty, after.utf8.first == UInt8(ascii: " ") else { return nil }
        level = stars.count
        var words = OrgHeading.words(after, keywords)
        if let word = words.first?.text, let isDone = keywords.isDone(word) {
            (keyword, self.isDone) = (word, isDone)
            words.removeFirst()
        }
        if let word = words.first, OrgHeading.isPriority(word.text) {
            priority = word.text.dropFirst(2).dropLast()
            words.removeFirst()
        } else if let word = words.first, OrgHeading.isPriority(word.text.prefix(4)) {
            // Emacs needs no space after it.
            priority = word.text.prefix(3).suffix(1)
            words[0] = LineWord(spaces: word.spaces, text: word.text.dropFirst(4))
        }
        if words.first?.text == "COMMENT" {
            isComment = true
            words.removeFirst()
        }
        if let word = words.last?.text, let tags = OrgHeading.tags(word) {
            self.tags = tags
            words.removeLast()
        }
        var title = LineTitle()
        for word in words {
            if OrgHeading.isCount(word.text) {
                counts.append(String(word.text))
            } else {
                title.append(OrgText.read(word.text, isSpecial: OrgHeading.isSpecial), after: word.spaces)
            }
        }
        self.title = title.text
    }

    /// Returns the words, of which the first one can be a keyword before a wide or a no-break space.
    private static func words(_ text: Substring, _ keywords: OrgKeywords) -> [LineWord] {
        var words = Array(LineWords(text))
        guard let first = words.first, let space = first.text.firstIndex(where: \.isWideSpace),
            keywords.isDone(first.text[..<space]) != nil
        else { return words }
        words[0] = LineWord(spaces: first.spaces, text: first.text[..<space])
        let rest = first.text[space...].drop(while: \.isWideSpace)
        if !rest.isEmpty { words.insert(LineWord(spaces: " ", text: rest), at: 1) }
        return words
    }

    /// `true` for a heading that looks like a task although the file doesn't name its keyword.
    var looksLikeTask: Bool {
        guard keyword == nil else { return false }
        if ListLine.box(title[...]).0 != nil { return true }
        let word = title.prefix { $0.isLetter || $0 == "-" }
        let rest = title[word.endIndex...]
        guard [" ", ":", "[", "."].contains(rest.first), rest.utf8.count > 1 else { return false }
        return OrgKeywords.usual.contains(word) || ["todo", "done"].contains(word.lowercased())
    }

    /// `true` if the first word can be a keyword, which the file may name later.
    var mayHaveKeyword: Bool {
        let word = title.prefix { $0 != " " }
        return word.utf8.count < title.utf8.count && word.first?.isUppercase == true
            && !word.contains { $0.isLowercase }
    }

    /// The date in the agenda that the title has, as that of an event: `Lunch <2026-11-27 Fri 12:00>`.
    var date: String? {
        guard let open = title.utf8.firstIndex(of: UInt8(ascii: "<")),
            let (_, rest) = OrgTimestamp.first(of: title[open...])
        else { return nil }
        return String(title[open..<rest.startIndex])
    }

    /// `true` for a word that org-mode doesn't take for text.
    static func isSpecial(_ word: Substring) -> Bool {
        isPriority(word) || isCount(word) || tags(word) != nil || word == "COMMENT"
    }

    private static func isPriority(_ word: Substring) -> Bool {
        word.utf8.count > 3 && word.utf8.count < 6 && word.hasPrefix("[#") && word.hasSuffix("]")
    }

    private static func isCount(_ word: Substring) -> Bool {
        guard word.utf8.first == UInt8(ascii: "["), word.utf8.last == UInt8(ascii: "]") else { return false }
        let inside = word.dropFirst().dropLast()
        return inside.contains { "/%".contains($0) }
            && inside.allSatisfy { ("0"..."9").contains($0) || "/%".contains($0) }
    }

    /// Splits `:home:work:`.
    static func tags(_ word: Substring) -> [String]? {
        guard word.utf8.count > 2, word.utf8.first == UInt8(ascii: ":"), word.utf8.last == UInt8(ascii: ":") else {
            return nil
        }
        let tags = word.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
        return tags.allSatisfy { !$0.isEmpty && isTag($0) } ? tags.map { String($0) } : nil
    }

    static func isTag(_ tag: Substring) -> Bool {
        tag.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "_@#%".unicodeScalars.contains($0)
        }
    }
}

/// Text that would mean something to org-mode has a zero-width space before it, as its manual advises.
enum OrgText {
    private static let mark: Unicode.Scalar = "\u{200B}"

    static func written(_ text: Substring, isSpecial: (Substring) -> Bool) -> Substring {
        isSpecial(bare(text)) ? "\(mark)\(text)" : text
    }

    static func read(_ text: Substring, isSpecial: (Substring) -> Bool) -> Substring {
        text.unicodeScalars.first == mark && isSpecial(bare(text)) ? Substring(text.unicodeScalars.dropFirst()) : text
    }

    private static func bare(_ text: Substring) -> Substring {
        Substring(text.unicodeScalars.drop { $0 == mark })
    }
}
