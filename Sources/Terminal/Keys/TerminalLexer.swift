/// Splits the bytes from a terminal into characters, sequences and pastes. It does no I/O and has no timers.
///
/// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
package struct TerminalLexer {
    package enum Token: Equatable, Sendable {
        /// A character, or an Escape that nothing followed in time.
        case scalar(Unicode.Scalar)
        /// A character after Escape, as Alt sends it.
        case alt(Unicode.Scalar)
        /// The bytes after `ESC [`.
        case csi([UInt8])
        /// The byte after `ESC O`.
        case ss3(UInt8)
        /// The bytes between the bracketed-paste markers.
        case paste([UInt8])
        /// Bytes that are not UTF-8.
        case invalid
    }

    private static let escape: UInt8 = 0x1B
    private static let bell: UInt8 = 0x07
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    /// More than any sequence of a terminal. The rest of a longer one is dropped, too.
    private static let maximumLength = 64
    /// The number of bytes after `ESC [ M` in the reports of the oldest mouse protocol, which has no end marker.
    private static let oldMouseLength = 3

    private var tokens: [Token] = []
    /// An incomplete character or sequence.
    private var pending: [UInt8] = []
    private var pasted: [UInt8]?
    /// `true` if the Escape at the start of `pending` was emitted already.
    private var hasEmittedEscape = false
    /// `true` if an Escape precedes the character that is pending.
    private var isAlt = false
    /// The number of bytes to drop.
    private var dropped = 0

    package init() {}

    package mutating func next() -> Token? {
        tokens.isEmpty ? nil : tokens.removeFirst()
    }

    /// `true` if only an Escape is pending, which is a key of its own if nothing follows.
    package var hasLoneEscape: Bool { pending == [TerminalLexer.escape] && pasted == nil && !hasEmittedEscape }

    /// The byte after a pending Escape, which together are the start of a sequence or, if nothing follows, a key with Alt.
    package var introducer: UInt8? { pending.count == 2 && pending[0] == TerminalLexer.escape ? pending[1] : nil }

    /// Decides that nothing follows a lone Escape or the start of a sequence.
    package mutating func timeOut() {
        if hasLoneEscape {
            tokens.append(.scalar("\u{1B}"))
            hasEmittedEscape = true
        } else if let introducer {
            emitWithEscape(Unicode.Scalar(introducer))
            pending = []
        }
    }

    package mutating func discardUnfinished() {
        pending = []
        pasted = nil
        isAlt = false
        dropped = 0
    }

    package mutating func take(_ byte: UInt8) {
        if dropped > 0 {
            dropped -= 1
        } else if pasted != nil {
            takePasted(byte)
        } else if pending.first == TerminalLexer.escape {
            continueSequence(with: byte)
        } else if let lead = pending.first {
            continueCharacter(lead, with: byte)
        } else {
            begin(with: byte)
        }
    }
}

// MARK: - Characters and pastes

extension TerminalLexer {
    private mutating func begin(with byte: UInt8) {
        switch byte {
        case TerminalLexer.escape:
            pending = [byte]
            hasEmittedEscape = false
        case 0x00...0x7F: emit(Unicode.Scalar(byte))
        case 0xC2...0xF4: pending = [byte]
        default: emit(nil)
        }
    }

    private mutating func continueCharacter(_ lead: UInt8, with byte: UInt8) {
        guard byte & 0xC0 == 0x80 else {
            pending = []
            emit(nil)
            return take(byte)
        }
        pending.append(byte)
        guard pending.count == (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4) else { return }
        let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first
        pending = []
        emit(scalar)
    }

    /// Emits a character, or an invalid one.
    private mutating func emit(_ scalar: Unicode.Scalar?) {
        if let scalar, isAlt {
            tokens.append(.alt(scalar))
        } else {
            if isAlt { tokens.append(.scalar("\u{1B}")) }
            tokens.append(scalar.map { .scalar($0) } ?? .invalid)
        }
        isAlt = false
    }

    private mutating func emitWithEscape(_ scalar: Unicode.Scalar) {
        tokens.append(hasEmittedEscape ? .scalar(scalar) : .alt(scalar))
    }

    /// Adds to the paste until its end marker. A start marker in it has no meaning.
    private mutating func takePasted(_ byte: UInt8) {
        pasted?.append(byte)
        guard byte == UInt8(ascii: "~"), var bytes = pasted else { return }
        for marker in [TerminalLexer.pasteStart, TerminalLexer.pasteEnd] where bytes.suffix(6).elementsEqual(marker) {
            bytes.removeLast(6)
            pasted = bytes
            guard marker == TerminalLexer.pasteEnd else { return }
            tokens.append(.paste(bytes))
            pasted = nil
        }
    }
}

// MARK: - Sequences

extension TerminalLexer {
    /// A sequence may arrive in pieces on a slow line.
    private mutating func continueSequence(with byte: UInt8) {
        guard let introducer = pending.dropFirst().first else { return continueEscape(with: byte) }
        switch introducer {
        case UInt8(ascii: "["): continueControlSequence(with: byte)
        case UInt8(ascii: "O"): endKeypadSequence(with: byte)
        default: continueString(with: byte)
        }
    }

    private mutating func continueEscape(with byte: UInt8) {
        switch byte {
        // After an Escape that was a key, only a control sequence that arrived late is likely.
        case UInt8(ascii: "["),
            UInt8(ascii: "O") where !hasEmittedEscape,
            UInt8(ascii: "]") where !hasEmittedEscape, UInt8(ascii: "P") where !hasEmittedEscape:
            pending.append(byte)
        case TerminalLexer.escape where !hasEmittedEscape: tokens.append(.scalar("\u{1B}"))
        default:
            pending = []
            isAlt = byte != TerminalLexer.escape && !hasEmittedEscape
            begin(with: byte)
        }
    }

    private mutating func continueControlSequence(with byte: UInt8) {
        switch byte {
        case 0x20...0x3F:
            if pending.count < TerminalLexer.maximumLength { pending.append(byte) }
        case UInt8(ascii: "[") where pending.count == 2: pending.append(byte)
        case 0x40...0x7E: endControlSequence(with: byte)
        default: abandonSequence(before: byte)
        }
    }

    private mutating func endControlSequence(with byte: UInt8) {
        pending.append(byte)
        defer { pending = [] }
        if pending == TerminalLexer.pasteStart {
            pasted = []
        } else if pending.count == 3, byte == UInt8(ascii: "M") {
            dropped = TerminalLexer.oldMouseLength
        } else if pending != TerminalLexer.pasteEnd, pending.count <= TerminalLexer.maximumLength {
            tokens.append(.csi(Array(pending.dropFirst(2))))
        }
    }

    private mutating func endKeypadSequence(with byte: UInt8) {
        guard (0x21...0x7E).contains(byte) else { return abandonSequence(before: byte) }
        tokens.append(.ss3(byte))
        pending = []
    }

    /// Drops a string for the terminal's title or its settings, up to a bell, `ESC \` or any other control character.
    private mutating func continueString(with byte: UInt8) {
        guard byte < 0x20 || byte == UInt8(ascii: "\\") && pending.last == TerminalLexer.escape else {
            // An Escape in the string has begun another sequence.
            if pending.count > 2, pending.last == TerminalLexer.escape {
                pending = [TerminalLexer.escape]
                hasEmittedEscape = false
                return take(byte)
            }
            // From the first byte of the string on, it is no longer a key with Alt.
            if pending.count == 2 { pending.append(0) }
            return
        }
        switch byte {
        case TerminalLexer.escape: pending.append(byte)
        case TerminalLexer.bell, UInt8(ascii: "\\"): pending = []
        default: abandonSequence(before: byte)
        }
    }

    /// Drops an incomplete sequence. If there is only its start, it is a key with Alt.
    private mutating func abandonSequence(before byte: UInt8) {
        timeOut()
        pending = []
        take(byte)
    }
}
