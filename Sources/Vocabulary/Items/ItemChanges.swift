package import Almanac

/// The requested changes to items; `nil` leaves a property unchanged.
package struct ItemChanges: Equatable, Sendable {
    package enum Change<Value: Equatable & Sendable>: Equatable, Sendable {
        case clear
        case set(Value)

        /// The new value.
        package var value: Value? {
            switch self {
            case .clear: nil
            case .set(let value): value
            }
        }
    }

    /// A change of the due day that depends on the present one.
    package enum Move: Equatable, Sendable {
        /// Counts from the due day, or from today if there is none.
        case by(CalendarSpan)
        /// Counts from the due time. Items without a time of day can't move like this.
        case byMinutes(Int)
        case to(Due)
        /// To the next occurrence of a repeating item.
        case toNextOccurrence
    }

    /// A text to replace in the title.
    package struct Replacement: Equatable, Sendable {
        package let old: String
        package let new: String
        /// `true` to replace every occurrence, not only the first.
        package let isGlobal: Bool

        package init(_ old: String, with new: String, isGlobal: Bool = false) {
            self.old = old
            self.new = new
            self.isGlobal = isGlobal
        }
    }

    package var title: String?
    package var replacement: Replacement?
    package var note: Change<String>?
    package var project: Change<String>?
    package var priority: Change<Priority>?
    /// A due day without a time keeps the time of the item.
    package var due: Change<Due>?
    /// A Boolean value that indicates whether an item that is due today or later takes only the time of `due`.
    package var keepsDueDay = false
    /// Moves the due day, and the day until which the item is hidden with it.
    package var move: Move?
    package var wait: Change<Day>?
    package var recurrence: Change<Recurrence>?
    package var needs: Change<[Int]>?
    package var parent: Change<Int>?
    package var place: Change<String>?
    package var link: Change<String>?
    /// The text to add to the note, on a line of its own.
    package var noteAddition: String?
    package var addedNeeds: [Int] = []
    package var removedNeeds: [Int] = []
    /// A Boolean value that indicates whether all tags are removed before others are added.
    package var clearsTags = false
    package var addedTags: [String] = []
    package var removedTags: [String] = []

    package init() {}

    package var isEmpty: Bool { self == ItemChanges() }
}
