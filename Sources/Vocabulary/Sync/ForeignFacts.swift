package import Almanac

/// The properties of an item on a server for which adder has no field.
package struct ForeignFacts: Entity {
    package enum State: Entity {
        case cancelled
        case inProgress
    }

    /// A due date in a time zone of its own.
    package struct ZonedDue: Entity {
        package let due: Due
        package let zone: String

        package init(due: Due, zone: String) {
            (self.due, self.zone) = (due, zone)
        }
    }

    package var state: State?
    /// The due date in its own time zone, if clocks there show another time.
    package var due: ZonedDue?
    package var start: Due?
    /// The part that is done, unless it is none or all.
    package var percent: Int?
    package var place: String?
    package var link: String?
    package var alarms = 0
    package var attachments = 0
    package var comments = 0
    /// The open occurrences of a series that differ from it.
    package var occurrences = 0

    package init() {}

    package var isEmpty: Bool { self == ForeignFacts() }
}
