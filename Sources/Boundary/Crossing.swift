// Conversions between entities and the values that presenters use.

package import Almanac
package import Entities

extension ItemSummary {
    package init(_ item: Item) {
        self.init(
            id: item.id,
            uuid: ItemIdentity(item.uuid),
            facts: ItemFacts(item.details),
            isDone: item.status == .done,
            created: item.created,
            changed: item.changed,
            completed: item.completed
        )
    }
}

/// The UUID of an item, converted to text only on demand.
package struct ItemIdentity: Equatable, Sendable, CustomStringConvertible {
    private let uuid: ItemUUID

    package init(_ uuid: ItemUUID) {
        self.uuid = uuid
    }

    package var description: String { uuid.description }
}

extension ItemFacts {
    package init(_ details: ItemDetails) {
        title = details.title
        note = details.note
        tags = details.tags
        project = details.project
        priority = details.priority.map(PriorityLevel.init)
        due = details.due
        wait = details.wait
        repeats = details.recurrence.map(Repeats.init)
        needs = details.needs
        parent = details.parent
    }
}

extension ItemDetails {
    package init(_ facts: ItemFacts) {
        self.init(
            title: facts.title,
            note: facts.note,
            tags: facts.tags,
            project: facts.project,
            priority: facts.priority.map(Priority.init),
            due: facts.due,
            wait: facts.wait,
            recurrence: facts.repeats.map(Recurrence.init),
            needs: facts.needs,
            parent: facts.parent
        )
    }
}

extension PriorityLevel {
    package init(_ priority: Priority) {
        self =
            switch priority {
            case .high: .high
            case .medium: .medium
            case .low: .low
            }
    }
}

extension Priority {
    package init(_ level: PriorityLevel) {
        self =
            switch level {
            case .high: .high
            case .medium: .medium
            case .low: .low
            }
    }
}

extension Repeats {
    package init(_ recurrence: Recurrence) {
        self =
            switch recurrence {
            case .every(let repetition): .every(repetition)
            case .again(let repetition): .again(repetition)
            }
    }
}

extension Recurrence {
    package init(_ repeats: Repeats) {
        self =
            switch repeats {
            case .every(let repetition): .every(repetition)
            case .again(let repetition): .again(repetition)
            }
    }
}

extension ItemChoice {
    package var confirmedItems: ConfirmedItems { isConfirmed ? .all : .only(confirmedIDs) }
}

extension PlanRequest {
    package init(_ choice: ItemChoice, at moment: Moment) {
        self.init(selection: choice.filter.selection, typed: choice.typed, moment: moment)
    }
}

extension ChoiceOutput {
    /// Reports why nothing is changed, or calls `change` with the items that need no change.
    package func report<Failure: Error>(
        _ review: ChoiceReview,
        change: (_ unchanged: [ItemSummary]) throws(Failure) -> Void
    ) throws(Failure) {
        switch review {
        case .missing(let ranges): couldNotChangeItems(.unknownIDs(ranges))
        case .needsConfirmation(let items): foundItemsToConfirm(items.map { ItemSummary($0) })
        case .approved([], unchanged: []): foundNoItem()
        case .approved(_, let unchanged): try change(unchanged.map { ItemSummary($0) })
        }
    }
}

extension ItemCounts {
    package init(_ count: StatusCount) {
        self.init(open: count.open, done: count.done)
    }
}

extension NoCountsReason {
    /// The reason if `count` items match and none of them has a name.
    package init(_ count: StatusCount, isFiltered: Bool) {
        let counts = ItemCounts(count)
        self = count.isZero ? .nothingMatches : isFiltered ? .noneOfMatching(counts) : .noneInUse(counts)
    }
}

extension StorageTrouble {
    package init(_ trouble: ListTrouble) {
        let kind: Kind =
            switch trouble.kind {
            case .busy: .busy
            case .interrupted: .interrupted
            case .diskFull: .diskFull
            case .diskFailed: .diskFailed
            case .notDurable: .notDurable
            case .outOfMemory: .outOfMemory
            case .notPermitted: .notPermitted
            case .readOnly: .readOnly
            case .cannotCreate: .cannotCreate
            case .notAFile: .notAFile
            case .newer: .newer
            case .foreign: .foreign
            case .notADatabase: .notADatabase
            case .emptyWithBackup(let backup): .emptyWithBackup(backup)
            case .damaged: .damaged
            case .unexpected: .unexpected
            }
        self.init(kind, path: trouble.path, detail: trouble.detail)
    }
}

extension ItemFailure {
    package init(_ problem: ItemProblem) {
        self =
            switch problem {
            case .emptyTitle: .emptyTitle
            case .titleTooLong(let bytes): .titleTooLong(bytes: bytes, limit: ItemTitle.maximumByteCount)
            case .unknownNeeds(let ids): .unknownNeeds(ids)
            case .unknownParent(let id): .unknownParent(id)
            case .dependsOnItself: .dependsOnItself
            case .isPartOfItself: .isPartOfItself
            case .repeatsWithoutDueDate: .repeatsWithoutDueDate
            }
    }
}

extension ChangeSummary {
    package init(_ change: Change, on clock: any Clock) {
        self.init(
            id: change.id,
            moment: clock.moment(at: change.instant),
            command: change.command,
            isUndone: change.isUndone
        )
    }
}

extension ItemPart {
    package init(_ field: ItemField) {
        self =
            switch field {
            case .existence: .existence
            case .title: .title
            case .note: .note
            case .project: .project
            case .priority: .priority
            case .due: .due
            case .wait: .wait
            case .recurrence: .recurrence
            case .parent: .parent
            case .status: .status
            case .created, .changed, .completed: .times
            case .tag(let name): .tag(name)
            case .need(let id): .need(id)
            }
    }
}

extension ItemHistoryEntry {
    package init(_ change: ItemChange, on clock: any Clock) {
        var (before, after) = (ItemFacts(), ItemFacts())
        var kind = Kind.changed
        for effect in change.effects {
            if let specific = Kind(effect) { kind = specific }
            before.take(effect, isAfter: false)
            after.take(effect, isAfter: true)
        }
        self.init(kind, by: ChangeSummary(change.change, on: clock), before: before, after: after)
    }
}

extension ItemHistoryEntry.Kind {
    /// Returns `nil` if `before` and `after` describe the effect.
    fileprivate init?(_ effect: ItemEffect) {
        switch effect {
        case .created: self = .added
        case .removed: self = .removed
        case .status(before: .open?, after: .done?): self = .completed
        case .status(before: .done?, after: .open?): self = .reopened
        default: return nil
        }
    }
}

extension ItemFacts {
    fileprivate mutating func take(_ effect: ItemEffect, isAfter: Bool) {
        switch effect {
        case .created, .removed, .status: break
        case .title(let before, let after): title = (isAfter ? after : before) ?? ""
        case .note(let before, let after): note = isAfter ? after : before
        case .project(let before, let after): project = isAfter ? after : before
        case .priority(let before, let after): priority = (isAfter ? after : before).map(PriorityLevel.init)
        case .due(let before, let after): due = isAfter ? after : before
        case .wait(let before, let after): wait = isAfter ? after : before
        case .recurrence(let before, let after): repeats = (isAfter ? after : before).map(Repeats.init)
        case .parent(let before, let after): parent = isAfter ? after : before
        case .tagAdded(let name): if isAfter { tags.append(name) }
        case .tagRemoved(let name): if !isAfter { tags.append(name) }
        case .needAdded(let id): if isAfter { needs.append(id) }
        case .needRemoved(let id): if !isAfter { needs.append(id) }
        }
    }
}

extension SearchWord {
    package init(_ word: SoughtWord) {
        switch word {
        case .anywhere(let text): self.init(text)
        case .tag(let name): self.init(name, in: .tag)
        case .project(let name): self.init(name, in: .project)
        }
    }
}

extension ItemStanding {
    package init(
        _ item: Item,
        isBlocked: Bool,
        depth: Int = 0,
        on today: Day,
        weeksStartOn weekStart: Weekday
    ) {
        let isOpen = item.status == .open
        self.init(
            term: isOpen ? item.details.due.map { NearTerm(of: $0.day, from: today, weeksStartOn: weekStart) } : nil,
            isWaiting: isOpen && item.details.wait.map { $0 > today } ?? false,
            isBlocked: isOpen && isBlocked,
            parent: item.details.parent,
            depth: depth
        )
    }
}
