/// Makes keys and pastes of the bytes that a terminal sends; it knows neither time nor where they come from.
struct KeyDecoder {
    enum Event: Equatable {
        case key(Unicode.Scalar)
        /// Bytes that are no text.
        case noise
        /// What stood between the marks that a terminal puts around what is pasted.
        case paste([UInt8])
    }

    private static let escape: UInt8 = 0x1B
    private static let beginning = Array("\u{1B}[200~".utf8)
    private static let end = Array("\u{1B}[201~".utf8)

    private static let longest = 32
    /// Arrows, Home, End and Delete, as terminals send them behind Escape and a bracket.
    private static let keys = ["A", "B", "C", "D", "F", "H", "1~", "3~", "4~", "7~", "8~"]

    /// Whether a person has bound a key to what follows Escape.
    private let isBound: ([UInt8]) -> Bool
    private var events: [Event] = []
    /// The beginning of a letter or of a sequence.
    private var held: [UInt8] = []
    /// Whether the Escape that begins it was told as a key already.
    private var hasToldEscape = false
    private var pasted: [UInt8]?

    init(isBound: @escaping ([UInt8]) -> Bool = { _ in false }) {
        self.isBound = isBound
    }

    /// Whether all that is held is an Escape, which is a key of its own if nothing follows it.
    var hasLoneEscape: Bool { held == [KeyDecoder.escape] && pasted == nil && !hasToldEscape }

    mutating func next() -> Event? {
        events.isEmpty ? nil : events.removeFirst()
    }

    /// The next one where it is a key of which that is so.
    mutating func nextKey(where isWanted: (Unicode.Scalar) -> Bool) -> Unicode.Scalar? {
        guard case .key(let scalar)? = events.first, isWanted(scalar) else { return nil }
        events.removeFirst()
        return scalar
    }

    /// Whether something waits to be taken.
    var hasEvents: Bool { !events.isEmpty }

    /// Has the event come once more.
    mutating func putBack(_ event: Event) {
        events.insert(event, at: 0)
    }

    mutating func take(_ byte: UInt8) {
        switch held.first {
        case nil: begin(with: byte)
        case KeyDecoder.escape?: continueSequence(with: byte)
        case let lead?: continueLetter(lead, with: byte)
        }
    }

    /// Nothing has followed for as long as somebody wants to wait.
    mutating func tellLoneEscape() {
        guard hasLoneEscape else { return }
        events.append(.key("\u{1B}"))
        hasToldEscape = true
    }

    /// Whatever is only half there will not be finished.
    mutating func forgetUnfinished() {
        held = []
        pasted = nil
    }
}

extension KeyDecoder {
    private mutating func begin(with byte: UInt8) {
        switch byte {
        case KeyDecoder.escape:
            held = [byte]
            hasToldEscape = false
        case _ where pasted != nil: pasted?.append(byte)
        case 0x00...0x7F: events.append(.key(Unicode.Scalar(byte)))
        case 0xC2...0xF4: held = [byte]
        default: events.append(.noise)
        }
    }

    private mutating func continueLetter(_ lead: UInt8, with byte: UInt8) {
        guard byte & 0xC0 == 0x80 else {
            held = []
            events.append(.noise)
            return take(byte)
        }
        held.append(byte)
        guard held.count == (lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4) else { return }
        let letter = String(validating: held, as: UTF8.self)?.unicodeScalars.first
        held = []
        events.append(letter.map { .key($0) } ?? .noise)
    }

    /// A sequence may come in pieces, however long a slow line takes to bring the next one.
    /// https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
    private mutating func continueSequence(with byte: UInt8) {
        let isBeginning = held.count == 1
        if isBeginning, byte != UInt8(ascii: "[") {
            tellHeld()
            return take(byte)
        }
        switch byte {
        case UInt8(ascii: "[") where isBeginning, 0x20...0x3F where held.count < KeyDecoder.longest: held.append(byte)
        case 0x40...0x7E: end(held + [byte])
        default:
            tellHeld()
            take(byte)
        }
    }

    /// Marks are ours, and what nothing is bound to is nothing to write into a line.
    private mutating func end(_ sequence: [UInt8]) {
        held = sequence
        if sequence == KeyDecoder.beginning {
            pasted = pasted ?? []
        } else if sequence == KeyDecoder.end {
            if let pasted { events.append(.paste(pasted)) }
            pasted = nil
        } else if pasted != nil || isKey(sequence) {
            return tellHeld()
        }
        held = []
    }

    private func isKey(_ sequence: [UInt8]) -> Bool {
        let tail = sequence.dropFirst(2)
        return KeyDecoder.keys.contains { tail.elementsEqual($0.utf8) } || isBound(Array(sequence.dropFirst()))
    }

    /// It was no mark.
    private mutating func tellHeld() {
        if pasted != nil {
            pasted?.append(contentsOf: held)
        } else {
            events += held.dropFirst(hasToldEscape ? 1 : 0).map { .key(Unicode.Scalar($0)) }
        }
        held = []
    }
}
