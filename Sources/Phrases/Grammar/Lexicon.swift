import Almanac

/// A meaning of a word. Words without a meaning of their own, such as “on”, are named by the rules that use them.
enum Sense {
    case plain
    /// The same, in repetitions only.
    case repeats
    /// A day relative to today.
    case offset(Int)
    /// An offset only in a value such as `due:tom`, because the word is also a name.
    case nickname(Int)
    case weekday(Weekday)
    /// `mondays`
    case weekdays(Weekday)
    case month(Int)
    case unit(CalendarUnit)
    /// A unit directly after its number: `3d`.
    case letter(CalendarUnit)
    /// A unit of the given number of minutes.
    case clock(Int)
    case number(Int)
    /// “a” and “an”, which count but are no hours.
    case article
    /// A position; -1 is the last.
    case ordinal(Int)
    case part(PartOfDay)
    /// The hours to add: 0 or 12.
    case halfDay(Int)
    /// `weekly`
    case frequency(CalendarUnit, Int)
    /// A word that tells of a day by itself, such as a holiday.
    case telling
    /// A number of days in one word, as in Korean.
    case days(Int)
    /// A weekday in one syllable, as in Korean lists of weekdays.
    case syllable(Weekday)
    /// “every”, in repetitions only.
    case each
    /// “about”, before a time or a length.
    case about
}

/// A part of the day and the time that it stands for.
enum PartOfDay {
    case dawn, morning, noon, afternoon, evening, night

    var time: TimeOfDay? {
        switch self {
        case .dawn: TimeOfDay(hour: 6, minute: 0)
        case .morning: TimeOfDay(hour: 9, minute: 0)
        case .noon: .noon
        case .afternoon: TimeOfDay(hour: 15, minute: 0)
        case .evening: TimeOfDay(hour: 18, minute: 0)
        case .night: TimeOfDay(hour: 20, minute: 0)
        }
    }

    /// The hours that people give with the part of the day; 0 is twelve.
    var usualHours: ClosedRange<Int> {
        switch self {
        case .dawn: 3...7
        case .morning: 5...11
        case .noon: 0...2
        case .afternoon: 0...6
        case .evening: 5...11
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
    let first: Sense
    private let other: Sense?

    /// - Parameter earlier: the meaning before this one.
    init(_ sense: Sense, after earlier: Sense?) {
        first = earlier ?? sense
        other = earlier == nil ? nil : sense
    }

    func contains(where matches: (Sense) -> Bool) -> Bool {
        matches(first) || other.map(matches) ?? false
    }

    /// A bit for each class to which the word belongs.
    var classes: Int { first.classes | (other?.classes ?? 0) }
}

/// A word of one of the languages.
struct Entry {
    let word: StaticString
    let sense: Sense

    init(_ word: StaticString, _ sense: Sense = .plain) {
        self.word = word
        self.sense = sense
    }
}

/// All words, in chains of those with the same first byte.
struct Lexicon {
    static let shared = Lexicon(EnglishWords.entries, KoreanWords.entries)

    private let english: [Entry]
    private let korean: [Entry]
    /// The first entry of each chain, and after them the next one for each entry; -1 at the end.
    private var chains: [Int]

    private init(_ english: [Entry], _ korean: [Entry]) {
        (self.english, self.korean) = (english, korean)
        let count = english.count + korean.count
        chains = [Int](repeating: -1, count: 256 + count)
        for offset in 1...count {
            let index = count - offset
            let first = Int(entry(index).word.utf8Start.pointee)
            chains[256 + index] = chains[first]
            chains[first] = index
        }
    }

    private func entry(_ index: Int) -> Entry {
        index < english.count ? english[index] : korean[index - english.count]
    }

    /// Returns the meanings of a word, or `nil` if it is not known.
    func senses(of word: ArraySlice<UInt8>) -> Senses? {
        var senses: Senses?
        var index = word.first.map { chains[Int($0)] } ?? -1
        while index >= 0 {
            let entry = entry(index)
            if entry.word.isEqual(to: word) { senses = Senses(entry.sense, after: senses?.first) }
            index = chains[256 + index]
        }
        return senses
    }

    /// Cuts letters into words, as the next and the week of “nextweek”; what is no word stays whole.
    func words(gluedIn text: String) -> [Substring] {
        let bytes = Array(text.lowercased().utf8)
        var words: [Substring] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let length = longestPrefix(of: rest)
            guard length > 1 else { return [text[...]] }
            words.append(Substring(String(decoding: rest.prefix(length), as: UTF8.self)))
            rest = rest.dropFirst(length)
        }
        return words
    }

    /// Returns the length of the longest word at the start of `text`, 0 if there is none.
    func longestPrefix(of text: ArraySlice<UInt8>) -> Int {
        var longest = 0
        var index = text.first.map { chains[Int($0)] } ?? -1
        while index >= 0 {
            let word = entry(index).word
            let count = word.utf8CodeUnitCount
            if count > longest, word.isEqual(to: text.prefix(count)) { longest = count }
            index = chains[256 + index]
        }
        return longest
    }
}

extension StaticString {
    func begins(_ bytes: Substring.UTF8View) -> Bool {
        guard utf8CodeUnitCount <= bytes.count else { return false }
        return zip(bytes, 0..<utf8CodeUnitCount).allSatisfy { utf8Start[$1] == $0 }
    }

    func isEqual(to bytes: ArraySlice<UInt8>) -> Bool {
        guard utf8CodeUnitCount == bytes.count else { return false }
        var own = utf8Start
        for byte in bytes {
            if own.pointee != byte { return false }
            own += 1
        }
        return true
    }
}
