package import Almanac
package import Vocabulary

/// An item before and after a change.
package struct ItemAlteration: Entity {
    package let before: Item
    package let after: Item

    /// Changes the details of `item`. A new repetition begins on its first day, unless the due day was set with it.
    package init(of item: Item, to details: ItemDetails, at moment: Moment) {
        var details = details
        if let repetition = details.recurrence?.repetition, details.recurrence != item.details.recurrence,
            details.due == nil || details.due?.day == item.details.due?.day
        {
            let due = details.due?.day ?? moment.today
            if details.due == nil || repetition.firstDay(onOrAfter: due) != due {
                let first = repetition.firstDay(onOrAfter: max(due, moment.today))
                details.due = Due(day: first, time: details.due?.time)
            }
        }
        if let due = details.due, let repetition = details.recurrence?.repetition {
            details.due = repetition.start(due, at: moment)
        }
        if let due = details.due?.day {
            let old = item.details.due?.day
            if let old, due != old, details.recurrence == item.details.recurrence {
                details.recurrence = details.recurrence?.pinned(to: due, insteadOf: old)
            } else if due != old || details.recurrence != item.details.recurrence {
                details.recurrence = details.recurrence?.pinned(to: due)
            }
        }
        self.init(of: item, toExactly: details, at: moment)
    }

    /// Moves a repeating item to its next occurrence. Returns `nil` if there is none.
    package init?(skipping item: Item, at moment: Moment) {
        guard let next = NextOccurrence(of: item, done: moment) else { return nil }
        self.init(of: item, toExactly: next.details, at: moment)
    }

    private init(of item: Item, toExactly details: ItemDetails, at moment: Moment) {
        before = item
        after = Item(
            id: item.id,
            uuid: item.uuid,
            details: details,
            status: item.status,
            created: item.created,
            changed: moment.instant,
            completed: item.completed
        )
    }

    /// A Boolean value that indicates whether anything but the modification time differs.
    package var hasChanges: Bool { before.details != after.details }

    /// Returns the problem with the changed properties, or `nil` if they are valid.
    package func problem(in list: some ItemRelations) throws(ListError) -> ItemProblem? {
        let (old, new) = (before.details, after.details)
        if old.title != new.title, let problem = ItemAlteration.problem(inTitle: new.title) { return problem }
        if new.tags.count > max(old.tags.count, ItemDetails.maximumTagCount) {
            return .tooManyTags(limit: ItemDetails.maximumTagCount)
        }
        if let problem = new.problemWithNames(besides: old) { return problem }
        if new.recurrence != nil, new.due == nil { return .repeatsWithoutDueDate }
        if old.due != new.due || old.recurrence != new.recurrence, let due = new.due?.day {
            guard (1...9999).contains(due.year) else { return .dueOutsideCalendar }
            if case .until(let end)? = new.recurrence?.end, due > end {
                return .dueAfterEnd(due: due, end: end)
            }
        }
        if old.needs != new.needs, !new.needs.isEmpty {
            let unknown = try list.unknownIDs(among: new.needs)
            if !unknown.isEmpty { return .unknownNeeds(unknown) }
            if new.needs.contains(before.id) { return .dependsOnItself }
            if try list.idsNeeded(by: new.needs).contains(before.id) {
                for id in new.needs where try list.idsNeeded(by: [id]).contains(before.id) {
                    return .dependsInCircle(id)
                }
            }
        }
        if old.parent != new.parent, let parent = new.parent {
            if try !list.unknownIDs(among: [parent]).isEmpty { return .unknownParent(parent) }
            if parent == before.id { return .isPartOfItself }
            if try list.idsAbove(parent).contains(before.id) { return .isPartInCircle(parent) }
        }
        return nil
    }

    private static func problem(inTitle title: String) -> ItemProblem? {
        do {
            _ = try ItemTitle(title)
            return nil
        } catch {
            switch error {
            case .empty: return .emptyTitle
            case .tooLong(let bytes): return .titleTooLong(bytes: bytes, limit: ItemTitle.maximumByteCount)
            }
        }
    }
}

extension ItemDetails {
    /// Returns the problem with a long tag or project, unless the old details have it already.
    package func problemWithNames(besides old: ItemDetails? = nil) -> ItemProblem? {
        let limit = ItemDetails.maximumNameByteCount
        if let project, project.utf8.count > limit, project != old?.project {
            return .longProject(bytes: project.utf8.count, limit: limit)
        }
        return tags.first { $0.utf8.count > limit && old?.tags.contains($0) != true }
            .map { .longTag(bytes: $0.utf8.count, limit: limit) }
    }
}
