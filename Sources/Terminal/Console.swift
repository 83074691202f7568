package import Boundary
import Glibc

/// The person's end of the program: answers go out on one side, talk on the other, and the status follows from both.
package final class Console {
    package let output: Output
    package let talk: Output
    package let input: Input
    /// Asked anew for each answer, as a window may have another size by then.
    private let columns: Columns
    package var hasColor: Bool
    package var palette = Palette.standard
    private let editor: LineEditor?
    /// For whoever wants a page edited.
    package let textEditor: TextEditor
    /// For answers that are longer than the screen; nil where nobody pages.
    private let pager: Pager?
    private var isPaging = false
    private var isAsking = false
    private var status = ExitStatus.done
    /// The line of a script that is being run, which complaints name.
    package var scriptLine: Int?

    /// How many columns there are for answers, and how many for talk, which may go to a terminal when answers do not;
    /// nil where nobody looks at columns.
    package struct Columns {
        let ofAnswers: () -> Int?
        let ofTalk: () -> Int?

        package init(ofAnswers: @escaping () -> Int?, ofTalk: @escaping () -> Int?) {
            self.ofAnswers = ofAnswers
            self.ofTalk = ofTalk
        }

        package static var unlimited: Columns { Columns(ofAnswers: { nil }, ofTalk: { nil }) }
    }

    package init(
        output: Output,
        talk: Output,
        input: Input = Input(descriptor: STDIN_FILENO),
        columns: Columns = .unlimited,
        hasColor: Bool = false,
        editor: LineEditor? = nil,
        pager: Pager? = nil,
        textEditor: TextEditor = TextEditor(command: "false", folder: "/tmp")
    ) {
        self.output = output
        self.talk = talk
        self.input = input
        self.columns = columns
        self.hasColor = hasColor
        self.editor = editor
        self.pager = pager
        self.textEditor = textEditor
    }

    /// How many columns an answer may take; nil where nobody looks at columns.
    package var width: Int? { columns.ofAnswers() }

    /// Whether answers still arrive: a reader may leave early, as `head` does.
    package var isRead: Bool { output.failure == nil }

    /// Whether a person is there to be asked.
    package var canAsk: Bool { editor != nil }
}

// MARK: - Answers

extension Console {
    package func line(_ pieces: StyledText...) {
        line(pieces)
    }

    package func line(_ pieces: [StyledText]) {
        pieces.forEach(write)
        endLine()
    }

    /// A label, and beside it a text of any length, broken between words where the terminal ends; its own lines stay.
    package func paragraph(label: StyledText = StyledText(""), text: String, _ style: Style = .plain) {
        let room = width.map { max(20, $0 - label.width) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
            WrappedText.of(VisibleText.of(String(line)), columns: room).split(
                separator: "\n",
                omittingEmptySubsequences: false
            )
        }
        for (index, line) in lines.enumerated() {
            if index == 0 { write(label) } else { leave(columns: label.width) }
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

    /// Has a page edited, once everything that was said is there to be read.
    package func edit(_ page: String) -> TextEditor.Ending {
        output.endPage()
        talk.flush()
        return textEditor.edit(page)
    }

    /// To be called once a page is not edited any more and all is said about it; may not return.
    package func finishEditing() {
        output.flush()
        talk.flush()
        textEditor.releaseSignals()
    }

    /// Asks a person who is known to be there.
    package func ask(_ question: String) -> LineEditor.Answer {
        ask(LineAids()) { question }
    }

    /// The same with more at hand; what is said meanwhile appears above the line, and the prompt may change with it.
    package func ask(_ aids: LineAids, prompt: @escaping () -> String) -> LineEditor.Answer {
        output.endPage()
        flush()
        isAsking = true
        defer {
            isAsking = false
            resumePage()
        }
        var aids = aids
        aids.hasNews = { [unowned self] in !output.isEmpty }
        aids.showNews = { [unowned self] in output.flush() }
        return editor?.ask(aids) { VisibleText.of(prompt()) } ?? .ended
    }

    /// While the body goes on, Ctrl-C is for whoever is asked or paged, and ends nothing else.
    package func stay(_ body: () -> Void) {
        let before = signal(SIGINT, SIG_IGN)
        body()
        signal(SIGINT, before)
    }

    private func flush() {
        output.flush()
        talk.flush()
    }

    /// What is said meanwhile is read page by page if it is longer than the screen.
    package func page(_ answer: () -> Void) {
        isPaging = true
        resumePage()
        answer()
        isPaging = false
        output.endPage()
        talk.flush()
    }

    private func resumePage() {
        if isPaging, let pager { output.beginPage(through: pager) }
    }
}

// MARK: - Yes or no

extension Console {
    /// Asks until the answer is one; Enter alone is no.
    package func confirm(_ question: String) -> Consent {
        guard canAsk else { return .nobodyThere }
        while true {
            switch ask("\(question) [y/N] ") {
            case .interrupted: return .interrupted
            case .ended: return .no
            case .line(let line):
                switch line.filter({ !$0.isWhitespace }).lowercased() {
                case "y", "yes": return .yes
                case "", "n", "no": return .no
                default: say("Type y or n.")
                }
            }
        }
    }
}

// MARK: - Input

extension Console {
    /// The next line of standard input; nil at its end. Whoever waits for an answer gets it before we wait for them.
    package func nextLine() throws(Input.Unreadable) -> [UInt8]? {
        try input.nextLine {
            output.flush()
            talk.flush()
        }
    }
}

// MARK: - The end

extension Console {
    package var hasFailed: Bool { status != .done }

    /// For a conversation in which an error was answered and is over.
    package func forgetStatus() {
        status = .done
    }

    /// Sends what is left and tells how it all ended; the closure makes a complaint of an answer that did not arrive.
    package func finish(_ lost: (_ reason: String) -> Void) -> ExitStatus {
        output.flush()
        if case .failed(let reason) = output.failure {
            let before = status
            lost(reason)
            if before != .done { status = before }
        }
        talk.flush()
        return status
    }
}
