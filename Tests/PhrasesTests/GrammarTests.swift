import Almanac
import Testing

@testable import Phrases

struct GrammarTests {
    private static let rules = Slot.allCases.flatMap { rules(of: $0) }

    private static func rules(of slot: Slot) -> [Rule] { slot.rules(in: .english) + slot.rules(in: .korean) }

    private static func words(_ element: Element) -> [Substring] { "\(element.words)".split(separator: "|") }

    private static func words(_ rule: Rule) -> [Substring] { rule.pattern.flatMap(words) }

    @Test func `a rule opens with every token that it can begin with`() throws {
        for rule in GrammarTests.rules {
            let first = try #require(rule.pattern.first)
            #expect(rule.opening.slots & first.slots == first.slots, "\(rule.pattern)")
            for word in GrammarTests.words(first) {
                #expect(rule.opening.words & (PhraseText([word]).tokens.first?.name ?? 0) != 0, "\(rule.pattern)")
            }
        }
    }

    @Test func `patterns name only words of the lexicon and marks`() {
        for rule in GrammarTests.rules {
            for word in GrammarTests.words(rule) {
                let token = PhraseText([word]).tokens.first
                let isWhole = token?.bytes.count == word.utf8.count
                #expect(isWhole && token?.name != 0, "\(word) in \(rule.pattern)")
            }
        }
    }

    @Test func `no rule of a slot begins with that slot`() {
        for slot in Slot.allCases where slot.isSymbol {
            for rule in GrammarTests.rules(of: slot) {
                #expect(rule.pattern.first.map { $0.slots & slot.bit } == 0, "\(rule.pattern)")
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
        let named = Set(GrammarTests.rules.flatMap(GrammarTests.words)).union(classed)
        for word in plain { #expect(named.contains(word), "\(word)") }
    }

    @Test func `each slot with rules has a pattern that names it, except the whole phrases`() {
        let named = GrammarTests.rules.flatMap(\.pattern).reduce(0) { $0 | $1.slots }
        for slot in Slot.allCases where slot.isSymbol && ![.phrase, .recurrence, .period, .range].contains(slot) {
            #expect(named & slot.bit != 0, "\(slot)")
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
