import Almanac

/// A rule of the grammar: a pattern of words and what they mean.
///
/// A pattern is a row of elements with spaces between them:
/// - `next` is this word;
/// - `WEEKDAY` is any word of this class, or text that matches the rules of this symbol;
/// - `on|by|DAY` is one of these;
/// - `the?` may be missing;
/// - `~d` directly follows the element before it, without a space.
///
/// Commas, and full stops after abbreviations, may stand between elements.
struct Rule: Sendable {
    enum Scope: Sendable {
        case anywhere
        /// At the end of the text and in values, but not at the start, where the words are more likely part of a title.
        case end
        /// Only in values such as `due:…`.
        case value
    }

    let pattern: StaticString
    let scope: Scope
    let apply: @Sendable (inout Facts, PhraseContext) throws(PhraseError) -> Bool

    init(
        _ pattern: StaticString,
        _ scope: Scope = .anywhere,
        _ apply: @escaping @Sendable (inout Facts, PhraseContext) throws(PhraseError) -> Bool
    ) {
        self.pattern = pattern
        self.scope = scope
        self.apply = apply
    }

    /// A rule whose meaning is that of its parts.
    init(_ pattern: StaticString, _ scope: Scope = .anywhere) {
        self.init(pattern, scope) { _, _ in true }
    }

    /// The bits of the slots and of the words with which the pattern can begin; see `Slot.bit`.
    var opening: (slots: Int, words: Int) {
        var reader = PatternReader(pattern)
        return reader.readOpening()
    }

    /// The number of elements that can't be missing.
    var minimumCount: Int {
        var count = 1
        for index in 0..<pattern.utf8CodeUnitCount {
            switch pattern.utf8Start[index] {
            case UInt8(ascii: " "): count += 1
            case UInt8(ascii: "?"): count -= 1
            default: break
            }
        }
        return count
    }
}

// The meanings of many rules

extension Rule {
    /// A rule for a phrase that adder understands and can't keep.
    static func unsupported(_ pattern: StaticString, _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { f, c in f.setUnsupported() }
    }

    /// A rule for a day and a month.
    static func date(_ pattern: StaticString, _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { f, c throws(PhraseError) in try f.setDate(c) }
    }

    /// A rule for an hour and its minutes.
    static func clock(_ pattern: StaticString, _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { f, c throws(PhraseError) in try f.setClock(c) }
    }

    /// A rule for a number that is an hour.
    static func hour(_ pattern: StaticString) -> Rule {
        Rule(pattern) { f, c throws(PhraseError) in try f.setHour(c) }
    }
}
