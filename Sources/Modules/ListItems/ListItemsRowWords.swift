import Almanac
import Presentation
import ProgramOutput
import Vocabulary

/// The words of a row.
enum ListItemsRowWords {
    static func display(
        _ row: ListItemsRow,
        of request: ListItemsRequest,
        under group: ItemGroup?,
        from today: Day,
        in calendar: CalendarWords
    ) -> ItemDisplay {
        var display = ItemDisplay(row.item, row.standing, under: group, from: today, in: calendar)
        display.date = row.value.map { ItemDisplay.LabeledDate($0, from: today, in: calendar) }
        display.guides = row.guides
        display.isContext = row.isContext
        display.isSortedByExtra = request.order.first?.key.isShownAfterTitle ?? false
        return display
    }
}

extension ItemDisplay.LabeledDate {
    fileprivate init(_ value: ListItemsValue, from today: Day, in calendar: CalendarWords) {
        self =
            switch value {
            case .created(let moment): .init(say("created"), calendar.moment(moment, from: today))
            case .changed(let moment): .init(say("changed"), calendar.moment(moment, from: today))
            case .completed(let moment): .init(say("completed"), calendar.moment(moment, from: today))
            case .wait(let day): .init(say("until"), calendar.day(day, from: today))
            case .note(let note): .init(say("note"), ItemDisplay.LabeledDate.firstLine(note))
            case .every(let recurrence): .init(say("repeats"), RepeatSentences.phrase(recurrence))
            case .needs(let ids): .init(say("needs"), ids.map(String.init).joined(separator: ","))
            case .parent(let id): .init(say("part of"), String(id))
            case .urgency(let points): .init(say("urgency"), points.description)
            }
    }

    private static func firstLine(_ note: String) -> String {
        let line = note.prefix { !$0.isNewline }
        return line.endIndex < note.endIndex ? "\(line)…" : String(line)
    }
}

extension ItemOrder.Key {
    /// `true` for values that a row shows after its title.
    fileprivate var isShownAfterTitle: Bool {
        switch self {
        case .due, .priority, .title, .status, .id: false
        case .project, .created, .changed, .completed, .wait, .parent, .tag, .note, .every, .needs, .urgency: true
        }
    }
}
