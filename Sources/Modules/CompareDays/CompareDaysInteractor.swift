import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the record of changes.
protocol CompareDaysDataManaging: AnyObject {
    /// Returns the items touched since the first instant, as they were then and at the second instant, or now. By id.
    func versions(from start: Instant, to end: Instant?) throws(ListError) -> [ItemVersions]
}

/// Compares the lists at the ends of two days.
final class CompareDaysInteractor: CompareDaysInteracting {
    weak var output: (any CompareDaysInteractorOutput)?
    private let dataManager: any CompareDaysDataManaging
    private let clock: any Clock

    init(dataManager: any CompareDaysDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func response(to request: CompareDaysRequest) throws(CompareDaysFailure) -> CompareDaysResponse {
        let today = clock.now().today
        // The end of today is now.
        let through = request.through == today ? nil : request.through
        let start = try instant(after: request.from, today)
        let end: Instant? = if let through { try instant(after: through, today) } else { nil }
        let found = try CompareDaysFailure.inList { () throws(ListError) in
            try dataManager.versions(from: start, to: end)
        }
        var response = CompareDaysResponse(from: request.from, through: through, today: today)
        found.forEach { response.add($0) }
        response.leaveOutSeries()
        return response
    }

    private func instant(after day: Day, _ today: Day) throws(CompareDaysFailure) -> Instant {
        guard day < today, let end = clock.end(of: day) else { throw .futureDay(day) }
        return end.instant
    }
}

extension CompareDaysResponse {
    /// Sorts an item by what happened to it. The instants of its changes don't count.
    mutating func add(_ versions: ItemVersions) {
        switch (versions.before, versions.after) {
        case (let before?, let after?):
            let pair = Pair(before: ItemSummary(before), after: ItemSummary(after))
            if before.status != after.status {
                if after.status == .done { done.append(pair) } else { reopened.append(pair) }
            } else if before.details != after.details {
                changed.append(pair)
            }
        case (nil, let item?) where item.isDoneCopy: done.append(Pair(before: nil, after: ItemSummary(item)))
        case (nil, let item?): added.append(ItemSummary(item))
        case (let item?, nil): removed.append(ItemSummary(item))
        case (nil, nil): break
        }
    }

    /// Leaves out the series that only moved on, if the copies that they left are shown.
    mutating func leaveOutSeries() {
        let copies = Set(done.map(\.after.uuid))
        let dates = Set(done.compactMap(\.after.details.due))
        changed.removeAll { pair in
            guard let before = pair.before?.details, let rule = before.recurrence, let old = before.occurrence,
                let new = pair.after.details.occurrence, pair.after.details.differOnlyByMovingOn(from: before)
            else { return false }
            return dates.contains {
                let due = rule.occurrence(of: $0)
                return old <= due && due < new && copies.contains(ItemUUID(ofCopyOf: pair.after.uuid, due: due))
            }
        }
    }
}
