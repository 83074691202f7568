package import Almanac
package import Entities

/// What is done about copies of the list besides.
package struct BackupHabit {
    package enum News {
        /// A copy of the list is being made, and it takes more than a moment.
        case takesLong
        /// There is no copy of today; what was to be done is done all the same.
        case failed(ListTrouble)
        /// There was no list where copies of one are, so that it was taken for an empty one.
        case isGone
    }

    /// The day of which there is to be a copy before something is changed; nil where none is wanted.
    let wantedDay: () -> Day?
    let tell: (News) -> Void

    package init(wantedDay: @escaping () -> Day?, tell: @escaping (News) -> Void) {
        self.wantedDay = wantedDay
        self.tell = tell
    }

    package static var none: BackupHabit { BackupHabit(wantedDay: { nil }, tell: { _ in }) }
}
