import Almanac

/// Finds the phrases that begin at a token.
struct PhraseMatcher {
    struct Match {
        /// The index of the token after the phrase.
        let end: Int
        let facts: Facts
    }

    let text: PhraseText
    private let calendar: PhraseCalendar
    private let isValue: Bool
    /// The phrases found so far, by symbol and token.
    private var known: [[Match]?]
    /// The number of tokens from each one on that can be part of one phrase.
    private let room: [Int]

    /// - Parameter isValue: `true` for the value of an attribute, which allows more forms than a title.
    init(_ text: PhraseText, _ calendar: PhraseCalendar, isValue: Bool) {
        self.text = text
        self.calendar = calendar
        self.isValue = isValue
        known = Array(repeating: nil, count: text.tokens.count * Slot.symbolCount)
        var room = Array(repeating: 0, count: text.tokens.count)
        var count = 0
        for index in text.tokens.indices.reversed() {
            count = text.tokens[index].isKnown ? count + 1 : 0
            room[index] = count
        }
        self.room = room
    }

    /// Returns the phrases of a symbol that begin at a token, the longest first and one of each length.
    mutating func matches(_ slot: Slot, at start: Int) -> [Match] {
        let key = slot.symbolNumber * text.tokens.count + start
        if let found = known[key] { return found }
        guard let grammar = Grammar.of(slot) else { return [] }
        var found: [Match] = []
        for parsed in grammar.rules
        where parsed.minimumLength <= room[start] && canBegin(parsed.elements, grammar, at: start) {
            guard isValue || parsed.rule.scope != .value else { continue }
            let attempt = Attempt(rule: parsed.rule, grammar: grammar, start: start)
            match(parsed.elements, at: start, Facts(), attempt, &found)
        }
        if found.count > 1 { found.sort { $0.end > $1.end } }
        known[key] = found
        return found
    }

    /// Returns `false` if the token is none of the words with which the pattern can begin.
    private func canBegin(_ elements: Range<Int>, _ grammar: Grammar, at position: Int) -> Bool {
        for index in elements {
            let element = grammar.elements[index]
            if let slot = element.slot {
                if slot.isSymbol || slot.bit & text.tokens[position].classes != 0 { return true }
            } else if grammar.names(element, text.tokens[position].hash) {
                return true
            }
            if !element.isOptional { return false }
        }
        return true
    }

    private struct Attempt {
        let rule: Rule
        let grammar: Grammar
        let start: Int
    }

    private mutating func match(
        _ elements: Range<Int>,
        at position: Int,
        _ facts: Facts,
        _ attempt: Attempt,
        _ found: inout [Match]
    ) {
        guard let first = elements.first else { return finish(position, facts, attempt, &found) }
        let element = attempt.grammar.elements[first]
        let rest = elements.dropFirst()
        if position < text.tokens.count {
            if !advance(element, at: position, rest, facts, attempt, &found), position > attempt.start,
                isPause(position)
            {
                let next = isPause(position + 1) ? position + 2 : position + 1
                if next < text.tokens.count { _ = advance(element, at: next, rest, facts, attempt, &found) }
            }
        }
        if element.isOptional { match(rest, at: position, facts, attempt, &found) }
    }

    /// Goes on after the element, if it begins at `position`; otherwise returns `false`.
    private mutating func advance(
        _ element: Grammar.Element,
        at position: Int,
        _ rest: Range<Int>,
        _ facts: Facts,
        _ attempt: Attempt,
        _ found: inout [Match]
    ) -> Bool {
        let token = text.tokens[position]
        if element.isGlued, token.startsWord { return false }
        guard let slot = element.slot else {
            guard attempt.grammar.names(element, token.hash) else { return false }
            match(rest, at: position + 1, facts, attempt, &found)
            return true
        }
        guard slot.isSymbol else {
            guard slot.bit & token.classes != 0 else { return false }
            var facts = facts
            guard facts.read(slot, token, isValue: isValue) else { return false }
            match(rest, at: position + 1, facts, attempt, &found)
            return true
        }
        let parts = matches(slot, at: position)
        for part in parts {
            var facts = facts
            facts.adopt(part.facts)
            match(rest, at: part.end, facts, attempt, &found)
        }
        return !parts.isEmpty
    }

    /// Returns `true` for a comma, and for a full stop at the end of a word.
    private func isPause(_ position: Int) -> Bool {
        guard text.tokens.indices.contains(position) else { return false }
        let token = text.tokens[position]
        return !token.startsWord
            && (text.isMark(position, ",")
                || (text.isMark(position, ".") && (token.endsWord || text.isMark(position + 1, ","))))
    }

    private func finish(_ end: Int, _ facts: Facts, _ attempt: Attempt, _ found: inout [Match]) {
        guard !found.contains(where: { $0.end == end && !$0.facts.isError }) else { return }
        var facts = facts
        if !facts.isError {
            let context = PhraseContext(calendar: calendar, text: text, tokens: attempt.start..<end, isValue: isValue)
            do {
                guard try attempt.rule.apply(&facts, context) else { return }
            } catch {
                facts.error = error
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

    /// The phrase as typed, in lower case.
    var typed: String { text.typed(tokens) }
}
