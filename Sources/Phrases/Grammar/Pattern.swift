/// An element of a pattern; see `Rule`.
struct PatternElement {
    /// The class of words or the symbol, or `nil` for words.
    let slot: Slot?
    /// `true` if the token is one of the words.
    let isNamed: Bool
    let isOptional: Bool
    let isGlued: Bool
}

/// Reads a pattern element by element, as it is written. Nothing is prepared, because every command with a date would pay
/// for it.
struct PatternReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(_ pattern: StaticString) {
        bytes = UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
    }

    /// Reads the next element, and compares its words with one at `word` in the text, which is empty for none.
    mutating func next(namedBy word: Range<Int>, in text: PhraseText) -> PatternElement? {
        guard position < bytes.count else { return nil }
        let isGlued = bytes[position] == UInt8(ascii: "~") && position + 1 < bytes.count
        if isGlued { position += 1 }
        var slot: Slot?
        var isNamed = false
        if (0x41...0x5A).contains(bytes[position]) {
            slot = readSlot()
        } else {
            isNamed = readWords(word, in: text)
        }
        let isOptional = position < bytes.count && bytes[position] == UInt8(ascii: "?")
        position += isOptional ? 2 : 1
        return PatternElement(slot: slot, isNamed: isNamed, isOptional: isOptional, isGlued: isGlued)
    }

    /// Reads the next element, and returns the bits of the slots and of the words that it can be.
    mutating func nextOpening() -> (slots: Int, words: Int, isOptional: Bool)? {
        guard position < bytes.count else { return nil }
        if bytes[position] == UInt8(ascii: "~"), position + 1 < bytes.count { position += 1 }
        var (slots, words) = (0, 0)
        if (0x41...0x5A).contains(bytes[position]) {
            slots = readSlot()?.bit ?? 0
        } else {
            var start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: " "), bytes[position] != UInt8(ascii: "?") {
                if bytes[position] == UInt8(ascii: "|"), position > start {
                    words |= Slot.bit(ofWord: bytes[start], bytes[position - 1], count: position - start)
                    start = position + 1
                }
                position += 1
            }
            words |= Slot.bit(ofWord: bytes[start], bytes[position - 1], count: position - start)
        }
        let isOptional = position < bytes.count && bytes[position] == UInt8(ascii: "?")
        position += isOptional ? 2 : 1
        return (slots, words, isOptional)
    }

    private mutating func readSlot() -> Slot? {
        var hash = SlotNames.Hash()
        while position < bytes.count, bytes[position] > UInt8(ascii: "?") {
            hash.add(bytes[position])
            position += 1
        }
        return SlotNames.shared.slot(hash)
    }

    /// Reads words with bars between them, and returns `true` if the given one is among them.
    private mutating func readWords(_ word: Range<Int>, in text: PhraseText) -> Bool {
        var isFound = false
        repeat {
            if position > 0, bytes[position] == UInt8(ascii: "|") { position += 1 }
            var index = word.lowerBound
            while index < word.upperBound, position < bytes.count, bytes[position] == text.bytes[index] {
                position += 1
                index += 1
            }
            if index == word.upperBound, !word.isEmpty, isAtEndOfWord { isFound = true }
            while !isAtEndOfWord { position += 1 }
        } while position < bytes.count && bytes[position] == UInt8(ascii: "|")
        return isFound
    }

    private var isAtEndOfWord: Bool {
        guard position < bytes.count else { return true }
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "|"), UInt8(ascii: "?"): return true
        default: return false
        }
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
