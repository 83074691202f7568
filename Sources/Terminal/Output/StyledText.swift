import UnicodeText
package import Vocabulary

/// Text of one style that is safe to print: control characters have been made visible.
package struct StyledText: Equatable, Sendable {
    package let text: String
    package let style: Style
    /// The width in columns.
    package let width: Int
    /// The highlighted ranges, in UTF-8 offsets.
    let marks: [Range<Int>]

    package init(_ text: String, _ style: Style = .plain) {
        (self.style, marks) = (style, [])
        if let width = UnicodeText.simpleWidth(text) {
            (self.text, self.width) = (text, width)
        } else {
            let visible = VisibleText.of(text)
            (self.text, width) = (visible, UnicodeText.width(visible))
        }
    }

    package init(_ marked: MarkedText, _ style: Style = .plain) {
        let plain = StyledText(marked.text, style)
        if plain.text.utf8.count == marked.text.utf8.count {
            self.init(visible: plain.text, width: plain.width, style, marks: marked.marks)
        } else {
            let (text, marks) = StyledText.visible(marked)
            self.init(visible: text, width: plain.width, style, marks: marks)
        }
    }

    private init(visible text: String, width: Int, _ style: Style, marks: [Range<Int>]) {
        self.text = text
        self.style = style
        self.width = width
        self.marks = marks
    }

    /// Makes control characters visible and adjusts the marks to the longer text.
    private static func visible(_ marked: MarkedText) -> (String, [Range<Int>]) {
        let bytes = Array(marked.text.utf8)
        func piece(_ range: Range<Int>) -> String { VisibleText.of(String(decoding: bytes[range], as: UTF8.self)) }
        var (text, marks, end) = ("", [Range<Int>](), 0)
        for mark in marked.marks {
            text += piece(end..<mark.lowerBound)
            let start = text.utf8.count
            text += piece(mark)
            marks.append(start..<text.utf8.count)
            end = mark.upperBound
        }
        return (text + piece(end..<bytes.count), marks)
    }
}

extension StyledText {
    /// The text as parts of one style each: a highlighted part has the style of a match.
    package var parts: [(text: String, style: Style)] {
        guard !marks.isEmpty else { return [(text, style)] }
        var (parts, end) = ([(text: String, style: Style)](), text.startIndex)
        for mark in marks {
            let start = text.utf8.index(text.startIndex, offsetBy: mark.lowerBound)
            if end < start { parts.append((String(text[end..<start]), style)) }
            end = text.utf8.index(text.startIndex, offsetBy: mark.upperBound)
            parts.append((String(text[start..<end]), .match))
        }
        if end < text.endIndex { parts.append((String(text[end...]), style)) }
        return parts
    }
}

// MARK: - Cutting

extension StyledText {
    package var withoutTrailingSpaces: StyledText {
        guard let last = text.lastIndex(where: { $0 != " " }) else { return StyledText("", style) }
        let front = String(text[...last])
        return StyledText(visible: front, width: width - (text.utf8.count - front.utf8.count), style, marks: marks)
    }

    private static let ellipsis = "…"

    /// Cuts the text to a width; the first highlighted range is kept visible.
    package func fitted(_ columns: Int?) -> StyledText {
        guard let columns, width > columns else { return self }
        guard columns > 1 else { return StyledText(columns == 1 ? StyledText.ellipsis : "", style) }
        let front = UnicodeText.prefix(text, fitting: columns - 1)
        guard let mark = marks.first, front.utf8.count < mark.upperBound else { return cut(to: front) }
        let last = start(of: columns - 1, before: text.endIndex)
        let begin = text.utf8.index(text.startIndex, offsetBy: mark.lowerBound)
        let end = text.utf8.index(text.startIndex, offsetBy: mark.upperBound)
        let first = min(begin, start(of: max(1, (columns - 2) * 2 / 3), before: end))
        if last <= first { return cut(to: text[last...], from: last) }
        return cut(to: UnicodeText.prefix(String(text[first...]), fitting: columns - 2), from: first)
    }

    /// Returns the index at which the last `columns` columns before `end` begin.
    private func start(of columns: Int, before end: String.Index) -> String.Index {
        var (remaining, start) = (columns, end)
        while start > text.startIndex {
            let before = text.index(before: start)
            remaining -= UnicodeText.width(String(text[before..<start]))
            if remaining < 0 { break }
            start = before
        }
        return start
    }

    /// Returns part of the text, with an ellipsis at each cut end.
    private func cut(to part: Substring, from start: String.Index? = nil) -> StyledText {
        let first = start.map { text.utf8.distance(from: text.startIndex, to: $0) } ?? 0
        let last = first + part.utf8.count
        let front = first > 0 ? StyledText.ellipsis : ""
        let tail = last < text.utf8.count ? StyledText.ellipsis : ""
        let shown = front + part + tail
        return StyledText(
            visible: shown,
            width: UnicodeText.width(shown),
            style,
            marks: marks.compactMap { mark in
                let kept = mark.clamped(to: first..<last)
                let moved = front.utf8.count - first
                return kept.isEmpty ? nil : kept.lowerBound + moved..<kept.upperBound + moved
            }
        )
    }
}
