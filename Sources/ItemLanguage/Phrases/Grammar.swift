/// The rules of all symbols. Those with which a phrase can begin at a word are found when the word first occurs, so that
/// a command looks at few of them.
final class Grammar {
    /// The row of each kind of token, or -1 if it has not occurred.
    private var rows = [Int](repeating: -1, count: PhraseToken.kindCount)
    /// For each row and symbol, the position of its list in `numbers`, or -1 if it is not known.
    private var lists: [Int] = []
    /// The lists of the rules that can begin with a token, each after a marker with the number of them.
    private var openings: [Opening] = []

    /// A rule that can begin with a token.
    struct Opening {
        /// The position of the rule among those of its symbol.
        let number: Int
        /// The number of tokens that a phrase of the rule has at least.
        let minimumCount: Int
    }

    /// Returns the rules of a symbol that can begin with the token.
    func rules(of symbol: Slot, openedBy token: PhraseToken, _ text: PhraseText) -> ArraySlice<Opening> {
        guard let kind = token.kindNumber else { return [] }
        if rows[kind] < 0 {
            rows[kind] = lists.count
            for _ in 0..<Slot.symbolCount { lists.append(-1) }
        }
        let place = rows[kind] + symbol.symbolNumber
        if lists[place] < 0 {
            let found = find(symbol, token, text)
            lists[place] = openings.count
            openings.append(Opening(number: found.count, minimumCount: 0))
            openings += found
        }
        let list = lists[place] + 1
        return openings[list..<(list + openings[list - 1].number)]
    }

    private func find(_ symbol: Slot, _ token: PhraseToken, _ text: PhraseText) -> [Opening] {
        let tables = symbol.tables
        var found: [Opening] = []
        for (number, rule) in tables.english.enumerated() where canOpen(rule, with: token, text) {
            found.append(Opening(number: number, minimumCount: rule.minimumCount))
        }
        for (number, rule) in tables.korean.enumerated() where canOpen(rule, with: token, text) {
            found.append(Opening(number: tables.english.count + number, minimumCount: rule.minimumCount))
        }
        return found
    }

    private func canOpen(_ rule: Rule, with token: PhraseToken, _ text: PhraseText) -> Bool {
        var pattern = PatternReader(rule.pattern)
        while let element = pattern.next(namedBy: token, in: text) {
            if let slot = element.slot {
                if slot.isSymbol ? !rules(of: slot, openedBy: token, text).isEmpty : slot.bit & token.classes != 0 {
                    return true
                }
            } else if element.isNamed {
                return true
            }
            if !element.isOptional { return false }
        }
        return false
    }
}
