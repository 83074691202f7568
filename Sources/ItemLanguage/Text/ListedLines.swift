/// One line of a list, without its marks.
package struct ListedLine: Equatable, Sendable {
    package let text: String
    /// The number of the line, starting with 1.
    package let number: Int
    /// The number of lines that it is indented below, one inside the other.
    package let depth: Int
    /// `true` if the line has a bullet, a box or a number, as text alone has not.
    package let isMarked: Bool
    package let isDone: Bool
    /// `true` for a heading or a rule between the elements of the list.
    package let isHeading: Bool
}

/// Reads the lines of a list, which bullets, numbers, boxes and indentation may structure. Skips blank lines but counts
/// them in line numbers.
package struct ListedLines<Failure: Error> {
    /// A line around the next one.
    private struct Level {
        let indent: Int
        /// The number that marks it.
        let number: Int?
    }

    private struct Line {
        let text: String
        let number: Int
    }

    /// The number of lines that are read ahead to find out whether a number begins a list.
    private static var maximumLookahead: Int { 200 }
    /// Lines that are indented by less are beside each other, such as those after ` 9.` and `10.`.
    private static var step: Int { 2 }
    /// The columns of a box and the space after it.
    private static var boxWidth: Int { 4 }

    private let takesEachLine: Bool
    private let nextLine: () throws(Failure) -> String?
    private var count = 0
    private var ahead: [Line] = []
    private var levels: [Level] = []

    /// - Parameters:
    ///   - takesEachLine: `true` if there are no headings and no wrapped texts.
    ///   - nextLine: Returns the next line without its line feed, or `nil` after the last one.
    package init(takesEachLine: Bool = false, _ nextLine: @escaping () throws(Failure) -> String?) {
        self.takesEachLine = takesEachLine
        self.nextLine = nextLine
    }

    package mutating func next() throws(Failure) -> ListedLine? {
        while let line = try ahead.isEmpty ? read() : ahead.removeFirst() {
            let whole = ListLine(line.text[...])
            if !takesEachLine, whole.isHeading { return ListedLine(line.text, number: line.number, isHeading: true) }
            let sibling = leave(to: whole.indent)
            var takesNumber = false
            let number = whole.number
            if let number { takesNumber = try isListed(number, after: sibling, whole.indent) }
            let content = whole.content(takesNumber: takesNumber)
            // A mark without a text.
            if let content, content.text.allSatisfy(\.isWhitespace) { continue }
            defer { levels.append(Level(indent: whole.indent, number: takesNumber ? number : nil)) }
            var text = content.map { String($0.text) } ?? (whole.indent == 0 ? line.text : String(whole.text))
            if !takesEachLine, content != nil, let marker = whole.marker {
                text += try continuation(of: line, after: marker)
            }
            return ListedLine(
                text,
                number: line.number,
                depth: levels.count,
                isMarked: content != nil,
                isDone: content?.isDone ?? false
            )
        }
        return nil
    }

    /// Returns the further lines of a wrapped text: those that begin below it, in lower case.
    private mutating func continuation(of first: Line, after marker: ListLine.Marker) throws(Failure) -> String {
        var text = ""
        for number in (first.number + 1)... {
            if ahead.isEmpty, let line = try read() { ahead = [line] }
            guard let line = ahead.first, line.number == number else { break }
            let whole = ListLine(line.text[...])
            guard whole.indent == marker.contentIndent || whole.indent == marker.contentIndent + ListedLines.boxWidth,
                whole.text.first?.isLowercase == true, whole.number == nil
            else { break }
            text += " \(whole.text)"
            ahead.removeFirst()
        }
        return text
    }

    /// Returns the next line that is not blank.
    private mutating func read() throws(Failure) -> Line? {
        while let typed = try nextLine() {
            let text = ListedLines.indented(typed)
            count += 1
            if text.contains(where: { !$0.isWhitespace }) { return Line(text: text, number: count) }
        }
        return nil
    }

    /// Returns the line with spaces for the wide ones of East Asian input methods, and for other ones, in its indentation.
    private static func indented(_ line: String) -> String {
        guard let first = line.utf8.first, first <= 0x20 || first >= 0x80 else { return line }
        let indentation = line.prefix(while: \.isWhitespace)
        if indentation.utf8.allSatisfy({ $0 < 0x80 }) { return line }
        let spaces = indentation.map { $0 == "\u{3000}" ? "  " : $0.isASCII ? String($0) : " " }
        return spaces.joined() + line[indentation.endIndex...]
    }

    /// Leaves the lines that one with this indentation is not below. Returns the one before it on the same level.
    private mutating func leave(to indent: Int) -> Level? {
        var sibling: Level?
        while let last = levels.last, indent < last.indent + ListedLines.step { sibling = levels.removeLast() }
        return sibling
    }

    /// Returns `false` for a number that is part of the text, as in “1. FC Köln” without a 2. after it.
    private mutating func isListed(_ number: Int, after sibling: Level?, _ indent: Int) throws(Failure) -> Bool {
        if let last = sibling?.number, number == last || number == last + 1 { return true }
        for index in 0..<ListedLines.maximumLookahead {
            if index == ahead.count {
                guard let line = try read() else { return false }
                ahead.append(line)
            }
            let line = ListLine(ahead[index].text[...])
            if line.indent >= indent + ListedLines.step { continue }
            return line.number == number || line.number == number + 1
        }
        return true
    }
}

extension ListedLine {
    fileprivate init(
        _ text: String,
        number: Int,
        depth: Int = 0,
        isMarked: Bool = false,
        isDone: Bool = false,
        isHeading: Bool = false
    ) {
        (self.text, self.number, self.depth) = (text, number, depth)
        (self.isMarked, self.isDone, self.isHeading) = (isMarked, isDone, isHeading)
    }

    /// Returns the lines of a list that is short.
    package static func list(_ lines: [String], takesEachLine: Bool = false) -> [ListedLine] {
        var rest = lines[...]
        var reader = ListedLines<Never>(takesEachLine: takesEachLine) { rest.popFirst() }
        var list: [ListedLine] = []
        while let line = reader.next() { list.append(line) }
        return list
    }

    /// Returns the line without a beginning of its text.
    package func dropping(_ beginning: String) -> ListedLine {
        let rest = String(text.dropFirst(beginning.count))
        return ListedLine(rest, number: number, depth: depth, isMarked: isMarked, isDone: isDone)
    }

    /// Returns the lines of a text that is a list of several, or `nil` if it is the text of one item: a quoted value may
    /// have several lines.
    package static func lines(of text: String) -> [String]? {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let isWhole = lines.allSatisfy { (try? TextPieces.cut($0, .beginLiteralText)) != nil }
        return isWhole ? lines : nil
    }
}
