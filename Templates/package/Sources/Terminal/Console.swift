package import Boundary

/// Where answers and talk go; it remembers how the command is to end.
package final class Console {
    package private(set) var status = Ending.done
    private let program: String
    private let channel: Channel
    /// The answer so far, which is written at once.
    private var answer = ""

    package init(for program: String, _ channel: Channel) {
        self.program = program
        self.channel = channel
    }

    /// A line of the answer.
    package func line(_ text: String) {
        answer += Console.visible(text) + "\n"
    }

    /// What is said to a person beside it, in its place behind the answer so far.
    package func say(_ text: String) {
        flush()
        // Nobody is left to be told of talk that does not arrive.
        try? channel.write(.talk, Console.visible(text) + "\n")
    }

    package func complain(_ complaint: Complaint) {
        if status == .done { status = complaint.status }
        say("\(program): \(complaint.sentence)")
    }

    /// Writes what is left of the answer, and tells how it all ended.
    package func finish() -> Ending {
        flush()
        return status
    }

    private func flush() {
        guard !answer.isEmpty else { return }
        let text = answer
        answer = ""
        do throws(ChannelTrouble) {
            try channel.write(.answer, text)
        } catch {
            // Whoever stops reading early, as `head` does, knows it.
            guard case .failed(let detail) = error else { return }
            complain(Complaint(.outputFailed, "The answer could not be written (\(detail)); run it again."))
        }
    }

    /// What could steer a terminal is shown in its place.
    private static func visible(_ text: String) -> String {
        var shown = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = (scalar.value < 0x20 && scalar != "\n") || (0x7F...0x9F).contains(scalar.value)
            shown.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }
}
