import CEditline
import Glibc
import Vocabulary

/// Reads keys for libedit from the terminal while it watches for signals and other events.
final class KeySource {
    let screen: LineOnScreen
    private let input: Int32
    var options = LineOptions()
    private var signals: PromptSignals?
    /// The answer if the prompt ended without a line from libedit.
    private(set) var earlyAnswer: LineEditor.Answer?
    var isSearching = false
    var decoder: KeyDecoder
    private var repeatCount = RepeatCount()
    /// The last character typed, and the line before it.
    private var last: (character: wchar_t, line: EditedLine)?

    init(_ screen: LineOnScreen, _ bindings: KeyBindings, input: Int32 = STDIN_FILENO) {
        self.screen = screen
        decoder = KeyDecoder(isBound: bindings.mentions)
        self.input = input
    }

    /// `nil` if the editor has no key source.
    static func of(_ editor: OpaquePointer?) -> KeySource? {
        guard let editor, let client = adder_el_client(editor) else { return nil }
        return Unmanaged<KeySource>.fromOpaque(client).takeUnretainedValue()
    }

    func begin(_ options: LineOptions, _ signals: PromptSignals? = nil) {
        self.options = options
        self.signals = signals
        earlyAnswer = nil
        last = nil
    }

    /// Ends the prompt and unblocks its signals, so that one that terminates the program takes effect.
    func end() {
        signals = nil
        decoder.discardUnfinished()
    }
}

// MARK: - Keys

extension KeySource {
    static let bell = "\u{7}"

    /// Reads one character. Returns 1, 0 at the end of input, or -1 if the prompt is over.
    func read(into key: UnsafeMutablePointer<wchar_t>?) -> Int32 {
        screen.revealWindow()
        screen.keepCursorInLine()
        while earlyAnswer == nil, let event = nextEvent() {
            switch event {
            // libedit mistakes Ctrl-Space for its quote key if the terminal description defines none.
            case .key("\0"): continue
            case .key(let scalar) where repeatCount.isFull(with: scalar): screen.write(KeySource.bell)
            case .key(let scalar):
                guard let character = characterForLine(scalar) else { continue }
                key?.pointee = character
                return 1
            case .invalid: screen.write(KeySource.bell)
            case .paste(let bytes):
                guard paste(bytes) else { return -1 }
            }
        }
        return earlyAnswer == nil ? 0 : -1
    }

    /// Returns `nil` if the scalar joined the grapheme before the cursor.
    private func characterForLine(_ scalar: Unicode.Scalar) -> wchar_t? {
        if !scalar.isASCII, isTyping, let joined = screen.join(scalar) {
            last?.character = joined
            return nil
        }
        let character = character(startingWith: scalar)
        last = (character, screen.line)
        return character
    }

    /// Returns the character for the scalar and all input already available that continues its grapheme.
    func character(startingWith scalar: Unicode.Scalar) -> wchar_t {
        var character = screen.graphemes.characters(of: String(scalar)).first ?? wchar_t(scalar.value)
        guard !scalar.properties.isControl else { return character }
        while true {
            var joined: wchar_t?
            let next = decoder.nextKey {
                joined = $0.isASCII ? nil : screen.graphemes.character(joining: character, with: $0)
                return joined != nil
            }
            if next != nil, let joined {
                character = joined
            } else if decoder.hasEvents || !isInputAvailable {
                return character
            } else if let byte = readByte() {
                decoder.take(byte)
            } else {
                return character
            }
        }
    }

    private var isInputAvailable: Bool {
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        return poll(&source, 1, 0) > 0 && source.revents & Int16(POLLIN) != 0
    }

    /// `true` if typed characters go into the line, which in vi mode is the case if the last one did.
    private var isTyping: Bool {
        guard screen.hasViKeys else { return true }
        guard let last else { return false }
        let line = screen.line
        return line != last.line && line.front.last == last.character
    }

    /// Returns `nil` if the prompt is over.
    func nextEvent() -> KeyDecoder.Event? {
        while true {
            if let event = decoder.next() { return event }
            screen.update()
            // In emacs mode, Escape alone has a meaning only in a search.
            let hasMeaning = screen.hasViKeys || isSearching || options.escapeInterrupts
            let isUrgent = decoder.hasLoneEscape && hasMeaning || decoder.hasLoneIntroducer
            switch wait(for: isUrgent ? TerminalKeys.escapeTimeout : -1) {
            case .input:
                guard let byte = readByte() else { return nil }
                decoder.take(byte)
            case .timeout where decoder.hasLoneEscape && options.escapeInterrupts && !isSearching:
                decoder.discardUnfinished()
                earlyAnswer = .interrupted
                return nil
            case .timeout: decoder.timeOut()
            case .finished: return nil
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

    /// Inserts pasted text into the line; returns `false` if several lines were pasted, which end the prompt.
    private func paste(_ bytes: [UInt8]) -> Bool {
        let lines = PastedText.lines(bytes)
        if String(validating: bytes, as: UTF8.self) == nil { screen.write(KeySource.bell) }
        guard options.acceptsMultipleLines, lines.count > 1 else {
            let text = lines.joined(separator: " ")
            if screen.hasRoom(for: text) { insert(text) } else { screen.write(KeySource.bell) }
            return true
        }
        earlyAnswer = .line(text(\.front) + lines.joined(separator: "\n") + text(\.rest))
        return false
    }
}

// MARK: - Events

extension KeySource {
    private enum WaitResult {
        case input
        case timeout
        case finished
    }

    /// Waits up to `timeout` milliseconds for input, or forever if negative, and handles all other events.
    private func wait(for timeout: Int32) -> WaitResult {
        while true {
            var sources = ([input, signals?.descriptor ?? -1] + options.eventSources.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            let ready = poll(&sources, nfds_t(sources.count), timeout)
            if ready == 0 { return .timeout }
            guard ready > 0 else {
                if errno == EINTR { continue }
                return .finished
            }
            if sources[1].revents != 0 {
                guard handleSignal() else { return .finished }
                continue
            }
            // Typed characters come first, so that they are shown at once.
            if sources[0].revents != 0 { return .input }
            for (source, event) in zip(sources[2...], options.eventSources) where source.revents != 0 { handle(event) }
        }
    }

    /// Returns whether the prompt goes on. A signal that terminates the program stays pending until it is unblocked.
    private func handleSignal() -> Bool {
        switch signals?.next() {
        case .resize?:
            screen.erase()
            screen.show()
        case .stop?: stop()
        case .resume?:
            signals?.resume()
            resume()
        case .interrupt?:
            earlyAnswer = .interrupted
            return false
        case .terminate?, nil:
            signals?.terminateInBackground()
            earlyAnswer = .ended
            return false
        }
        return true
    }

    private func stop() {
        screen.setBracketedPaste(false)
        screen.moveToEnd()
        let wasStopped = signals?.stop() ?? false
        if !wasStopped { screen.erase() }
        resume()
    }

    /// Redraws the line, because other programs may have used the screen.
    private func resume() {
        guard signals?.mustStayHidden != true else { return }
        screen.setBracketedPaste(true)
        screen.redraw()
    }

    private func handle(_ event: EventSource) {
        let shown = screen.prompt()
        event.handler()
        if options.hasPendingOutput() || screen.prompt() != shown { showPendingOutput() }
    }

    /// Handles Tab, and returns a libedit status.
    func complete() -> UInt8 {
        guard let complete = options.complete else { return UInt8(CC_ERROR) }
        let completion = complete(text(\.front))
        if completion.replaced.isEmpty {
            insert(completion.text)
        } else {
            showPendingOutput(inserting: completion.text, replacing: completion.replaced)
        }
        return UInt8(CC_NORM)
    }

    private func text(_ part: (EditedLine) -> ArraySlice<wchar_t>) -> String {
        screen.graphemes.text(of: part(screen.line))
    }

    private func insert(_ text: String) {
        if !text.isEmpty || options.hasPendingOutput() { showPendingOutput(inserting: text) }
    }

    /// Shows pending output above the line being typed.
    private func showPendingOutput(inserting text: String = "", replacing replaced: String = "") {
        screen.erase()
        screen.write()
        options.showPendingOutput()
        screen.delete(replaced)
        screen.insert(text)
        screen.show()
    }
}

/// The digits of a repeat count, as in Alt-2 5 x. Three are enough: with more, one key could insert a line that is longer than
/// the editor's screen.
private struct RepeatCount {
    private static let maximum = 3
    private var digits = 0
    private var isAfterEscape = false

    /// Returns whether the key would make the count longer than the maximum.
    mutating func isFull(with key: Unicode.Scalar) -> Bool {
        defer { isAfterEscape = key == "\u{1B}" }
        if ("0"..."9").contains(key), isAfterEscape || digits > 0 {
            digits += 1
        } else if key != "\u{1B}" {
            digits = 0
        }
        return digits > RepeatCount.maximum
    }
}

extension Unicode.Scalar.Properties {
    var isControl: Bool { generalCategory == .control }
}
