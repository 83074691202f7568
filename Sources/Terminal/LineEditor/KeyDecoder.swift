/// Decodes the bytes from a terminal into keys and pastes. It does no I/O and has no timers.
struct KeyDecoder {
    enum Event: Equatable {
        case key(Unicode.Scalar)
        /// Bytes that are not UTF-8.
        case invalid
        /// The bytes between the bracketed-paste markers.
        case paste([UInt8])
    }

    private static let escape: UInt8 = 0x1B
    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)

    private static let maximumLength = 32
    /// Arrows, Home, End and Delete, without the leading `ESC [`.
    private static let keys = ["A", "B", "C", "D", "F", "H", "1~", "3~", "4~", "7~", "8~"]

    /// Returns whether the user has bound the bytes after Escape.
    private let isBound: ([UInt8]) -> Bool
    private var events: [Event] = []
    /// An incomplete character or escape sequence.
    private var pending: [UInt8] = []
    /// `true` if the Escape at its start was already emitted as a key.
    private var hasEmittedEscape = false
    private var pasted: [UInt8]?

    init(isBound: @escaping ([UInt8]) -> Bool = { _ in false }) {
        self.isBound = isBound
    }

    /// `true` if only an Escape is pending, which is a key of its own if nothing follows.
    var hasLoneEscape: Bool { pending == [KeyDecoder.escape] && pasted == nil && !hasEmittedEscape }

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
        switch pending.first {
        case nil: begin(with: byte)
        case KeyDecoder.escape?: continueSequence(with: byte)
        case let lead?: continueCharacter(lead, with: byte)
        }
    }

    /// Emits a lone Escape as a key, if nothing has followed it in time.
    mutating func emitLoneEscape() {
        guard hasLoneEscape else { return }
        events.append(.key("\u{1B}"))
        hasEmittedEscape = true
    }

    mutating func discardUnfinished() {
        pending = []
        pasted = nil
    }
}

extension KeyDecoder {
    private mutating func begin(with byte: UInt8) {
        switch byte {
        case KeyDecoder.escape:
            pending = [byte]
            hasEmittedEscape = false
        case _ where pasted != nil: pasted?.append(byte)
        case 0x00...0x7F: events.append(.key(Unicode.Scalar(byte)))
        case 0xC2...0xF4: pending = [byte]
        default: events.append(.invalid)
        }
    }

    private mutating func continueCharacter(_ lead: UInt8, with byte: UInt8) {
        guard byte & 0xC0 == 0x80 else {
            pending = []
            events.append(.invalid)
            return take(byte)
        }
        pending.append(byte)
        guard pending.count == (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4) else { return }
        let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first
        pending = []
        events.append(scalar.map { .key($0) } ?? .invalid)
    }

    /// A sequence may arrive in pieces on a slow line.
    /// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
    private mutating func continueSequence(with byte: UInt8) {
        let isStart = pending.count == 1
        if isStart, byte != UInt8(ascii: "[") {
            emitPending()
            return take(byte)
        }
        switch byte {
        case UInt8(ascii: "[") where isStart, 0x20...0x3F where pending.count < KeyDecoder.maximumLength:
            pending.append(byte)
        case 0x40...0x7E: end(pending + [byte])
        default:
            emitPending()
            take(byte)
        }
    }

    /// Handles paste markers, and drops sequences that are not bound to anything.
    private mutating func end(_ sequence: [UInt8]) {
        pending = sequence
        if sequence == KeyDecoder.pasteStart {
            pasted = pasted ?? []
        } else if sequence == KeyDecoder.pasteEnd {
            if let pasted { events.append(.paste(pasted)) }
            pasted = nil
        } else if pasted != nil || isKey(sequence) {
            return emitPending()
        }
        pending = []
    }

    private func isKey(_ sequence: [UInt8]) -> Bool {
        let tail = sequence.dropFirst(2)
        return KeyDecoder.keys.contains { tail.elementsEqual($0.utf8) } || isBound(Array(sequence.dropFirst()))
    }

    /// Emits the pending bytes as keys, or adds them to the paste.
    private mutating func emitPending() {
        if pasted != nil {
            pasted?.append(contentsOf: pending)
        } else {
            events += pending.dropFirst(hasEmittedEscape ? 1 : 0).map { .key(Unicode.Scalar($0)) }
        }
        pending = []
    }
}
