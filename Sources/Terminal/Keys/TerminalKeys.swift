/// Turns the bytes of a terminal into keys, mouse events and pastes. It does no I/O and has no timers.
package struct TerminalKeys {
    /// The time in milliseconds after which an Escape counts as a key of its own.
    package static let escapeTimeout: Int32 = 50

    /// The keys of control sequences that end with a letter.
    private static let letters: [UInt8: KeyPress.Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home, UInt8(ascii: "P"): .function(1),
        UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
    ]

    /// The keys of control sequences with a number that end with a tilde.
    private static let numbers: [Int: KeyPress.Key] = [
        1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]

    private var lexer = TerminalLexer()

    package init() {}

    /// `true` if an Escape or the start of a sequence is pending, which is a key of its own if nothing follows.
    package var isUndecided: Bool { lexer.hasLoneEscape || lexer.introducer != nil }

    package mutating func take(_ byte: UInt8) {
        lexer.take(byte)
    }

    /// Decides that nothing follows an Escape or the start of a sequence.
    package mutating func timeOut() {
        lexer.timeOut()
    }

    package mutating func discardUnfinished() {
        lexer.discardUnfinished()
    }

    package mutating func next() -> TerminalEvent? {
        switch lexer.next() {
        case nil: nil
        case .scalar(let scalar)?: TerminalKeys.event(scalar)
        case .alt(let scalar)?: TerminalKeys.event(scalar, .alt)
        case .csi(let bytes)?: TerminalKeys.event(ofSequence: bytes)
        case .ss3(let byte)?: TerminalKeys.letters[byte].map { .key(KeyPress($0)) } ?? .unknown
        case .paste(let bytes)?: .paste(PastedText.lines(bytes))
        case .invalid?: .unknown
        }
    }

    private static func event(_ scalar: Unicode.Scalar, _ modifiers: KeyPress.Modifiers = []) -> TerminalEvent {
        switch scalar.value {
        case 0x0A, 0x0D: .key(KeyPress(.enter, modifiers))
        case 0x09: .key(KeyPress(.tab, modifiers))
        case 0x08, 0x7F: .key(KeyPress(.backspace, modifiers))
        case 0x1B: .key(KeyPress(.escape, modifiers))
        case 0x00: .key(KeyPress(.character(" "), modifiers.union(.control)))
        case 0x01...0x1A: control(scalar.value + 0x60, modifiers)
        case 0x1C...0x1F: control(scalar.value + 0x40, modifiers)
        case 0x80...0x9F: .unknown
        default: .key(KeyPress(.character(scalar), modifiers))
        }
    }

    private static func control(_ letter: UInt32, _ modifiers: KeyPress.Modifiers) -> TerminalEvent {
        Unicode.Scalar(letter).map { .key(KeyPress(.character($0), modifiers.union(.control))) } ?? .unknown
    }
}

// MARK: - Control sequences

extension TerminalKeys {
    private static func event(ofSequence bytes: [UInt8]) -> TerminalEvent {
        guard let end = bytes.last else { return .unknown }
        let text = String(decoding: bytes.dropLast(), as: UTF8.self)
        if text.first == "<" { return mouseEvent(numbers(in: text.dropFirst()), isRelease: end == UInt8(ascii: "m")) }
        // The function keys of the Linux console.
        if text == "[", (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(end) {
            return .key(KeyPress(.function(Int(end - 0x40))))
        }
        let values = numbers(in: text[...])
        let modifiers = modifiers(values.count > 1 ? values[1] : 1)
        switch end {
        case UInt8(ascii: "Z"): return .key(KeyPress(.tab, modifiers.union(.shift)))
        case UInt8(ascii: "~"):
            return values.first.flatMap { numbers[$0] }.map { .key(KeyPress($0, modifiers)) } ?? .unknown
        case UInt8(ascii: "u"): return event(ofCharacter: values.first, modifiers)
        default: return letters[end].map { .key(KeyPress($0, modifiers)) } ?? .unknown
        }
    }

    private static func numbers(in text: Substring) -> [Int] {
        text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    }

    /// Some terminals send characters with modifiers in this form.
    private static func event(ofCharacter code: Int?, _ modifiers: KeyPress.Modifiers) -> TerminalEvent {
        guard let code, code > 0, let value = UInt32(exactly: code), let scalar = Unicode.Scalar(value) else {
            return .unknown
        }
        guard case .key(let press) = event(scalar, modifiers), case .character = press.key else {
            return event(scalar, modifiers)
        }
        return .key(KeyPress(press.key, press.modifiers.subtracting(.shift)))
    }

    /// Reads Shift, Alt and Control; Meta counts as Alt.
    private static func modifiers(_ code: Int) -> KeyPress.Modifiers {
        let bits = max(0, code - 1)
        return KeyPress.Modifiers(rawValue: bits & 7).union(bits & 8 != 0 ? .alt : [])
    }

    private static func mouseEvent(_ values: [Int], isRelease: Bool) -> TerminalEvent {
        guard values.count == 3, values[1] > 0, values[2] > 0 else { return .unknown }
        let kind: MouseEvent.Kind =
            switch values[0] & ~0x1C {
            case 0: isRelease ? .release : .press
            case 64: .wheelUp
            case 65: .wheelDown
            default: .other
            }
        let bits = values[0] >> 2
        let modifiers = KeyPress.Modifiers(rawValue: bits & 7)
        return .mouse(MouseEvent(kind, row: values[2] - 1, column: values[1] - 1, modifiers: modifiers))
    }
}
