import Almanac
import Testing

@testable import Phrases

struct GrammarTests {
    private static let rules = Slot.allCases.flatMap { rules(of: $0) }

    private static func rules(of slot: Slot) -> [Rule] { slot.rules(in: .english) + slot.rules(in: .korean) }

    /// The elements of a pattern without the marks around them.
    private static func elements(_ rule: Rule) -> [Substring] {
        "\(rule.pattern)".split(separator: " ").map { element in
            let start = element.first == "~" && element.count > 1 ? element.dropFirst() : element
            return start.last == "?" ? start.dropLast() : start
        }
    }

    private static func isSlot(_ element: Substring) -> Bool { element.first?.isUppercase == true }

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
        let names = Set(Slot.allCases.map { "\($0.name)" })
        for rule in GrammarTests.rules {
            for element in GrammarTests.elements(rule) where GrammarTests.isSlot(element) {
                #expect(names.contains(String(element)), "\(rule.pattern)")
            }
        }
    }

    @Test func `a rule opens with every token that it can begin with`() {
        for rule in GrammarTests.rules {
            guard let first = GrammarTests.elements(rule).first, !GrammarTests.isSlot(first) else { continue }
            for word in first.split(separator: "|") {
                #expect(rule.opening.words & (PhraseText([word]).tokens.first?.name ?? 0) != 0, "\(rule.pattern)")
            }
        }
    }

    @Test func `patterns name only words of the lexicon and marks`() {
        for rule in GrammarTests.rules {
            for element in GrammarTests.elements(rule) where !GrammarTests.isSlot(element) {
                for word in element.split(separator: "|") {
                    let token = PhraseText([word]).tokens.first
                    #expect(
                        token?.isNamed == true && token?.bytes.count == word.utf8.count,
                        "\(word) in \(rule.pattern)"
                    )
                }
            }
        }
    }

    @Test func `no rule of a slot begins with that slot`() {
        for slot in Slot.allCases where slot.isSymbol {
            for rule in GrammarTests.rules(of: slot) {
                #expect(GrammarTests.elements(rule).first != "\(slot.name)", "\(rule.pattern)")
            }
        }
    }

    @Test func `each plain word of the lexicon is named by a rule`() {
        let named = Set(GrammarTests.rules.flatMap(GrammarTests.elements).flatMap { $0.split(separator: "|") })
        for entry in EnglishWords.entries + KoreanWords.entries {
            switch entry.sense {
            case .plain, .repeats: #expect(named.contains("\(entry.word)"), "\(entry.word)")
            default: break
            }
        }
    }

    @Test func `each slot with rules has a pattern that names it, except the whole phrases`() {
        let named = Set(GrammarTests.rules.flatMap(GrammarTests.elements).map(String.init))
        for slot in Slot.allCases where slot.isSymbol && ![.phrase, .recurrence, .period].contains(slot) {
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
