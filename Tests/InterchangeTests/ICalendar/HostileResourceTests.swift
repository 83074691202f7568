import Almanac
import Entities
import Interchange
import TestKit
import Testing
import Vocabulary

/// Resources that no program should write.
struct HostileResourceTests {
    private let context = ForeignContext(clock: SeoulClock(), zoneFiles: TestZones.file)

    @Test func `a calendar without a VTODO gives no resource`() throws {
        let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nEND:VEVENT\nEND:VCALENDAR\n"
        #expect(try TodoResource(Array(text.utf8), context) == nil)
        #expect(try TodoResource([], context) == nil)
    }

    @Test(arguments: ["BEGIN:VTODO\nSUMMARY:a\0b\nEND:VTODO\n", "BEGIN:VCALENDAR\nBEGIN:VTODO\n", "<html>"])
    func `bytes that are not a calendar are an error`(text: String) {
        #expect(throws: ForeignFileError.self) { try TodoResource(Array(text.utf8), context) }
    }

    @Test func `of two items, the first one is revised`() throws {
        let first = "BEGIN:VTODO\nUID:1\nSUMMARY:a\nEND:VTODO\n"
        let second = "BEGIN:VTODO\nUID:2\nSUMMARY:b\nEND:VTODO\n"
        let resource = try TodoResource.read("BEGIN:VCALENDAR\n\(first)\(second)END:VCALENDAR\n")
        #expect(resource.uid == "1")

        let text = try #require(try resource.revised { $0.details.title = "c" })
        #expect(text.contains(second))
        #expect(text.contains("SUMMARY:c\n"))
    }

    @Test func `a single occurrence says that it is one`() throws {
        let text = "BEGIN:VTODO\nUID:1\nSUMMARY:a\nRECURRENCE-ID:20261127\nSTATUS:COMPLETED\nEND:VTODO\n"

        #expect(try TodoResource.read(text).isOccurrence)
        #expect(try TodoResource.read(TodoSamples.thunderbird).isOccurrence == false)
    }

    @Test func `very many lines of every kind are revised`() throws {
        let lines = (0..<5_000).map { "CATEGORIES:t\($0)\nRELATED-TO;RELTYPE=DEPENDS-ON:\($0)\nEXDATE:20261127\n" }
        let head = "BEGIN:VTODO\nUID:1\nDUE:20261127\nRRULE:FREQ=DAILY\nSEQUENCE:99999999999999999999\n"
        let exceptions = (0..<2_000).map { "BEGIN:VTODO\nUID:1\nRECURRENCE-ID:\(20_260_101 + $0)\nEND:VTODO\n" }
        let resource = try TodoResource.read("\(head)\(lines.joined())END:VTODO\n\(exceptions.joined())")

        let text = try #require(
            try resource.revised { item in
                item.details.tags = ["a"]
                item.needs = []
                item.details.due = Due(day: Day(number: 20_000))
            }
        )

        let again = try TodoResource.read(text)
        #expect(again.shared.details.tags == ["a"])
        #expect(again.shared.details.due?.day.number == 20_000)
        #expect(text.contains("SEQUENCE:99999999999999999999"))
    }

    @Test func `broken lines stay as they are`() throws {
        let lines = [
            "SUMMARY", "DUE:soon", "DTSTART;TZID=:x", "RRULE:", "CATEGORIES:a\\", "RELATED-TO:", "STATUS:",
            "PRIORITY:x",
            "X-ADDER-WAIT:P", "SEQUENCE:-1", ":", ";", "EXDATE:,",
        ]
        let text = "BEGIN:VTODO\n\(lines.map { "\($0)\n" }.joined())END:VTODO\n"
        let resource = try TodoResource.read(text)
        #expect(try resource.revised { _ in } == nil)

        let revised = try #require(try resource.revised { $0.details.tags.append("b") })
        #expect(lines.allSatisfy { revised.contains("\($0)\n") })
        #expect(try TodoResource.read(revised).shared.details.tags.contains("b"))
    }

    @Test(arguments: TodoSamples.all.map(\.name), [Day.validNumbers.lowerBound, Day.validNumbers.upperBound])
    func `the first and the last day are written`(name: String, day: Int) throws {
        let resource = try TodoResource.read(try #require(TodoSamples.all.first { $0.name == name }).text)
        for minute in [0, 1_439] {
            var new = resource.shared
            new.completed = nil
            new.details.due = Due(day: Day(number: day), time: TimeOfDay(minute: minute))
            new.details.recurrence = .again(Repetition(.daily, end: .until(Day(number: day))))

            let text = try #require(try resource.revised(to: new))

            #expect(try TodoResource.read(text).shared.details.due == new.details.due)
        }
    }

    @Test(arguments: TodoSamples.all.map(\.name))
    func `damaged resources are mended by writing`(name: String) throws {
        let text = try #require(TodoSamples.all.first { $0.name == name }).text
        var chance = Chance(seed: 3)
        for _ in 0..<Sampling.rounds(30, full: 150) {
            var lines = text.split(separator: "\r\n").map(String.init)
            for _ in 0...chance.number(0...3) { chance.damage(&lines) }
            let bytes = Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
            guard let resource = try? TodoResource(bytes, context), !resource.uid.isEmpty else { continue }
            let new = chance.sharedItem(resource.item.uuid)

            guard let revised = try resource.revised(to: new) else { continue }

            let again = try TodoResource.read(revised)
            // A start that was after the due date can become the wait day.
            var expected = new
            if new.details.wait == nil, !new.isDone { expected.details.wait = again.shared.details.wait }
            #expect(again.shared == expected.onServer, "\(lines)")
            #expect(try again.revised(to: expected) == nil)
        }
    }
}

extension Chance {
    fileprivate mutating func damage(_ lines: inout [String]) {
        guard !lines.isEmpty else { return }
        let (place, other) = (number(0...(lines.count - 1)), number(0...(lines.count - 1)))
        switch number(0...4) {
        case 0: lines.remove(at: place)
        case 1: lines.insert(lines[other], at: place)
        case 2: lines.swapAt(place, other)
        case 3: lines[place] = String(lines[place].prefix { $0 != ":" }) + ":" + text(0...5)
        default:
            let names = [
                "STATUS:COMPLETED", "RRULE:FREQ=DAILY", "RECURRENCE-ID:20261120", "DURATION:P2D", "DUE:20261120",
            ]
            lines.insert(one(of: names), at: place)
        }
    }
}
