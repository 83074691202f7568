import Almanac
import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ChangeTextTests {
    private let text = ChangeText(dates: Saturday.dates())

    private func read(_ line: String) throws -> ItemChanges {
        try text.read(line.split(separator: " ").map { Word(String($0)) }).changes
    }

    private func changes(_ change: (inout ItemChanges) -> Void) -> ItemChanges {
        var changes = ItemChanges()
        change(&changes)
        return changes
    }

    @Test func `a length after “due” counts from the due day`() throws {
        let week = changes { $0.move = .by(CalendarSpan(count: 1, unit: .week)) }
        #expect(try read("due:due+1w") == week)
        #expect(try read("due:due+1 week") == week)
        #expect(try read("due:due-3d") == changes { $0.move = .by(CalendarSpan(count: -3, unit: .day)) })
        #expect(throws: InputError.item(.notADate("due+fri", key: "due"))) { try read("due:due+fri") }
        #expect(throws: InputError.item(.duplicateAttribute("due:"))) { try read("due:due+1w due:fri") }
        #expect(throws: InputError.item(.duplicateAttribute("due:"))) { try read("due:due+1w due:due+2w") }
    }

    @Test func `attributes are set, and all others stay unchanged`() throws {
        let expected = changes {
            $0.note = .set("first")
            $0.project = .set("home")
            $0.priority = .set(.low)
            $0.due = .set(Due(day: Day(number: 20_784), time: TimeOfDay(hour: 17, minute: 0)))
            $0.wait = .set(Day(number: 20_780))
            $0.recurrence = .set(.again(Repetition(.weekly, interval: 2)))
            $0.needs = .set([3, 4])
            $0.parent = .set(7)
            $0.place = .set("Seoul")
            $0.link = .set("https://a.org")
            $0.addedTags = ["urgent", "@shop"]
            $0.removedTags = ["later"]
        }

        #expect(
            try read(
                "+urgent @shop -later due:fri 17:00 wait:mon project:home pri:low again:2 weeks needs:3,4 parent:7 "
                    + "place:Seoul url:https://a.org note:first"
            ) == expected
        )
    }

    @Test func `a key in capitals is that attribute`() throws {
        #expect(
            try read("DUE:fri Project:Home PRI:")
                == changes {
                    $0.due = .set(Due(day: Day(number: 20_784)))
                    $0.project = .set("Home")
                    $0.priority = .clear
                }
        )
        #expect(throws: InputError.item(.duplicateAttribute("due:"))) { try read("due:fri DUE:sat") }
    }

    @Test func `a list of tags adds all of them`() throws {
        #expect(try read("tag:home,work") == changes { $0.addedTags = ["home", "work"] })
        #expect(try read("tag:+home,@shop") == changes { $0.addedTags = ["home", "@shop"] })
    }

    @Test func `a key without a value clears its attribute`() throws {
        let expected = changes {
            $0.note = .clear
            $0.project = .clear
            $0.priority = .clear
            $0.due = .clear
            $0.wait = .clear
            $0.recurrence = .clear
            $0.needs = .clear
            $0.parent = .clear
            $0.place = .clear
            $0.link = .clear
        }

        #expect(try read("note: project: pri: due: wait: every: needs: parent: place: link:") == expected)
        #expect(try read("again:") == changes { $0.recurrence = .clear })
        #expect(try read("project:\"\"") == changes { $0.project = .clear })
    }

    @Test(arguments: [
        ("Buy oat milk", "Buy oat milk", String?.none), ("Buy oat milk tomorrow", "Buy oat milk", "2026-11-22"),
        ("-5 apples", "-5 apples", nil), ("re: rent", "re: rent", nil),
    ])
    func `other words form the new title`(line: String, title: String, due: String?) throws {
        let changes = try read(line)

        #expect(changes.title == title)
        #expect(changes.due?.value?.description == due)
    }

    @Test(arguments: ["fri", "next fri", "in 3 days", "+1w", "tomorrow 17:00"])
    func `text that is only a date sets the due date, not the title`(line: String) throws {
        let changes = try read(line)

        #expect(changes.title == nil)
        #expect(changes.due?.value != nil)
    }

    @Test func `everything after -- is the title`() throws {
        let words = [Word("+urgent"), Word("-later", isLiteral: true), Word("tomorrow", isLiteral: true)]

        let changes = try text.read(words).changes

        #expect(changes == self.changes { ($0.title, $0.addedTags) = ("-later tomorrow", ["urgent"]) })
    }

    @Test(arguments: ["Buy milk -- the good one", "a - b -- c", "Pay -- see https://example.org"])
    func `-- within a title stays if nothing after it could be misread`(line: String) throws {
        #expect(try text.read([Word(line)]).changes == changes { $0.title = line })
    }

    @Test(arguments: [("Read -- due:fri", "Read due:fri"), ("Read -- +money !high", "Read +money !high")])
    func `-- within a title makes the rest literal if it could be misread`(line: String, title: String) throws {
        #expect(try text.read([Word(line)]).changes == changes { $0.title = title })
    }

    @Test(arguments: [
        ("due: due:fri", "due:"), ("due:fri due:", "due:"), ("every:week again:", "again:"), ("+home -home", "home"),
        ("pri: pri:", "pri:"),
    ])
    func `conflicting attributes are rejected`(line: String, name: String) {
        #expect(throws: InputError.item(.duplicateAttribute(name))) { try read(line) }
    }

    @Test func `tags in the wrong notation within a title give a hint`() throws {
        #expect(
            try text.read([Word("Ask"), Word("+a,b")]).hints == [ReadingHint(word: "+a,b", suggestion: "+a +b")]
        )
    }

    @Test(arguments: ["foo:bar", "Ask foo:bar", "foo:bar tomorrow", "+urgent re:foo:bar foo:bar"])
    func `an unknown key never becomes a title`(line: String) {
        let word = line.contains("re:") ? "re:foo:bar" : "foo:bar"

        #expect(throws: InputError.inText(.item(.unknownAttribute(word, suggestion: nil)))) { try read(line) }
    }

    @Test(arguments: ["foo:", "titel:", "title:", "+urgent foo:"])
    func `an unknown key without a value never becomes a title`(line: String) {
        #expect(throws: InputError.self) { try read(line) }
    }

    @Test func `p4 clears the priority`() throws {
        #expect(try read("p4") == changes { $0.priority = .clear })
    }

    @Test(arguments: ["later", "set due:fri", "someday"])
    func `a single word that is probably a mistake never becomes a title`(line: String) {
        #expect(throws: InputError.self) { try read(line) }
    }

    @Test(arguments: [
        "See https://example.org", "Meet at 12:30 or so", "re: rent", "std::vector", "Open C:\\x", "약속 오후3:30 장소 미정",
    ])
    func `a colon in text is text`(line: String) throws {
        #expect(try read(line) == changes { $0.title = line })
    }

    @Test func `parts of dependencies and notes are added and removed`() throws {
        let words = [Word("needs:+3,4"), Word("needs:-5"), Word("note:+call first")]

        let expected = changes { ($0.addedNeeds, $0.removedNeeds, $0.noteAddition) = ([3, 4], [5], "call first") }
        #expect(try text.read(words).changes == expected)
        #expect(throws: InputError.command(.notAnID("x", key: "needs:+"))) { try read("needs:+x") }
        #expect(throws: InputError.item(.duplicateAttribute("note:"))) { try read("note:+a note:+b") }
    }

    @Test func `none clears an attribute, but can be a quoted note`() throws {
        #expect(try read("due:none pri:none") == changes { ($0.due, $0.priority) = (.clear, .clear) })
        #expect(try read("pri:4") == changes { $0.priority = .clear })
        #expect(try read("note:none") == changes { $0.note = .clear })
        #expect(try read("note:\"none\"") == changes { $0.note = .set("none") })
        #expect(try read("tag:none +home") == changes { ($0.clearsTags, $0.addedTags) = (true, ["home"]) })
        #expect(try read("tag:") == changes { $0.clearsTags = true })
    }

    @Test(arguments: [
        ("due: fri", "due:fri"), ("due: next fri 17:00", "due:next fri 17:00"), ("due: fri lunch", "due:fri"),
        ("due: Buy milk", "due:none"), ("note: hello", "note:hello"), ("note: hello there", "note:\"hello there\""),
        ("project: home", "project:home"), ("every: week", "every:week"),
    ])
    func `a key without a value clears nothing if text follows`(line: String, suggestion: String) {
        #expect(throws: InputError.item(.unknownAttribute(line, suggestion: suggestion))) { try read(line) }
    }

    @Test func `a key without a value may follow or precede other changes`() throws {
        #expect(try read("Buy milk due:") == changes { ($0.title, $0.due) = ("Buy milk", .clear) })
        #expect(try read("due: +home") == changes { ($0.due, $0.addedTags) = (.clear, ["home"]) })
        #expect(try read("due: -home") == changes { ($0.due, $0.removedTags) = (.clear, ["home"]) })
        #expect(
            try text.read([Word("due:"), Word("fri", isLiteral: true)]).changes
                == changes { ($0.title, $0.due) = ("fri", .clear) }
        )
    }

    @Test(arguments: ["noon", "fri 5", "2 weeks", "+home noon"])
    func `a title that looks like a date is refused`(line: String) throws {
        let title = line.replacing("+home ", with: "")

        let value = title == "fri 5" ? "fri at 5" : title

        #expect(throws: InputError.item(.titleLooksLikeDate(title, value: value))) { try read(line) }
        #expect(try text.read([Word(title, isLiteral: true)]).changes.title == title)
    }

    @Test func `a repetition with a time keeps the due day`() throws {
        let changes = try read("every friday at 5")

        #expect(changes.keepsDueDay)
        #expect(changes.due == .set(Due(day: Saturday.moment.today + 6, time: TimeOfDay(hour: 17, minute: 0))))
        #expect(try read("every friday at 5 starting 1 jan").keepsDueDay == false)
        #expect(try read("due:fri 17:00 every:week").keepsDueDay == false)
    }

    @Test(arguments: ["due:9am", "due:at 9", "at 9am"])
    func `a time alone keeps the due day`(line: String) throws {
        let changes = try read(line)

        #expect(changes.keepsDueDay)
        #expect(changes.due?.value?.time == TimeOfDay(hour: 9, minute: 0))
    }

    @Test func `an addition to the note may be quoted`() throws {
        let changes = try text.read([Word(#"note:+"she called""#), Word("+home")]).changes

        #expect(changes.noteAddition == "she called")
        #expect(changes.addedTags == ["home"])
        #expect(changes.title == nil)
    }

    @Test(arguments: ["note:call first", "+home note:call first", "note:call first -later", "note:call first due:fri"])
    func `a note takes the words up to the next attribute`(line: String) throws {
        let changes = try read(line)

        #expect(changes.note == .set("call first"))
        #expect(changes.title == nil)
    }

    @Test func `an addition to the note takes the words up to the next attribute`() throws {
        #expect(try read("note:+call first +home").noteAddition == "call first")
        #expect(try read("note:none of these").note == .set("none of these"))
        #expect(
            try read("Call Anna note:she knows") == changes { ($0.title, $0.note) = ("Call Anna", .set("she knows")) }
        )
    }

    @Test func `words after a project do not replace the title`() throws {
        #expect(throws: InputError.item(.titleLooksMistyped("Move", suggestion: "project:\"House Move\""))) {
            try read("project:House Move")
        }
        #expect(try read("project:home fri").due?.value != nil)
        #expect(try read("Pay rent project:home").title == "Pay rent")
    }

    @Test(arguments: ["note:+", "note:-", "note:+ Call", "note:+ due:fri"])
    func `a sign alone is not a note`(line: String) {
        #expect(throws: InputError.item(.emptyAddition(String(line.prefix(6))))) {
            try read(line)
        }
    }

    @Test(arguments: [
        "foo1:bar", "foo-bar:baz", "foo_bar:baz", "due.before:fri", "project.x:y", "회의:내일", "entry:fri",
    ])
    func `a key may have letters of any script, digits and marks`(word: String) throws {
        #expect(throws: InputError.inText(.item(.unknownAttribute(word, suggestion: nil)))) { try read(word) }
        #expect(try read("\\" + word).title == word)
    }

    @Test(arguments: ["wait:tomorrow at 5", "wait:tomorrow 17:00 Call", "wait:내일 오후 3시"])
    func `a time after a day without a time is refused`(line: String) {
        #expect {
            try read(line)
        } throws: { error in
            switch error as? InputError {
            case .item(.unexpectedTime), .inText(.item(.unexpectedTime)): true
            default: false
            }
        }
    }

    @Test(arguments: ["prio:high", "Ask prio:high", "+urgent prio:high", "prio:high tomorrow", "prio:high duee:fri"])
    func `misspelled attributes do not replace the title`(line: String) {
        #expect(throws: InputError.inText(.item(.unknownAttribute("title:Oat", suggestion: "Oat milk")))) {
            try read("title:Oat milk")
        }
        #expect(throws: InputError.inText(.item(.unknownAttribute("status:done", suggestion: "done ID")))) {
            try read("status:done")
        }
        #expect(throws: InputError.inText(.item(.unknownAttribute("prio:high", suggestion: "pri:high")))) {
            try read(line)
        }
    }

    @Test(arguments: [
        ("+a,b", "+a +b"), ("-urgent,later", "-urgent -later"), ("#a,b", "#a #b"), ("+a+b", "+a +b"),
        ("due=fri", "due:fri"),
    ])
    func `tags and keys in the wrong notation do not replace the title`(word: String, meant: String) {
        #expect(throws: InputError.inText(.item(.unknownAttribute(word, suggestion: meant)))) { try read(word) }
    }

    @Test(arguments: [
        ("until:fri", "due:fri"), ("p:work", "project:work"), ("마감:미정", "due:fri"), ("blocked-by:1", "needs:1"),
        ("until=fri", "due:fri"), ("foo=1", nil),
    ])
    func `a synonym of an attribute does not replace the title`(word: String, suggestion: String?) {
        #expect(throws: InputError.inText(.item(.unknownAttribute(word, suggestion: suggestion)))) { try read(word) }
    }

    @Test func `a Korean name sets and clears its attribute`() throws {
        #expect(try read("마감:내일") == changes { $0.due = .set(Due(day: Saturday.moment.today + 1)) })
        #expect(try read("마감: 우선순위:") == changes { ($0.due, $0.priority) = (.clear, .clear) })
    }

    @Test func `a misspelled attribute after -- is a title`() throws {
        #expect(try text.read([Word("prio:high", isLiteral: true)]).changes.title == "prio:high")
    }

    @Test func `an empty text changes nothing`() throws {
        #expect(try text.read([]).changes.isEmpty)
    }

    @Test(
        arguments: [
            ("and 7 pri:high", "and 7", nil), ("or 4 due:fri", "or 4", nil), ("project x", "project x", "project:x"),
            ("pri none", "pri none", "pri:none"), ("note call her", "note call her", "note:\"call her\""),
            ("wait fri", "wait", nil), ("due", "due", nil), ("high", "high", "pri:high"), ("done", "done", nil),
            ("P1", "P1", nil), ("!!!", "!!!", nil), ("++x", "++x", nil), ("!urgent", "!urgent", nil),
            ("every:3 weeks off", "off", nil), ("due:next week sometime", "sometime", nil),
            ("wait:mon or tue", "or", nil), ("again:2 weeks later", "later", nil), ("due:fri at", "at", nil),
        ] as [(String, String, String?)]
    )
    func `a probable mistake never replaces the title`(line: String, word: String, suggestion: String?) {
        #expect(throws: InputError.item(.titleLooksMistyped(word, suggestion: suggestion))) { try read(line) }
    }

    @Test(arguments: ["Project kickoff with Anna and Bo", "Due diligence call", "Call Bo first", "R&D and 2 more"])
    func `a title may contain such words`(line: String) throws {
        #expect(try read(line).title == line)
    }

    @Test func `leftovers of a number are refused`() {
        #expect(throws: InputError.item(.notARepetition("5 times", key: "every"))) { try read("every:5 times") }
        #expect(throws: InputError.item(.unknownAttribute("note:-x", suggestion: "note:\"-x\""))) {
            try read("note:-x")
        }
    }
}
