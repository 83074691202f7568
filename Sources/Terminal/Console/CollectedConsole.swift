import Glibc
import UnicodeText
package import Vocabulary

/// A console whose output is collected as lines with styles, such as for a pane of the screen.
package final class CollectedConsole {
    package let console: Console
    private let output: CollectedOutput

    /// - Parameters:
    ///   - columns: The width that lines are fitted to.
    ///   - other: Its editors ask questions on the terminal, where Escape gives up; `nil` if none can be asked.
    ///   - confirm: Asks for confirmation below the output so far; returns `nil` if the terminal has to be taken for that.
    ///   - willTakeTerminal: Called before the terminal is taken. After a question on it, output goes there as well.
    package init(
        columns: Int,
        rows: Int? = nil,
        hasSigns: Bool = true,
        asking other: Console? = nil,
        confirm: ((_ question: String, _ output: [[StyledText]]) -> ConfirmationAnswer?)? = nil,
        willTakeTerminal: @escaping () -> Void = {}
    ) {
        let output = CollectedOutput()
        self.output = output
        console = Console(
            output: Output { output.add($0, to: STDOUT_FILENO) },
            messages: Output { output.add($0, to: STDERR_FILENO) },
            columns: { columns },
            rows: { rows },
            messageColumns: { columns },
            hasColor: true,
            sharing: other?.conversation,
            isOneStream: true
        )
        console.answers.palette = .numbered
        console.answers.hasSigns = hasSigns
        console.conversation.escapeInterrupts = true
        console.conversation.willTakeTerminal = { [unowned self] isQuestion in
            flush()
            willTakeTerminal()
            // The screen reports the changes of an editor. Below the prompt, they would stay when it is closed.
            if isQuestion { output.show(below: ConversationSentences.wayBack) }
        }
        console.conversation.confirmElsewhere = { [unowned self] in confirm?($0, lines()) }
    }

    /// Returns the lines written so far.
    package func takeLines() -> [[StyledText]] {
        defer { output.take() }
        return lines()
    }

    private func lines() -> [[StyledText]] {
        flush()
        return StyledText.lines(of: output.bytes)
    }
}

extension CollectedConsole {
    private func flush() {
        console.answers.output.finishAnswer()
        console.messages.output.flush()
    }
}

/// What was written, and whether the terminal shows it.
private final class CollectedOutput {
    private(set) var bytes: [UInt8] = []
    private var isShown = false
    private var saysWayBack = false

    func add(_ new: [UInt8], to descriptor: Int32) {
        bytes += new
        if isShown { _ = FullWrite.write(CollectedOutput.plain(new), to: descriptor) }
    }

    /// Shows what was written so far on the terminal, and what follows. What has been seen is not collected.
    func show(below sentence: String) {
        if !saysWayBack {
            saysWayBack = true
            _ = FullWrite.write(Array("\(sentence)\n".utf8), to: STDOUT_FILENO)
        }
        if !isShown { _ = FullWrite.write(CollectedOutput.plain(bytes), to: STDOUT_FILENO) }
        isShown = true
        bytes = []
    }

    func take() { bytes = [] }

    /// The numbers of styles are no colors.
    private static func plain(_ bytes: [UInt8]) -> [UInt8] {
        let lines = StyledText.lines(of: bytes).map { $0.map(\.text).joined() }
        return Array(lines.map { "\($0)\n" }.joined().utf8)
    }
}

extension StyledText {
    /// Returns the lines of output in which `Palette.numbered` names the styles.
    static func lines(of bytes: [UInt8]) -> [[StyledText]] {
        var lines: [[StyledText]] = []
        var line: [StyledText] = []
        var text: [UInt8] = []
        var style = Style.plain
        func end() {
            if !text.isEmpty { line.append(StyledText(String(decoding: text, as: UTF8.self), style)) }
            text = []
        }
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\n") {
                end()
                lines.append(line)
                line = []
            } else if byte == 0x1B, rest.first == UInt8(ascii: "[") {
                end()
                let code = rest.dropFirst().prefix { $0 != UInt8(ascii: "m") }
                rest = rest.dropFirst(code.count + 2)
                style = Int(String(decoding: code, as: UTF8.self)).flatMap(Style.init) ?? .plain
            } else {
                text.append(byte)
            }
        }
        end()
        return line.isEmpty ? lines : lines + [line]
    }
}
