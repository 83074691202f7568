import CalDAV
import TestKit
import Testing

struct CalDAVFetchingTests {
    private let server = FakeServer()
    private var list: CalDAVCollection

    init() throws {
        list = CalDAVCollection(try #require(FakeServer.origin).replacingPath("/alice/tasks"), server)
    }

    @Test(arguments: [FakeServer.Quirks(), .leavesOutMissing, .isIllFormed])
    func `items are fetched unchanged`(_ quirks: FakeServer.Quirks) throws {
        server.quirks = quirks
        server.write(calendar("1"), to: "a.ics")
        server.write(calendar("<&>"), to: "b.ics")

        let found = try list.fetched("a.ics", "none.ics", "b.ics")

        #expect(
            found == [
                .calendar(Array(calendar("1").utf8), etag: ETag("\"2\"")), .absent,
                .calendar(Array(calendar("<&>").utf8), etag: ETag("\"3\"")),
            ]
        )
    }

    @Test func `addresses that come back decoded are recognized`() throws {
        server.quirks = .decodesAddresses
        server.write(calendar("1"), to: "a%40b.ics")

        let names = try list.namedChanges().names

        #expect(names == ["+a@b.ics"])
        #expect(try list.fetched("a%40b.ics").count == 1)
        #expect(try list.fetched("a%40b.ics") != [.absent])
    }

    @Test func `many items take few requests`() throws {
        for number in 0..<250 { server.write(calendar("\(number)"), to: "\(number).ics") }
        var count = 0

        try list.fetch((0..<250).compactMap { list.member("\($0).ics") }) { _, fetched in
            count += fetched == .absent ? 0 : 1
        }

        #expect(count == 250)
        #expect(server.requests.count == 3)
    }

    @Test mutating func `a huge item is refused, and the others are fetched`() throws {
        (list.maximumSize, list.maximumItem) = (10_000, 2_000)
        let huge = calendar(String(repeating: "x", count: 5_000))
        for (name, body) in [("a", calendar("a")), ("b", huge), ("c", huge), ("d", calendar("d"))] {
            server.write(body, to: "\(name).ics")
        }

        let fetched = try list.fetched("a.ics", "b.ics", "c.ics", "d.ics")

        let isCalendar = fetched.map { if case .calendar = $0 { true } else { false } }
        #expect(isCalendar == [true, false, false, true])
        #expect(fetched[1] == .refused(.rejected(message: "the answer is too long")))
    }

    @Test func `an item that the server fails to read is not absent`() throws {
        server.override = { _ in
            Answer(
                207,
                [],
                """
                <multistatus xmlns="DAV:"><response><href>/alice/tasks/a.ics</href>
                <status>HTTP/1.1 503 x</status></response><response><href>/alice/tasks/b.ics</href>
                <propstat><prop><getetag>"1"</getetag></prop></propstat></response></multistatus>
                """
            )
        }

        #expect(
            try list.fetched("a.ics", "b.ics", "c.ics") == [
                .refused(.busy(until: nil)), .refused(.unreadable(nil)), .absent,
            ]
        )
    }

    @Test(arguments: [
        "<propstat><prop><getetag>\"1\"</getetag></prop><status>HTTP/1.1 404 x</status></propstat>",
        "<propstat><prop/><status>HTTP/1.1 404 x</status></propstat>", "",
        "<propstat><prop><C:calendar-data>&lt;html></C:calendar-data></prop></propstat>",
    ])
    func `an item without data is not absent`(_ content: String) throws {
        server.override = { _ in
            let namespaces = #"xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav""#
            let response = "<response><href>/alice/tasks/a.ics</href>\(content)</response>"
            return Answer(207, [], "<multistatus \(namespaces)>\(response)</multistatus>")
        }

        #expect(try list.fetched("a.ics") == [.refused(.unreadable(nil))])
    }

    @Test func `a web page is not an item`() throws {
        server.override = { _ in Answer(200, [], "<html><p>Log in to the network.") }
        #expect(throws: Refusal.unreadable(nil)) { try list.fetched("a.ics", "b.ics") }
        #expect(server.requests.count == 1)

        server.quirks = .isIllFormed
        server.override = { $0.method == .get ? Answer(200, [], "<html>") : nil }
        #expect(try list.fetched("a.ics") == [.refused(.unreadable(nil))])
        server.override = {
            $0.method == .get ? Answer(200, [], "\u{FEFF}\r\n begin:VCALENDAR\r\nend:vcalendar\r\n") : nil
        }
        guard case .calendar = try list.fetched("a.ics").first else {
            Issue.record("refused")
            return
        }
    }

    @Test func `an item missing from a failed answer is not absent`() throws {
        server.override = { _ in
            Answer(
                207,
                [],
                """
                <multistatus xmlns="DAV:"><response><href>http%3A//elsewhere</href><status>HTTP/1.1 507 x</status>
                </response></multistatus>
                """
            )
        }

        #expect(try list.fetched("a.ics") == [.refused(.full(message: nil))])
    }
}
