import Glibc
package import Vocabulary

/// Questions to the person at the terminal, and the programs that take over the terminal: editors and the pager.
package final class Conversation {
    private let answers: Answers
    let messages: Messages
    package let input: Input
    private let editor: LineEditor?
    package let textEditor: TextEditor
    /// The pager for output longer than the screen, if there is one.
    package var pager: Pager?
    /// Called before a question or an editor needs the terminal, on which something else may be shown.
    var willTakeTerminal: (_ isQuestion: Bool) -> Void = { _ in }
    /// Asks for confirmation elsewhere than on the terminal; returns `nil` if it has to be asked there.
    var confirmElsewhere: (String) -> ConfirmationAnswer? = { _ in nil }
    /// `true` if Escape ends a question without an answer, as Ctrl-C does.
    var escapeInterrupts = false
    /// The program that opens links.
    package var browser = Browser()
    /// Returns the command that chooses another pager, for a message.
    package var pagerCommand: () -> String = { "" }
    private var isPaging = false
    /// Returns whether a line may be typed instead of an answer, which is then no. `nil` outside a shell session.
    package var isCommand: ((String) -> Bool)?
    /// The line typed, or the lines pasted, instead of an answer.
    private var typedAhead: String?
    /// Blocks Ctrl-C while a shell session runs.
    private var interrupts: BlockedSignals?

    init(
        _ answers: Answers,
        _ messages: Messages,
        _ input: Input,
        _ editor: LineEditor?,
        _ textEditor: TextEditor,
        _ pager: Pager?
    ) {
        self.answers = answers
        self.messages = messages
        self.input = input
        self.editor = editor
        self.textEditor = textEditor
        self.pager = pager
    }

    /// Shares the editors of another conversation.
    convenience init(_ answers: Answers, _ messages: Messages, sharing other: Conversation) {
        self.init(answers, messages, other.input, other.editor, other.textEditor, nil)
        browser = other.browser
    }

    package var canAsk: Bool { editor != nil }

    /// Returns what was typed or pasted instead of an answer, once.
    package func takeTypedAhead() -> String? {
        defer { typedAhead = nil }
        return typedAhead
    }

    /// Returns the next line of standard input, or `nil` at its end. Flushes both outputs before it blocks.
    package func nextLine() throws(Input.Unreadable) -> [UInt8]? {
        try input.nextLine {
            answers.output.flush()
            messages.output.flush()
        }
    }
}

extension Conversation {
    /// Opens a page in the editor after everything written so far has been shown.
    package func edit(_ page: String, at line: Int? = nil) -> TextEditor.Ending {
        willTakeTerminal(false)
        endPage()
        // Ends the open transaction, so that other processes need not wait for the editor.
        _ = answers.output.prepareToSend()
        messages.output.flush()
        return textEditor.edit(page, at: line)
    }

    /// Ends editing. Does not return if a signal that terminates the program arrived meanwhile.
    package func finishEditing() {
        // The pager has the terminal until it exits.
        endPage()
        messages.output.flush()
        textEditor.releaseSignals()
    }

    /// Clears the screen and moves the cursor to its top.
    package func clearScreen() {
        guard editor?.canMoveCursor == true else { return }
        answers.document("\u{1B}[H\u{1B}[J")
    }

    /// Asks for a line. In a shell session, several pasted lines are for the shell: they end the question without an answer.
    /// - Parameter acceptsMultipleLines: `true` if they are an answer elsewhere.
    package func ask(_ question: String, acceptsMultipleLines: Bool = false) -> LineEditor.Answer {
        let isInShell = isCommand != nil
        let answer = ask(LineOptions(acceptsMultipleLines: acceptsMultipleLines || isInShell)) { question }
        guard isInShell, case .line(let lines) = answer, lines.contains("\n") else { return answer }
        typedAhead = lines
        return .ended
    }

    /// Asks for a line. Output written meanwhile appears above the line, and the prompt is updated with it.
    package func ask(_ options: LineOptions, prompt: @escaping () -> String) -> LineEditor.Answer {
        guard takeTerminal() else { return .ended }
        messages.isAsking = true
        defer {
            messages.isAsking = false
            resumePage()
        }
        var options = options
        options.hasPendingOutput = { [unowned self] in !answers.output.isEmpty }
        options.escapeInterrupts = escapeInterrupts
        options.showPendingOutput = { [unowned self] in answers.output.flush() }
        return editor?.ask(options) { VisibleText.of(prompt()) } ?? .ended
    }

    /// `true` if rows can be picked from a list on the terminal.
    package var canPick: Bool { editor?.canMoveCursor == true && answers.width != nil }

    /// Shows a list below the prompt, from which rows are picked.
    package func pick(_ rows: [PickerRow], label: String) -> Picker.Answer {
        guard canPick, takeTerminal() else { return .ended }
        defer { resumePage() }
        return Picker(PickerState(rows), label: label, makeBuffer: answers.makeBuffer).run()
    }

    /// Shows all output, so that the terminal is free for a question. Returns `false` if output can no longer be written, so
    /// that asking is pointless.
    private func takeTerminal() -> Bool {
        willTakeTerminal(true)
        endPage()
        answers.output.finishAnswer()
        messages.output.flush()
        interrupts?.take(SIGINT)
        if case .failed = answers.output.failure { return false }
        return true
    }

    /// Runs the body with Ctrl-C blocked: it interrupts the prompt, the pager or the running command, not the program.
    package func withInterruptsBlocked(_ body: () -> Void) {
        let interrupts = BlockedSignals([SIGINT])
        self.interrupts = interrupts
        answers.output.isCancelled = { [unowned self] in isInterrupted }
        body()
        answers.output.isCancelled = { false }
        self.interrupts = nil
        interrupts.take(SIGINT)
    }

    /// `true` if Ctrl-C was pressed since the last prompt or the program has to end; long operations stop then.
    /// Outside a shell session it is always `false`, because Ctrl-C ends the program.
    package var isInterrupted: Bool {
        answers.output.shouldTerminate || (!answers.output.isPagerOpen && interrupts?.isAnyPending ?? false)
    }

    /// Runs the closure and shows its output in the pager if it is longer than the screen.
    package func page<Failure: Error>(
        unless isDirect: Bool = false,
        _ answer: () throws(Failure) -> Void
    ) throws(Failure) {
        if isDirect || pager == nil { return try answer() }
        isPaging = true
        resumePage()
        defer {
            isPaging = false
            endPage()
            messages.output.flush()
        }
        try answer()
    }

    func endPage() {
        let status = answers.output.endPage()
        guard let pager, let status, status != 0 else { return }
        let change = pagerCommand()
        messages.say(ConversationSentences.failed(pager: pager.command, status: status, change: change))
    }

    private func resumePage() {
        if isPaging, let pager { answers.output.beginPage(through: pager) }
    }
}

// MARK: - Confirmation

extension Conversation {
    /// Asks until the answer is yes or no; Enter means no.
    package func confirm(_ question: String) -> ConfirmationAnswer {
        if let answer = confirmElsewhere(question) { return answer }
        guard canAsk else { return .notInteractive }
        while true {
            switch ask(wrapping: "\(question) [y/N]") {
            case .interrupted: return .interrupted
            case .ended: return .unanswered
            case .line(let line):
                switch line.filter({ !$0.isWhitespace }).lowercased() {
                case "y", "yes": return .yes
                case "", "n", "no": return .no
                default:
                    if isCommand?(line) == true {
                        typedAhead = line
                        return .unanswered
                    }
                    messages.say(ConversationSentences.neither(yesNorNo: line))
                }
            }
        }
    }

    /// Breaks a long question between words. Only its last line is the prompt, as the line editor would break words.
    private func ask(wrapping question: String) -> LineEditor.Answer {
        // Leave space for the answer.
        let columns = messages.width.map { max(1, $0 - 2) }
        var lines = WrappedText.of(VisibleText.of(question), columns: columns).split(separator: "\n")
        let prompt = lines.popLast() ?? ""
        lines.forEach { messages.say(String($0)) }
        return ask("\(prompt) ")
    }
}
