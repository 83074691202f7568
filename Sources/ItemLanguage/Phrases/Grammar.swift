/// The rules of a symbol with their patterns parsed, in flat arrays because every command with a date pays for them.
struct Grammar {
    /// An element of a pattern.
    struct Element {
        /// The class of words or the symbol, or `nil` for words.
        let slot: Slot?
        /// The hashes of the words.
        let words: Range<Int>
        let isOptional: Bool
        let isGlued: Bool
    }

    struct ParsedRule {
        let rule: Rule
        let elements: Range<Int>
        /// The number of elements that may not be missing, each of which takes at least one token.
        let minimumLength: Int
    }

    private(set) var elements: [Element] = []
    private(set) var hashes: [UInt64] = []
    private(set) var rules: [ParsedRule] = []

    fileprivate init(_ slot: Slot) {
        let tables = slot.rules ?? []
        let count = tables.reduce(0) { $0 + $1.count }
        rules.reserveCapacity(count)
        elements.reserveCapacity(count * 6)
        hashes.reserveCapacity(count * 10)
        for table in tables {
            for rule in table {
                let start = elements.count
                parse(rule.pattern)
                let parsed = start..<elements.count
                let minimumLength = elements[parsed].count { !$0.isOptional }
                rules.append(ParsedRule(rule: rule, elements: parsed, minimumLength: minimumLength))
            }
        }
    }

    /// Returns `true` if the element is this word.
    func names(_ element: Element, _ hash: UInt64) -> Bool {
        for index in element.words where hashes[index] == hash { return true }
        return false
    }

    private mutating func parse(_ pattern: StaticString) {
        let bytes = UnsafeBufferPointer(start: pattern.utf8Start, count: pattern.utf8CodeUnitCount)
        var position = 0
        while position < bytes.count {
            let isGlued = bytes[position] == UInt8(ascii: "~") && position + 1 < bytes.count
            if isGlued { position += 1 }
            let first = hashes.count
            let isSlot = (0x41...0x5A).contains(bytes[position])
            var hash = WordHash()
            var isOptional = false
            while position < bytes.count, bytes[position] != UInt8(ascii: " ") {
                switch bytes[position] {
                case UInt8(ascii: "|"):
                    hashes.append(hash.value)
                    hash = WordHash()
                case UInt8(ascii: "?"):
                    isOptional = true
                default:
                    hash.add(bytes[position])
                }
                position += 1
            }
            position += 1
            if !isSlot { hashes.append(hash.value) }
            elements.append(
                Element(
                    slot: isSlot ? SlotNames.shared.slot(hash.value) : nil,
                    words: first..<hashes.count,
                    isOptional: isOptional,
                    isGlued: isGlued
                )
            )
        }
    }
}

extension Grammar {
    // Each is parsed when it is first needed.
    private static let phrase = Grammar(.phrase)
    private static let when = Grammar(.when)
    private static let day = Grammar(.day)
    private static let date = Grammar(.date)
    private static let time = Grammar(.time)
    private static let span = Grammar(.span)
    private static let clockSpan = Grammar(.clockSpan)
    private static let preposition = Grammar(.preposition)
    private static let dayPart = Grammar(.dayPart)
    private static let recurrence = Grammar(.recurrence)
    private static let every = Grammar(.every)
    private static let tail = Grammar(.tail)
    private static let weekdayList = Grammar(.weekdayList)
    private static let pluralList = Grammar(.pluralList)
    private static let dayList = Grammar(.dayList)
    private static let placeList = Grammar(.placeList)

    static func of(_ slot: Slot) -> Grammar? {
        switch slot {
        case .phrase: phrase
        case .when: when
        case .day: day
        case .date: date
        case .time: time
        case .span: span
        case .clockSpan: clockSpan
        case .preposition: preposition
        case .dayPart: dayPart
        case .recurrence: recurrence
        case .every: every
        case .tail: tail
        case .weekdayList: weekdayList
        case .pluralList: pluralList
        case .dayList: dayList
        case .placeList: placeList
        default: nil
        }
    }
}

/// Hashes a word byte by byte (FNV-1a).
struct WordHash {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    }

    static func of(_ bytes: ArraySlice<UInt8>) -> UInt64 {
        var hash = WordHash()
        for byte in bytes { hash.add(byte) }
        return hash.value
    }
}

/// Finds slots by the hashes of their names.
private struct SlotNames {
    static let shared = SlotNames()

    private var slots = [(hash: UInt64, slot: Slot)?](repeating: nil, count: 256)

    init() {
        for slot in Slot.allCases {
            var hash = WordHash()
            for index in 0..<slot.name.utf8CodeUnitCount { hash.add(slot.name.utf8Start[index]) }
            var place = Int(hash.value & 255)
            while slots[place] != nil { place = (place + 1) & 255 }
            slots[place] = (hash.value, slot)
        }
    }

    func slot(_ hash: UInt64) -> Slot? {
        var place = Int(hash & 255)
        while let found = slots[place] {
            if found.hash == hash { return found.slot }
            place = (place + 1) & 255
        }
        return nil
    }
}
