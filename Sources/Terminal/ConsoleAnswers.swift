package import Boundary

/// What goes out: answers on one side, talk on the other.
extension Console {
    package func line(_ pieces: StyledText...) {
        line(pieces)
    }

    package func line(_ pieces: [StyledText]) {
        pieces.forEach(write)
        endLine()
    }

    /// Less than this beside a label, and a text is easier to read below it.
    private static let narrowestText = 20
    /// Of a text below its label.
    private static let indent = 4

    /// A label, and beside it a text of any length, broken between words where the terminal ends; its own lines stay.
    package func paragraph(label: StyledText = StyledText(""), text: String, _ style: Style = .plain) {
        let isBelow = label.width > Console.indent && width.map { $0 - label.width < Console.narrowestText } ?? false
        let gap = isBelow ? Console.indent : label.width
        let room = width.map { max(1, $0 - gap) }
        if isBelow {
            write(label.withoutGap)
            endLine()
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            WrappedText.of(VisibleText.of(String(line)), columns: room).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
        }
        for (index, line) in lines.enumerated() {
            if index == 0, !isBelow { write(label) } else { leave(columns: gap) }
            write(StyledText(String(line), style))
            endLine()
        }
    }

    /// Writes a part of a line.
    func write(_ piece: StyledText) {
        guard hasColor, !piece.marks.isEmpty || palette.code(of: piece.style) != nil else {
            return output.write(piece.text)
        }
        var sheet = sheet()
        sheet.write(piece)
        write(&sheet)
    }

    /// Something to write much on.
    func sheet() -> Sheet {
        Sheet(hasColor ? palette : nil)
    }

    /// Writes what is on the sheet, and clears it.
    func write(_ sheet: inout Sheet) {
        output.write(sheet.bytes[...])
        sheet.clear()
    }

    func leave(columns: Int) {
        output.fill(UInt8(ascii: " "), count: max(0, columns))
    }

    func endLine() {
        output.fill(UInt8(ascii: "\n"), count: 1)
    }

    /// What is written from here on is shown once it is told to its end, and not at all if a complaint comes first.
    package func hold() {
        output.hold()
    }

    /// It is told to its end.
    package func release() {
        output.release()
    }

    /// Writes a document that is safe as it is: JSON, which escapes what could steer a terminal.
    package func document(_ text: String) {
        output.write(text)
    }

    /// Writes one line for a program, its fields held apart by tabs, of which none can be within a field.
    package func fields(_ fields: [StyledText]) {
        for (index, field) in fields.enumerated() {
            if index > 0 { output.fill(UInt8(ascii: "\t"), count: 1) }
            write(field)
        }
        endLine()
    }
}

// MARK: - Talk

extension Console {
    /// Says something that is no answer.
    package func say(_ sentence: String) {
        let text = WrappedText.of(VisibleText.of(sentence), columns: columns.ofTalk()) + "\n"
        // Above a line that is being typed there is only one side.
        if isAsking { return output.write(text) }
        output.flush()
        talk.write(text)
        // What a person reads on one screen stays in its order.
        if canAsk, !output.hasPage { talk.flush() }
    }

    /// Says at once what cannot wait; answers that are not whole yet stay where they are.
    package func warn(_ sentence: String) {
        talk.write(WrappedText.of(VisibleText.of(sentence), columns: columns.ofTalk()) + "\n")
        talk.flush()
    }

    package func complain(_ complaint: Complaint) {
        status = complaint.status
        output.forgetHeld()
        say("adder: \(placed(complaint).sentence)")
    }

    /// A complaint for machines, who want it as a document.
    package func complain(_ complaint: Complaint, as document: (Complaint) -> String) {
        status = complaint.status
        output.forgetHeld()
        output.flush()
        talk.write(document(placed(complaint)))
    }

    /// Names the line of the script that is being run.
    private func placed(_ complaint: Complaint) -> Complaint {
        guard let scriptLine else { return complaint }
        return Complaint(complaint.status, "Line \(scriptLine): \(complaint.sentence)")
    }
}
