import Almanac
import TestKit
import Testing
import Vocabulary

@testable import ListItems

/// Compares the items that a list covers with the rule for states, applied to a filter without parentheses.
struct ListScopeTests {
    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func `a limit applies to each alternative, however the filter is written`(seed: UInt64) {
        var random = RandomTerms(seed: seed)

        for _ in 0..<100 {
            let selection = random.selection(depth: 0)
            let scope = ListScope(selection)
            let alternatives = selection.plainAlternatives

            for item in Sample.all {
                let isExplicit = scope.explicit.map(item.matches) ?? false
                let isImplicit = scope.implicit.map(item.matches) ?? false
                let isShown = isExplicit || (isImplicit && !item.isWaiting)
                #expect(isShown == item.isListed(by: alternatives), "\(item) \(selection)")
            }
        }
    }

    @Test(
        arguments: [
            [[.group(Selection([[.tag("a")], [.overdue(at: .noon)]])), .tag("b")]],
            [[.tag("a"), .tag("b")], [.overdue(at: .noon), .tag("b")]],
        ] as [[[Selection.Term]]]
    )
    func `a state in parentheses concerns only its alternative`(alternatives: [[Selection.Term]]) {
        let scope = ListScope(Selection(alternatives))
        let waiting = Sample(tags: ["a", "b"], isOpen: true, isWaiting: true, isOverdue: false, isBlocked: false)

        #expect(scope.explicit?.plainAlternatives.count == 1)
        #expect(scope.explicit.map(waiting.matches) == false)
        #expect(scope.implicit.map(waiting.matches) == true)
    }
}

/// An item with the properties that the terms of these tests ask for.
private struct Sample {
    let tags: Set<String>
    let isOpen: Bool
    let isWaiting: Bool
    let isOverdue: Bool
    let isBlocked: Bool

    static let all = (0..<64).map { bits in
        Sample(
            tags: Set([bits & 1 > 0 ? "a" : nil, bits & 2 > 0 ? "b" : nil].compactMap(\.self)),
            isOpen: bits & 4 > 0,
            isWaiting: bits & 8 > 0,
            isOverdue: bits & 16 > 0 && bits & 4 > 0,
            isBlocked: bits & 32 > 0
        )
    }

    func matches(_ selection: Selection) -> Bool {
        selection.alternatives.contains { $0.allSatisfy(matches) }
    }

    func matches(_ term: Selection.Term) -> Bool {
        switch term {
        case .tag(let name): tags.contains(name)
        case .noTag(let name): !tags.contains(name)
        case .open: isOpen
        case .closed: !isOpen
        case .any: true
        case .waiting: isWaiting
        case .overdue: isOverdue
        case .blocked: isBlocked
        case .ids(let ids): ids.contains { $0.contains(1) } && tags.contains("a")
        case .not(let selection): !matches(selection)
        case .group(let selection): matches(selection)
        default: false
        }
    }

    /// The rule of the documentation.
    func isListed(by alternatives: [[Selection.Term]]) -> Bool {
        alternatives.contains { terms in
            guard terms.allSatisfy(matches) else { return false }
            if terms.contains(where: \.selectsDone) { return true }
            return isOpen && (!isWaiting || terms.contains(where: \.isState))
        }
    }
}

extension Selection {
    /// The alternatives of the filter without parentheses.
    fileprivate var plainAlternatives: [[Term]] {
        alternatives.flatMap { terms in
            terms.reduce([[]]) { found, term in
                found.flatMap { start in term.plainAlternatives.map { start + $0 } }
            }
        }
    }
}

extension Selection.Term {
    fileprivate var plainAlternatives: [[Selection.Term]] {
        switch self {
        case .group(let selection): return selection.plainAlternatives
        case .not(let selection):
            if selection.alternatives.map(\.count) == [1] {
                switch selection.alternatives[0][0] {
                case .group, .not: break
                default: return [[self]]
                }
            }
            // No alternative matches: from each of them, one term does not.
            return Selection([
                selection.alternatives.map { terms in .group(Selection(terms.map { [$0.negated] })) }
            ]).plainAlternatives
        default: return [[self]]
        }
    }

    fileprivate var selectsDone: Bool {
        switch self {
        case .open, .closed, .any, .ids: true
        case .not(let selection): [[[.open]], [[.closed]], [[.any]]].contains(selection.alternatives)
        default: false
        }
    }

    fileprivate var isState: Bool {
        switch self {
        case .waiting, .overdue, .blocked: true
        default: false
        }
    }
}

private struct RandomTerms {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(state: seed)
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func selection(depth: Int) -> Selection {
        Selection((0..<number(1...2)).map { _ in (0..<number(1...2)).map { _ in term(depth: depth) } })
    }

    private mutating func term(depth: Int) -> Selection.Term {
        switch number(0...(depth < 3 ? 13 : 9)) {
        case 0: .tag("a")
        case 1: .tag("b")
        case 2: .noTag("a")
        case 3: .open
        case 4: .closed
        case 5: .any
        case 6: .waiting
        case 7: .overdue(at: .noon)
        case 8: .blocked
        case 9: .ids([1...2])
        case 10: .not(selection(depth: depth + 1))
        case 11: term(depth: depth + 1).negated
        default: .group(selection(depth: depth + 1))
        }
    }
}
