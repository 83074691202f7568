package import Almanac
package import Vocabulary

extension ItemUUID {
    /// The UUID of the done copy that a series leaves when it moves on. It depends on the day on which the occurrence was due,
    /// so that lists in which it is completed on different days, or in different time zones, get the same copy.
    package init(ofCopyOf series: ItemUUID, due day: Day) {
        self.init(ofCopyOf: series, name: "done \(day)")
    }
}

extension Item {
    /// The due day of the copy that the item leaves when its present occurrence is completed. An item that counts from its
    /// completion and is not due later than before leaves one with the present day, so that the next copy is another one.
    /// Only old imports repeat without a due date.
    package func copyDay(completedAt moment: Moment) -> Day {
        guard let due = details.due?.day else { return moment.today }
        return movesOn(at: moment) ? due : moment.today
    }

    /// The UUID of that copy. If it depends on the day of completion, it is the day in UTC, as lists in other time zones can
    /// receive the same completion.
    package func copyUUID(completedAt moment: Moment) -> ItemUUID {
        let isByDue = details.due != nil && movesOn(at: moment)
        let day = isByDue ? copyDay(completedAt: moment) : Moment(utc: moment.instant).today
        return ItemUUID(ofCopyOf: uuid, due: day)
    }

    /// Returns whether completing the item makes it due later.
    package func movesOn(at moment: Moment) -> Bool {
        guard case .again = details.recurrence, let due = details.due?.day,
            let next = NextOccurrence(of: self, done: moment)?.details.due
        else { return true }
        return next.day > due
    }

    /// A Boolean value that indicates whether the item is the copy of a series that was completed.
    package var isDoneCopy: Bool { status == .done && uuid.isOfCopy }

    /// `false` if the item isn't the copy of a series.
    package var mayBeCopy: Bool { !isRepeating && uuid.isOfCopy }
}

extension ItemDetails {
    /// Returns whether these are the details of a series, `old`, that moved on and has no other differences.
    package func differOnlyByMovingOn(from old: ItemDetails) -> Bool {
        guard let due, let before = old.due, before.day < due.day, recurrence != nil, let rule = old.recurrence,
            continues(old)
        else { return false }
        var expected = old
        expected.due = Due(day: due.day, time: before.time)
        expected.wait = old.wait(movedTo: due.day)
        switch (rule, recurrence?.repetition) {
        case (.every, let repetition?): expected.recurrence = .every(repetition)
        case (.again, let repetition?): expected.recurrence = .again(repetition)
        case (_, nil): expected.recurrence = recurrence
        case (.rule, _), (.foreign, _): break
        }
        return self == expected
    }
}
