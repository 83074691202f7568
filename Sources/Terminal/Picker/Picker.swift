import Glibc

/// A list below the prompt, from which rows are picked with the keyboard. It needs a terminal as standard input, and one
/// that can move its cursor.
package final class Picker {
    package enum Answer: Equatable, Sendable {
        /// The ids of the rows, in ascending order.
        case picked([Int])
        /// Escape.
        case cancelled
        /// Ctrl-C.
        case interrupted
        /// The terminal was closed, or a signal is about to end the program.
        case ended
    }

    private static let bell = "\u{7}"

    private var state: PickerState
    private let label: String
    private let input: Int32
    private let output: Int32
    private let makeBuffer: () -> StyledBuffer
    private var keys = TerminalKeys()
    /// The column of the cursor, which is always in the first line.
    private var cursor = 0

    init(
        _ state: PickerState,
        label: String,
        input: Int32 = STDIN_FILENO,
        output: Int32 = STDERR_FILENO,
        makeBuffer: @escaping () -> StyledBuffer
    ) {
        self.state = state
        self.label = label
        self.input = input
        self.output = output
        self.makeBuffer = makeBuffer
    }

    /// Shows the list until rows are picked, and removes it. A signal that ends the program takes effect at the end, once the
    /// terminal is as it was.
    func run() -> Answer {
        guard let originalModes = TerminalModes(of: input) else { return .ended }
        let signals = PromptSignals(originalModes)
        originalModes.beginCrashGuard()
        defer { TerminalModes.endCrashGuard() }
        originalModes.startReadingKeys()
        signals.saveEditingModes()
        begin()
        let answer = readKeys(signals)
        end()
        originalModes.restore()
        return answer
    }

    private func readKeys(_ signals: PromptSignals) -> Answer {
        while true {
            var sources = [input, signals.descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            let ready = poll(&sources, 2, keys.isUndecided ? TerminalKeys.escapeTimeout : -1)
            if ready < 0, errno != EINTR { return .ended }
            if ready < 0 { continue }
            if ready == 0 { keys.timeOut() }
            if sources[1].revents != 0 {
                if let answer = handleSignal(signals) { return answer }
                continue
            }
            if sources[0].revents != 0 {
                guard let byte = readByte() else { return .ended }
                keys.take(byte)
            }
            if let answer = handleKeys() { return answer }
        }
    }

    /// Reads one byte, so that those after the last key are left to others. Returns `nil` at the end of input.
    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = read(input, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Handles the keys read so far. Draws once there are no more.
    private func handleKeys() -> Answer? {
        var hasKeys = false
        while let event = keys.next() {
            hasKeys = true
            switch state.handle(PickerKey(event), height: PickerFrame.listHeight(rows: size.rows)) {
            case .none: continue
            case .refused: write(Picker.bell)
            case .picked(let ids): return .picked(ids)
            case .cancelled: return .cancelled
            }
        }
        if hasKeys, !isInputAvailable { draw() }
        return nil
    }

    private var isInputAvailable: Bool {
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, 0) > 0
    }

    private func handleSignal(_ signals: PromptSignals) -> Answer? {
        switch signals.next() {
        case .resize: redraw()
        case .resume:
            signals.resume()
            if !signals.mustStayHidden { begin() }
        case .stop:
            end()
            _ = signals.stop()
            if !signals.mustStayHidden { begin() }
        case .interrupt: return .interrupted
        case .terminate:
            signals.terminateInBackground()
            return .ended
        }
        return nil
    }
}

// MARK: - The screen

extension Picker {
    private func begin() {
        write("\u{1B}[?2004h")
        cursor = 0
        draw()
    }

    private func end() {
        write("\r\u{1B}[J\u{1B}[?2004l")
    }

    /// Draws the list again after a resize. A narrower terminal has wrapped the first line in front of the cursor.
    private func redraw() {
        let rows = cursor / size.columns
        write((rows > 0 ? "\u{1B}[\(rows)A" : "") + "\r\u{1B}[J")
        state.scroll(to: PickerFrame.listHeight(rows: size.rows))
        draw()
    }

    /// Draws the lines from the row of the cursor on, and puts the cursor at the end of the input.
    private func draw() {
        let frame = PickerFrame(state, label: label, size: size)
        var bytes = Array("\r".utf8)
        for (index, line) in frame.lines.enumerated() {
            if index > 0 { bytes += "\r\n".utf8 }
            var buffer = makeBuffer()
            line.forEach { buffer.write($0) }
            bytes += buffer.bytes
            bytes += "\u{1B}[K".utf8
        }
        let below = frame.lines.count - 1
        bytes +=
            "\u{1B}[J\(below > 0 ? "\u{1B}[\(below)A" : "")\r\(frame.cursor > 0 ? "\u{1B}[\(frame.cursor)C" : "")".utf8
        cursor = frame.cursor
        write(bytes)
    }

    private func write(_ text: String) {
        write(Array(text.utf8))
    }

    private func write(_ bytes: [UInt8]) {
        // A closed terminal is noticed when its keys are read.
        FullWrite.draw(bytes, on: output)
    }

    private var size: (rows: Int, columns: Int) {
        let size = TerminalSize(of: output)
        guard let rows = size.rows, let columns = size.columns else { return (24, 80) }
        return (rows, columns)
    }
}
