import Almanac

/// Finds the phrases that begin at a token.
struct PhraseMatcher {
    struct Match {
        /// The index of the token after the phrase.
        let end: Int
        let facts: Facts
    }

    let text: PhraseText
    private let grammar: Grammar
    let calendar: PhraseCalendar
    private let isValue: Bool
    /// The phrases found so far, and the position of those of each symbol at each token, or -1 if they are not known.
    private var known: [[Match]] = []
    private var places: [Int]
    /// The end of the tokens to look at. Without it, a long row of days would be a list of any length.
    var limit: Int

    /// - Parameter isValue: `true` for the value of an attribute, which allows more forms than a title.
    init(_ text: PhraseText, _ grammar: Grammar, _ calendar: PhraseCalendar, isValue: Bool) {
        self.text = text
        self.grammar = grammar
        self.calendar = calendar
        self.isValue = isValue
        limit = text.tokens.count
        places = Array(repeating: -1, count: text.tokens.count * Slot.symbolCount)
    }

    var today: Day { calendar.today }

    /// Returns the phrases of a symbol that begin at a token, the longest first and one of each length.
    mutating func matches(_ symbol: Slot, at start: Int) -> [Match] {
        guard start < limit else { return [] }
        let key = start * Slot.symbolCount + symbol.symbolNumber
        if places[key] >= 0 { return known[places[key]] }
        var found: [Match] = []
        let available = text.knownCount(from: start, before: limit)
        if available > 0 {
            grammar.forEachRule(of: symbol, openedBy: text.tokens[start], upTo: text.language) { rule in
                guard rule.minimumCount <= available, isValue || rule.scope != .value else { return }
                match(0, at: start, Facts(), Attempt(rule: rule, start: start), &found)
            }
        }
        if found.count > 1 { found.sort { $0.end > $1.end } }
        places[key] = known.count
        known.append(found)
        return found
    }

    private struct Attempt {
        let rule: Rule
        let start: Int
    }

    /// Matches the elements of the pattern from `first` on, and adds what is found.
    private mutating func match(
        _ first: Int,
        at start: Int,
        _ facts: consuming Facts,
        _ attempt: Attempt,
        _ found: inout [Match]
    ) {
        var (next, position) = (first, start)
        while next < attempt.rule.pattern.count {
            let element = attempt.rule.pattern[next]
            next += 1
            guard let (place, isNamed) = place(of: element, at: position, attempt) else {
                if element.isOptional { continue }
                return
            }
            // A word goes on without a copy.
            if !element.isOptional, element.slots & Slot.symbolBits == 0 {
                guard isNamed || read(element.slots, at: place, into: &facts) else { return }
                position = place + 1
                continue
            }
            if isNamed || element.slots & text.tokens[place].classes != 0 {
                var with = copy facts
                if isNamed || read(element.slots, at: place, into: &with) {
                    match(next, at: place + 1, with, attempt, &found)
                }
            }
            var symbols = element.slots & Slot.symbolBits
            while let symbol = Slot.next(&symbols) {
                for part in matches(symbol, at: place) {
                    var with = copy facts
                    with.adopt(part.facts)
                    match(next, at: part.end, with, attempt, &found)
                }
            }
            guard element.isOptional else { return }
        }
        finish(position, facts, attempt, &found)
    }

    /// Returns the token at which the element begins, and whether this is one of its words; a pause may come before it.
    private mutating func place(of element: Element, at position: Int, _ attempt: Attempt) -> (Int, isNamed: Bool)? {
        if let isNamed = begins(element, at: position) { return (position, isNamed) }
        guard position > attempt.start, isPause(position) else { return nil }
        let place = isPause(position + 1) ? position + 2 : position + 1
        return begins(element, at: place).map { (place, $0) }
    }

    /// Returns whether the token is one of the words, or `nil` if the element doesn't begin with it.
    private mutating func begins(_ element: Element, at position: Int) -> Bool? {
        guard position < limit, !(element.isGlued && text.tokens[position].startsWord) else { return nil }
        if element.isNamed(text.name(position), in: text) { return true }
        if element.slots & text.tokens[position].classes != 0 { return false }
        var symbols = element.slots & Slot.symbolBits
        while let symbol = Slot.next(&symbols) {
            if !matches(symbol, at: position).isEmpty { return false }
        }
        return nil
    }

    /// Reads a word of one of the classes; returns `false` if it does not fit.
    private func read(_ slots: Int, at position: Int, into facts: inout Facts) -> Bool {
        var classes = slots & text.tokens[position].classes
        while let slot = Slot.next(&classes) {
            if facts.read(slot, text.tokens[position], isValue: isValue) { return true }
        }
        return false
    }

    /// Returns `true` for a comma, and for a full stop at the end of a word.
    private func isPause(_ position: Int) -> Bool {
        guard position < limit, !text.tokens[position].startsWord else { return false }
        return text.isMark(position, in: ",")
            || (text.isMark(position, in: ".")
                && (text.tokens[position].endsWord || text.isMark(position + 1, in: ",")))
    }

    private func finish(_ end: Int, _ facts: Facts, _ attempt: Attempt, _ found: inout [Match]) {
        guard !found.contains(where: { $0.end == end && !$0.facts.isError }) else { return }
        var facts = facts
        if !facts.isError {
            let context = PhraseContext(calendar: calendar, text: text, tokens: attempt.start..<end, isValue: isValue)
            do {
                guard try attempt.rule.apply(&facts, context) else { return }
            } catch {
                facts.error = error as? PhraseError
            }
        }
        if attempt.rule.scope == .end { facts.isOnlyAtEnd = true }
        if !facts.isError { found.removeAll { $0.end == end } }
        if !found.contains(where: { $0.end == end }) { found.append(Match(end: end, facts: facts)) }
    }
}

/// The context of a rule.
struct PhraseContext {
    let calendar: PhraseCalendar
    fileprivate let text: PhraseText
    fileprivate let tokens: Range<Int>
    let isValue: Bool

    var today: Day { calendar.today }

    /// A Boolean value that indicates whether the text has Korean words. In Korean, the month comes before the day.
    var isKorean: Bool { text.language == .korean }

    /// `true` for “at 5th”.
    var isDayNumberAfterAt: Bool {
        tokens.count == 2 && begins(with: "at")
    }

    /// The number of tokens.
    var count: Int { tokens.count }

    /// The phrase as typed.
    var typed: String { text.typed(tokens) }

    /// Returns `true` if the phrase begins with one of the words.
    func begins(with words: StaticString) -> Bool { text.isWord(tokens.lowerBound, in: words) }

    func contains(_ words: StaticString) -> Bool { tokens.contains { text.isWord($0, in: words) } }

    func ends(with words: StaticString) -> Bool { text.isWord(tokens.upperBound - 1, in: words) }

    var beginsWithNumber: Bool { text.isNumber(tokens.lowerBound) }

    var endsInNumber: Bool { text.isNumber(tokens.upperBound - 1) }

    /// `true` for `24.12` and `3.04`, but not for `3.4`.
    var hasWideMonth: Bool { tokens.first { text.isMark($0, in: ".") }.map { text.tokens[$0 + 1].width == 2 } ?? false }

    /// `true` for “weeks”.
    var endsInPlural: Bool { text.text(text.tokens[tokens.upperBound - 1]).last == UInt8(ascii: "s") }
}
