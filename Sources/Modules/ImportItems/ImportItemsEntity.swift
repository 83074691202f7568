import Almanac
import Entities
import Vocabulary

extension ForeignItem {
    /// Returns the item to add, and reports what doesn't fit; `nil` if its title doesn't.
    func newItem(at moment: Moment, lost: (Loss) -> Void) -> NewItem? {
        do {
            _ = try ItemTitle(details.title)
        } catch {
            lost(Loss(.item, at: line, field: "title", value: String(details.title.prefix(40))))
            return nil
        }
        return NewItem(
            uuid: uuid,
            details: limited(lost: lost).scheduled(from: moment.today),
            created: created ?? moment.instant,
            changed: changed ?? moment.instant,
            completed: isDone ? completed ?? changed ?? moment.instant : nil
        )
    }

    /// Returns `known` with the values that the file mentions. What it doesn't mention stays.
    func merged(into known: Item, at moment: Moment) -> Item {
        let details = limited { _ in }
        var merged = known.details
        merged.title = details.title
        merged.note = details.note ?? merged.note
        merged.tags = details.tags.isEmpty ? merged.tags : Set(details.tags).sorted()
        merged.project = details.project ?? merged.project
        merged.priority = details.priority ?? merged.priority
        merged.due =
            details.due.map { Due(day: $0.day, time: $0.time ?? sameDayTime(of: merged.due, as: $0)) } ?? merged.due
        merged.wait = details.wait ?? merged.wait
        merged.recurrence = details.recurrence ?? merged.recurrence
        return Item(
            id: known.id,
            uuid: known.uuid,
            details: merged.scheduled(from: moment.today),
            status: isDone ? .done : .open,
            created: known.created,
            changed: changed ?? moment.instant,
            completed: isDone ? known.completed ?? completed ?? changed ?? moment.instant : nil
        )
    }

    private func sameDayTime(of known: Due?, as due: Due) -> TimeOfDay? {
        known?.day == due.day ? known?.time : nil
    }

    private func limited(lost: (Loss) -> Void) -> ItemDetails {
        var limited = details
        for tag in details.tags.dropFirst(ItemDetails.maximumTagCount) {
            lost(Loss(.tag, at: line, field: "tags", value: tag))
        }
        limited.tags = Array(details.tags.prefix(ItemDetails.maximumTagCount))
        return limited
    }

    /// `true` if the file says that the item was changed after `known`, or doesn't say when.
    func isNewer(than known: Item) -> Bool {
        changed.map { $0 > known.changed } ?? true
    }
}
