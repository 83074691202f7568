import Almanac

/// Finds the phrases that begin at a token.
struct PhraseMatcher {
    struct Match {
        /// The index of the token after the phrase.
        let end: Int
        fileprivate(set) var facts: Facts
        /// The position of the next shorter phrase of the same symbol and start, or -1.
        fileprivate var next: Int
    }

    let text: PhraseText
    private let grammar: Grammar
    private let context: PhraseContext
    /// The phrases found so far, those of each symbol at each token in a chain with the longest first.
    private var known: [Match] = []
    /// The position of the first phrase of each symbol at each token, -1 if there is none, or -2 if it is not known.
    private var chains: [Int]
    /// The end of the tokens to look at. Without it, a long row of days would be a list of any length.
    var limit: Int

    /// - Parameter isValue: `true` for the value of an attribute, which allows more forms than a title.
    init(_ text: PhraseText, _ grammar: Grammar, _ calendar: PhraseCalendar, isValue: Bool) {
        self.text = text
        self.grammar = grammar
        context = PhraseContext(calendar, text, isValue: isValue)
        limit = text.tokens.count
        chains = Array(repeating: -2, count: text.tokens.count * Slot.symbolCount)
    }

    var calendar: PhraseCalendar { context.calendar }
    var today: Day { calendar.today }

    /// Returns the phrases of a symbol that begin at a token, the longest first and one of each length.
    mutating func matches(_ symbol: Slot, at start: Int) -> [Match] {
        var matches: [Match] = []
        var index = first(symbol, at: start)
        while index >= 0 {
            matches.append(known[index])
            index = known[index].next
        }
        return matches
    }

    /// Returns the meaning of the phrase of a symbol from a token to another one.
    mutating func facts(_ symbol: Slot, from start: Int, to end: Int) -> Facts? {
        var index = first(symbol, at: start)
        while index >= 0, known[index].end > end { index = known[index].next }
        return index >= 0 && known[index].end == end ? known[index].facts : nil
    }

    /// Returns the position of the longest phrase, or -1.
    private mutating func first(_ symbol: Slot, at start: Int) -> Int {
        guard start < limit else { return -1 }
        let chain = start * Slot.symbolCount + symbol.symbolNumber
        if chains[chain] != -2 { return chains[chain] }
        chains[chain] = -1
        let available = text.tokens[start..<limit].prefix { $0.isKnown }.count
        if available > 0 {
            grammar.forEachRule(of: symbol, openedBy: text.tokens[start], upTo: text.language) { rule in
                guard rule.minimumCount <= available, context.isValue || rule.scope != .value else { return }
                var facts = Facts(context)
                match(0, at: start, &facts, Attempt(rule: rule, start: start, chain: chain))
            }
        }
        return chains[chain]
    }

    private struct Attempt {
        let rule: Rule
        let start: Int
        let chain: Int
    }

    /// Matches the elements of the pattern from `first` on, and adds what is found.
    /// - Parameter facts: the meaning of the elements before `first`. The call may overwrite it.
    private mutating func match(_ first: Int, at start: Int, _ facts: inout Facts, _ attempt: Attempt) {
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
                var with = facts
                if isNamed || read(element.slots, at: place, into: &with) {
                    match(next, at: place + 1, &with, attempt)
                }
            }
            for symbol in Slots(element.slots & Slot.symbolBits) {
                var part = self.first(symbol, at: place)
                while part >= 0 {
                    var with = facts
                    with.adopt(known[part].facts)
                    match(next, at: known[part].end, &with, attempt)
                    part = known[part].next
                }
            }
            guard element.isOptional else { return }
        }
        finish(position, &facts, attempt)
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
        if text.tokens[position].name != 0, element.isNamed(text.tokens[position].bytes, in: text) { return true }
        if element.slots & text.tokens[position].classes != 0 { return false }
        return Slots(element.slots & Slot.symbolBits).contains { first($0, at: position) >= 0 } ? false : nil
    }

    /// Reads a word of one of the classes; returns `false` if it does not fit.
    private func read(_ slots: Int, at position: Int, into facts: inout Facts) -> Bool {
        Slots(slots & text.tokens[position].classes).contains { slot in
            facts.read(slot, text.tokens[position], isValue: context.isValue)
        }
    }

    /// Returns `true` for a comma, and for a full stop at the end of a word.
    private func isPause(_ position: Int) -> Bool {
        guard position < limit, !text.tokens[position].startsWord else { return false }
        return text.isMark(position, in: ",")
            || (text.isMark(position, in: ".")
                && (text.tokens[position].endsWord || text.isMark(position + 1, in: ",")))
    }

    /// Adds the phrase unless there is one of this length. One with an error gives way to any other.
    private mutating func finish(_ end: Int, _ facts: inout Facts, _ attempt: Attempt) {
        var (before, next) = (-1, chains[attempt.chain])
        while next >= 0, known[next].end > end { (before, next) = (next, known[next].next) }
        let isFound = next >= 0 && known[next].end == end
        if isFound, !known[next].facts.isError { return }
        if !facts.isError {
            facts.tokens = attempt.start..<end
            do {
                guard try attempt.rule.apply(&facts) else { return }
            } catch {
                facts.error = error as? PhraseError
            }
        }
        if attempt.rule.scope == .end { facts.isOnlyAtEnd = true }
        if isFound {
            if !facts.isError { known[next].facts = facts }
        } else {
            if before >= 0 { known[before].next = known.count } else { chains[attempt.chain] = known.count }
            known.append(Match(end: end, facts: facts, next: next))
        }
    }
}
