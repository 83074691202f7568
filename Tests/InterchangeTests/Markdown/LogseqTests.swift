import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Pages of Logseq, whose blocks begin with keywords.
struct LogseqTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(MarkdownReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    @Test func `keywords, dates and properties`() throws {
        let result = try read(
            """
            - TODO Write report
              SCHEDULED: <2026-11-27 Fri>
              more
            - DOING [#A] Review #work
              DEADLINE: <2026-12-01 Tue 10:00 .+1w>
              :LOGBOOK:
              CLOCK: [2026-11-20 Fri 10:00]
              :END:
            \t- DONE Call [[Bank]]
            \t  collapsed:: true
            \t  owner:: Ann
            - just a note
            """
        )

        #expect(result.items.map(\.details.title) == ["Write report", "Review", "Call [[Bank]]"])
        #expect(result.items.map(\.isDone) == [false, false, true])
        #expect(result.items[0].details.wait?.description == "2026-11-27" && result.items[0].details.note == "more")
        #expect(
            result.items[1].details.due?.description == "2026-12-01T10:00" && result.items[1].details.priority == .high
        )
        #expect(
            result.items[1].details.recurrence == .again(Repetition(.weekly))
                && result.items[1].details.tags == ["work"]
        )
        #expect(result.items[2].parent == .uuid(result.items[1].uuid) && result.items[2].details.note == nil)
        #expect(
            result.losses == [
                Loss(.status, at: 4, field: "status", value: "DOING", became: "open"),
                Loss(.attribute, at: 4, field: "LOGBOOK", value: "…"),
                Loss(.attribute, at: 9, field: "owner", value: "Ann"),
            ]
        )
    }

    @Test func `tasks below several other blocks are found`() throws {
        let text =
            "- A\n\t- B\n\t- C\n\t\t- D\n\t\t- E\n\t\t\t- LATER a\n\t\t\t- text\n\t\t\t\t- NOW b\n\t- [ ] c\n\n\n          - TODO d\n"

        #expect(try read(text).items.map(\.details.title) == ["a", "b", "c", "d"])
    }

    @Test func `a block that is a heading can be a task`() throws {
        #expect(try read("- ## TODO a\n").items.map(\.details.title) == ["a"])
    }

    @Test(arguments: ["- TODOs", "- Todo a"])
    func `text that is not a task`(line: String) throws {
        #expect(try read(line) == Exchange.Result())
    }

    @Test(arguments: [
        "- TODO", "- DONE ", "DONE a", "- TODO: a", "- [x]: a", "- [ ]: b", "(A) Pay rent", "x 2026-11-20 Pay rent",
    ])
    func `a line that looks like a task is reported`(line: String) throws {
        let loss = Loss(.item, at: 1, field: "task", value: line)

        #expect(try read(line) == Exchange.Result(losses: [loss]))
    }

    @Test(arguments: ["\u{3000}", "\u{A0}"]) func `a wide space can stand after a keyword`(space: String) throws {
        let result = try read("- TODO\(space)Milk\n")

        #expect(result.items.map(\.details.title) == ["Milk"] && result.losses.isEmpty)
    }
}
