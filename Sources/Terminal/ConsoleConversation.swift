package import Boundary
import Glibc

/// What goes both ways: questions, pages to read and pages to edit.
extension Console {
    /// Has a page edited, once everything that was said is there to be read.
    package func edit(_ page: String) -> TextEditor.Ending {
        endPage()
        // Nobody else waits for somebody who types.
        _ = output.settle()
        talk.flush()
        return textEditor.edit(page)
    }

    /// To be called once a page is not edited any more and all is said about it; may not return.
    package func finishEditing() {
        // Whoever reads a page has the terminal until its end.
        endPage()
        talk.flush()
        textEditor.releaseSignals()
    }

    /// Asks a person who is known to be there.
    package func ask(_ question: String) -> LineEditor.Answer {
        ask(LineAids()) { question }
    }

    /// The same with more at hand; what is said meanwhile appears above the line, and the prompt may change with it.
    package func ask(_ aids: LineAids, prompt: @escaping () -> String) -> LineEditor.Answer {
        endPage()
        output.finishAnswer()
        talk.flush()
        interrupts?.take(SIGINT)
        // Nobody can be answered any more.
        if case .failed = output.failure { return .ended }
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

    /// While the body goes on, Ctrl-C ends nothing by itself: it is for whoever is asked or paged, and else for the
    /// command that runs.
    package func stay(_ body: () -> Void) {
        let interrupts = HeldSignals([SIGINT])
        self.interrupts = interrupts
        output.isUnwanted = { [unowned self] in isInterrupted }
        body()
        output.isUnwanted = { false }
        self.interrupts = nil
        interrupts.take(SIGINT)
    }

    /// Whether Ctrl-C was pressed since the last question while nobody else had the keys, or the program is to end:
    /// whatever takes long stops then. Never so outside of a conversation, where Ctrl-C ends the program.
    package var isInterrupted: Bool {
        output.isToEnd || (!output.hasPage && interrupts?.isAnyPending ?? false)
    }

    /// What is said meanwhile is read page by page if it is longer than the screen.
    package func page(_ answer: () -> Void) {
        isPaging = true
        resumePage()
        answer()
        isPaging = false
        endPage()
        talk.flush()
    }

    private func endPage() {
        let status = output.endPage()
        guard let pager, let status, status != 0 else { return }
        say("“\(pager.command)” ended with status \(status); PAGER names what is read with, and cat reads without.")
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
