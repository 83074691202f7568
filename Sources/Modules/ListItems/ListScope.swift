import Almanac
import Entities
import Vocabulary

/// The items that a list covers.
struct ListScope: Entity {
    /// Alternatives without a state, which match open items only; those waiting for a later day are counted but hidden.
    /// `nil` if there are none.
    let implicit: Selection?
    /// Alternatives with a state or ids; `nil` if there are none.
    let explicit: Selection?
    /// Done items that match the implicit alternatives.
    let implicitDone: Selection?

    init(_ selection: Selection) {
        let alternatives = selection.isEverything ? [[]] : selection.alternatives
        let implicit = alternatives.filter { $0.alternatives(with: \.namesState) != [$0] }
        self.implicit = ListScope.selection(implicit.map { $0 + [.open] })
        implicitDone = ListScope.selection(implicit.map { $0 + [.closed] })
        explicit = ListScope.selection(alternatives.flatMap { $0.alternatives(with: \.namesState) })?.limitedToOpen
    }

    private static func selection(_ alternatives: [[Selection.Term]]) -> Selection? {
        alternatives.isEmpty ? nil : Selection(alternatives)
    }
}

extension Selection.Term {
    /// `true` if the term overrides the limit to open items that are not waiting.
    fileprivate var namesState: Bool { namesItems || impliesOpen }

    /// `true` if the term names a state of open items.
    fileprivate var impliesOpen: Bool {
        switch self {
        case .blocked, .overdue: true
        default: namesWaiting
        }
    }
}

/// The columns needed to place an item before it is read in full. A long list has all of them in memory, so the due date is
/// short.
struct ItemOutline: Entity {
    let id: Int
    let parent: Int?
    let isOpen: Bool
    /// The item is counted but not shown, as it waits for a later day.
    let isHidden: Bool
    /// The item doesn't match. It was found because a part of it does, at some level.
    let isContext: Bool
    /// `true` if the item has a place of its own, as it is not a part and has none. It is known if only the first items are read.
    let isAlone: Bool
    /// The lowest number without a due date.
    private let day: Int32
    /// -1 without a time.
    private let minute: Int16
    /// The values that the list is grouped by.
    let mark: GroupMark

    init(
        id: Int,
        parent: Int?,
        due: Due?,
        isOpen: Bool,
        isHidden: Bool,
        isContext: Bool = false,
        isAlone: Bool = false,
        mark: GroupMark
    ) {
        (self.id, self.parent, self.mark) = (id, parent, mark)
        (self.isOpen, self.isHidden, self.isContext, self.isAlone) = (isOpen, isHidden, isContext, isAlone)
        day = due.map { Int32(clamping: $0.day.number) } ?? .min
        minute = due?.time.map { Int16(clamping: $0.minute) } ?? -1
    }

    var due: Due? {
        day == .min ? nil : Due(day: Day(number: Int(day)), time: TimeOfDay(minute: Int(minute)))
    }

    var isMatch: Bool { !isHidden && !isContext }
}
