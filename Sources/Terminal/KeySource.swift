import CEditline
import Glibc

/// Where libedit gets its keys from: the terminal, watched together with everything that may happen meanwhile.
final class KeySource {
    let screen: LineOnScreen
    private let input: Int32
    var aids = LineAids()
    private var signals: QuestionSignals?
    /// How a question was answered that no line answers.
    private(set) var ending: LineEditor.Answer?
    var isSearching = false
    var decoder: KeyDecoder
    /// What was typed last, and the line as it was then.
    private var last: (letter: wchar_t, line: EditedLine)?

    init(_ screen: LineOnScreen, _ bindings: KeyBindings, input: Int32 = STDIN_FILENO) {
        self.screen = screen
        decoder = KeyDecoder(isBound: bindings.mention)
        self.input = input
    }

    /// Nil only for an editor that was given no source.
    static func of(_ editor: OpaquePointer?) -> KeySource? {
        guard let editor, let client = adder_el_client(editor) else { return nil }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    func begin(_ aids: LineAids, _ signals: QuestionSignals? = nil) {
        self.aids = aids
        self.signals = signals
        ending = nil
        last = nil
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

    static let bell = "\u{7}"

    /// Reads one letter; 0 at the end of input, -1 where the question is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        while ending == nil, let event = nextEvent() {
            switch event {
            // Ctrl-Space is what libedit quotes by where the terminal names no key for it.
            case .key("\0"): continue
            case .key(let scalar):
                guard let letter = letterForLine(scalar) else { continue }
                key?.pointee = letter
                return 1
            case .noise: screen.write(KeySource.bell)
            case .paste(let bytes):
                guard paste(bytes) else { return -1 }
            }
        }
        return ending == nil ? 0 : -1
    }

    /// Nil for what goes on with a grapheme that stands in the line already.
    private func letterForLine(_ scalar: Unicode.Scalar) -> wchar_t? {
        if !scalar.isASCII, isTyping, let joined = screen.join(scalar) {
            last?.letter = joined
            return nil
        }
        let letter = letter(beginningWith: scalar)
        last = (letter, screen.line)
        return letter
    }

    /// What goes on with it, and is there already, belongs to it.
    func letter(beginningWith scalar: Unicode.Scalar) -> wchar_t {
        var letter = screen.letters.letters(of: String(scalar)).first ?? wchar_t(scalar.value)
        guard !scalar.properties.isControl else { return letter }
        while true {
            var joined: wchar_t?
            let next = decoder.nextKey {
                joined = $0.isASCII ? nil : screen.letters.letter(joining: letter, with: $0)
                return joined != nil
            }
            if next != nil, let joined {
                letter = joined
            } else if decoder.hasEvents || !isInputThere {
                return letter
            } else if let byte = readByte() {
                decoder.take(byte)
            } else {
                return letter
            }
        }
    }

    private var isInputThere: Bool {
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLIN) != 0
    }

    /// Whether a letter goes into the line, and not to a command of vi: what was typed last did.
    private var isTyping: Bool {
        guard screen.hasViKeys else { return true }
        guard let last else { return false }
        let line = screen.line
        return line != last.line && line.front.last == last.letter
    }

    /// Nil where the question is over.
    func nextEvent() -> KeyDecoder.Event? {
        while true {
            if let event = decoder.next() { return event }
            screen.update()
            // Among the keys of emacs none is Escape alone, but for what it does to a search.
            let isHurried = decoder.hasLoneEscape && (screen.hasViKeys || isSearching)
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
            let count = Glibc.read(input, &byte, 1)
            if count == 1 { return byte }
            if count == 0 || errno != EINTR { return nil }
        }
    }

    /// Puts what was pasted into the line; false where it is several lines, which answer the question.
    private func paste(_ bytes: [UInt8]) -> Bool {
        let lines = PastedText.lines(bytes)
        if String(validating: bytes, as: UTF8.self) == nil { screen.write(KeySource.bell) }
        guard aids.takesLines, lines.count > 1 else {
            insert(lines.joined(separator: " "))
            return true
        }
        ending = .line(text(\.front) + lines.joined(separator: "\n") + text(\.rest))
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
            var sources = ([input, signals?.descriptor ?? -1] + aids.bells.map(\.descriptor)).map {
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
            signals?.endUnseen()
            ending = .ended
            return false
        }
        return true
    }

    private func stop() {
        if aids.takesLines { screen.markPastes(false) }
        screen.leave()
        let wasStopped = signals?.stop() ?? false
        if !wasStopped { screen.takeAway() }
        comeBack()
    }

    /// Others may have had the screen meanwhile.
    private func comeBack() {
        guard signals?.isUnseen != true else { return }
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
        insert(complete(text(\.front)))
        return UInt8(CC_NORM)
    }

    private func text(_ part: (EditedLine) -> ArraySlice<wchar_t>) -> String {
        screen.letters.text(of: part(screen.line))
    }

    private func insert(_ text: String) {
        if !text.isEmpty || aids.hasNews() { showNews(inserting: text) }
    }

    /// Shows what was said above the line that is being typed.
    private func showNews(inserting text: String = "") {
        screen.takeAway()
        screen.write()
        aids.showNews()
        screen.insert(text)
        screen.show()
    }
}

extension Unicode.Scalar.Properties {
    var isControl: Bool { generalCategory == .control }
}
