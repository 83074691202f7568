/// A key of the terminal, or a paste.
enum TerminalKey: Equatable, Sendable {
    /// A typed character or pasted text, which has no line breaks.
    case text(String)
    case enter, escape, tab, backTab
    case up, down, pageUp, pageDown, home, end
    case backspace, deleteWord, deleteAll
    /// Ctrl-D.
    case endOfInput
    /// A key without a meaning, or bytes that are not UTF-8.
    case unknown
}

/// Turns the bytes of a terminal into keys. It does no I/O and has no timers.
struct TerminalKeys {
    /// The sequences after Escape.
    private static let sequences: [String: TerminalKey] = [
        "[A": .up, "[B": .down, "[H": .home, "[1~": .home, "[7~": .home, "[F": .end, "[4~": .end, "[8~": .end,
        "[5~": .pageUp, "[6~": .pageDown, "[Z": .backTab,
    ]

    private var decoder = KeyDecoder { sequences[String(decoding: $0, as: UTF8.self)] != nil }
    /// A Boolean value that indicates whether Escape and O were read, which begin a sequence of three keys.
    private var isInSequence = false

    /// `true` if only an Escape is pending, which is a key of its own if nothing follows.
    var hasLoneEscape: Bool { decoder.hasLoneEscape }

    mutating func take(_ byte: UInt8) {
        decoder.take(byte)
    }

    mutating func emitLoneEscape() {
        decoder.emitLoneEscape()
    }

    mutating func next() -> TerminalKey? {
        guard let event = decoder.next() else { return nil }
        switch event {
        case .invalid: return .unknown
        case .paste(let bytes): return .text(PastedText.lines(bytes).joined(separator: " "))
        case .key(let scalar) where isInSequence:
            isInSequence = false
            return TerminalKeys.sequences["[\(scalar)"] ?? .unknown
        case .key("\u{1B}"): return decoder.hasEvents ? sequence() : .escape
        case .key(let scalar): return TerminalKeys.key(scalar)
        }
    }

    /// Returns the key of a sequence, all of which is decoded at once, unless it begins with Escape and O.
    private mutating func sequence() -> TerminalKey? {
        guard case .key(let first)? = decoder.next() else { return .escape }
        if first == "O" {
            isInSequence = true
            return next()
        }
        var name = String(first)
        while first == "[", TerminalKeys.sequences[name] == nil, case .key(let scalar)? = decoder.next() {
            name.unicodeScalars.append(scalar)
        }
        return TerminalKeys.sequences[name] ?? .unknown
    }

    private static func key(_ scalar: Unicode.Scalar) -> TerminalKey {
        switch scalar {
        case "\r", "\n": .enter
        case "\t": .tab
        case "\u{07}": .escape
        case "\u{04}": .endOfInput
        case "\u{10}": .up
        case "\u{0E}": .down
        case "\u{08}", "\u{7F}": .backspace
        case "\u{15}": .deleteAll
        case "\u{17}": .deleteWord
        case _ where scalar.properties.isControl: .unknown
        default: .text(String(scalar))
        }
    }
}
