import UnicodeText

/// The answers on standard output, fitted to the window.
package final class Answers {
    package let output: Output
    /// Queried for every answer, because the window may have been resized.
    private let columns: () -> Int?
    private let rows: () -> Int?
    package var hasColor: Bool
    package var palette = Palette.standard
    /// `false` if the terminal may lack characters other than letters.
    package var hasSigns = true

    init(_ output: Output, columns: @escaping () -> Int?, rows: @escaping () -> Int?, hasColor: Bool) {
        self.output = output
        self.columns = columns
        self.rows = rows
        self.hasColor = hasColor
    }

    /// The width of an answer in columns, or `nil` if standard output is not a terminal.
    package var width: Int? { columns() }

    /// The height of the window in rows, or `nil` if standard output is not a terminal.
    package var height: Int? { rows() }

    /// Holds back what follows until `release()`; an error in between discards it.
    package func hold() {
        output.hold()
    }

    package func release() {
        output.release()
    }
}

// MARK: - Lines

extension Answers {
    /// Writes a line; on a terminal that is narrower, it is wrapped between words.
    package func line(_ pieces: StyledText...) {
        line(pieces)
    }

    package func line(_ pieces: [StyledText]) {
        for line in StyledText.wrapped(pieces, columns: width) {
            line.forEach(write)
            endLine()
        }
    }

    /// The width below which text goes under its label instead of beside it.
    private static let minimumTextWidth = 20
    /// The indentation of text under its label.
    private static let indent = 4

    /// Writes a label and the text beside it, wrapped between words; line breaks in the text are kept.
    /// - Parameter next: The label of further lines, if they have one.
    package func paragraph(
        label: StyledText = StyledText(""),
        next: StyledText? = nil,
        text: String,
        _ style: Style = .plain
    ) {
        let isBelow =
            next == nil && label.width > Answers.indent
            && width.map { isTooNarrow($0 - label.width, for: text) } ?? false
        let gap = isBelow ? Answers.indent : label.width
        let columns = width.map { max(1, $0 - gap) }
        if isBelow {
            write(label.withoutTrailingSpaces)
            endLine()
        }
        for (index, line) in Answers.lines(of: text, columns: columns).enumerated() {
            if index == 0, !isBelow { write(label) } else if let next { write(next) } else { writeSpaces(gap) }
            write(StyledText(String(line), style))
            endLine()
        }
    }

    private static func lines(of text: String, columns: Int?) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            WrappedText.of(VisibleText.of(String(line)), columns: columns).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
        }
    }

    /// Returns the number of lines that a paragraph of this text takes.
    package func height(of text: String, indent: Int = 0) -> Int {
        Answers.lines(of: text, columns: width.map { max(1, $0 - indent) }).count
    }

    /// Returns `true` if the text would look better under its label, where a long word such as a UUID may fit.
    private func isTooNarrow(_ columns: Int, for text: String) -> Bool {
        guard columns >= Answers.minimumTextWidth, let width else { return true }
        let longest =
            text.split(whereSeparator: \.isWhitespace).map { VisibleText.of(String($0)) }
            .map(UnicodeText.width).max() ?? 0
        return longest > columns && longest <= width - Answers.indent
    }
}

// MARK: - Pieces

extension Answers {
    func write(_ piece: StyledText) {
        guard hasColor, !piece.marks.isEmpty || palette.code(of: piece.style) != nil else {
            return output.write(piece.text)
        }
        var buffer = makeBuffer()
        buffer.write(piece)
        write(&buffer)
    }

    func makeBuffer() -> StyledBuffer {
        StyledBuffer(hasColor ? palette : nil)
    }

    /// Writes the contents of the buffer and clears it.
    func write(_ buffer: inout StyledBuffer) {
        output.write(buffer.bytes[...])
        buffer.clear()
    }

    func writeSpaces(_ count: Int) {
        output.fill(UInt8(ascii: " "), count: max(0, count))
    }

    func endLine() {
        output.fill(UInt8(ascii: "\n"), count: 1)
    }
}

// MARK: - Text for other programs

extension Answers {
    /// Writes JSON unchanged, because it already escapes control characters.
    package func document(_ text: String) {
        output.write(text)
    }

    /// Writes lines for other programs unchanged or, on a terminal, with visible control characters.
    package func export(_ lines: [UInt8]) {
        guard width != nil else { return document(lines) }
        for line in lines.split(separator: UInt8(ascii: "\n")) {
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            output.write(VisibleText.of(String(decoding: text, as: UTF8.self)))
            endLine()
        }
    }

    /// Writes a part of a JSON document unchanged.
    package func document(_ part: [UInt8]) {
        output.write(part[...])
    }

    /// Writes a line of tab-separated fields for other programs; a `StyledText` cannot contain a tab.
    package func fields(_ fields: [StyledText]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { output.fill(UInt8(ascii: "\t"), count: 1) }
            write(field)
        }
        endLine()
    }
}
