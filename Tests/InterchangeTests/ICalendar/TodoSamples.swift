import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Resources in the style of programs that use CalDAV.
enum TodoSamples {
    static let all: [(name: String, text: String)] = [
        ("tasks.org", lines(tasksOrg)), ("Thunderbird", lines(thunderbird)),
        ("a series that has ended", lines(ended)), ("Nextcloud", lines(nextcloud)),
        ("Nextcloud with LF", nextcloud.joined(separator: "\n") + "\n"), ("Apple", lines(apple)),
        ("an unknown zone", lines(unknownZone)), ("minimal", "BEGIN:VTODO\nUID:1\nEND:VTODO"),
        ("duration", lines(duration)), ("adder", lines(own)),
    ]

    private static func lines(_ lines: [String]) -> String { lines.joined(separator: "\r\n") + "\r\n" }

    static let tasksOrg = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:+//IDN tasks.org//android-140802//EN", "BEGIN:VTODO",
        "DTSTAMP:20261120T080000Z", "UID:7230141985631", "CREATED:20261101T080000Z", "LAST-MODIFIED:20261120T080000Z",
        "SUMMARY:Water the plants", "PRIORITY:6", "DUE;TZID=Europe/Berlin:20261127T100000",
        "RRULE:FREQ=WEEKLY;INTERVAL=2", "CATEGORIES:Home & Garden,plants", "RELATED-TO:7230141985600",
        "X-APPLE-SORT-ORDER:690624000", "BEGIN:VALARM", "TRIGGER;RELATED=END:PT0S", "ACTION:DISPLAY",
        "DESCRIPTION:Default Tasks.org description", "END:VALARM", "END:VTODO", "END:VCALENDAR",
    ]

    static let thunderbird = [
        "BEGIN:VCALENDAR", "PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN", "VERSION:2.0",
        "BEGIN:VTIMEZONE", "TZID:Europe/Berlin", "BEGIN:STANDARD", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
        "DTSTART:19961027T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD", "END:VTIMEZONE",
        "BEGIN:VTODO", "CREATED:20261119T090000Z", "LAST-MODIFIED:20261120T110000Z", "DTSTAMP:20261120T110000Z",
        "UID:5e0d5a0c-7a86-4d3f-a3ab-51d0a1f0a6a3", "SUMMARY:Take the pills", "RRULE:FREQ=DAILY;COUNT=60",
        "EXDATE;TZID=Europe/Berlin:20261122T090000", "DTSTART;TZID=Europe/Berlin:20261120T090000",
        "DUE;TZID=Europe/Berlin:20261120T093000", "SEQUENCE:4", "X-MOZ-GENERATION:3", "END:VTODO", "BEGIN:VTODO",
        "CREATED:20261119T090000Z", "LAST-MODIFIED:20261120T110000Z", "DTSTAMP:20261120T110000Z",
        "UID:5e0d5a0c-7a86-4d3f-a3ab-51d0a1f0a6a3", "SUMMARY:Take the pills", "STATUS:COMPLETED",
        "COMPLETED:20261120T110000Z", "PERCENT-COMPLETE:100",
        "RECURRENCE-ID;TZID=Europe/Berlin:20261120T090000", "DTSTART;TZID=Europe/Berlin:20261120T090000",
        "DUE;TZID=Europe/Berlin:20261120T093000", "END:VTODO", "END:VCALENDAR",
    ]

    static let ended = thunderbird.map { $0 == "RRULE:FREQ=DAILY;COUNT=60" ? "RRULE:FREQ=DAILY;COUNT=1" : $0 }

    static let nextcloud = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Nextcloud Tasks v0.16.1", "BEGIN:VTODO",
        "CREATED:20261101T080000", "DTSTAMP:20261120T080000", "LAST-MODIFIED:20261120T080000",
        "UID:1b9d8c6a-0a3e-4f6e-9a55-6f3c9b1d2e30", #"SUMMARY:Paint the fence\, both s"#, " ides",
        #"DESCRIPTION:white\nor blue"#, "STATUS:IN-PROCESS", "PERCENT-COMPLETE:40", "PRIORITY:2",
        "DTSTART;VALUE=DATE:20261125", "DUE;VALUE=DATE:20261127",
        "RELATED-TO;RELTYPE=PARENT:6a3e0c11-11f1-4f65-8d0f-2c4a8b6d0f55", "RELATED-TO;RELTYPE=SIBLING:another",
        #"CATEGORIES;LANGUAGE=en:Work\,Life,c++"#, "X-OC-HIDESUBTASKS:1", "COMMENT:by hand", "END:VTODO",
        "END:VCALENDAR",
    ]

    static let apple = [
        "BEGIN:VCALENDAR", "CALSCALE:GREGORIAN", "PRODID:-//Apple Inc.//iOS 12.5//EN", "VERSION:2.0", "BEGIN:VTODO",
        "COMPLETED:20261120T110000Z", "CREATED:20261101T080000Z", "DTSTAMP:20261120T110000Z",
        "DTSTART:20261120T020000Z", "DUE:20261120T020000Z", "LAST-MODIFIED:20261120T110000Z", "PERCENT-COMPLETE:100",
        "RRULE:FREQ=MONTHLY", "SEQUENCE:0", "STATUS:COMPLETED", "SUMMARY:Pay the rent",
        "UID:A2F1C5B7-93F4-4A5B-BB77-0C1F61C90EAD", "X-APPLE-SORT-ORDER:562000000", "END:VTODO", "END:VCALENDAR",
    ]

    private static let unknownZone = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VTODO", "UID:a@example.com", "SUMMARY:x",
        "DTSTART;TZID=Customized Time Zone:20261127T093000", "DUE;TZID=Customized Time Zone:20261127T170000",
        "END:VTODO", "END:VCALENDAR",
    ]

    private static let duration = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "BEGIN:VTODO", "UID:a@example.com", "SUMMARY:x", "STATUS:CANCELLED",
        "DTSTART:20261127T093000", "DURATION:PT2H", "RRULE:FREQ=MINUTELY", "END:VTODO", "END:VCALENDAR",
    ]

    static let own = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//adder//adder//EN", "BEGIN:VTODO",
        "UID:019ab5c2-7e40-7d3e-9c41-6f0b8a2d5e11", "DTSTAMP:20261121T093000Z", "CREATED:20261121T093000Z",
        "LAST-MODIFIED:20261121T093000Z", "SUMMARY:Mow the lawn", "DTSTART;VALUE=DATE:20261127",
        "DUE;VALUE=DATE:20261127", "RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20270101", "X-ADDER-WAIT:-P2D", "PRIORITY:5",
        "CATEGORIES:@home,money", "X-ADDER-PROJECT:home.garden",
        "RELATED-TO;RELTYPE=DEPENDS-ON:6a3e0c11-11f1-4f65-8d0f-2c4a8b6d0f55", "STATUS:NEEDS-ACTION", "END:VTODO",
        "END:VCALENDAR",
    ]
}

// MARK: - Revising

extension TodoResource {
    static let now = Instant(seconds: 1_795_253_400)

    static func read(_ text: String) throws -> TodoResource {
        let context = ForeignContext(clock: SeoulClock(), zoneFiles: TestZones.file)
        return try #require(try TodoResource(Array(text.utf8), context))
    }

    static func read(_ lines: [String]) throws -> TodoResource {
        try read(lines.joined(separator: "\r\n") + "\r\n")
    }

    /// The item of a list that has synced the resource.
    var shared: SharedItem {
        var shared = RemoteVersion(item).item
        if item.isDone { shared.completed = shared.completed ?? TodoResource.now }
        return shared
    }

    func revised(_ change: (inout SharedItem) -> Void) throws -> String? {
        var new = shared
        change(&new)
        return try revised(to: new)
    }

    func revised(to new: SharedItem, earlier: [TodoResource] = []) throws -> String? {
        let bytes = try revised(to: new, changed: TodoResource.now, earlier: earlier) {
            $0 == item.uuid ? uid : "\($0)"
        }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}

extension SharedItem {
    /// The item as a calendar holds it: a done item without a due date has no rule.
    var onServer: SharedItem {
        var details = details
        if isDone, details.due == nil { details.recurrence = nil }
        return SharedItem(uuid: uuid, details: details, parent: parent, needs: needs, completed: completed)
    }
}

/// The lines of two texts that differ, in the way of diff(1).
func difference(_ old: [String], _ new: String) -> [String] {
    let new = new.split(separator: "\r\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return new.difference(from: old).map { change in
        switch change {
        case .insert(_, let line, _): "+\(line)"
        case .remove(_, let line, _): "-\(line)"
        }
    }
    .sorted()
}
