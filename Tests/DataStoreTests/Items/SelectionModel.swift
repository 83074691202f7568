import Almanac
import Entities
import UnicodeText
import Vocabulary

/// The meaning of filters, evaluated on items in memory.
struct SelectionModel {
    let items: [Item]
    let today: Day

    func ids(_ selection: Selection) -> [Int] {
        items.filter { matches($0, selection) }.map(\.id)
    }

    private func matches(_ item: Item, _ selection: Selection) -> Bool {
        selection.isEverything || selection.alternatives.contains { terms in terms.allSatisfy { matches(item, $0) } }
    }

    private func matches(_ item: Item, _ term: Selection.Term) -> Bool {
        let details = item.details
        return switch term {
        case .ids(let ranges): contains(ranges, item.id)
        case .tag(let name): details.tags.contains(name)
        case .noTag(let name): !details.tags.contains(name)
        case .project(let name): details.project == name || details.project?.hasPrefix(name + ".") == true
        case .priority(let priority): details.priority == priority
        case .date(let field, let from, let until): isWithin(day(field, of: item), from, until)
        case .has(let field): has(field, item)
        case .lacks(let field): !has(field, item)
        case .parent(let ranges): details.parent.map { contains(ranges, $0) } ?? false
        case .needs(let ranges): details.needs.contains { contains(ranges, $0) }
        case .overdue(let time): item.isOverdue(at: moment(time))
        case .waiting: Item.isHidden(until: details.wait, on: today)
        case .back:
            details.wait.map {
                Item.isBack(waitingUntil: $0, changed: item.changed, at: moment(.midnight), on: SystemClock())
            } ?? false
        case .blocked: items.contains { details.needs.contains($0.id) && $0.status == .open }
        case .open: item.status == .open
        case .closed: item.status == .done
        case .any: true
        case .text(.title, let text): contains(details.title, text)
        case .text(.note, let text): contains(details.note, text)
        case .word(let word):
            ([details.title, details.note, details.project] + details.tags).contains { contains($0, word) }
        case .not(let selection): !matches(item, selection)
        case .group(let selection): matches(item, selection)
        }
    }

    private func moment(_ time: TimeOfDay) -> Moment {
        Moment(instant: Instant(seconds: 0), today: today, time: time)
    }

    private func contains(_ ranges: [ClosedRange<Int>], _ id: Int) -> Bool {
        ranges.contains { $0.contains(id) }
    }

    private func contains(_ text: String?, _ word: String) -> Bool {
        guard let text else { return false }
        let (bytes, part) = (Array(UnicodeText.searchForm(text).utf8), Array(UnicodeText.searchForm(word).utf8))
        return bytes.indices.contains { bytes[$0...].starts(with: part) }
    }

    private func isWithin(_ day: Day?, _ from: Day?, _ until: Day?) -> Bool {
        guard let day else { return false }
        return from.map { $0 <= day } ?? true && until.map { day < $0 } ?? true
    }

    private func day(_ field: Selection.DateField, of item: Item) -> Day? {
        switch field {
        case .due: item.details.due?.day
        case .wait: item.details.wait
        case .created: localDay(item.created)
        case .changed: localDay(item.changed)
        case .completed: item.completed.map(localDay)
        }
    }

    private func localDay(_ instant: Instant) -> Day {
        SystemClock().moment(at: instant).today
    }

    private func has(_ field: Selection.Field, _ item: Item) -> Bool {
        switch field {
        case .note: item.details.note != nil
        case .tag: !item.details.tags.isEmpty
        case .project: item.details.project != nil
        case .priority: item.details.priority != nil
        case .due: item.details.due != nil
        case .wait: item.details.wait != nil
        case .completed: item.completed != nil
        case .recurrence: item.details.recurrence != nil
        case .parent: item.details.parent != nil
        case .needs: !item.details.needs.isEmpty
        }
    }
}
