/// The rules of all symbols, with the tokens that can begin each of them. They are found when a symbol is first needed.
final class Grammar {
    private var index = GrammarIndex()

    /// Passes the rules of a symbol that may begin with the token. The languages are those up to the given one.
    func forEachRule(of symbol: Slot, openedBy token: PhraseToken, upTo language: Language, _ body: (Rule) -> Void) {
        guard index.reach(of: symbol, upTo: language) & token.classes != 0 else { return }
        let bits = index.bits(of: token, in: symbol, upTo: language)
        for number in 0...language.rawValue {
            guard let own = Language(rawValue: number) else { continue }
            let rules = symbol.rules(in: own)
            let start = index.start(symbol, own, rules)
            let openings = index.openings
            // No English rule is for words of another script or for periods that they name.
            let named = own == .english && !token.isASCII ? bits & Slot.sharedBits : bits
            for position in rules.indices where openings[start + position] & named != 0 { body(rules[position]) }
        }
    }
}

/// Tells with which tokens the rules can begin.
///
/// Arrays of integers hold it, because each further type of array costs a command as much as a hundred rules.
private struct GrammarIndex {
    /// The openings of the rules of a symbol in a language, after those of another; see `Rule.opening`.
    private(set) var openings: [Int] = []
    /// For each symbol and language, the position of its first opening, or -1 if it is not known.
    private var starts = [Int](repeating: -1, count: Slot.symbolCount * Language.allCases.count)
    /// For the languages up to each, the openings of each symbol and of the symbols in them, or 0 if they are not known.
    private var reaches = [Int](repeating: 0, count: Slot.symbolCount * Language.allCases.count)

    /// Returns the bits of the token, and of the symbols in the rules that may begin with it.
    mutating func bits(of token: PhraseToken, in symbol: Slot, upTo language: Language) -> Int {
        var bits = token.classes
        var rest = reach(of: symbol, upTo: language) & Slot.symbolBits
        while let part = GrammarIndex.nextSymbol(&rest) {
            if reach(of: part, upTo: language) & token.classes != 0 { bits |= part.bit }
        }
        return bits
    }

    mutating func start(_ symbol: Slot, _ language: Language, _ rules: [Rule]) -> Int {
        let place = GrammarIndex.place(symbol, language)
        if starts[place] < 0 {
            starts[place] = openings.count
            for rule in rules { openings.append(rule.opening) }
        }
        return starts[place]
    }

    mutating func reach(of symbol: Slot, upTo language: Language) -> Int {
        let place = GrammarIndex.place(symbol, language)
        if reaches[place] != 0 { return reaches[place] }
        var reach = language == .english ? 0 : self.reach(of: symbol, upTo: .english)
        let rules = symbol.rules(in: language)
        let start = start(symbol, language, rules)
        for position in rules.indices { reach |= openings[start + position] }
        var rest = reach & Slot.symbolBits
        while let part = GrammarIndex.nextSymbol(&rest) { reach |= self.reach(of: part, upTo: language) }
        reaches[place] = reach
        return reach
    }

    private static func place(_ symbol: Slot, _ language: Language) -> Int {
        language.rawValue * Slot.symbolCount + symbol.symbolNumber
    }

    /// Removes the first bit, and returns its symbol.
    private static func nextSymbol(_ bits: inout Int) -> Slot? {
        guard bits != 0 else { return nil }
        defer { bits &= bits - 1 }
        return Slot(rawValue: UInt8(bits.trailingZeroBitCount))
    }
}

/// The languages of the rules. A text in Korean may have English phrases, too.
enum Language: Int, CaseIterable {
    case english, korean
}
