package import Boundary
import Glibc

/// The person's end of the program: answers go out on one side, talk on the other, and the status follows from both.
package final class Console {
    package let output: Output
    package let talk: Output
    /// How many columns answers may take; nil where nobody looks at columns.
    package let width: Int?
    /// The same for talk, which may go to a terminal when answers do not.
    private let talkWidth: Int?
    private let hasColor: Bool
    private let editor: LineEditor?
    private var status = ExitStatus.done
    /// The line of a script that is being run, which complaints name.
    package var scriptLine: Int?

    package init(
        output: Output,
        talk: Output,
        width: Int? = nil,
        talkWidth: Int? = nil,
        hasColor: Bool = false,
        editor: LineEditor? = nil
    ) {
        self.output = output
        self.talk = talk
        self.width = width
        self.talkWidth = talkWidth
        self.hasColor = hasColor
        self.editor = editor
    }

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

    /// Writes a part of a line.
    func write(_ piece: StyledText) {
        guard hasColor, let code = piece.style.code else { return output.write(piece.text) }
        output.write("\u{1B}[\(code)m\(piece.text)\u{1B}[0m")
    }

    func leave(columns: Int) {
        output.fill(UInt8(ascii: " "), count: max(0, columns))
    }

    func endLine() {
        output.fill(UInt8(ascii: "\n"), count: 1)
    }

    /// Writes a document that is safe as it is: JSON, which escapes what could steer a terminal.
    package func document(_ text: String) {
        output.write(text)
    }
}

// MARK: - Talk

extension Console {
    /// Says something that is no answer.
    package func say(_ sentence: String) {
        output.flush()
        talk.write(WrappedText.of(VisibleText.of(sentence), columns: talkWidth) + "\n")
    }

    package func complain(_ complaint: Complaint) {
        status = complaint.status
        say("adder: \(placed(complaint).sentence)")
    }

    /// A complaint for machines, who want it as a document.
    package func complain(_ complaint: Complaint, as document: (Complaint) -> String) {
        status = complaint.status
        output.flush()
        talk.write(document(placed(complaint)))
    }

    /// Names the line of the script that is being run.
    private func placed(_ complaint: Complaint) -> Complaint {
        guard let scriptLine else { return complaint }
        return Complaint(complaint.status, "Line \(scriptLine): \(complaint.sentence)")
    }

    /// Asks a person who is known to be there.
    package func ask(_ question: String) -> LineEditor.Answer {
        output.flush()
        talk.flush()
        return editor?.ask(VisibleText.of(question)) ?? .ended
    }
}

// MARK: - Input

extension Console {
    /// Everything on standard input; nil where it cannot be read.
    package func readInput() -> [UInt8]? {
        var bytes: [UInt8] = []
        let chunk = 1 << 16
        while true {
            let old = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: chunk))
            let count = bytes.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress.map { $0 + old }, chunk) }
            bytes.removeLast(chunk - max(0, count))
            if count == 0 { return bytes }
            if count < 0, errno != EINTR { return nil }
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

    /// Sends what is left and tells how it all ended.
    package func finish() -> ExitStatus {
        output.flush()
        if case .failed(let reason) = output.failure {
            talk.write("adder: The answer could not be written: \(reason).\n")
            if status == .done { status = .outputFailed }
        }
        talk.flush()
        return status
    }
}
