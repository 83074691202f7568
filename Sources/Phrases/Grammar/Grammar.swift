/// The rules of all symbols, with the tokens that can begin each of them. They are found when a symbol is first needed.
final class Grammar {
    private var index = GrammarIndex()

    /// Passes the rules of a symbol that may begin with the token. The languages are those up to the given one.
    func forEachRule(of symbol: Slot, openedBy token: PhraseToken, upTo language: Language, _ body: (Rule) -> Void) {
        guard index.reaches(symbol, token, upTo: language) else { return }
        let slots = index.slots(of: token, in: symbol, upTo: language)
        for number in 0...language.rawValue {
            guard let own = Language(rawValue: number) else { continue }
            let rules = symbol.rules(in: own)
            let start = index.start(symbol, own, rules)
            // No English rule is for words of another script or for periods that they name.
            let isOther = own == .english && !token.isASCII
            let (classes, name) = isOther ? (slots & Slot.sharedBits, 0) : (slots, token.name)
            var position = index.next(from: 0, to: rules.count, after: start, classes, name)
            while position < rules.count {
                body(rules[position])
                position = index.next(from: position + 1, to: rules.count, after: start, classes, name)
            }
        }
    }
}

/// Tells with which tokens the rules can begin.
///
/// Arrays of integers hold it, because each further type of array costs a command as much as a hundred rules.
private struct GrammarIndex {
    /// The openings of the rules of a symbol in a language, after those of another: of each the bits of its slots and those
    /// of its words; see `Rule.opening`.
    private var openings: [Int] = []
    /// For each symbol and language, the position of its first opening, or -1 if it is not known.
    private var starts = [Int](repeating: -1, count: Slot.symbolCount * Language.allCases.count)
    /// For the languages up to each, the openings of each symbol and of the symbols in them, or 0 if they are not known.
    private var reaches = [Int](repeating: 0, count: 2 * Slot.symbolCount * Language.allCases.count)

    init() { openings.reserveCapacity(1_400) }

    /// Returns `true` if a rule of the symbol may begin with the token.
    mutating func reaches(_ symbol: Slot, _ token: PhraseToken, upTo language: Language) -> Bool {
        let reach = reach(of: symbol, upTo: language)
        return (reach.slots & token.classes) | (reach.words & token.name) != 0
    }

    /// Returns the bits of the classes of the token, and of the symbols in the rules that may begin with it.
    mutating func slots(of token: PhraseToken, in symbol: Slot, upTo language: Language) -> Int {
        var slots = token.classes
        for part in Slots(reach(of: symbol, upTo: language).slots & Slot.symbolBits)
        where reaches(part, token, upTo: language) { slots |= part.bit }
        return slots
    }

    /// Returns the number of the next rule that may begin with one of the slots or words, or `end` if there is none.
    /// - Parameter start: the position of the openings of the rules.
    func next(from first: Int, to end: Int, after start: Int, _ classes: Int, _ name: Int) -> Int {
        openings.withUnsafeBufferPointer { openings in
            var number = first
            while number < end,
                (openings[start + 2 * number] & classes) | (openings[start + 2 * number + 1] & name) == 0
            {
                number += 1
            }
            return number
        }
    }

    mutating func start(_ symbol: Slot, _ language: Language, _ rules: [Rule]) -> Int {
        let place = GrammarIndex.place(symbol, language)
        if starts[place] < 0 {
            starts[place] = openings.count
            for number in rules.indices {
                let opening = rules[number].opening
                openings.append(opening.slots)
                openings.append(opening.words)
            }
        }
        return starts[place]
    }

    private mutating func reach(of symbol: Slot, upTo language: Language) -> (slots: Int, words: Int) {
        let place = 2 * GrammarIndex.place(symbol, language)
        if reaches[place] | reaches[place + 1] != 0 { return (reaches[place], reaches[place + 1]) }
        var (slots, words) = language == .english ? (0, 0) : reach(of: symbol, upTo: .english)
        let rules = symbol.rules(in: language)
        let start = start(symbol, language, rules)
        for position in rules.indices {
            slots |= openings[start + 2 * position]
            words |= openings[start + 2 * position + 1]
        }
        for part in Slots(slots & Slot.symbolBits) {
            let more = reach(of: part, upTo: language)
            slots |= more.slots
            words |= more.words
        }
        (reaches[place], reaches[place + 1]) = (slots, words)
        return (slots, words)
    }

    private static func place(_ symbol: Slot, _ language: Language) -> Int {
        language.rawValue * Slot.symbolCount + symbol.symbolNumber
    }
}

/// The languages of the rules. A text in Korean may have English phrases, too.
enum Language: Int, CaseIterable {
    case english, korean
}
