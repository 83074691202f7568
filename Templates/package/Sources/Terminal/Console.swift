package import CommandLine

/// Writes output and messages, and keeps the exit status.
package final class Console {
    package private(set) var status = ExitStatus.done
    private let program: String
    private let channel: Channel
    /// The output so far, which is written in one piece.
    private var output = ""

    package init(for program: String, _ channel: Channel) {
        self.program = program
        self.channel = channel
    }

    /// Adds a line to the output.
    package func line(_ text: String) {
        output += Console.visible(text) + "\n"
    }

    /// Writes a message to standard error, after the output so far.
    package func say(_ text: String) {
        flush()
        // A failure can't be reported either.
        try? channel.write(.messages, Console.visible(text) + "\n")
    }

    package func report(_ errorMessage: ErrorMessage) {
        if status == .done { status = errorMessage.status }
        say("\(program): \(errorMessage.sentence)")
    }

    /// Writes the remaining output, and returns the exit status.
    package func finish() -> ExitStatus {
        flush()
        return status
    }

    private func flush() {
        guard !output.isEmpty else { return }
        let text = output
        output = ""
        do throws(ChannelError) {
            try channel.write(.output, text)
        } catch {
            // A reader such as `head` may close the pipe early. That is not an error.
            guard case .failed(let detail) = error else { return }
            report(ErrorMessage(.outputFailed, "The output could not be written (\(detail)). Run the command again."))
        }
    }

    /// Replaces control characters, which could change the state of the terminal.
    private static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
            shown.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }
}
