package import Almanac
import ProgramOutput
package import Vocabulary

/// The meaning of a filter, a phrase for each term.
package struct FilterTermSentences {
    /// Returns a day in words.
    private let day: (Day) -> String

    package init(day: @escaping (Day) -> String) {
        self.day = day
    }

    package func phrases(of filter: ItemFilter) -> [String] {
        let alternatives = filter.selection.alternatives
        return alternatives.count == 1
            ? alternatives[0].map(phrase) : alternatives.isEmpty ? [] : [phrase(filter.selection)]
    }

    private func phrase(_ selection: Selection) -> String {
        selection.alternatives.map { $0.map(phrase).joined(separator: say(" and ")) }.joined(separator: say(" or "))
    }

    private func phrase(_ term: Selection.Term) -> String {
        switch term {
        case .ids(let ids): say("id \(FilterTermSentences.numbers(ids))")
        case .tag(let name): ItemWords.tag(name)
        case .noTag(let name): say("not \(ItemWords.tag(name))")
        case .project(let name): say("project \(name)")
        case .priority(let priority): say("priority \(ItemWords.priority(priority))")
        case .date(let field, let start, let end): dates(FilterTermSentences.name(field), start, end.map { $0 - 1 })
        case .has(let field): say("with \(FilterTermSentences.name(field))")
        case .lacks(let field): say("without \(FilterTermSentences.name(field))")
        case .parent(let ids): say("parts of \(FilterTermSentences.numbers(ids))")
        case .needs(let ids): say("needs \(FilterTermSentences.numbers(ids))")
        case .overdue: say("overdue")
        case .waiting: say("hidden until a later day")
        case .back: say("back")
        case .blocked: say("blocked")
        case .open: say("open")
        case .closed: say("done")
        case .any: say("open or done")
        case .text(.title, let text): say("title with “\(text)”")
        case .text(.note, let text): say("note with “\(text)”")
        case .word(let word): say("text “\(word)”")
        case .not(let selection): say("not (\(phrase(selection)))")
        case .group(let selection): "(\(phrase(selection)))"
        }
    }

    /// `due Fri 27 Nov`, `due from today to Fri 27 Nov`. Both days belong to the range.
    private func dates(_ name: String, _ start: Day?, _ end: Day?) -> String {
        switch (start, end) {
        case (let start?, let end?) where start == end: say("\(name) \(day(start))")
        case (let start?, let end?): say("\(name) from \(day(start)) to \(day(end))")
        case (let start?, nil): say("\(name) from \(day(start)) on")
        case (nil, let end?): say("\(name) until \(day(end))")
        case (nil, nil): name
        }
    }

    private static func numbers(_ ids: [ClosedRange<Int>]) -> String {
        ids.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }.joined(separator: ", ")
    }

    private static func name(_ field: Selection.DateField) -> String {
        switch field {
        case .due: say("due")
        case .wait: say("wait")
        case .created: say("added")
        case .changed: say("changed")
        case .completed: say("done")
        }
    }

    private static func name(_ field: Selection.Field) -> String {
        switch field {
        case .note: say("a note")
        case .tag: say("tags")
        case .project: say("a project")
        case .priority: say("a priority")
        case .due: say("a due date")
        case .wait: say("a day to be hidden until")
        case .completed: say("a time of completion")
        case .recurrence: say("a repetition")
        case .parent: say("a parent")
        case .needs: say("dependencies")
        }
    }
}
