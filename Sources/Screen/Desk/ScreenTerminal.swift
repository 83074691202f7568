import Glibc
import Terminal

/// The terminal as a screen: the alternate one, in which lines don't wrap and pastes and clicks are reported.
package final class ScreenTerminal: ScreenDevice {
    private static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h"
    private static let enterMouse = "\u{1B}[?1000h\u{1B}[?1006h"
    private static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1000l"
    /// Ends everything that may have begun, so that it is right at any moment of a crash. Erases the screen, as a terminal
    /// without an alternate one shows it on.
    private static let leave: StaticString =
        """
        \u{1B}[?2026l\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[H\u{1B}[J\u{1B}[?1049l
        """

    private let input: Int32
    private let output: Int32
    package var hasMouse: Bool {
        didSet {
            if hasMouse != oldValue {
                write(Array((hasMouse ? ScreenTerminal.enterMouse : ScreenTerminal.leaveMouse).utf8))
            }
        }
    }
    /// The modes of the terminal at first, which another program may change.
    private var modes: TerminalModes?
    private var signals: PromptSignals?
    /// `false` while the shell has the terminal.
    private var isShown = false

    package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, hasMouse: Bool = true) {
        self.input = input
        self.output = output
        self.hasMouse = hasMouse
    }

    deinit {
        end()
    }

    package var size: ScreenSize {
        let size = TerminalSize(of: output)
        guard let rows = size.rows, let columns = size.columns else { return ScreenSize(rows: 24, columns: 80) }
        return ScreenSize(rows: rows, columns: columns)
    }

    package var milliseconds: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000 + time.tv_nsec / 1_000_000
    }
}

// MARK: - Taking and restoring the terminal

extension ScreenTerminal {
    package func begin() -> Bool {
        guard let modes = modes ?? TerminalModes(of: input) else { return false }
        self.modes = modes
        let signals = PromptSignals(modes)
        self.signals = signals
        modes.restore()
        modes.beginCrashGuard(writing: ScreenTerminal.leave)
        modes.startReadingKeys(waits: false)
        signals.saveEditingModes()
        show()
        return true
    }

    /// Restores the terminal. A signal that ends the program takes effect now.
    package func end() {
        hide()
        modes?.restore()
        TerminalModes.endCrashGuard()
        signals = nil
    }

    private func show() {
        isShown = true
        write(Array((ScreenTerminal.enter + (hasMouse ? ScreenTerminal.enterMouse : "")).utf8))
    }

    private func hide() {
        guard isShown else { return }
        write(Array(ScreenTerminal.leave.description.utf8))
        isShown = false
    }

    /// Stops the job, and shows the screen again when it is continued in the foreground. In the background, the job stops again:
    /// a shell says nothing to a job that runs when it takes it to the foreground.
    private func stop(_ signals: PromptSignals) {
        hide()
        while signals.stop(), signals.isInBackground {}
        if !signals.mustStayHidden { show() }
    }

    private func resume(_ signals: PromptSignals) {
        if signals.isInBackground { return stop(signals) }
        signals.resume()
        if !signals.mustStayHidden { show() }
    }
}

// MARK: - Events

extension ScreenTerminal {
    package func wait(for descriptors: [Int32], timeout: Int32) -> ScreenReadiness {
        // In the background, reading keys would stop the job.
        var sources = ([isShown ? input : -1, signals?.descriptor ?? -1] + descriptors).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        var ready = ScreenReadiness()
        let count = poll(&sources, nfds_t(sources.count), timeout)
        ready.hasTimedOut = count == 0
        guard count > 0 else { return ready }
        if sources[1].revents != 0 { ready.signal = takeSignal() }
        ready.hasKeys = sources[0].revents != 0
        ready.descriptors = descriptors.indices.filter { sources[$0 + 2].revents != 0 }
        return ready
    }

    private func takeSignal() -> ScreenReadiness.Signal? {
        guard let signals else { return .terminate }
        switch signals.next() {
        case .resize: return .redraw
        case .stop: stop(signals)
        case .resume: resume(signals)
        case .interrupt: return .interrupt
        case .terminate:
            signals.terminateInBackground()
            return .terminate
        }
        return .resume
    }

    package var isStopPending: Bool { signals?.isStopPending == true }

    package var isKeyWaiting: Bool {
        var sources = [isShown ? input : -1, signals?.descriptor ?? -1].map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        return poll(&sources, 2, 0) > 0
    }

    /// `true` if the terminal is gone.
    private var isClosed: Bool {
        var source = pollfd(fd: input, events: 0, revents: 0)
        return poll(&source, 1, 0) > 0
    }

    package func readKeys() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = read(input, &bytes, bytes.count)
            if count > 0 { return Array(bytes[..<count]) }
            // Ctrl-C discards keys that were waiting. Another program may have made the terminal nonblocking.
            if count == 0 ? !isClosed : errno == EAGAIN { return [] }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    package func write(_ bytes: [UInt8]) {
        guard isShown, !bytes.isEmpty else { return }
        // A closed terminal is noticed when its keys are read.
        FullWrite.draw(bytes, on: output)
    }
}
