import Almanac
import Entities
import Vocabulary

extension NewItem {
    /// The copy of a series of which the file has the done occurrence first; `nil` if that isn't one.
    init?(copyLeftBy done: Item, for series: Item) {
        guard done.status == .done, series.status == .open, let rule = series.details.recurrence,
            let due = done.details.due
        else { return nil }
        var details = done.details
        details.recurrence = nil
        self.init(
            uuid: ItemUUID(ofCopyOf: series.uuid, due: rule.occurrence(of: due)),
            details: details,
            created: done.created,
            changed: done.changed,
            completed: done.completed
        )
    }
}

extension ForeignItem {
    /// Returns the item to add.
    func newItem(at moment: Moment) -> NewItem {
        NewItem(
            uuid: uuid,
            details: ownDetails.scheduled(at: moment),
            created: created ?? moment.instant,
            changed: changed ?? moment.instant,
            completed: isDone ? completed ?? Item.unknownCompletion : nil
        )
    }

    /// Returns `known` with the values of the file. A field without a value is cleared only if the file states the field.
    func merged(into known: Item, at moment: Moment) -> Item {
        let (new, old) = (ownDetails, known.details)
        var merged = old
        merged.title = new.title
        merged.note = new.note ?? kept(old.note, .note)
        merged.tags = new.tags.isEmpty && !stated.contains(.tags) ? old.tags : Set(new.tags).sorted()
        merged.project = new.project ?? kept(old.project, .project)
        merged.place = new.place ?? kept(old.place, .place)
        merged.link = new.link ?? kept(old.link, .link)
        merged.priority = new.priority ?? kept(old.priority, .priority)
        merged.wait = new.wait ?? kept(old.wait, .wait)
        merged.recurrence = new.recurrence ?? kept(old.recurrence, .recurrence)
        merged.due = new.due.map { Due(day: $0.day, time: $0.time ?? keptTime(of: old.due, on: $0.day)) }
        // A repeating item without a due date got one when it was imported.
        if merged.due == nil { merged.due = merged.recurrence == nil ? kept(old.due, .due) : old.due }
        let isDone = stated.contains(.status) ? isDone : known.status == .done
        let completed = stated.contains(.completed) ? completed ?? known.completed : known.completed ?? completed
        return Item(
            id: known.id,
            uuid: known.uuid,
            details: merged.scheduled(at: moment),
            status: isDone ? .done : .open,
            created: known.created,
            changed: changed ?? moment.instant,
            completed: isDone ? completed ?? Item.unknownCompletion : nil
        )
    }

    /// Returns an item of an earlier version of this one.
    func replacing(_ earlier: Item, at moment: Moment) -> Item {
        var item = self
        item.stated = .all
        return item.merged(into: earlier, at: moment)
    }

    private func kept<Value>(_ value: Value?, _ field: StatedFields) -> Value? {
        stated.contains(field) ? nil : value
    }

    private func keptTime(of known: Due?, on day: Day) -> TimeOfDay? {
        guard let known, known.day == day, !stated.contains([.due, .time]) else { return nil }
        return stated.contains(.due) && known.time != .midnight ? nil : known.time
    }

    /// Keeps values of the list that the file may have in another form: a lost value doesn't clear a field.
    mutating func keepFields(with losses: [Loss]) {
        for loss in losses where loss.place == line {
            switch loss.kind {
            case .note: stated.remove(.note)
            case .project: stated.remove(.project)
            case .tag: stated.remove(.tags)
            case .priority: stated.remove(.priority)
            case .date, .zone: stated.subtract([.due, .wait])
            case .repetition: stated.remove(.recurrence)
            case .reference: stated.subtract([.parent, .needs])
            case .status where loss.replacement == nil: stated.remove(.status)
            case .item, .title, .status, .time, .attribute, .character: break
            }
        }
    }
}
