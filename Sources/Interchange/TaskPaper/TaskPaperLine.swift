import ItemLanguage

/// A line of TaskPaper: `- a task`, `a project:` or a note, with tags such as `@due(2026-11-27)`. PlainTasks has boxes for tasks:
/// `☐ a`, `✔ b`, `[x] c`.
struct TaskPaperLine {
    enum Kind {
        case task, project, note
    }

    /// In columns.
    let indent: Int
    let kind: Kind
    /// The character in the box of a task.
    private(set) var box: Character?
    /// The line without its indentation and the mark of its kind.
    let text: Substring
    /// `true` if the box is a character of its own rather than brackets.
    private(set) var hasSign = false
    /// `true` if brackets stand in place of the hyphen, as in lists inside notes, too.
    var hasOnlyBrackets: Bool { isBoxed && !hasSign }
    private var isBoxed = false

    init(_ line: Substring) {
        let list = ListLine(line)
        indent = list.indent
        if list.text.hasPrefix("- ") || list.text == "-" {
            kind = .task
            let (box, text) = ListLine.box(list.text.dropFirst(2))
            let signed = box == nil ? BoxedLine.sign(text) : nil
            (self.box, self.text) = signed.map { ($0.box, $0.text) } ?? (box, text)
        } else if let boxed = BoxedLine(list.text) {
            (kind, text, box) = (.task, boxed.text, boxed.box)
            (isBoxed, hasSign) = (true, BoxedLine.sign(list.text) != nil)
        } else if list.text.utf8.first != UInt8(ascii: "\\"), let name = TaskPaperLine.projectName(list.text) {
            (kind, text) = (.project, name)
        } else {
            (kind, text) = (.note, list.text)
        }
    }

    /// `true` for a line between parts of a file, such as `--- ✄ ---`.
    var isRule: Bool { kind == .note && !text.contains { $0.isLetter || $0.isNumber } }

    var isBlank: Bool { text.allSatisfy(\.isWhitespace) && kind == .note }

    /// `true` if a tag shows that the line is not of another format.
    var hasOwnTag: Bool {
        TaskPaperWords.cut(text).contains { word in
            guard case .tag(let name, let value) = word.kind else { return false }
            return value != nil || name == "done"
        }
    }

    /// Returns the text before the colon that ends it, or that stands before its tags.
    private static func projectName(_ text: Substring) -> Substring? {
        guard text.utf8.contains(UInt8(ascii: ":")) else { return nil }
        for word in TaskPaperWords.cut(text).reversed() {
            if case .tag = word.kind { continue }
            let name = text[..<word.text.endIndex]
            return name.utf8.last == UInt8(ascii: ":") && name.utf8.count > 1 ? name.dropLast() : nil
        }
        return nil
    }

    /// `true` for a line of a note that would be something else.
    static func isSpecial(_ text: Substring) -> Bool { TaskPaperLine(text).kind != .note }
}

/// Cuts a line into words. A value in parentheses, which can have spaces, is part of its tag.
struct TaskPaperWords {
    enum Kind {
        case word
        case tag(name: String, value: String?)
    }

    struct Word {
        let kind: Kind
        /// The spaces before the word.
        let spaces: Substring
        let text: Substring
    }

    static func cut(_ text: Substring) -> [Word] {
        var words: [Word] = []
        var rest = text
        // Without another parenthesis, no value ends.
        let lastParenthesis = text.utf8.lastIndex(of: UInt8(ascii: ")")) ?? text.startIndex
        while let start = rest.utf8.firstIndex(where: { !$0.isBlank }) {
            let spaces = rest[..<start]
            rest = rest[start...]
            if let (tag, end) = tag(rest, lastParenthesis) {
                words.append(Word(kind: tag, spaces: spaces, text: rest[..<end]))
                rest = rest[end...]
            } else {
                let end = rest.utf8.firstIndex(where: \.isBlank) ?? rest.endIndex
                words.append(Word(kind: .word, spaces: spaces, text: rest[..<end]))
                rest = rest[end...]
            }
        }
        return words
    }

    /// `true` for a word of a title that would be a tag, or the beginning of one.
    static func isSpecial(_ word: Substring) -> Bool {
        if word.utf8.first == UInt8(ascii: "[") { return word.utf8.count == 1 || ListLine.box(word).0 != nil }
        if word.utf8.first == 0xE2 { return BoxedLine.isSign(word) }
        guard word.utf8.first == UInt8(ascii: "@") else { return false }
        let after = word.dropFirst().drop { isTagCharacter($0) }
        return after.startIndex > word.utf8.index(after: word.startIndex)
            && (after.isEmpty || after.utf8.first == UInt8(ascii: "("))
    }

    /// Reads `@due(2026-11-27)` at the beginning of a text.
    private static func tag(
        _ text: Substring,
        _ lastParenthesis: Substring.Index
    ) -> (Kind, end: Substring.Index)? {
        guard text.utf8.first == UInt8(ascii: "@") else { return nil }
        let name = text.dropFirst().prefix { isTagCharacter($0) }
        guard name.first.map({ $0.isLetter || $0.isNumber }) == true else { return nil }
        var after = text[name.endIndex...]
        // PlainTasks has a space between them.
        if after.hasPrefix(" ("), ["done", "cancelled", "started"].contains(name) { after = after.dropFirst() }
        guard after.utf8.first == UInt8(ascii: "(") else {
            guard after.isEmpty || after.utf8.first?.isBlank == true else { return nil }
            return (.tag(name: String(name), value: nil), name.endIndex)
        }
        guard after.startIndex < lastParenthesis else { return nil }
        var (value, index, isEscaped) = ("", after.index(after: after.startIndex), false)
        while index < after.endIndex {
            let character = after[index]
            index = after.index(after: index)
            if character == ")", !isEscaped { return (.tag(name: String(name), value: value), index) }
            if isEscaped, character != ")", character != "(", character != "\\" { value.append("\\") }
            isEscaped = character == "\\" && !isEscaped
            if !isEscaped { value.append(character) }
        }
        return nil
    }

    static func isTagCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_-.".contains(character)
    }

    static func escaped(_ value: String) -> String {
        value.reduce(into: "") { text, character in
            if "()\\".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
