import Glibc
package import ProgramOutput

/// The user-facing side of the program.
package final class Console {
    package let answers: Answers
    package let messages: Messages
    package let conversation: Conversation

    /// The widths are those of terminals: `nil` for an output that is not one.
    /// - Parameters:
    ///   - other: The conversation whose editors to use.
    ///   - isOneStream: `true` to keep the order of answers and messages, as on a terminal, in the window of the program itself.
    package init(
        output: Output,
        messages: Output,
        input: Input = Input(descriptor: STDIN_FILENO),
        columns: @escaping () -> Int? = { nil },
        rows: @escaping () -> Int? = { nil },
        messageColumns: @escaping () -> Int? = { nil },
        hasColor: Bool = false,
        editor: LineEditor? = nil,
        pager: Pager? = nil,
        textEditor: TextEditor = TextEditor(command: "false", folder: "/tmp"),
        sharing other: Conversation? = nil,
        isOneStream: Bool = false
    ) {
        answers = Answers(output, columns: columns, rows: rows, hasColor: hasColor)
        self.messages = Messages(
            messages,
            answers,
            columns: messageColumns,
            sharesScreen: editor != nil || isOneStream,
            sender: isOneStream ? "" : "adder: "
        )
        conversation =
            if let other {
                Conversation(answers, self.messages, sharing: other)
            } else {
                Conversation(answers, self.messages, input, editor, textEditor, pager)
            }
    }

    /// `false` once the reader has closed the pipe, as `head` does, or after Ctrl-C.
    package var hasReader: Bool { answers.output.failure == nil && !conversation.isInterrupted }
}

// MARK: - Exit status

extension Console {
    package var hasFailed: Bool { messages.status != .done }
    /// `true` if what failed has to be tried again.
    package var asksForRetry: Bool { messages.status.asksForRetry }

    /// Forgets an earlier error, so that a shell session can go on.
    package func resetStatus() {
        messages.status = .done
    }

    /// Flushes both outputs and returns the exit status. The closure reports an answer that could not be written.
    package func finish(_ reportLostOutput: (_ reason: String) -> Void) -> ExitStatus {
        answers.output.flush()
        if case .failed(let reason) = answers.output.failure {
            let before = messages.status
            reportLostOutput(reason)
            if before != .done { messages.status = before }
        }
        messages.output.flush()
        return messages.status
    }
}
