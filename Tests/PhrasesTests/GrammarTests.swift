import Almanac
import Testing

@testable import Phrases

struct GrammarTests {
    private static let rules = Slot.allCases.flatMap { rules(of: $0) }

    private static func rules(of slot: Slot) -> [Rule] { slot.rules(in: .english) + slot.rules(in: .korean) }

    /// The words, classes and symbols of each element of a pattern, without the marks around them.
    private static func elements(_ rule: Rule) -> [[Substring]] {
        "\(rule.pattern)".split(separator: " ").map { element in
            let start = element.first == "~" && element.count > 1 ? element.dropFirst() : element
            return (start.last == "?" ? start.dropLast() : start).split(separator: "|")
        }
    }

    private static func names(_ rule: Rule) -> [Substring] { elements(rule).flatMap { $0 } }

    private static func isSlot(_ name: Substring) -> Bool { name.first?.isUppercase == true }

    private static func hash(_ name: Substring) -> SlotNames.Hash {
        var hash = SlotNames.Hash()
        for byte in name.utf8 { hash.add(byte) }
        return hash
    }

    @Test func `each slot is found by its name`() {
        for slot in Slot.allCases {
            #expect(SlotNames.shared.slot(GrammarTests.hash("\(slot.name)")) == slot)
        }
    }

    @Test func `patterns name only known slots`() {
        let known = Set(Slot.allCases.map { "\($0.name)" })
        for rule in GrammarTests.rules {
            for name in GrammarTests.names(rule) where GrammarTests.isSlot(name) {
                #expect(known.contains(String(name)), "\(rule.pattern)")
            }
        }
    }

    @Test func `a rule opens with every token that it can begin with`() {
        for rule in GrammarTests.rules {
            for name in GrammarTests.elements(rule).first ?? [] {
                if GrammarTests.isSlot(name) {
                    let slot = SlotNames.shared.slot(GrammarTests.hash(name))
                    #expect(rule.opening.slots & (slot?.bit ?? 0) != 0, "\(rule.pattern)")
                } else {
                    #expect(rule.opening.words & (PhraseText([name]).tokens.first?.name ?? 0) != 0, "\(rule.pattern)")
                }
            }
        }
    }

    @Test func `patterns name only words of the lexicon and marks`() {
        for rule in GrammarTests.rules {
            for word in GrammarTests.names(rule) where !GrammarTests.isSlot(word) {
                let token = PhraseText([word]).tokens.first
                let isWhole = token?.bytes.count == word.utf8.count
                #expect(isWhole && token?.name != 0, "\(word) in \(rule.pattern)")
            }
        }
    }

    @Test func `no rule of a slot begins with that slot`() {
        for slot in Slot.allCases where slot.isSymbol {
            for rule in GrammarTests.rules(of: slot) {
                #expect(GrammarTests.elements(rule).first?.contains("\(slot.name)") != true, "\(rule.pattern)")
            }
        }
    }

    @Test func `each word without a class is named by a rule`() {
        let (plain, classed) = (EnglishWords.entries + KoreanWords.entries).reduce(
            into: ([Substring](), Set<Substring>())
        ) {
            let words = "\($1.words)".split(separator: " ")
            if $1.slot == nil || $1.slot == .repeats { $0.0 += words } else { $0.1.formUnion(words) }
        }
        let named = Set(GrammarTests.rules.flatMap(GrammarTests.names)).union(classed)
        for word in plain { #expect(named.contains(word), "\(word)") }
    }

    @Test func `each slot with rules has a pattern that names it, except the whole phrases`() {
        let named = Set(GrammarTests.rules.flatMap(GrammarTests.names).map(String.init))
        for slot in Slot.allCases where slot.isSymbol && ![.phrase, .recurrence, .period, .range].contains(slot) {
            #expect(named.contains("\(slot.name)"))
        }
    }

    @Test func `numbers alone are never a phrase in a title`() {
        let numbers = ["0", "5", "12", "31", "07", "99", "730", "1730", "2026", "20261", "20261121", "123456789"]
        let pairs = numbers.flatMap { first in numbers.map { [first, $0] } }
        let triples = pairs.flatMap { pair in ["5", "12", "2026"].map { pair + [$0] } }
        let moment = Moment(utc: Instant(seconds: 1_795_253_400))
        let calendar = PhraseCalendar(moment: moment, weekStart: .monday)
        for words in numbers.map({ [$0] }) + pairs + triples {
            let text = PhraseText(words.map { $0[...] })
            var matcher = PhraseMatcher(text, Grammar(), calendar, isValue: false)
            for slot in [Slot.phrase, .recurrence] {
                #expect(matcher.matches(slot, at: 0).isEmpty, "\(words)")
            }
        }
    }
}

extension Slot {
    /// `true` if the slot has rules of its own.
    fileprivate var isSymbol: Bool { bit & Slot.symbolBits != 0 }
}
