import Glibc
package import ProgramOutput

/// The user-facing side of the program: results go to standard output, messages to standard error.
package final class Console {
    package let output: Output
    package let messages: Output
    package let input: Input
    /// Queried for every answer, because the window may have been resized.
    let columns: Columns
    private let rows: () -> Int?
    package var hasColor: Bool
    package var palette = Palette.standard
    /// `false` if the terminal may lack characters other than letters.
    package var hasSigns = true
    let editor: LineEditor?
    package let textEditor: TextEditor
    /// The pager for output longer than the screen, if there is one.
    package var pager: Pager?
    /// Returns the command that chooses another pager, for a message.
    package var pagerCommand: () -> String = { "" }
    var isPaging = false
    var isAsking = false
    /// Returns whether a line may be typed instead of an answer, which is then no.
    package var isCommand: (String) -> Bool = { _ in false }
    /// The line typed instead of an answer.
    var typedAhead: String?
    /// Blocks Ctrl-C while a shell session runs.
    var interrupts: BlockedSignals?
    var status = ExitStatus.done
    /// The number of the script line being run, for error messages.
    package var scriptLine: Int?

    /// The widths of standard output and standard error; `nil` for one that is not a terminal.
    package struct Columns {
        let forOutput: () -> Int?
        let forMessages: () -> Int?

        package init(forOutput: @escaping () -> Int?, forMessages: @escaping () -> Int?) {
            self.forOutput = forOutput
            self.forMessages = forMessages
        }

        package static var unlimited: Columns { Columns(forOutput: { nil }, forMessages: { nil }) }
    }

    package init(
        output: Output,
        messages: Output,
        input: Input = Input(descriptor: STDIN_FILENO),
        columns: Columns = .unlimited,
        rows: @escaping () -> Int? = { nil },
        hasColor: Bool = false,
        editor: LineEditor? = nil,
        pager: Pager? = nil,
        textEditor: TextEditor = TextEditor(command: "false", folder: "/tmp")
    ) {
        self.output = output
        self.messages = messages
        self.input = input
        self.columns = columns
        self.rows = rows
        self.hasColor = hasColor
        self.editor = editor
        self.pager = pager
        self.textEditor = textEditor
    }

    /// The width of an answer in columns, or `nil` if standard output is not a terminal.
    package var width: Int? { columns.forOutput() }

    /// The height of the window in rows, or `nil` if standard output is not a terminal.
    package var height: Int? { rows() }

    /// `false` once the reader has closed the pipe, as `head` does, or after Ctrl-C.
    package var hasReader: Bool { output.failure == nil && !isInterrupted }

    /// Returns the line typed instead of an answer, once.
    package func takeTypedAhead() -> String? {
        defer { typedAhead = nil }
        return typedAhead
    }

    package var canAsk: Bool { editor != nil }
}

// MARK: - Input

extension Console {
    /// Returns the next line of standard input, or `nil` at its end. Flushes both outputs before it blocks.
    package func nextLine() throws(Input.Unreadable) -> [UInt8]? {
        try input.nextLine {
            output.flush()
            messages.flush()
        }
    }
}

// MARK: - Exit status

extension Console {
    package var hasFailed: Bool { status != .done }

    /// Forgets an earlier error, so that a shell session can go on.
    package func resetStatus() {
        status = .done
    }

    /// Flushes both outputs and returns the exit status. The closure reports an answer that could not be written.
    package func finish(_ reportLostOutput: (_ reason: String) -> Void) -> ExitStatus {
        output.flush()
        if case .failed(let reason) = output.failure {
            let before = status
            reportLostOutput(reason)
            if before != .done { status = before }
        }
        messages.flush()
        return status
    }
}
