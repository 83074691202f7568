package import Almanac
import ProgramOutput
package import Responses
package import Vocabulary

/// The differences between two versions of an item: `due Fri 27 Nov → Mon 30 Nov`, `+urgent`, `no project`.
package enum DifferenceSentences {
    package static func phrases(
        _ before: ItemDetails,
        _ after: ItemDetails,
        from today: Day,
        in calendar: CalendarWords
    ) -> [String] {
        var phrases = before.title == after.title ? [] : [say("was: \(before.title)")]
        phrases += phrase(say("due"), before.due, after.due, none: say("no due date")) { calendar.due($0, from: today) }
        if before.recurrence != after.recurrence {
            phrases.append(after.recurrence.map(RepeatSentences.phrase) ?? say("no longer repeats"))
        }
        if let wait = after.wait, wait <= today, wait != before.wait {
            phrases.append(ItemSentences.hidden(until: wait, from: today, in: calendar))
        } else {
            phrases += phrase(say("hidden until"), before.wait, after.wait, none: say("no longer hidden")) {
                calendar.day($0, from: today)
            }
        }
        phrases += phrase(
            say("priority"),
            before.priority,
            after.priority,
            none: say("no priority"),
            ItemWords.priority
        )
        phrases += phrase(say("project"), before.project, after.project, none: say("no project")) { $0 }
        phrases += after.tags.filter { !before.tags.contains($0) }.map(ItemWords.tag)
        phrases += before.tags.filter { !after.tags.contains($0) }.map { "-\($0)" }
        phrases += phrase(
            say("needs"),
            some(before.needs),
            some(after.needs),
            none: say("no dependencies"),
            ItemWords.ids
        )
        phrases += phrase(say("part of"), before.parent, after.parent, none: say("no parent")) { String($0) }
        phrases += phrase(say("place"), before.place, after.place, none: say("no place"), ItemWords.firstLine)
        phrases += phrase(say("link"), before.link, after.link, none: say("no link")) { $0 }
        if before.note != after.note {
            phrases.append(after.note.map { say("note: \(noteWords($0, after: before.note))") } ?? say("no note"))
        }
        return phrases
    }

    /// The first line of the note, or of what was added to it: `… then call`.
    private static func noteWords(_ note: String, after before: String?) -> String {
        let kept = "\(before ?? "")\n"
        guard before != nil, note.hasPrefix(kept) else { return ItemWords.firstLine(of: note) }
        return "… " + ItemWords.firstLine(of: String(note.dropFirst(kept.count)))
    }

    private static func phrase<Value: Equatable>(
        _ name: String,
        _ before: Value?,
        _ after: Value?,
        none: String,
        _ words: (Value) -> String
    ) -> [String] {
        if before == after { return [] }
        guard let after else { return [none] }
        let old = before.map { "\(words($0)) → " } ?? ""
        return ["\(name) \(old)\(words(after))"]
    }

    private static func some(_ ids: [Int]) -> [Int]? {
        ids.isEmpty ? nil : ids
    }
}

extension ChangeDisplay.Row {
    /// `Changed 3: Pay rent`, with the differences and a further fact.
    package init(
        _ before: ItemSummary,
        _ after: ItemSummary,
        _ fact: String? = nil,
        action: String = say("Changed"),
        from today: Day,
        in calendar: CalendarWords
    ) {
        let differences = DifferenceSentences.phrases(before.details, after.details, from: today, in: calendar)
        self.init(action, after, details: differences + [fact].compactMap { $0 })
    }

    /// `Removed 3: Pay rent`.
    package init(_ action: String, _ item: ItemSummary, details: [String] = []) {
        self.init(action: action, id: item.id, title: item.details.title, details: details)
    }
}
