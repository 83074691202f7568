package import Boundary
import Glibc

/// The person's end of the program: answers go out on one side, talk on the other, and the status follows from both.
package final class Console {
    package let output: Output
    package let talk: Output
    package let input: Input
    /// Asked anew for each answer, as a window may have another size by then.
    let columns: Columns
    private let rows: () -> Int?
    package var hasColor: Bool
    package var palette = Palette.standard
    let editor: LineEditor?
    /// For whoever wants a page edited.
    package let textEditor: TextEditor
    /// For answers that are longer than the screen; nil where nobody pages.
    let pager: Pager?
    var isPaging = false
    var isAsking = false
    /// Ctrl-C, while a conversation goes on.
    var interrupts: HeldSignals?
    var status = ExitStatus.done
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
        rows: @escaping () -> Int? = { nil },
        hasColor: Bool = false,
        editor: LineEditor? = nil,
        pager: Pager? = nil,
        textEditor: TextEditor = TextEditor(command: "false", folder: "/tmp")
    ) {
        self.output = output
        self.talk = talk
        self.input = input
        self.columns = columns
        self.rows = rows
        self.hasColor = hasColor
        self.editor = editor
        self.pager = pager
        self.textEditor = textEditor
    }

    /// How many columns an answer may take; nil where nobody looks at columns.
    package var width: Int? { columns.ofAnswers() }

    /// How many rows there are for answers; nil where nobody looks at rows.
    package var height: Int? { rows() }

    /// Whether answers still arrive and are wanted: a reader may leave early, as `head` does.
    package var isRead: Bool { output.failure == nil && !isInterrupted }

    /// Whether a person is there to be asked.
    package var canAsk: Bool { editor != nil }
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
