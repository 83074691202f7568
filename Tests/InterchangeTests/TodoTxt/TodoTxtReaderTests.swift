import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

struct TodoTxtReaderTests {
    private func read(_ text: String) throws -> Exchange.Result {
        try Exchange.read(TodoTxtReader(Exchange.source(Array(text.utf8)), Exchange.context))
    }

    private func item(_ line: String) throws -> ForeignItem {
        try #require(try read(line).items.first)
    }

    @Test(arguments: [
        ("Call Mom", "Call Mom"), ("x 2012", "2012"), ("xylophone lesson", "xylophone lesson"),
        ("X 2012-01-01 Make resolutions", "X 2012-01-01 Make resolutions"), ("(b) Get back", "(b) Get back"),
        ("(B)->Submit TPS report", "(B)->Submit TPS report"), ("Really gotta (A) call", "Really gotta (A) call"),
        ("2026-13-40 text", "2026-13-40 text"), ("Learn how to add 2+2", "Learn how to add 2+2"),
        ("Email SoAndSo at soandso@example.com", "Email SoAndSo at soandso@example.com"), ("+ @ #", "+ @ #"),
        ("a  b", "a  b"), ("Call @phone Mom +Family today", "Call @phone Mom +Family today"),
        ("@phone Call Mom +Family @home", "Call Mom"), ("Call @phone due:2026-11-27 Mom +a", "Call @phone Mom"),
        ("see http://x.org foo:bar", "see http://x.org foo:bar"),
        ("Vote \\+1 \\@home \\due:2026-11-27 \\n", "Vote +1 @home due:2026-11-27 \\n"), ("\\\\@a", "\\@a"),
        ("+a @b", "+a @b"),
    ])
    func `words without a meaning are the title`(line: String, title: String) throws {
        #expect(try item(line).details.title == title)
    }

    @Test func `a line with everything`() throws {
        let line =
            "(A) 2026-11-20 Pay rent +home.money @desk #bank due:2026-11-27 time:1705 t:2026-11-25 rec:+1m id:7 p:3 needs:4,5"

        let item = try item(line)

        #expect(
            item.details
                == ItemDetails(
                    title: "Pay rent",
                    tags: ["@desk", "bank"],
                    project: "home.money",
                    priority: .high,
                    due: Due(day: try #require(Day(iso: "2026-11-27")), time: TimeOfDay(hour: 17, minute: 5)),
                    wait: Day(iso: "2026-11-25"),
                    recurrence: .every(Repetition(.monthly))
                )
        )
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
        #expect(item.key == "7")
        #expect(item.parent == .key("3"))
        #expect(item.needs == [.key("4"), .key("5")])
        #expect(!item.isDone)
    }

    @Test func `a done line has up to two dates and the priority as an attribute`() throws {
        let item = try item("x 2026-11-21 2026-11-20 Pay rent pri:B")

        #expect(item.isDone)
        #expect(item.completed?.description == "2026-11-20T22:00:00Z")
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
        #expect(item.details == ItemDetails(title: "Pay rent", priority: .medium))
        #expect(try self.item("x Pay rent").completed == nil)
    }

    @Test(arguments: [
        "x (B) 2026-11-21 2026-11-20 Rest", "x 2026-11-21 (B) 2026-11-20 Rest", "x 2026-11-21 2026-11-20 (B) Rest",
        "(B) x 2026-11-21 2026-11-20 Rest", "  x (B) 2026-11-21 2026-11-20 Rest",
    ])
    func `the mark, the priority and the dates have any order`(line: String) throws {
        let item = try item(line)

        #expect(item.isDone && item.details == ItemDetails(title: "Rest", priority: .medium))
        #expect(item.completed?.description == "2026-11-20T22:00:00Z")
        #expect(item.created?.description == "2026-11-19T22:00:00Z")
    }

    @Test func `a date after the mark is that of completion, wherever the mark is`() throws {
        let item = try item("(B) x 2026-11-21 Rest")

        #expect(item.isDone && item.completed?.description == "2026-11-20T22:00:00Z" && item.created == nil)
    }

    @Test(arguments: [
        ("(A) x marks the spot", "x marks the spot"), ("2026-11-20 2026-11-21 in the title", "2026-11-21 in the title"),
        ("x 2026-11-21 2026-11-20 2026-11-19 Rest", "2026-11-19 Rest"), ("(A) (B) Rest", "(B) Rest"),
        ("2026-11-20 (A) Rest", "Rest"),
    ])
    func `what follows the marks is the title`(line: String, title: String) throws {
        #expect(try item(line).details.title == title)
    }

    @Test(arguments: [
        "[ ] Rest", "- [ ] Rest", "  [ ] (A) Rest", "* [x] Rest", "[X] 2026-11-21 Rest", "[x] x Rest", "☐ Rest",
        "☑ Rest", "- ✔ Rest",
    ])
    func `a box is a mark`(line: String) throws {
        let item = try item(line)

        #expect(item.details.title == "Rest")
        #expect(item.isDone == !(line.contains("[ ]") || line.contains("☐")))
        #expect(item.details.priority == (line.contains("(A)") ? .high : nil))
    }

    @Test(arguments: ["[link](x)", "[a] b", "- Milk"])
    func `other brackets and bullets are text`(line: String) throws {
        #expect(try item(line).details.title == line)
    }

    @Test func `the only date after a priority is that of the open line`() throws {
        let item = try item("x (C) 2026-11-20 Rest")

        #expect(item.isDone && item.completed == nil && item.created?.description == "2026-11-19T22:00:00Z")
    }

    @Test func `marks inside a sentence belong to it, too`() throws {
        let item = try item("Call @mom about the +party today @phone")
        #expect(try self.item("Make it #red today").details == ItemDetails(title: "Make it #red today", tags: ["red"]))

        #expect(
            item.details
                == ItemDetails(title: "Call @mom about the +party today", tags: ["@mom", "@phone"], project: "party")
        )
    }

    @Test(arguments: [
        ("Call @mom about the +party", "Call @mom about the +party"),
        ("Ask for my +refund @phone", "Ask for my +refund"), ("Look for +shop", "Look for"),
        ("Breathe +home", "Breathe"),
    ])
    func `a mark after a determiner is the end of the sentence`(line: String, title: String) throws {
        #expect(try item(line).details.title == title)
    }

    @Test func `a done item without a day has no time of completion`() throws {
        let result = try read("x Rest\nx (A) Sleep\n")

        #expect(result.items.map(\.isDone) == [true, true] && result.items.allSatisfy { $0.completed == nil })
        #expect(result.losses.isEmpty)
    }

    @Test(arguments: [
        ("rec:2w", "again FREQ=WEEKLY;INTERVAL=2"), ("rec:+3d", "every FREQ=DAILY;INTERVAL=3"),
        ("rec:+1b", "every FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("rec:1y", "again FREQ=YEARLY"),
        ("every:mon,thu", "every FREQ=WEEKLY;BYDAY=MO,TH"),
        ("again:15,30", "again FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=1,-1"),
        ("every:FREQ=MONTHLY;BYDAY=-1FR", "every FREQ=MONTHLY;BYDAY=-1FR"),
        ("every:last-fri", "every FREQ=MONTHLY;BYDAY=-1FR"),
    ])
    func `repetitions`(word: String, meaning: String) throws {
        let recurrence = try #require(try item("Water plants \(word)").details.recurrence)

        let name = if case .every = recurrence { "every" } else { "again" }
        #expect("\(name) \(recurrence.rule)" == meaning)
    }

    @Test(arguments: [
        ("(D) Rest", Loss(.priority, at: 1, field: "priority", value: "D", became: "low")),
        ("Plan +a +b", Loss(.project, at: 1, field: "+", value: "b", became: "#b")),
        ("Learn @c++", Loss(.tag, at: 1, field: "@", value: "@c++", became: "@c")),
        ("Go due:soon", Loss(.date, at: 1, field: "due", value: "due:soon", keptIn: .title)),
        ("Go t:soon", Loss(.date, at: 1, field: "t", value: "t:soon", keptIn: .title)),
        ("Go rec:2b", Loss(.repetition, at: 1, field: "rec", value: "rec:2b", keptIn: .title)),
        ("Go time:1700", Loss(.time, at: 1, field: "time", value: "time:1700", keptIn: .title)),
        ("Go pri:high", Loss(.priority, at: 1, field: "pri", value: "pri:high", keptIn: .title)),
        ("(A) Go pri:B", Loss(.priority, at: 1, field: "pri", value: "medium")),
        ("Go uuid:7", Loss(.attribute, at: 1, field: "uuid", value: "uuid:7", keptIn: .title)),
        ("Go p:1 p:2", Loss(.reference, at: 1, field: "p", value: "2")),
        ("Go due:2026-11-27 due:2026-11-28", Loss(.date, at: 1, field: "due", value: "2026-11-28")),
        ("Go rec:1d due:2026-11-27 rec:2d", Loss(.repetition, at: 1, field: "rec", value: "2d")),
        ("- [~] Go", Loss(.status, at: 1, field: "status", value: "[~]", became: "open")),
        ("Beep \u{7}x", Loss(.character, at: 1, field: "title", value: "Beep \u{7}x", became: "Beep x")),
    ])
    func `losses`(line: String, loss: Loss) throws {
        #expect(try read(line).losses == [loss])
    }

    @Test func `empty lines, a byte order mark and CR LF are ignored`() throws {
        let items = try read("\u{FEFF}one\r\n\r\n  \n(A) two\r\n\n").items

        #expect(items.map(\.details.title) == ["one", "two"])
        #expect(items.map(\.line) == [1, 4])
    }

    @Test func `the UUID depends on the text, not on priority and status`() throws {
        let items = try read("(A) 2026-11-20 Rent +home\n2026-11-20 Rent +home\n2026-11-20 Rent\n").items
        let later = try read("x 2026-11-21 2026-11-20 Rent +home pri:A\n(C) 2026-11-20  Rent +home\n").items

        #expect(Set(items.map(\.uuid)).count == 3)
        #expect(later.map(\.uuid) == items.prefix(2).map(\.uuid))
    }

    @Test(arguments: ["due:2026-11-27T17:05", "due:2026-11-27T1705", "due:2026-11-27 time:1705"])
    func `times of day`(words: String) throws {
        #expect(try item("Call \(words)").details.due?.description == "2026-11-27T17:05")
    }

    @Test(arguments: ["~", "1", "\"", "/", "*", "?"])
    func `a box with another mark is the same with and without a bullet`(mark: String) throws {
        let (bare, listed) = (try read("[\(mark)] a"), try read("- [\(mark)] a"))

        #expect(bare.items.map(\.details.title) == ["a"] && bare == listed)
        #expect(bare.losses == [Loss(.status, at: 1, field: "status", value: "[\(mark)]", became: "open")])
    }

    @Test(arguments: ["[x]a", "(A) [x] a", "(A) [X]a"])
    func `a box can stand after the priority, and without a space`(line: String) throws {
        let result = try read(line)

        #expect(result.items.map(\.details.title) == ["a"] && result.items.map(\.isDone) == [true])
        #expect(result.losses.isEmpty)
    }

    @Test func `a link of Markdown has no box`() throws {
        #expect(try item("[x](https://example.org)").details.title == "[x](https://example.org)")
    }

    @Test func `the only date after a mark and a priority is reported, because it may be that of completion`() throws {
        let result = try read("x (A) 2026-11-02 a\nx 2026-11-02 b\nx (A) 2026-11-03 2026-11-02 c")

        #expect(
            result.losses == [Loss(.date, at: 1, field: "x", value: "2026-11-02", became: "created:2026-11-02")]
        )
    }
}
