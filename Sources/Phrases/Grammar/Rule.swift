import Almanac

/// A rule of the grammar: a pattern and what it means.
///
/// Commas, and full stops after abbreviations, may stand between the elements of a pattern.
struct Rule: Sendable {
    enum Scope: Sendable {
        case anywhere
        /// At the end of the text and in values, but not at the start, where the words are more likely part of a title.
        case end
        /// Only in values such as `due:…`.
        case value
    }

    typealias Meaning = @Sendable (inout Facts) throws -> Bool

    let pattern: [Element]
    let scope: Scope
    let apply: Meaning

    init(_ pattern: [Element], _ scope: Scope = .anywhere, _ apply: @escaping Meaning) {
        (self.pattern, self.scope, self.apply) = (pattern, scope, apply)
    }

    /// A rule whose meaning is that of its parts.
    init(_ pattern: [Element], _ scope: Scope = .anywhere) { self.init(pattern, scope) { _ in true } }

    /// The bits of the slots and of the words with which the pattern can begin; see `Slot.bit`.
    var opening: (slots: Int, words: Int) {
        var (slots, words) = (0, 0)
        for element in pattern {
            slots |= element.slots
            words |= element.wordBits
            if !element.isOptional { break }
        }
        return (slots, words)
    }

    /// The number of elements that can't be missing.
    var minimumCount: Int { pattern.count { !$0.isOptional } }
}

// The meanings of many rules

extension Rule {
    /// A rule for a phrase that adder understands and can't keep.
    static func unsupported(_ pattern: [Element], _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { $0.setUnsupported() }
    }

    static func date(_ pattern: [Element], _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { try $0.setDate() }
    }

    static func clock(_ pattern: [Element], _ scope: Scope = .anywhere) -> Rule {
        Rule(pattern, scope) { try $0.setClock() }
    }

    /// A rule for a number that is an hour.
    static func hour(_ pattern: [Element]) -> Rule { Rule(pattern) { try $0.setHour() } }
}
