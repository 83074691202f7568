import Almanac
import Entities
import Responses
import Vocabulary

/// The interactor's access to the list.
protocol ChangeItemDataManaging: ChangeDataManaging {
    /// Returns those of the items that exist.
    func items(_ ids: [Int]) throws(ListError) -> [Item]
}

/// Changes all selected items, or none.
final class ChangeItemInteractor: ChangeItemInteracting, ChangeItemPreviewing {
    weak var output: (any ChangeItemInteractorOutput)?
    private let dataManager: any ChangeItemDataManaging
    private let clock: any Clock

    init(dataManager: any ChangeItemDataManaging, clock: any Clock) {
        self.dataManager = dataManager
        self.clock = clock
    }

    func perform(_ request: ChangeItemRequest) {
        let moment = clock.now()
        let isSkip = request.changes.move == .toNextOccurrence
        do {
            let response = try dataManager.change(typed: request.choice.typed, at: moment.instant) {
                list throws(ChangeFailure) in
                let chosen = try list.choose(
                    request.choice,
                    limitedTo: .open,
                    today: moment.today,
                    where: { $0.status == .open || !isSkip },
                    refuse: { request.changes.refusal(of: $0) }
                )
                output?.foundPlaces(chosen.places, of: chosen.count)
                return try list.change(chosen, report: { output?.willChange($0) }) { portion throws(ChangeFailure) in
                    let alterations = try self.alterations(of: portion.items, by: request.changes, at: moment)
                    try check(alterations, in: list)
                    let effective = alterations.filter(\.hasChanges)
                    let outcome = try portion.apply(
                        ListPlan(updates: effective.map { ListPlan.Update($0.before, $0.after) })
                    )
                    let lacking = portion.items.filter { item in
                        request.changes.replacement.map { $0.applied(to: item.details.title) == nil } ?? false
                    }
                    let unchanged = portion.unchanged + alterations.filter { !$0.hasChanges }.map(\.before)
                    return ChangeItemResponse(
                        rows: zip(effective, outcome.updated).map { row($0.before, $1, at: moment) },
                        unchanged: unchanged.map { ItemSummary($0) },
                        move: request.changes.move,
                        replacement: request.changes.replacement,
                        lacking: lacking.map(\.id),
                        hints: request.hints,
                        today: moment.today
                    )
                }
            }
            output?.didChange(response)
        } catch {
            output?.couldNotChange(error)
        }
    }

    func items(_ ids: [Int]) throws(ListError) -> [ItemSummary] {
        try dataManager.items(ids).map { ItemSummary($0) }
    }

    func dates(of ids: [Int], after changes: ItemChanges) -> [Due] {
        let moment = clock.now()
        let items = (try? dataManager.items(ids)) ?? []
        let after = try? alterations(of: items, by: changes, at: moment).map(\.after)
        return (after ?? []).compactMap(\.details.due).sorted()
    }

    /// The time in seconds before a lock in which another program's change may not have been seen yet.
    private static let timeBeforeLock = 60

    func possiblyChanged(among items: [ItemSummary], sinceLockAt moment: Instant) -> [Int] {
        items.filter { $0.changed.seconds > moment.seconds - ChangeItemInteractor.timeBeforeLock }.map(\.id)
    }

    private func alterations(
        of items: [Item],
        by changes: ItemChanges,
        at moment: Moment
    ) throws(ChangeFailure) -> [ItemAlteration] {
        try items.map { item throws(ChangeFailure) in
            if case .byMinutes = changes.move, item.details.due?.time == nil { throw .invalid(item.id, .hasNoTime) }
            guard let alteration = ItemAlteration(of: item, by: changes, at: moment) else {
                let isLast: ItemProblem = item.repeatsElsewhere ? .repeatsElsewhere : .isLastOccurrence
                throw .invalid(item.id, item.isRepeating ? isLast : .doesNotRepeat)
            }
            return alteration
        }
    }

    private func check(_ alterations: [ItemAlteration], in list: any ItemRelations) throws(ChangeFailure) {
        let list = KeptRelations(list)
        for alteration in alterations {
            let problem = try ChangeFailure.inList { () throws(ListError) in try alteration.problem(in: list) }
            if let problem { throw .invalid(alteration.before.id, problem) }
        }
    }
}

extension ItemChanges {
    fileprivate func refusal(of items: ItemsToConfirm) -> ChangeFailure? {
        title != nil && items.ids.count > 1 ? .oneTitleForMany(items.ids.count) : nil
    }
}

private func row(_ before: Item, _ after: Item, at moment: Moment) -> ChangeItemResponse.Row {
    let isNew = before.details.recurrence != after.details.recurrence
    return ChangeItemResponse.Row(
        before: ItemSummary(before),
        after: ItemSummary(after),
        following: isNew ? after.followingOccurrences(Recurrence.shownOccurrences, from: moment) : []
    )
}

extension ItemAlteration {
    /// Returns `nil` if the item is to move to its next occurrence and has none.
    fileprivate init?(of item: Item, by changes: ItemChanges, at moment: Moment) {
        if changes.move == .toNextOccurrence {
            self.init(skipping: item, at: moment)
        } else {
            self.init(of: item, to: item.details.changed(by: changes, on: moment.today), at: moment)
        }
    }
}

extension ItemDetails {
    /// Returns the details with `changes` applied.
    fileprivate func changed(by changes: ItemChanges, on today: Day) -> ItemDetails {
        var changed = self
        switch changes.move {
        case .by(let span): changed.move(to: Due(day: span.added(to: due?.day ?? today)), on: today)
        case .byMinutes(let minutes): changed.move(to: due?.adding(minutes: minutes) ?? Due(day: today), on: today)
        case .to(let due): changed.move(to: due, on: today)
        case .toNextOccurrence, nil: break
        }
        if let title = changes.title { changed.title = title }
        if let replaced = changes.replacement?.applied(to: title) { changed.title = replaced }
        if let note = changes.note { changed.note = note.value }
        if let addition = changes.noteAddition { changed.note = changed.note.map { "\($0)\n\(addition)" } ?? addition }
        if let project = changes.project { changed.project = project.value }
        if let priority = changes.priority { changed.priority = priority.value }
        if let due = changes.due {
            changed.due = due.value.map { new in
                let kept = changes.keepsDueDay ? self.due?.day : nil
                return Due(day: kept.map { $0 < today ? new.day : $0 } ?? new.day, time: new.time ?? self.due?.time)
            }
        }
        if let wait = changes.wait { changed.wait = wait.value }
        if let recurrence = changes.recurrence { changed.recurrence = recurrence.value }
        if let needs = changes.needs { changed.needs = (needs.value ?? []).sorted() }
        changed.needs = Set(changed.needs).subtracting(changes.removedNeeds).union(changes.addedNeeds).sorted()
        if let parent = changes.parent { changed.parent = parent.value }
        if let place = changes.place { changed.place = place.value }
        if let link = changes.link { changed.link = link.value }
        changed.tags = Set(changes.clearsTags ? [] : tags).subtracting(changes.removedTags).union(changes.addedTags)
            .sorted()
        return changed
    }

    /// Moves the due day, and the day until which the item is hidden with it; a day to come that is after the due day stays. A
    /// day without a time keeps the time.
    private mutating func move(to new: Due, on today: Day) {
        wait = wait(movedTo: new.day) ?? wait.flatMap { $0 > today ? $0 : nil }
        due = Due(day: new.day, time: new.time ?? due?.time)
    }
}

extension Due {
    /// Returns the due date that many minutes later; a day without a time begins at midnight.
    fileprivate func adding(minutes: Int) -> Due {
        let minute = (time?.minute ?? 0) + minutes
        return Due(day: day + minute / 1_440, time: TimeOfDay(minute: minute % 1_440))
    }
}
