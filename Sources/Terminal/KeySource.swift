import CEditline
import Glibc

/// Where libedit gets its keys from: standard input, watched together with everything that may happen meanwhile.
final class KeySource {
    let screen: LineOnScreen
    private var aids = LineAids()
    private var signals: QuestionSignals?
    /// How a question was answered that no line answers.
    private(set) var ending: LineEditor.Answer?
    private var decoder = KeyDecoder(isBound: KeyBindings.mention())
    /// The line as it was at the key before.
    private var before = EditedLine()
    /// The line that was left for those of before, and that comes back behind the last of them.
    private var left: EditedLine?

    init(_ screen: LineOnScreen) {
        self.screen = screen
    }

    /// Nil only for an editor that was given no source.
    static func of(_ editor: OpaquePointer?) -> KeySource? {
        guard let editor, let client = adder_el_client(editor) else { return nil }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    func begin(_ aids: LineAids, _ signals: QuestionSignals) {
        self.aids = aids
        self.signals = signals
        ending = nil
        before = EditedLine()
        left = nil
    }

    /// What ended the question, and would end the program, has its effect now.
    func end() {
        signals = nil
        decoder.forgetUnfinished()
    }
}

// MARK: - Keys

extension KeySource {
    /// How long an Escape that is a key of its own is waited with, as it may be the beginning of one.
    private static let patience: Int32 = 50

    /// Reads one character; 0 at the end of input, -1 where the question is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        settleLine()
        while let event = nextEvent() {
            switch event {
            case .key(let scalar):
                key?.pointee = wchar_t(scalar.value)
                return 1
            case .paste(let bytes):
                guard paste(bytes) else { return -1 }
            }
        }
        return ending == nil ? 0 : -1
    }

    /// A line of before is whole, whatever the line was that it came for.
    private func settleLine() {
        let line = screen.line
        if aids.history?.takeLook() == true {
            left = left ?? before
        } else if line.scalars == left?.scalars {
            left = nil
        } else if let settled = line.settled(after: before) {
            screen.replace(by: settled)
        }
        before = screen.line
    }

    /// Nil where the question is over.
    private func nextEvent() -> KeyDecoder.Event? {
        while true {
            if let event = decoder.next() { return event }
            // Among the keys of emacs none is Escape alone.
            let isHurried = decoder.hasLoneEscape && screen.hasViKeys
            switch wait(for: isHurried ? KeySource.patience : -1) {
            case .input:
                guard let byte = readByte() else { return nil }
                decoder.take(byte)
            case .silence: decoder.tellLoneEscape()
            case .ending: return nil
            }
        }
    }

    private func readByte() -> UInt8? {
        var byte: UInt8 = 0
        while true {
            let count = Glibc.read(STDIN_FILENO, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Puts what was pasted into the line; false where it is several lines, which answer the question.
    private func paste(_ bytes: [UInt8]) -> Bool {
        let lines = PastedText.lines(bytes)
        guard aids.takesLines, lines.count > 1 else {
            insert(lines.joined(separator: " "))
            before = screen.line
            return true
        }
        let line = screen.line
        ending = .line(line.front + lines.joined(separator: "\n") + line.rest)
        return false
    }
}

// MARK: - What happens meanwhile

extension KeySource {
    private enum Arrival {
        case input
        case silence
        /// The question is over.
        case ending
    }

    /// Waits for a key for so many milliseconds, or without end, and has everything else happen that is to.
    private func wait(for patience: Int32) -> Arrival {
        while true {
            var sources = ([STDIN_FILENO, signals?.descriptor ?? -1] + aids.bells.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&sources, nfds_t(sources.count), patience)
            if ready == 0 { return .silence }
            guard ready > 0 else {
                if errno == EINTR { continue }
                return .ending
            }
            if sources[1].revents != 0 {
                guard goesOn() else { return .ending }
                continue
            }
            // What was typed goes first, so that it is seen at once.
            if sources[0].revents != 0 { return .input }
            for (source, bell) in zip(sources[2...], aids.bells) where source.revents != 0 { hear(bell) }
        }
    }

    /// Whether the question does; what ends the program stays pending, and has its effect once it is released.
    private func goesOn() -> Bool {
        switch signals?.next() {
        case .otherSize?:
            screen.takeAway()
            screen.show()
        case .stop?: stop()
        case .comeback?:
            signals?.comeBack()
            comeBack()
        case .interrupt?:
            ending = .interrupted
            return false
        case .end?, nil:
            ending = .ended
            return false
        }
        return true
    }

    private func stop() {
        if aids.takesLines { screen.markPastes(false) }
        let wasStopped = signals?.stop() ?? false
        if !wasStopped { screen.takeAway() }
        comeBack()
    }

    /// Others may have had the screen meanwhile.
    private func comeBack() {
        if aids.takesLines { screen.markPastes(true) }
        screen.showAnew()
    }

    private func hear(_ bell: Bell) {
        let shown = screen.prompt()
        bell.ring()
        if aids.hasNews() || screen.prompt() != shown { showNews() }
    }

    /// What Tab does; answers what libedit is to do next.
    func complete() -> UInt8 {
        guard let complete = aids.complete else { return UInt8(CC_ERROR) }
        insert(complete(screen.line.front))
        return UInt8(CC_NORM)
    }

    private func insert(_ text: String) {
        if !text.isEmpty || aids.hasNews() { showNews(inserting: text) }
    }

    /// Shows what was said above the line that is being typed.
    private func showNews(inserting text: String = "") {
        screen.takeAway()
        aids.showNews()
        screen.insert(text)
        screen.show()
    }
}
