package import ProgramOutput
import UnicodeText

/// Output: results and messages.
extension Console {
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
    package func paragraph(label: StyledText = StyledText(""), text: String, _ style: Style = .plain) {
        let isBelow = label.width > Console.indent && width.map { isTooNarrow($0 - label.width, for: text) } ?? false
        let gap = isBelow ? Console.indent : label.width
        let columns = width.map { max(1, $0 - gap) }
        if isBelow {
            write(label.withoutTrailingSpaces)
            endLine()
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            WrappedText.of(VisibleText.of(String(line)), columns: columns).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
        }
        for (index, line) in lines.enumerated() {
            if index == 0, !isBelow { write(label) } else { writeSpaces(gap) }
            write(StyledText(String(line), style))
            endLine()
        }
    }

    /// Returns `true` if the text would look better under its label, where a long word such as a UUID may fit.
    private func isTooNarrow(_ columns: Int, for text: String) -> Bool {
        guard columns >= Console.minimumTextWidth, let width else { return true }
        let longest =
            text.split(whereSeparator: \.isWhitespace).map { VisibleText.of(String($0)) }
            .map(UnicodeText.width).max() ?? 0
        return longest > columns && longest <= width - Console.indent
    }

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

    /// Holds back what follows until `release()`; an error in between discards it.
    package func hold() {
        output.hold()
    }

    package func release() {
        output.release()
    }

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

// MARK: - Messages

extension Console {
    /// Writes a message to standard error.
    package func say(_ sentence: String) {
        let text = WrappedText.of(VisibleText.of(sentence), columns: columns.forMessages()) + "\n"
        // While a line is being typed, both outputs appear above it and must keep their order.
        if isAsking { return output.write(text) }
        output.flush()
        messages.write(text)
        // Both outputs share the screen, so their order must be kept.
        if canAsk, !output.isPagerOpen { messages.flush() }
    }

    /// Writes a message about a long operation to standard error at once, if that is a terminal.
    package func sayProgress(_ sentence: String) {
        guard columns.forMessages() != nil else { return }
        say(sentence)
        messages.flush()
    }

    /// Writes messages to standard error, but only the first of them and the number of the others if there is a limit.
    package func say(_ sentences: [String], limit: Int?) {
        let shown = sentences.prefix(limit ?? .max)
        shown.forEach(say)
        if sentences.count > shown.count { say("and \(sentences.count - shown.count) more such messages") }
    }

    /// Writes a message at once, without flushing an unfinished answer.
    package func warn(_ sentence: String) {
        messages.write(WrappedText.of(VisibleText.of(sentence), columns: columns.forMessages()) + "\n")
        messages.flush()
    }

    package func report(_ errorMessage: ErrorMessage) {
        status = errorMessage.status
        output.discardHeld()
        say("adder: \(withLineNumber(errorMessage).sentence)")
    }

    /// Reports an error as a JSON document.
    package func report(_ errorMessage: ErrorMessage, as document: (ErrorMessage) -> String) {
        status = errorMessage.status
        output.discardHeld()
        output.flush()
        messages.write(document(withLineNumber(errorMessage)))
    }

    private func withLineNumber(_ errorMessage: ErrorMessage) -> ErrorMessage {
        guard let scriptLine else { return errorMessage }
        return ErrorMessage(errorMessage.status, "Line \(scriptLine): \(errorMessage.sentence)")
    }
}
