/// An element of a pattern: some words, a class of words, or a symbol with rules of its own.
///
/// Elements are constants that the compiler computes. Each command with a date would pay for others.
struct Element: ExpressibleByStringLiteral, Sendable {
    /// The bits of the classes and symbols.
    let slots: Int
    /// The words, with `|` between them.
    let words: StaticString
    let isOptional: Bool
    /// `true` if the element follows the one before it without a space.
    let isGlued: Bool

    private init(_ slots: Int, _ words: StaticString, isOptional: Bool = false, isGlued: Bool = false) {
        (self.slots, self.words, self.isOptional, self.isGlued) = (slots, words, isOptional, isGlued)
    }

    private init(_ slot: Slot) { self.init(slot.bit, "") }

    init(stringLiteral words: StaticString) { self.init(0, words) }

    static func word(_ words: StaticString) -> Element { Element(0, words) }

    static func maybe(_ words: StaticString) -> Element { Element(0, words, isOptional: true) }

    static func glued(_ words: StaticString) -> Element { Element(0, words, isGlued: true) }

    static var the: Element { .maybe("the") }

    static var theEach: Element { .maybe("the|each|every") }
    /// One or more weekdays: “mon and thu”, “mondays”.
    static var days: Element { .weekdayList.or(.pluralList) }

    static var past: Element { .word("last|past|previous") }

    static var except: Element { .word("but|except|excluding|excl") }

    /// The words between the two ends of a span.
    static var dash: Element { .word("-|~|to|through|thru|부터|에서") }

    /// The Korean particles of a limit.
    static var limit: Element { .word("까지|안에|안으로|안|이내|이내에|이내로|내로|내에|내|중|중에|중으로") }

    /// Other words that leave days out, in English only after a repetition.
    static var without: Element {
        .word("besides|minus|save|bar|without|skip|skipping|빼고|제외|제외하고|제외한|말고|뺀")
    }

    var optional: Element { Element(slots, words, isOptional: true, isGlued: isGlued) }

    var glued: Element { Element(slots, words, isOptional: isOptional, isGlued: true) }

    func or(_ other: Element) -> Element { Element(slots | other.slots, words) }

    func or(word words: StaticString) -> Element { Element(slots, words) }
}

// MARK: - Classes and symbols

extension Element {
    static var offset: Element { Element(.offset) }
    static var weekday: Element { Element(.weekday) }
    static var weekdays: Element { Element(.weekdays) }
    static var month: Element { Element(.month) }
    static var unit: Element { Element(.unit) }
    static var letter: Element { Element(.letter) }
    static var clock: Element { Element(.clock) }
    static var number: Element { Element(.number) }
    static var ordinal: Element { Element(.ordinal) }
    static var part: Element { Element(.part) }
    static var halfDay: Element { Element(.halfDay) }
    static var frequency: Element { Element(.frequency) }
    static var dayCount: Element { Element(.dayCount) }
    static var syllable: Element { Element(.syllable) }
    static var each: Element { Element(.each) }
    static var about: Element { Element(.about) }
    static var nickname: Element { Element(.nickname) }
    static var dayNumber: Element { Element(.dayNumber) }
    static var ordinalNumber: Element { Element(.ordinalNumber) }
    static var year: Element { Element(.year) }
    static var shortYear: Element { Element(.shortYear) }
    static var hour: Element { Element(.hour) }
    static var minute: Element { Element(.minute) }
    static var clockDigits: Element { Element(.clockDigits) }
    static var twoDigits: Element { Element(.twoDigits) }
    static var count: Element { Element(.count) }
    static var smallNumber: Element { Element(.smallNumber) }
    static var when: Element { Element(.when) }
    static var day: Element { Element(.day) }
    static var date: Element { Element(.date) }
    static var time: Element { Element(.time) }
    static var span: Element { Element(.span) }
    static var clockSpan: Element { Element(.clockSpan) }
    static var preposition: Element { Element(.preposition) }
    static var dayPart: Element { Element(.dayPart) }
    static var clockTime: Element { Element(.clockTime) }
    static var every: Element { Element(.every) }
    static var cycle: Element { Element(.cycle) }
    static var tail: Element { Element(.tail) }
    static var weekdayList: Element { Element(.weekdayList) }
    static var pluralList: Element { Element(.pluralList) }
    static var dayList: Element { Element(.dayList) }
    static var placeList: Element { Element(.placeList) }
    static var hours: Element { Element(.hours) }
    static var start: Element { Element(.start) }
    static var completion: Element { Element(.completion) }
    static var ofYear: Element { Element(.ofYear) }
    static var amount: Element { Element(.amount) }
    static var half: Element { Element(.half) }
    static var pastMinutes: Element { Element(.pastMinutes) }
    static var monthDay: Element { Element(.monthDay) }
    static var whichPeriod: Element { Element(.whichPeriod) }
    static var namedPeriod: Element { Element(.namedPeriod) }
    static var holiday: Element { Element(.holiday) }
    static var workday: Element { Element(.workday) }
}

// MARK: - Words

extension Element {
    /// Returns `true` if one of the words is the given one.
    func isNamed(_ word: Range<Int>, in text: PhraseText) -> Bool {
        guard words.utf8CodeUnitCount >= word.count else { return false }
        var (position, fits) = (word.lowerBound, true)
        for index in 0..<words.utf8CodeUnitCount {
            let byte = words.utf8Start[index]
            if byte != UInt8(ascii: "|") {
                fits = fits && position < word.upperBound && byte == text.bytes[position]
                position += 1
            } else if fits, position == word.upperBound {
                return true
            } else {
                (position, fits) = (word.lowerBound, true)
            }
        }
        return fits && position == word.upperBound
    }

    /// The bits of the words; see `Slot.bit`.
    var wordBits: Int {
        var (bits, first) = (0, words.utf8Start)
        let end = first + words.utf8CodeUnitCount
        if first == end { return 0 }
        var next = first + 1
        while next < end {
            if next.pointee == UInt8(ascii: "|") {
                bits |= Slot.bit(ofWord: first.pointee, next[-1], count: next - first)
                first = next + 1
            }
            next += 1
        }
        return bits | Slot.bit(ofWord: first.pointee, next[-1], count: next - first)
    }
}
