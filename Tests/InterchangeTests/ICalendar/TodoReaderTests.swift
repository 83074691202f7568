import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// The texts, states and references of a VTODO.
struct TodoReaderTests {
    private func losses(_ losses: [Loss]) -> [String] {
        losses.map { loss in
            "\(loss.kind) \(loss.place) \(loss.field)=\(loss.value)" + (loss.replacement.map { " -> \($0)" } ?? "")
        }
    }

    @Test func `a plain item comes over without losses`() throws {
        let (item, losses) = try TestCalendar.todo(
            "UID:019AB5C2-7E40-7D3E-9C41-6F0B8A2D5E11",
            "DTSTAMP:20261121T083000Z",
            "SEQUENCE:3",
            "CREATED:20261121T083000Z",
            "LAST-MODIFIED:20261121T093000",
            #"SUMMARY:Buy milk\, eggs"#,
            #"DESCRIPTION:one\ntwo"#,
            "STATUS:NEEDS-ACTION",
            "CLASS:PUBLIC",
            "PERCENT-COMPLETE:0",
            "X-ADDER-PROJECT:home.garden"
        )

        var expected = ForeignItem(line: 2, uuid: ItemUUID(high: 0x019A_B5C2_7E40_7D3E, low: 0x9C41_6F0B_8A2D_5E11))
        expected.details.title = "Buy milk, eggs"
        expected.details.note = "one\ntwo"
        expected.details.project = "home.garden"
        expected.created = Instant(seconds: 1_795_249_800)
        // A time without a zone is local.
        expected.changed = Instant(seconds: 1_795_253_400 - 9 * 3_600)
        // Only adder itself states projects and dependencies.
        expected.revision = 3
        expected.stated = .all.subtracting([.project, .needs, .place, .link])
        #expect(item == expected)
        #expect(losses.isEmpty)
    }

    @Test(arguments: ["COMPLETED", "CREATED", "LAST-MODIFIED"])
    func `an unknown time zone of an instant is reported`(name: String) throws {
        let losses = try TestCalendar.todo("SUMMARY:x", "STATUS:COMPLETED", "\(name);TZID=Mars/Phobos:20261120T090000")
            .losses

        #expect(self.losses(losses).contains("zone 2 TZID=Mars/Phobos"))
    }

    @Test(arguments: [7, 4_096]) func `lines can end with CR alone`(portion: Int) throws {
        let text =
            "BEGIN:VCALENDAR\rBEGIN:VTODO\rUID:1\rSUMMARY:Long\r er\rEND:VTODO\rBEGIN:VTODO\rUID:2\rSUMMARY:b\rEND:VTODO\rEND:VCALENDAR\r"
        let source = Exchange.source(Array(text.utf8), portion: portion)

        let result = try Exchange.read(CalendarReader(source, clock: Exchange.context.clock) { _ in nil })

        #expect(result.items.map(\.details.title) == ["Longer", "b"])
        #expect(result.losses.map(\.place) == [2, 7])
    }

    @Test func `a UID that is not a UUID gives the same UUID each time, also as a reference`() throws {
        let first = try TestCalendar.todo("UID:a b/c@example.com", "SUMMARY:x").item
        let again = try TestCalendar.todo("UID:a b/c@example.com", "SUMMARY:y").item
        let child = try TestCalendar.todo("UID:other", "RELATED-TO:a b/c@example.com").item

        #expect(first?.uuid == again?.uuid)
        #expect(first.map { .uuid($0.uuid) } == child?.parent)
        #expect(first?.uuid != child?.uuid)
    }

    @Test func `a UID that is not a UUID is reported, because an export writes the UUID`() throws {
        let (item, losses) = try TestCalendar.todo("SUMMARY:x", "UID:a b/c@example.com")

        let uuid = try #require(item?.uuid.description)
        #expect(losses == [Loss(.attribute, at: 2, field: "UID", value: "a b/c@example.com", became: uuid)])
    }

    @Test func `the sequence number is the revision`() throws {
        #expect(try TestCalendar.todo("SUMMARY:x", "SEQUENCE:12").item?.revision == 12)
        let large = String(repeating: "9", count: 40)
        #expect(try TestCalendar.todo("SUMMARY:x", "SEQUENCE:\(large)").item?.revision == .max)
        #expect(try TestCalendar.todo("SUMMARY:x", "SEQUENCE:x").item?.revision == 0)
    }

    @Test func `items without UID differ, and are the same in a second import`() throws {
        let todo = "BEGIN:VTODO\nSUMMARY:x\nDTSTAMP:%\nEND:VTODO\n"
        let text = todo + todo + "BEGIN:VTODO\nSUMMARY:y\nEND:VTODO\n"

        let first = try TestCalendar.read(text).items
        let second = try TestCalendar.read(text.filter { $0 != "%" }).items

        #expect(Set(first.map(\.uuid)).count == 3)
        #expect(first.map(\.uuid) == second.map(\.uuid))
    }

    @Test(arguments: [["PRIORITY:0"], ["SUMMARY:"], ["SUMMARY: "]])
    func `an item without a title gets one`(lines: [String]) throws {
        let (item, losses) = try TestCalendar.todo(lines.joined(separator: "\r\n"))

        #expect(item?.details.title == "(no title)")
        #expect(losses.map(\.kind) == [.title])
        #expect(losses.first?.replacement == "(no title)")
    }

    @Test func `a title that is too long is cut, and control characters are removed`() throws {
        let (item, losses) = try TestCalendar.todo("SUMMARY:\u{7}\(String(repeating: "물", count: 30_000))")

        #expect(item?.details.title == String(repeating: "물", count: 21_844) + "…")
        #expect(losses.map(\.kind) == [.character, .title])
    }

    @Test(
        arguments: [
            ("0", nil, 0), ("1", .high, 0), ("4", .high, 0), ("5", .medium, 0), ("6", .low, 0), ("9", .low, 0),
            ("10", nil, 1),
            ("high", nil, 1), ("-1", nil, 1), ("", nil, 0),
        ] as [(String, Priority?, Int)]
    )
    func `priorities have three classes`(value: String, priority: Priority?, lossCount: Int) throws {
        let (item, losses) = try TestCalendar.todo("SUMMARY:x", "PRIORITY:\(value)")

        #expect(item?.details.priority == priority)
        #expect(losses.count == lossCount)
        #expect(losses.allSatisfy { $0.kind == .priority })
    }

    @Test func `all categories become tags`() throws {
        let (item, losses) = try TestCalendar.todo(
            "SUMMARY:x",
            #"CATEGORIES:@shop, money ,Work\, Life,"#,
            "CATEGORIES:c++,money,++",
            "CATEGORIES:"
        )

        #expect(item?.details.tags == ["@shop", "money", "Work-Life", "c"])
        #expect(
            self.losses(losses) == [
                "tag 2 CATEGORIES=Work, Life -> Work-Life", "tag 2 CATEGORIES=c++ -> c", "tag 2 CATEGORIES=++",
            ]
        )
    }

    @Test func `an item has at most 100 tags`() throws {
        let tags = (1...101).map { "t\($0)" }

        let (item, losses) = try TestCalendar.todo("SUMMARY:x", "CATEGORIES:\(tags.joined(separator: ","))")

        #expect(item?.details.tags == Array(tags.dropLast()))
        #expect(self.losses(losses) == ["tag 2 CATEGORIES=t101"])
    }

    @Test(
        arguments: [
            (["STATUS:COMPLETED"], true, nil, []),
            (["STATUS:completed", "COMPLETED:20261121T083000Z"], true, 1_795_249_800, []),
            (["COMPLETED:20261121T083000Z"], true, 1_795_249_800, []),
            (["PERCENT-COMPLETE:100"], true, nil, []),
            (["COMPLETED;VALUE=DATE:20261121"], true, 1_795_186_800, []),
            (["COMPLETED:20261121"], true, 1_795_186_800, []),
            (["COMPLETED;TZID=Europe/Berlin:20261121T093000"], true, 1_795_249_800, []),
            (["COMPLETED:"], false, nil, []),
            (["STATUS:IN-PROCESS", "PERCENT-COMPLETE:50"], false, nil, ["IN-PROCESS", "50"]),
            (["STATUS:CANCELLED"], true, nil, ["CANCELLED"]),
            (["STATUS:X-WAITING"], false, nil, ["X-WAITING"]),
            (["STATUS:NEEDS-ACTION", "COMPLETED:20261121T083000Z"], false, nil, ["20261121T083000Z"]),
        ] as [([String], Bool, Int?, [String])]
    )
    func `the status is read in all spellings`(lines: [String], isDone: Bool, completed: Int?, lost: [String]) throws {
        let (item, losses) = try TestCalendar.todo("SUMMARY:x", lines.joined(separator: "\r\n"))

        #expect(item?.isDone == isDone)
        #expect(item?.completed == completed.map { Instant(seconds: $0) })
        #expect(losses.map(\.value).sorted() == lost.sorted())
        #expect(losses.allSatisfy { $0.kind == .status })
    }

    @Test func `relations are parents, children and dependencies`() throws {
        let identity = ForeignIdentity(.iCalendar)
        func reference(_ text: String) -> ForeignItem.Reference { .uuid(identity.uuid(forIdentity: text)) }

        let (item, losses) = try TestCalendar.todo(
            "SUMMARY:x",
            "RELATED-TO:a",
            "RELATED-TO;reltype=parent:a",
            "RELATED-TO;RELTYPE=PARENT:b",
            "RELATED-TO;RELTYPE=CHILD:c",
            "RELATED-TO;RELTYPE=CHILD:d",
            "RELATED-TO;RELTYPE=DEPENDS-ON:e",
            "RELATED-TO;RELTYPE=DEPENDS-ON:e",
            "RELATED-TO;RELTYPE=SIBLING:f",
            "RELATED-TO:"
        )

        #expect(item?.parent == reference("a"))
        #expect(item?.children == [reference("c"), reference("d")])
        #expect(item?.needs == [reference("e")])
        #expect(
            self.losses(losses) == [
                "reference 2 RELATED-TO;RELTYPE=PARENT=b", "reference 2 RELATED-TO;RELTYPE=SIBLING=f",
            ]
        )
    }

    @Test func `everything else is reported`() throws {
        let text = """
            BEGIN:VCALENDAR
            VERSION:2.0
            X-WR-CALNAME:List
            BEGIN:VEVENT
            SUMMARY:Party
            END:VEVENT
            BEGIN:VTODO
            SUMMARY;LANGUAGE=de:x
            SUMMARY:y
            GEO:1.0;2.0
            X-EMPTY:
            no colon
            ATTACH;VALUE=BINARY:\(String(repeating: "x", count: 300))
            BEGIN:VALARM
            TRIGGER:-PT15M
            END:VALARM
            END:VTODO
            END:VCALENDAR
            """

        let (items, losses) = try TestCalendar.read(text)

        #expect(items.map(\.details.title) == ["x"])
        #expect(
            self.losses(losses) == [
                "attribute 3 X-WR-CALNAME=List", "item 4 VEVENT=Party", "attribute 7 SUMMARY;LANGUAGE=de",
                "attribute 7 SUMMARY=y", "attribute 7 GEO=1.0;2.0", "attribute 7 =no colon",
                "attribute 7 ATTACH=\(String(repeating: "x", count: 200))…", "attribute 7 VALARM=-PT15M",
            ]
        )
    }
}
