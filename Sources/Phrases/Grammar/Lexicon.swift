import Almanac

/// A part of the day and the time that it stands for.
enum PartOfDay: Int {
    case dawn, morning, noon, afternoon, evening, night

    var time: TimeOfDay? { TimeOfDay(hour: [6, 9, 12, 15, 18, 20][rawValue], minute: 0) }

    /// The hours that people give with the part of the day; 0 is twelve.
    var usualHours: ClosedRange<Int> {
        switch self {
        case .dawn: 3...7
        case .morning, .evening: 5...11
        case .noon: 0...2
        case .afternoon: 0...6
        case .night: 6...11
        }
    }

    /// Returns the hour meant by a number without am or pm.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .dawn, .morning: hour == 12 ? 0 : hour
        case .noon: hour < 10 ? hour + 12 : hour
        case .afternoon: hour < 12 ? hour + 12 : hour
        case .evening: hour == 12 ? 0 : hour < 12 ? hour + 12 : hour
        case .night: hour == 12 ? 0 : hour >= 5 && hour < 12 ? hour + 12 : hour
        }
    }
}

/// The meanings of a word, which are at most two. An array would be allocated for every word of every title.
struct Senses {
    /// A bit for each class to which the word belongs.
    let classes: Int
    private let firstClasses: Int
    private let firstValue: Int
    private let otherValue: Int

    init(_ classes: Int, _ value: Int, before other: Senses?) {
        self.classes = classes | (other?.classes ?? 0)
        (firstClasses, firstValue, otherValue) = (classes, value, other?.firstValue ?? 0)
    }

    func value(_ slot: Slot) -> Int { firstClasses & slot.bit != 0 ? firstValue : otherValue }
}

/// Words of one of the languages.
struct Entry {
    /// The words, with spaces between them.
    let words: StaticString
    /// The class of the words, or `nil` for those that only mean something where a rule names them, such as “on”.
    let slot: Slot?
    /// The value of the first word in its class.
    let value: Int
    /// The difference between the values of a word and of the one before it, 0 for spellings of one word.
    let step: Int

    init(_ words: StaticString, _ slot: Slot? = nil, _ value: Int = 0, by step: Int = 0) {
        (self.words, self.slot, self.value, self.step) = (words, slot, value, step)
    }

    init(_ words: StaticString, _ slot: Slot, _ weekday: Weekday, by step: Int = 0) {
        self.init(words, slot, weekday.rawValue, by: step)
    }

    init(_ words: StaticString, _ slot: Slot, _ unit: CalendarUnit, by step: Int = 0) {
        self.init(words, slot, unit.rawValue, by: step)
    }

    init(_ words: StaticString, _ slot: Slot, _ part: PartOfDay) { self.init(words, slot, part.rawValue) }

    init(_ words: StaticString, every count: Int, _ unit: CalendarUnit, by step: Int = 0) {
        self.init(words, .frequency, 10 * count + unit.rawValue, by: step)
    }

    /// The bits of the classes of the words.
    var classes: Int {
        switch slot {
        case nil: 0
        case .unit?: Slot.unit.bit | Slot.letter.bit
        case .number?: Slot.number.bit | Slot.count.bit | Slot.hour.bit
        case .ordinal?: Slot.ordinal.bit | Slot.dayNumber.bit
        case let slot?: slot.bit
        }
    }
}

/// A word of an entry, as one integer, because each further type of array costs a command more.
private struct WordPlace {
    let bits: Int

    init(_ bits: Int) { self.bits = bits }

    init(entry: Int, number: Int, start: Int, length: Int, previous: Int) {
        assert(number <= 0x3FF && start <= 0x3FFF && length <= 0xFF && previous <= 0xFFFF)
        bits = entry << 48 | number << 38 | start << 24 | length << 16 | previous
    }

    /// The number of the word before it in its chain.
    var previous: Int { bits & 0xFFFF }
    var length: Int { bits >> 16 & 0xFF }
    /// The position in the words of its entry.
    var start: Int { bits >> 24 & 0x3FFF }
    /// The number in its entry.
    var number: Int { bits >> 38 & 0x3FF }
    var entry: Int { bits >> 48 }
}

/// The words of a language, in chains of those with the same key.
struct Lexicon {
    static let english = Lexicon(EnglishWords.entries)
    static let korean = Lexicon(KoreanWords.entries)

    private let entries: [Entry]
    /// The number of the last word of each chain, 0 if there is none.
    private var chains = [Int](repeating: 0, count: 256)
    /// The bits of each word.
    private var words = [0]

    private init(_ entries: [Entry]) {
        self.entries = entries
        words.reserveCapacity(1_200)
        for index in entries.indices {
            let text = entries[index].words
            var (start, number) = (0, 0)
            while start < text.utf8CodeUnitCount {
                let length = text.lengthOfWord(at: start)
                let key = Lexicon.key(UnsafeBufferPointer(start: text.utf8Start + start, count: length))
                let place = WordPlace(
                    entry: index,
                    number: number,
                    start: start,
                    length: length,
                    previous: chains[key]
                )
                words.append(place.bits)
                chains[key] = words.count - 1
                start += length + 1
                number += 1
            }
        }
    }

    /// Returns the longest word at the start of the text, or the whole text as a word, with its meanings.
    func word(at text: ArraySlice<UInt8>, isWhole: Bool) -> (length: Int, senses: Senses)? {
        var longest = isWhole ? text.count : 1
        var senses: Senses?
        var index = text.isEmpty ? 0 : chains[Lexicon.key(text)]
        while index > 0 {
            let word = WordPlace(words[index])
            let (entry, length) = (entries[word.entry], word.length)
            if length >= longest, length <= text.count, entry.words.has(text.prefix(length), at: word.start) {
                let value = entry.value + word.number * entry.step
                senses = Senses(entry.classes, value, before: length > longest ? nil : senses)
                longest = length
            }
            index = word.previous
        }
        return senses.map { (longest, $0) }
    }

    /// The first byte, or the third one of a Korean syllable, of which the first is nearly always the same.
    private static func key<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes) -> Int where Bytes.Index == Int {
        let start = bytes.startIndex
        return Int(bytes[bytes[start] < 0x80 || bytes.count < 3 ? start : start + 2])
    }

    /// Cuts letters into words, as the next and the week of “nextweek”; other letters stay whole.
    static func words(gluedIn text: String) -> [Substring] {
        let bytes = Array(text.lowercased().utf8)
        var words: [Substring] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let lexicon = rest[rest.startIndex] < 0x80 ? Lexicon.english : .korean
            guard let length = lexicon.word(at: rest, isWhole: false)?.length, length > 1 else { return [text[...]] }
            words.append(Substring(String(decoding: rest.prefix(length), as: UTF8.self)))
            rest = rest.dropFirst(length)
        }
        return words
    }
}

// Lists of words with spaces between them

extension StaticString {
    fileprivate func lengthOfWord(at start: Int) -> Int {
        var end = start
        while end < utf8CodeUnitCount, utf8Start[end] != UInt8(ascii: " ") { end += 1 }
        return end - start
    }

    /// Returns `true` if the text has these bytes from `start` on.
    fileprivate func has(_ bytes: ArraySlice<UInt8>, at start: Int) -> Bool {
        var own = utf8Start + start
        for byte in bytes {
            if own.pointee != byte { return false }
            own += 1
        }
        return true
    }

    private func hasWord(where fits: (Int, Int) -> Bool) -> Bool {
        var start = 0
        while start < utf8CodeUnitCount {
            let length = lengthOfWord(at: start)
            if fits(start, length) { return true }
            start += length + 1
        }
        return false
    }

    func hasWord(_ word: Substring) -> Bool { hasWord(ArraySlice(word.lowercased().utf8)) }

    func hasWord(_ word: ArraySlice<UInt8>) -> Bool { hasWord { $1 == word.count && has(word, at: $0) } }

    func hasStart(of text: ArraySlice<UInt8>) -> Bool { hasWord { $1 <= text.count && has(text.prefix($1), at: $0) } }

    func hasEnd(of text: ArraySlice<UInt8>) -> Bool { hasWord { $1 <= text.count && has(text.suffix($1), at: $0) } }
}
