package import Almanac
package import Vocabulary

extension ItemUUID {
    /// The UUID of the done copy that a series leaves when it moves on. It depends on the occurrence, so that lists in which it
    /// is completed on different days, or in different time zones, get the same copy.
    package init(ofCopyOf series: ItemUUID, due occurrence: Due) {
        self.init(ofCopyOf: series, name: "done \(occurrence)")
    }
}

extension Item {
    /// The occurrence of the copy that the item leaves when it is completed. An item that counts from its completion and is not
    /// due later than before leaves one with the present day, so that the next copy is another one. Only old imports repeat
    /// without a due date.
    package func copyOccurrence(completedAt moment: Moment) -> Due {
        occurrence(movingOnAt: moment) ?? presentOccurrence(at: moment)
    }

    /// The UUID of that copy. If it depends on the time of completion, it is the time in UTC, as lists in other time zones can
    /// receive the same completion.
    package func copyUUID(completedAt moment: Moment) -> ItemUUID {
        let occurrence = occurrence(movingOnAt: moment) ?? presentOccurrence(at: Moment(utc: moment.instant))
        return ItemUUID(ofCopyOf: uuid, due: occurrence)
    }

    private func occurrence(movingOnAt moment: Moment) -> Due? { movesOn(at: moment) ? details.occurrence : nil }

    private func presentOccurrence(at moment: Moment) -> Due {
        details.recurrence?.occurrence(of: Due(moment)) ?? Due(day: moment.today)
    }

    /// The occurrences that the copy of a series can stand for: its due date, or the time of its completion in UTC. Those of
    /// series that count hours have a time.
    package var copiedOccurrences: Set<Due> {
        let due = [details.due, completed.map { Due(Moment(utc: $0)) }].compactMap(\.self)
        return Set(due + due.map { Due(day: $0.day) })
    }

    /// Returns whether the occurrence is still to come: on a later day, or later today if the series counts hours.
    package func isEarly(at moment: Moment) -> Bool {
        details.occurrence.map { $0 > presentOccurrence(at: moment) } ?? false
    }

    /// Returns whether completing the item makes it due later.
    package func movesOn(at moment: Moment) -> Bool {
        guard case .again = details.recurrence, let occurrence = details.occurrence,
            let next = NextOccurrence(of: self, done: moment)?.details.occurrence
        else { return true }
        return next > occurrence
    }

    /// A Boolean value that indicates whether the item is the copy of a series that was completed.
    package var isDoneCopy: Bool { status == .done && uuid.isOfCopy }

    /// `false` if the item isn't the copy of a series.
    package var mayBeCopy: Bool { !isRepeating && uuid.isOfCopy }
}

extension ItemDetails {
    /// Returns whether these are the details of a series, `old`, that moved on and has no other differences.
    package func differOnlyByMovingOn(from old: ItemDetails) -> Bool {
        guard let due, let occurrence, let before = old.occurrence, before < occurrence, recurrence != nil,
            let rule = old.recurrence, continues(old)
        else { return false }
        var expected = old
        expected.due = old.due?.moved(to: occurrence)
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
