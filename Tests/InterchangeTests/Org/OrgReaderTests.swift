import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct OrgReaderTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(OrgReader(Exchange.source(Array(text.utf8), portion: 50), Exchange.context))
    }

    private func item(_ text: String) throws -> ForeignItem {
        try #require(try read(text).items.first)
    }

    @Test func `a task with everything`() throws {
        let item = try item(
            """
            * DONE [#B] Pay rent [1/2] :bank:@desk:
              CLOSED: [2026-11-21 Sat 11:00] SCHEDULED: <2026-11-25 Wed> DEADLINE: <2026-11-27 Fri 17:05 ++1m>
              :PROPERTIES:
              :ID:       11111111-1111-4111-8111-111111111111
              :CREATED:  [2026-11-20 Fri]
              :CATEGORY: home
              :BLOCKER:  ids(22222222-1111-4111-8111-111111111111 other)
              :END:
              in cash

                - [ ] now
              #+begin_src sh
              * echo
              #+end_src
            """
        )

        #expect(item.uuid.description == "11111111-1111-4111-8111-111111111111")
        #expect(
            item.details
                == ItemDetails(
                    title: "Pay rent",
                    note: "in cash\n\n  - [ ] now\n#+begin_src sh\n* echo\n#+end_src",
                    tags: ["bank", "@desk"],
                    project: "home",
                    priority: .medium,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .every(Repetition(.monthly))
                )
        )
        #expect(item.isDone && item.completed?.description == "2026-11-21T09:00:00Z")
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
        #expect(item.needs.map(\.text) == ["22222222-1111-4111-8111-111111111111", "other"])
    }

    @Test func `headings above tasks are projects, and tasks above tasks their parents`() throws {
        let items = try read(
            """
            #+TITLE: Plans
            #+FILETAGS: :all:
            * Home :big:
            ** TODO Bake
            *** TODO Mix
            **** Notes
            ***** TODO Taste
            ** Garden
            *** TODO Weed
            * TODO Rest
            """
        ).items

        #expect(items.map(\.details.title) == ["Bake", "Mix", "Taste", "Weed", "Rest"])
        #expect(items.map(\.details.project) == ["Home", "Home", "Notes", "Garden", nil])
        #expect(items.map(\.parent) == [nil, .uuid(items[0].uuid), .uuid(items[1].uuid), nil, nil])
        #expect(
            items.map(\.details.tags) == [["all", "big"], ["all", "big"], ["all", "big"], ["all", "big"], ["all"]]
        )
        #expect(items.map(\.line) == [4, 5, 7, 9, 10])
    }

    @Test func `categories come before headings`() throws {
        let items = try read(
            """
            #+CATEGORY: file
            * Home
            ** TODO a
            * P
              :PROPERTIES:
              :CATEGORY: cat
              :END:
            ** Below
            *** TODO [#A]b
            * TODO c
            """
        ).items

        #expect(items.map(\.details.project) == ["file", "cat", "file"])
        #expect(items.map(\.details.title) == ["a", "b", "c"] && items[1].details.priority == .high)
    }

    @Test func `tasks have the tags of the tasks above them`() throws {
        let items = try read(
            """
            * TODO Bake :oven:
            ** TODO Mix :bowl:
            *** TODO Wash
                :PROPERTIES:
                :ADDER_TAGS: own
                :END:
            ** Notes
            *** TODO Taste
            """
        ).items

        #expect(items.map(\.details.tags) == [["oven"], ["bowl", "oven"], [], ["oven"]])
    }

    @Test func `the tags of several lines add up`() throws {
        let item = try item("#+FILETAGS: :a:b:\n#+filetags: c\n* TODO d\n")

        #expect(item.details.tags == ["a", "b", "c"])
    }

    @Test func `the file names its keywords`() throws {
        let result = try read(
            """
            #+TODO: NEXT(n) WAIT(w@/!) | FIXED(f) CANCELED(c)
            #+TODO: BUG MERGED
            * NEXT a
            * WAIT b
            * FIXED c
            * MERGED d
            * TODO e
            * text
            """
        )

        #expect(result.items.map(\.details.title) == ["a", "b", "c", "d"])
        #expect(result.items.map(\.isDone) == [false, false, true, true])
        #expect(
            result.losses.filter { $0.field != "completed" } == [
                Loss(.status, at: 3, field: "status", value: "NEXT", became: "open"),
                Loss(.status, at: 4, field: "status", value: "WAIT", became: "open"),
                Loss(.status, at: 5, field: "status", value: "FIXED", became: "done"),
                Loss(.status, at: 6, field: "status", value: "MERGED", became: "done"),
                Loss(.item, at: 7, field: "keyword", value: "TODO e"),
            ]
        )
    }

    @Test(arguments: [
        ("<2026-11-27 Fri>", "2026-11-27", nil), ("<2026-11-27 금 17:05>", "2026-11-27T17:05", nil),
        ("<2026-11-27 Fri +1w>", "2026-11-27", "every FREQ=WEEKLY"),
        ("<2026-11-27 Fri 17:05 .+2d>", "2026-11-27T17:05", "again FREQ=DAILY;INTERVAL=2"),
        ("<2026-11-27 ++1y>", "2026-11-27", "every FREQ=YEARLY"),
        ("<2026-11-27 Fri 17:05 ++6h>", "2026-11-27T17:05", "every FREQ=HOURLY;INTERVAL=6"),
    ])
    func `deadlines with repeaters`(timestamp: String, due: String, rule: String?) throws {
        let details = try item("* TODO a\nDEADLINE: \(timestamp)\n").details

        #expect(details.due?.description == due)
        let name = if case .again? = details.recurrence { "again" } else { "every" }
        #expect(details.recurrence.map { "\(name) \($0.rule)" } == rule)
    }

    @Test func `a task that repeats from the day it is scheduled is due on that day`() throws {
        let details = try item("* TODO a\nSCHEDULED: <2026-11-27 Fri +1w>\n").details

        #expect(details.due?.description == "2026-11-27" && details.wait == nil && details.recurrence != nil)
    }

    @Test(
        arguments: [
            ("* TODO a\nDEADLINE: <2026-11-27 Fri 10:00-11:00>", .time, "DEADLINE", "-11:00", nil),
            ("* TODO a\nDEADLINE: <2026-11-27 Fri -3d>", .time, "DEADLINE", "-3d", nil),
            ("* TODO a\nDEADLINE: <2026-11-27 Fri +3x>", .repetition, "DEADLINE", "+3x", nil),
            ("* TODO a\nDEADLINE: <%%(diary)>", .date, "DEADLINE", "<%%(diary)>", nil),
            ("* TODO a\nSCHEDULED: <2026-11-27 10:00>", .time, "SCHEDULED", "2026-11-27 10:00", "2026-11-27"),
            ("* TODO [#D] a", .priority, "priority", "D", "low"), ("* TODO [#1] a", .priority, "priority", "1", nil),
            ("* TODO a\n:PROPERTIES:\n:Effort: 1:00\n:END:", .attribute, "EFFORT", "1:00", nil),
            ("* TODO a\n:LOGBOOK:\n- Note\n:END:", .attribute, "LOGBOOK", "…", nil),
            ("* TODO a [1/2]", .attribute, "count", "[1/2]", nil),
            ("* TODO a [50%]", .attribute, "count", "[50%]", nil),
            ("* TODO", .title, "title", "", "(no title)"),
        ] as [(String, Loss.Kind, String, String, String?)]
    )
    func `losses`(text: String, kind: Loss.Kind, field: String, value: String, replacement: String?) throws {
        #expect(try read(text).losses == [Loss(kind, at: 1, field: field, value: value, became: replacement)])
    }

    @Test func `boxes below a heading that is not a task are items`() throws {
        let result = try read("* Shop\ntext\n- [ ] Milk\n  - [X] Fresh\n- [-] Eggs\n* TODO a\n- [ ] note\n")

        #expect(result.items.map(\.details.title) == ["Milk", "Fresh", "Eggs", "a"])
        #expect(result.items.map(\.isDone) == [false, true, false, false])
        #expect(result.items.map(\.details.project) == ["Shop", "Shop", "Shop", nil])
        #expect(result.items.map { $0.parent != nil } == [false, true, false, false])
        #expect(result.items.last?.details.note == "- [ ] note")
    }

    @Test func `tasks in comments and unknown keywords are reported`() throws {
        let result = try read("* COMMENT Old\n** TODO a\n- [ ] b\n* NEXT c\n* Note d\n* [ ] e\n")

        #expect(result.items.isEmpty)
        #expect(
            result.losses == [
                Loss(.item, at: 2, field: "COMMENT", value: "TODO a"),
                Loss(.item, at: 3, field: "COMMENT", value: "- [ ] b"),
                Loss(.item, at: 4, field: "keyword", value: "NEXT c"),
                Loss(.item, at: 6, field: "keyword", value: "[ ] e"),
            ]
        )
    }

    @Test func `the UUID depends on the title, the parent and the project, not on the state`() throws {
        let first = try read("* A\n** TODO a\n* B\n** TODO a\n** TODO a\n").items
        let later = try read("* A\n** DONE [#A] a\n").items

        #expect(Set(first.map(\.uuid)).count == 3 && later.first?.uuid == first.first?.uuid)
    }

    @Test(arguments: ["*bold* TODO a", "text", "(a) text"])
    func `text that is not a task`(line: String) throws {
        #expect(try read(line) == Exchange.Result())
    }

    @Test(arguments: ["* TODO a", "* todo a", "*TODO a", "TODO: a", "(A) a", "x 2026-11-20 a"])
    func `text that looks like a task is reported`(line: String) throws {
        #expect(
            try read("* Home\n \(line)\n") == Exchange.Result(losses: [Loss(.item, at: 2, field: "task", value: line)])
        )
    }

    @Test func `headings and texts below a task that are not tasks are reported`() throws {
        let result = try read(
            "* TODO a\n** Shop\n*** TODO b\n** More\n   lost\n*** Most\n* Plain\n  free\n* TODO c\n** Last"
        )

        #expect(result.items.map(\.details.title) == ["a", "b", "c"])
        #expect(
            result.losses.sorted { $0.place < $1.place }
                == [(4, "More"), (5, "lost"), (6, "Most"), (10, "Last")].map {
                    Loss(.note, at: $0.0, field: "heading", value: $0.1)
                }
        )
    }

    @Test func `dates of headings that are not tasks are reported`() throws {
        let result = try read("* Home\n  DEADLINE: <2026-11-27 Fri>\n* Lunch <2026-11-28 Sat 12:00> with Ann\n")

        #expect(
            result.losses == [
                Loss(.date, at: 2, field: "DEADLINE", value: "<2026-11-27 Fri>"),
                Loss(.date, at: 3, field: "heading", value: "<2026-11-28 Sat 12:00>"),
            ]
        )
        #expect(result.items.isEmpty)
    }

    @Test func `of several dates of a task the first one counts, and the others are reported`() throws {
        let result = try read(
            "* TODO a\n  DEADLINE: <2026-11-27 Fri> DEADLINE: <2026-12-01 Tue>\n  SCHEDULED: <2026-11-20 Fri>\n"
                + "  SCHEDULED: <2026-11-21 Sat>\n"
        )

        #expect(result.items.map { $0.details.due?.description } == ["2026-11-27"])
        #expect(result.items.map(\.details.wait) == [Day(iso: "2026-11-20")])
        #expect(
            result.losses == [
                Loss(.date, at: 1, field: "DEADLINE", value: "2026-12-01"),
                Loss(.date, at: 1, field: "SCHEDULED", value: "2026-11-21"),
            ]
        )
    }

    @Test func `properties of habits and boxes of partly done entries are reported`() throws {
        let result = try read("* Home\n- [-] a\n* TODO b\n  :PROPERTIES:\n  :STYLE: habit\n  :ORDERED: t\n  :END:\n")

        #expect(result.items.map(\.isDone) == [false, false])
        #expect(
            result.losses == [
                Loss(.status, at: 2, field: "status", value: "[-]", became: "open"),
                Loss(.attribute, at: 3, field: "STYLE", value: "habit"),
                Loss(.attribute, at: 3, field: "ORDERED", value: "t"),
            ]
        )
    }

    @Test(arguments: ["* TODO Above", "#+FILETAGS:", "* Above"])
    func `tags beyond the limit are reported once, not for each task below`(start: String) throws {
        let tags = (1...103).map { "t\($0)" }
        let children = (1...3).map { "** TODO a\($0)\n" }.joined()

        let result = try read("\(start) :\(tags.joined(separator: ":")):\n\(children)")

        #expect(result.items.suffix(3).allSatisfy { $0.details.tags == Array(tags.prefix(100)) })
        #expect(result.losses == tags.suffix(3).map { Loss(.tag, at: 1, field: "tags", value: $0) })
    }

    @Test func `tags of several headings above share the limit`() throws {
        let tags = (1...103).map { "t\($0)" }
        let (first, second) = (tags.prefix(60).joined(separator: ":"), tags.suffix(44).joined(separator: ":"))

        let result = try read("* TODO a :\(first):\n** b :\(second):\n*** TODO c\n*** TODO d\n** TODO e\n")

        #expect(result.items.map(\.details.tags.count) == [60, 100, 100, 60])
        #expect(result.losses == tags.suffix(3).map { Loss(.tag, at: 2, field: "tags", value: $0) })
    }

    @Test func `a tag of a heading is spelled and reported once, if there is a task below`() throws {
        let result = try read("* Plans :2025:\n* Home :2026:\n** TODO a\n** TODO b\n- [ ] c\n")

        #expect(result.items.map(\.details.tags) == [["tag-2026"], ["tag-2026"]])
        #expect(result.losses == [Loss(.tag, at: 2, field: "tags", value: "2026", became: "tag-2026")])
    }

    @Test(arguments: ["\u{3000}", "\u{A0}"]) func `a wide space can stand after a keyword`(space: String) throws {
        let result = try read("* TODO\(space)Milk\n* DONE\(space)[#A] Bread\n")

        #expect(result.items.map(\.details.title) == ["Milk", "Bread"] && result.items.map(\.isDone) == [false, true])
        #expect(result.losses.isEmpty)
    }

    @Test func `the counter of a list stands before the box`() throws {
        let result = try read("* List\n1. [@5] [ ] Milk\n2. [X] Bread\n")

        #expect(result.items.map(\.details.title) == ["Milk", "Bread"] && result.items.map(\.isDone) == [false, true])
        #expect(result.losses.isEmpty)
    }
}
