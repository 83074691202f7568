import Glibc
package import Vocabulary

/// Interaction: questions, the pager and the editor.
extension Console {
    /// Opens a page in the editor after everything written so far has been shown.
    package func edit(_ page: String) -> TextEditor.Ending {
        endPage()
        // Ends the open transaction, so that other processes need not wait for the editor.
        _ = output.prepareToSend()
        messages.flush()
        return textEditor.edit(page)
    }

    /// Ends editing. Does not return if a signal that terminates the program arrived meanwhile.
    package func finishEditing() {
        // The pager has the terminal until it exits.
        endPage()
        messages.flush()
        textEditor.releaseSignals()
    }

    /// Clears the screen and moves the cursor to its top.
    package func clearScreen() {
        guard editor?.canMoveCursor == true else { return }
        document("\u{1B}[H\u{1B}[J")
    }

    package func ask(_ question: String) -> LineEditor.Answer {
        ask(LineOptions()) { question }
    }

    /// Asks for a line. Output written meanwhile appears above the line, and the prompt is updated with it.
    package func ask(_ options: LineOptions, prompt: @escaping () -> String) -> LineEditor.Answer {
        endPage()
        output.finishAnswer()
        messages.flush()
        interrupts?.take(SIGINT)
        // Asking is pointless if output can no longer be written.
        if case .failed = output.failure { return .ended }
        isAsking = true
        defer {
            isAsking = false
            resumePage()
        }
        var options = options
        options.hasPendingOutput = { [unowned self] in !output.isEmpty }
        options.showPendingOutput = { [unowned self] in output.flush() }
        return editor?.ask(options) { VisibleText.of(prompt()) } ?? .ended
    }

    /// Runs the body with Ctrl-C blocked: it interrupts the prompt, the pager or the running command, not the program.
    package func withInterruptsBlocked(_ body: () -> Void) {
        let interrupts = BlockedSignals([SIGINT])
        self.interrupts = interrupts
        output.isCancelled = { [unowned self] in isInterrupted }
        body()
        output.isCancelled = { false }
        self.interrupts = nil
        interrupts.take(SIGINT)
    }

    /// `true` if Ctrl-C was pressed since the last prompt or the program has to end; long operations stop then.
    /// Outside a shell session it is always `false`, because Ctrl-C ends the program.
    package var isInterrupted: Bool {
        output.shouldTerminate || (!output.isPagerOpen && interrupts?.isAnyPending ?? false)
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
            messages.flush()
        }
        try answer()
    }

    private func endPage() {
        let status = output.endPage()
        guard let pager, let status, status != 0 else { return }
        say(
            "“\(pager.command)” exited with status \(status). Use \(pagerCommand()) for another one, "
                + "or off for none."
        )
    }

    private func resumePage() {
        if isPaging, let pager { output.beginPage(through: pager) }
    }
}

// MARK: - Confirmation

extension Console {
    /// Asks until the answer is yes or no; Enter means no.
    package func confirm(_ question: String) -> ConfirmationAnswer {
        guard canAsk else { return .notInteractive }
        while true {
            switch ask(wrapping: "\(question) [y/N]") {
            case .interrupted: return .interrupted
            case .ended: return .no
            case .line(let line):
                switch line.filter({ !$0.isWhitespace }).lowercased() {
                case "y", "yes": return .yes
                case "", "n", "no": return .no
                default:
                    if isCommand(line) {
                        typedAhead = line
                        return .no
                    }
                    say("Type y or n, not “\(line)”.")
                }
            }
        }
    }

    /// Breaks a long question between words. Only its last line is the prompt, as the line editor would break words.
    private func ask(wrapping question: String) -> LineEditor.Answer {
        // Leave space for the answer.
        let columns = columns.forMessages().map { max(1, $0 - 2) }
        var lines = WrappedText.of(VisibleText.of(question), columns: columns).split(separator: "\n")
        let prompt = lines.popLast() ?? ""
        lines.forEach { say(String($0)) }
        return ask("\(prompt) ")
    }
}
