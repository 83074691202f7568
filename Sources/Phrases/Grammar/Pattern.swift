/// An element of a pattern; see `Rule`.
struct PatternElement {
    /// The bits of the classes of words and of the symbols.
    var slots = 0
    /// `true` if the token is one of the words.
    var isNamed = false
    var isOptional = false
    var isGlued = false
}

/// Reads a pattern element by element, as it is written. Nothing is prepared, because every command with a date would pay
/// for it.
struct PatternReader {
    /// The bytes of the pattern, with a zero after them.
    private let bytes: UnsafePointer<UInt8>
    private var position = 0

    init(_ pattern: StaticString) {
        bytes = pattern.utf8Start
    }

    /// Reads the next element, and compares its words with one at `word` in the text, which is empty for none.
    mutating func next(namedBy word: Range<Int>, in text: PhraseText) -> PatternElement? {
        var isNamed = false
        var element = next { start, count in
            guard count == word.count, !isNamed else { return }
            var index = 0
            while index < count, start[index] == text.bytes[word.lowerBound + index] { index += 1 }
            isNamed = index == count
        }
        element?.isNamed = isNamed
        return element
    }

    /// Returns the bits of the slots and of the words with which the pattern can begin.
    mutating func readOpening() -> (slots: Int, words: Int) {
        var (slots, words) = (0, 0)
        while let element = next({ words |= Slot.bit(ofWord: $0[0], $0[$1 - 1], count: $1) }) {
            slots |= element.slots
            if !element.isOptional { break }
        }
        return (slots, words)
    }

    /// Reads the next element, and passes the start and the length of each of its words.
    @inline(__always)
    private mutating func next(_ readWord: (UnsafePointer<UInt8>, Int) -> Void) -> PatternElement? {
        guard bytes[position] != 0 else { return nil }
        var element = PatternElement()
        if bytes[position] == UInt8(ascii: "~"), bytes[position + 1] != 0 {
            element.isGlued = true
            position += 1
        }
        while true {
            let start = position
            if (0x41...0x5A).contains(bytes[start]) {
                var hash = SlotNames.Hash()
                while (0x41...0x5A).contains(bytes[position]) {
                    hash.add(bytes[position])
                    position += 1
                }
                element.slots |= SlotNames.shared.slot(hash)?.bit ?? 0
            } else {
                while !isAtEndOfWord { position += 1 }
                readWord(bytes + start, position - start)
            }
            guard bytes[position] == UInt8(ascii: "|") else { break }
            position += 1
        }
        element.isOptional = bytes[position] == UInt8(ascii: "?")
        if element.isOptional { position += 1 }
        if bytes[position] != 0 { position += 1 }
        return element
    }

    private var isAtEndOfWord: Bool {
        let byte = bytes[position]
        return byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "|") || byte == UInt8(ascii: "?")
    }
}

/// Finds slots by hashes of their names, which are all different.
struct SlotNames {
    static let shared = SlotNames()

    struct Hash {
        private(set) var value = 0

        mutating func add(_ byte: UInt8) { value = (value &* 31 &+ Int(byte)) & 255 }
    }

    /// The number of the slot for each hash; 255 for none.
    private var slots = [UInt8](repeating: 255, count: 256)

    init() {
        for slot in Slot.allCases {
            var hash = Hash()
            for index in 0..<slot.name.utf8CodeUnitCount { hash.add(slot.name.utf8Start[index]) }
            slots[hash.value] = slot.rawValue
        }
    }

    func slot(_ hash: Hash) -> Slot? { Slot(rawValue: slots[hash.value]) }
}
