import ProgramOutput

/// The words of plain output, whose lines say what columns show.
package enum PlainSentences {
    package static let due = say("due")
    package static let state = say("state")
    package static let hiddenUntil = say("hidden until")
    package static let priority = say("priority")
    package static let project = say("project")
    package static let tags = say("tags")
    package static let parent = say("part of")
    package static let progress = say("parts done")
    package static let marks = say("has")
    package static let noMatch = say("no match")

    package static func item(_ id: String, _ title: String) -> String { say("item \(id): \(title)") }

    package static func title(_ title: String) -> String { say("title: \(title)") }

    package static func detail(_ detail: String) -> String { say("detail: \(detail)") }

    package static func notShown(_ items: String) -> String { say("not shown: \(items)") }

    package static func heading(_ text: String, _ count: Int, of total: String) -> String {
        say("\(text) (\(count) of \(total))")
    }

    package static func backup(_ row: BackupsDisplay.Row) -> String {
        say("backup \(row.name): \(row.made); holds \(row.items); size \(row.size); kind \(row.kind)")
    }
}

/// The facts of an item beside its title.
package enum RelationSentences {
    package static func hidden(until day: String) -> String { say("until \(day)") }

    package static func progress(_ progress: String) -> String { say("(\(progress) parts done)") }

    package static func part(of parent: String) -> String { say("(part of \(parent))") }
}
