import Glibc

/// The signals that can arrive at a prompt. They are blocked and handled one by one.
package final class PromptSignals {
    package enum Signal {
        case resize
        /// The program was stopped and continued from outside.
        case resume
        case stop
        case interrupt
        case terminate
    }

    private let signals = BlockedSignals([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH])
    /// The terminal modes before the prompt.
    private let originalModes: TerminalModes
    /// The terminal modes during editing.
    private var editingModes: TerminalModes

    package init(_ originalModes: TerminalModes) {
        self.originalModes = originalModes
        editingModes = originalModes
    }

    /// Readable while one of the signals is pending.
    package var descriptor: Int32 { signals.descriptor }

    /// Takes the next pending signal; one that terminates the program stays pending.
    package func next() -> Signal {
        if signals.take(SIGCONT) { return .resume }
        if signals.take(SIGWINCH) { return .resize }
        if signals.take(SIGTSTP) { return .stop }
        return signals.take(SIGINT) ? .interrupt : .terminate
    }

    package var isStopPending: Bool { signals.isPending(SIGTSTP) }

    package func saveEditingModes() {
        editingModes = TerminalModes(of: STDIN_FILENO) ?? originalModes
    }

    /// Stops the whole job with the original terminal modes. Returns `false` if it was not stopped, because no shell
    /// could continue it.
    package func stop() -> Bool {
        originalModes.restore()
        signals.sendToProcessGroup(SIGTSTP)
        editingModes.restore()
        return signals.take(SIGCONT)
    }

    /// `true` if the prompt must not be drawn, because the job is in the background or about to terminate.
    package var mustStayHidden: Bool { !originalModes.isInForeground || isTerminating }

    /// `true` if the job is in the background, and goes on.
    package var isInBackground: Bool { !originalModes.isInForeground && !isTerminating }

    private var isTerminating: Bool { signals.isPending(SIGTERM) || signals.isPending(SIGHUP) }

    /// Terminates at once if the job is in the background, where it must not touch the terminal.
    package func terminateInBackground() {
        if !originalModes.isInForeground { signals.deliverPending() }
    }

    package func resume() {
        editingModes.restore()
    }
}
