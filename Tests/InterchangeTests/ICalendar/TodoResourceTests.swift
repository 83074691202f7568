import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Writing the values of an item into the resource of another program.
struct TodoResourceTests {
    struct Edit: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]
        let change: @Sendable (inout SharedItem) -> Void
        /// The lines that change, apart from the version.
        let difference: [String]

        init(
            _ name: String,
            _ lines: [String],
            _ change: @escaping @Sendable (inout SharedItem) -> Void,
            _ difference: [String]
        ) {
            (testDescription, self.lines, self.change, self.difference) = (name, lines, change, difference.sorted())
        }
    }

    private static let other = ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E12)
    private static let text = "019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e12"
    private static let day = Day(number: 20_789)

    static let edits: [Edit] = [
        Edit(
            "title",
            TodoSamples.nextcloud,
            { $0.details.title = "Paint; the fence" },
            [#"-SUMMARY:Paint the fence\, both s"#, "- ides", #"+SUMMARY:Paint\; the fence"#]
        ),
        Edit(
            "note",
            TodoSamples.nextcloud,
            { $0.details.note = "red" },
            [#"-DESCRIPTION:white\nor blue"#, "+DESCRIPTION:red"]
        ),
        Edit("no note", TodoSamples.nextcloud, { $0.details.note = nil }, [#"-DESCRIPTION:white\nor blue"#]),
        Edit("project", TodoSamples.nextcloud, { $0.details.project = "home" }, ["+X-ADDER-PROJECT:home"]),
        Edit("no project", TodoSamples.own, { $0.details.project = nil }, ["-X-ADDER-PROJECT:home.garden"]),
        Edit("place", TodoSamples.own, { $0.details.place = "Seoul, 2; b" }, [#"+LOCATION:Seoul\, 2\; b"#]),
        Edit("link", TodoSamples.own, { $0.details.link = "https://a.org/?b=c,d;e" }, ["+URL:https://a.org/?b=c,d;e"]),
        Edit(
            "no place and link",
            ["BEGIN:VTODO", "UID:1", "LOCATION;LANGUAGE=en:Garden", "SUMMARY:x", "URL:https://a.org", "END:VTODO"],
            { ($0.details.place, $0.details.link) = (nil, nil) },
            ["-LOCATION;LANGUAGE=en:Garden", "-URL:https://a.org"]
        ),
        Edit(
            "a title beside a link with a space",
            ["BEGIN:VTODO", "UID:1", "SUMMARY:x", "URL:see the page", "END:VTODO"],
            { $0.details.title = "y" },
            ["-SUMMARY:x", "+SUMMARY:y"]
        ),
        Edit("priority", TodoSamples.nextcloud, { $0.details.priority = .low }, ["-PRIORITY:2", "+PRIORITY:9"]),
        Edit("no priority", TodoSamples.nextcloud, { $0.details.priority = nil }, ["-PRIORITY:2"]),
        Edit(
            "another tag",
            TodoSamples.nextcloud,
            { $0.details.tags.append("money") },
            [#"-CATEGORIES;LANGUAGE=en:Work\,Life,c++"#, #"+CATEGORIES;LANGUAGE=en:Work\,Life,c++,money"#]
        ),
        Edit(
            "a tag less",
            TodoSamples.nextcloud,
            { $0.details.tags.removeAll { $0 == "c" } },
            [#"-CATEGORIES;LANGUAGE=en:Work\,Life,c++"#, #"+CATEGORIES;LANGUAGE=en:Work\,Life"#]
        ),
        Edit(
            "no tags",
            TodoSamples.nextcloud,
            { $0.details.tags = [] },
            [#"-CATEGORIES;LANGUAGE=en:Work\,Life,c++"#]
        ),
        Edit(
            "another tag in several lines",
            [
                "BEGIN:VTODO", "UID:1", "CATEGORIES:a,To do", "SUMMARY:x", "CATEGORIES: b ", "CLASS:PRIVATE",
                "END:VTODO",
            ],
            { $0.details.tags = ["b", "To-do", "money"] },
            ["-CATEGORIES:a,To do", "+CATEGORIES:To do", "-CATEGORIES: b ", "+CATEGORIES: b ,money"]
        ),
        Edit("a first tag", TodoSamples.apple, { $0.details.tags = ["@home"] }, healed + ["+CATEGORIES:@home"]),
        Edit(
            "parent",
            TodoSamples.nextcloud,
            { $0.parent = other },
            [
                "-RELATED-TO;RELTYPE=PARENT:6a3e0c11-11f1-4f65-8d0f-2c4a8b6d0f55",
                "+RELATED-TO;RELTYPE=PARENT:\(text)",
            ]
        ),
        Edit("no parent", TodoSamples.tasksOrg, { $0.parent = nil }, ["-RELATED-TO:7230141985600"]),
        Edit(
            "a dependency",
            TodoSamples.own,
            { $0.needs.insert(other) },
            ["+RELATED-TO;RELTYPE=DEPENDS-ON:\(text)"]
        ),
        Edit(
            "no dependency",
            TodoSamples.own,
            { $0.needs = [] },
            ["-RELATED-TO;RELTYPE=DEPENDS-ON:6a3e0c11-11f1-4f65-8d0f-2c4a8b6d0f55"]
        ),
        Edit(
            "done",
            TodoSamples.nextcloud,
            { $0.completed = Instant(seconds: 1_795_249_800) },
            [
                "-STATUS:IN-PROCESS", "+STATUS:COMPLETED", "-PERCENT-COMPLETE:40", "+PERCENT-COMPLETE:100",
                "+COMPLETED:20261121T083000Z",
            ]
        ),
        Edit(
            "the rule of a series that another program has destroyed",
            TodoSamples.apple,
            { _ in },
            healed
        ),
        Edit(
            "reopened",
            TodoSamples.apple,
            { $0.completed = nil },
            [
                "-STATUS:COMPLETED", "+STATUS:NEEDS-ACTION", "-COMPLETED:20261120T110000Z", "-PERCENT-COMPLETE:100",
            ]
        ),
        Edit(
            "a done series",
            TodoSamples.own,
            { $0.completed = Instant(seconds: 1_795_249_800) },
            [
                "-STATUS:NEEDS-ACTION", "+STATUS:COMPLETED", "+PERCENT-COMPLETE:100", "+COMPLETED:20261121T083000Z",
                "-RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20270101",
                "+X-ADDER-REPEATED:EVERY\\;FREQ=WEEKLY\\;BYDAY=FR\\;UNTIL=20270101",
            ]
        ),
    ]

    /// Series that adder can't follow.
    private static let foreignSeries: [(name: String, lines: [String])] = [
        (
            "two rules",
            ["DTSTART:20261201T090000", "DUE:20261201T100000", "RRULE:FREQ=DAILY", "RRULE:FREQ=WEEKLY;BYDAY=MO"]
        ),
        (
            "a rule that leaves out days",
            ["DTSTART:20261201T010000Z", "DUE:20261201T020000Z", "RRULE:FREQ=DAILY", "EXRULE:FREQ=WEEKLY;BYDAY=MO"]
        ),
        (
            "a day at another time",
            ["DTSTART:20261201T090000", "DUE:20261201T100000", "RRULE:FREQ=DAILY", "RDATE:20261203T110000"]
        ),
        (
            "a day beside every second one",
            [
                "DTSTART;VALUE=DATE:20261201", "DUE;VALUE=DATE:20261201", "RRULE:FREQ=DAILY;INTERVAL=2",
                "RDATE;VALUE=DATE:20261204",
            ]
        ),
        (
            "a start on another day",
            [
                "DTSTART:20261201T090000", "DUE:20261202T100000", "RRULE:FREQ=MONTHLY;BYDAY=TU,TH;BYSETPOS=1",
            ]
        ),
    ]

    @Test(arguments: foreignSeries.indices) func `a priority leaves the dates of a series as they are`(index: Int)
        throws
    {
        let lines = ["BEGIN:VTODO", "UID:1", "SUMMARY:x"] + Self.foreignSeries[index].lines + ["END:VTODO"]
        let resource = try TodoResource.read(lines)
        try #require(resource.item.details.recurrence?.isForeign == true, "\(Self.foreignSeries[index].name)")

        let text = try #require(try resource.revised { $0.details.priority = .high })

        let kept = difference(lines, text).filter { !$0.hasPrefix("+") }
        #expect(kept == [] && text.contains("PRIORITY:1\r\n"))
        // An undo after another rule brings it back.
        let weekly = try TodoResource.read(
            try #require(
                try resource.revised {
                    $0.details.recurrence = .every(Repetition(.weekly))
                }
            )
        )
        let back = try #require(try weekly.revised(to: resource.shared, earlier: [resource]))
        #expect(difference(lines, back).allSatisfy { $0.hasPrefix("+") })
    }

    private static let healed = ["-RRULE:FREQ=MONTHLY", "+X-ADDER-REPEATED:EVERY\\;FREQ=MONTHLY"]

    @Test(arguments: edits) func `only the lines of the changed field are written`(edit: Edit) throws {
        let resource = try TodoResource.read(edit.lines)

        let text = try #require(try resource.revised(edit.change))

        let version = ["PRODID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE"]
        let lines = difference(edit.lines, text).filter { line in
            !version.contains { line.dropFirst().hasPrefix($0) }
        }
        #expect(lines == edit.difference)
        // The result means the new item.
        let again = try TodoResource.read(text)
        var expected = resource.shared
        edit.change(&expected)
        #expect(again.shared == expected.onServer)
        #expect(try again.revised { _ in } == nil)
    }

    /// Some servers escape the properties that they don't know.
    @Test(arguments: [#"EVERY;FREQ=WEEKLY;BYDAY=MO,FR"#, #"EVERY\;FREQ=WEEKLY\;BYDAY=MO\,FR"#])
    func `the rule of a done item is read with and without escapes`(value: String) throws {
        let done = ["STATUS:COMPLETED", "COMPLETED:20261121T083000Z", "X-ADDER-REPEATED:\(value)"]
        let lines = TodoSamples.own.flatMap { $0.hasPrefix("RRULE") ? [] : $0.hasPrefix("STATUS") ? done : [$0] }

        let item = try TodoResource.read(lines).item

        #expect(item.repeated == .every(Repetition(.weekly, weekdays: [.init(.monday), .init(.friday)])))
    }

    @Test func `a resource that says the same stays`() throws {
        for lines in [TodoSamples.tasksOrg, TodoSamples.thunderbird, TodoSamples.nextcloud, TodoSamples.own] {
            #expect(try TodoResource.read(lines).revised { _ in } == nil)
        }
    }

    @Test func `a new version is counted and dated, and adder is its product`() throws {
        let text = try TodoResource.read(TodoSamples.thunderbird).revised { $0.details.title = "x" }

        #expect(
            difference(TodoSamples.thunderbird, try #require(text)) == [
                "+DTSTAMP:20261121T093000Z", "+LAST-MODIFIED:20261121T093000Z", "+PRODID:-//adder//adder//EN",
                "+SEQUENCE:5", "+SUMMARY:x", "-DTSTAMP:20261120T110000Z", "-LAST-MODIFIED:20261120T110000Z",
                "-PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN", "-SEQUENCE:4", "-SUMMARY:Take the pills",
            ]
        )
    }

    @Test func `a resource that adder has written says that there is no project`() throws {
        let resource = try TodoResource.read(TodoSamples.nextcloud)
        #expect(!resource.item.stated.contains(.project))

        let text = try #require(try resource.revised { $0.details.title = "x" })
        #expect(try TodoResource.read(text).item.stated == .all)
    }

    @Test func `lines without CR stay so`() throws {
        let text = TodoSamples.nextcloud.joined(separator: "\n") + "\n"

        let revised = try TodoResource.read(text).revised { item in
            item.details.title = String(repeating: "물", count: 90)
            item.details.tags.append("money")
            item.details.due = Due(day: Day(number: 20_789), time: .midnight)
        }

        #expect(try #require(revised).utf8.contains(0x0D) == false)
    }

    @Test func `a control character does not count as a difference`() throws {
        let resource = try TodoResource.read(TodoSamples.nextcloud)

        #expect(try resource.revised { $0.details.title += "\u{1}" } == nil)
    }

    @Test func `references are written as the server knows the items`() throws {
        let resource = try TodoResource.read(TodoSamples.nextcloud)
        var new = resource.shared
        new.needs = [Self.other]

        let bytes = try #require(
            try resource.revised(to: new, changed: TodoResource.now) { $0 == Self.other ? "a;b@example.com" : "\($0)" }
        )

        let text = String(decoding: bytes, as: UTF8.self)
        #expect(difference(TodoSamples.nextcloud, text).contains(#"+RELATED-TO;RELTYPE=DEPENDS-ON:a\;b@example.com"#))
    }

    @Test func `a new calendar has the UID, and a done item has no rule`() throws {
        var item = try TodoResource.read(TodoSamples.own).shared
        let write = { (item: SharedItem) in
            String(
                decoding: TodoResource.calendar(
                    of: item,
                    created: TodoResource.now,
                    changed: TodoResource.now,
                    uid: { _ in "a@b" }
                ),
                as: UTF8.self
            )
        }

        let open = difference(TodoSamples.own, write(item))
        #expect(
            open == [
                "+RELATED-TO;RELTYPE=DEPENDS-ON:a@b", "+UID:a@b",
                "-RELATED-TO;RELTYPE=DEPENDS-ON:6a3e0c11-11f1-4f65-8d0f-2c4a8b6d0f55",
                "-UID:019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11",
            ]
        )
        item.completed = TodoResource.now
        #expect(try TodoResource.read(write(item)).item.details.recurrence == nil)
        #expect(try TodoResource.read(write(item)).item.details.wait == item.details.wait)
    }
}
