/// Decodes the bytes from a terminal into keys and pastes for libedit. It does no I/O and has no timers.
struct KeyDecoder {
    enum Event: Equatable {
        case key(Unicode.Scalar)
        /// Bytes that are not UTF-8.
        case invalid
        /// The bytes between the bracketed-paste markers.
        case paste([UInt8])
    }

    /// Arrows, Home, End and Delete, without the leading `ESC [`.
    private static let keys = ["A", "B", "C", "D", "F", "H", "1~", "3~", "4~", "7~", "8~"]

    /// Returns whether the user has bound the bytes after Escape.
    private let isBound: ([UInt8]) -> Bool
    private var lexer = TerminalLexer()
    private var events: [Event] = []
    /// `true` if the Escape of an incomplete sequence was already emitted as a key.
    private var hasEmittedEscape = false

    init(isBound: @escaping ([UInt8]) -> Bool = { _ in false }) {
        self.isBound = isBound
    }

    /// `true` if only an Escape is pending, which is a key of its own if nothing follows.
    var hasLoneEscape: Bool { lexer.hasLoneEscape }

    /// `true` if a sequence has begun that is a key with Alt if nothing follows. `ESC [` is not: it may arrive in pieces.
    var hasLoneIntroducer: Bool { lexer.introducer.map { $0 != UInt8(ascii: "[") } ?? false }

    mutating func next() -> Event? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// Returns the next event if it is a key that satisfies the predicate.
    mutating func nextKey(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
        guard case .key(let scalar)? = events.first, isWanted(scalar) else { return nil }
        events.removeFirst()
        return scalar
    }

    var hasEvents: Bool { !events.isEmpty }

    mutating func putBack(_ event: Event) {
        events.insert(event, at: 0)
    }

    mutating func take(_ byte: UInt8) {
        lexer.take(byte)
        emitTokens()
    }

    /// Emits a lone Escape as a key, or the start of a sequence as two, if nothing has followed in time.
    mutating func timeOut() {
        let isEscape = hasLoneEscape
        lexer.timeOut()
        emitTokens()
        hasEmittedEscape = isEscape
    }

    mutating func discardUnfinished() {
        lexer.discardUnfinished()
    }
}

extension KeyDecoder {
    private mutating func emitTokens() {
        while let token = lexer.next() {
            switch token {
            case .scalar(let scalar): events.append(.key(scalar))
            case .alt(let scalar): events += [.key("\u{1B}"), .key(scalar)]
            case .csi(let bytes): emit([UInt8(ascii: "[")] + bytes)
            case .ss3(let byte): emit([UInt8(ascii: "O"), byte])
            case .paste(let bytes): events.append(.paste(bytes))
            case .invalid: events.append(.invalid)
            }
            hasEmittedEscape = false
        }
    }

    /// Emits the bytes of a sequence as keys, unless it is not bound to anything.
    private mutating func emit(_ sequence: [UInt8]) {
        let tail = sequence.dropFirst()
        guard KeyDecoder.keys.contains(where: { tail.elementsEqual($0.utf8) }) || isBound(sequence) else { return }
        if !hasEmittedEscape { events.append(.key("\u{1B}")) }
        events += sequence.map { .key(Unicode.Scalar($0)) }
    }
}
