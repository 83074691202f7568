import Almanac
import Entities

/// Which items a list is about, and which of them it shows.
struct ListScope: Entity {
    /// Alternatives that do not say whether they mean open or done items: they mean open ones, and those that wait for
    /// a later day are only counted. Nil where there are none.
    let usual: Selection?
    /// Alternatives that name what they mean.
    let named: Selection?
    /// What is done of the usual ones.
    let doneInstead: Selection?

    init(_ selection: Selection) {
        let alternatives = selection.isEverything ? [[]] : selection.alternatives
        let usual = alternatives.filter { !$0.contains(where: \.namesState) }
        self.usual = ListScope.selection(usual.map { $0 + [.open] })
        doneInstead = ListScope.selection(usual.map { $0 + [.closed] })
        named = ListScope.selection(alternatives.filter { $0.contains(where: \.namesState) }.map(ListScope.completed))
    }

    private static func selection(_ alternatives: [[Selection.Term]]) -> Selection? {
        alternatives.isEmpty ? nil : Selection(alternatives)
    }

    /// What is done waits for nothing any more, unless somebody asks for done items that would.
    private static func completed(_ terms: [Selection.Term]) -> [Selection.Term] {
        terms.contains { $0.namesState && !$0.isAboutOpenOnes } ? terms : terms + [.open]
    }
}

extension Selection.Term {
    /// Whether items are shown whatever the list usually shows.
    fileprivate var namesState: Bool {
        switch self {
        case .ids, .open, .closed, .any, .waiting, .blocked, .overdue: true
        case .tag, .noTag, .project, .priority, .due, .noDue, .word: false
        }
    }

    fileprivate var isAboutOpenOnes: Bool {
        switch self {
        case .waiting, .blocked, .overdue: true
        default: false
        }
    }
}

/// What is known of an item before it is read: enough to give it its place.
struct ItemOutline: Entity {
    /// What the list is grouped by.
    enum Mark: Entity {
        case none
        case project(String?)
        case tags([String])
        case priority(Priority?)
    }

    let id: Int
    let parent: Int?
    let due: Day?
    let isOpen: Bool
    /// Whether it is counted only, as it waits for a later day.
    let isHidden: Bool
    let mark: Mark

    func isOverdue(on today: Day) -> Bool {
        isOpen && due.map { $0 < today } ?? false
    }
}

/// An item that was read for a list.
struct ListedItem: Entity {
    let item: Item
    /// Whether it needs something that is still open.
    let isBlocked: Bool
}
