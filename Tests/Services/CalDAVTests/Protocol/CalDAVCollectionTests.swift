import CalDAV
import TestKit
import Testing

struct CalDAVCollectionTests {
    private let server = FakeServer()
    private var list: CalDAVCollection

    init() throws {
        list = CalDAVCollection(try #require(FakeServer.origin).replacingPath("/alice/tasks"), server)
    }

    private func calendar(_ uid: String) -> String {
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:x\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    }

    /// The file names of present (`+`) and removed (`-`) items.
    private func changes(since mark: SyncMark? = nil) throws -> (listing: Listing, names: [String]) {
        var names: [String] = []
        let listing = try list.changes(since: mark, into: &names) { names, change in
            switch change {
            case .present(let member, _): names.append("+\(member.path.dropFirst(FakeServer.list.count))")
            case .removed(let member): names.append("-\(member.path.dropFirst(FakeServer.list.count))")
            }
        }
        return (listing, names)
    }

    private func fetch(_ names: String...) throws -> [Fetched] {
        let members = names.compactMap(list.member)
        var found: [MemberHref: Fetched] = [:]
        try list.fetch(members) { member, fetched in
            #expect(found[member] == nil)
            found[member] = fetched
        }
        return members.compactMap { found[$0] }
    }

    private func member(_ name: String) throws -> MemberHref {
        try #require(list.member(name))
    }

    private func etag(_ text: String) throws -> ETag {
        try #require(ETag(text))
    }

    // MARK: Addresses

    @Test(arguments: [
        ("a.ics", "/alice/tasks/a.ics"), ("/alice/tasks/a%20b.ics", "/alice/tasks/a%20b.ics"),
        ("https://dav.example.org/alice/tasks/a.ics", "/alice/tasks/a.ics"),
        ("http://dav.example.org:80/%61lice/tasks/a.ics", "/%61lice/tasks/a.ics"),
        ("https://evil.example/alice/tasks/a.ics", nil), ("/alice/other/a.ics", nil), ("/alice/tasks/", nil),
        ("/alice/tasks/sub/", nil), ("/alice/tasks/sub/a.ics", nil), ("/alice/tasks/../a.ics", nil),
        ("/alice/tasks/..", nil), ("/alice/tasks/%2E%2E", nil), ("/alice/tasks/..%2Fa.ics", nil), ("../a.ics", nil),
        ("/alice/tasks/a.ics?x", nil), ("", nil),
    ])
    func `only items of the collection have an address in it`(_ href: String, _ path: String?) {
        #expect(list.member(href)?.path == path)
    }

    @Test func `different spellings of an address are equal`() throws {
        #expect(try member("a@b.ics") == member("/alice/tasks/a%40b.ics"))
        #expect(try Set([member("a%7eb"), member("a%7Eb"), member("a~b")]).count == 1)
        #expect(try member("a.ics") != member("b.ics"))
    }

    // MARK: Changes

    @Test func `without a mark everything is listed, and later only changes`() throws {
        server.write(calendar("1"), to: "a.ics")
        server.write(calendar("2"), to: "b.ics")
        let first = try changes()
        server.remove("a.ics")
        server.write(calendar("3"), to: "c.ics")

        let second = try changes(since: first.listing.mark)
        let third = try changes(since: second.listing.mark)

        #expect(first.listing.isComplete && first.names == ["+a.ics", "+b.ics"])
        #expect(!second.listing.isComplete && second.names == ["-a.ics", "+c.ics"])
        #expect(!third.listing.isComplete && third.names.isEmpty)
        #expect(server.requests.count == 4)
    }

    @Test func `a truncated answer is continued`() throws {
        let mark = try changes().listing.mark
        for number in 1...5 { server.write(calendar("\(number)"), to: "\(number).ics") }
        server.pageSize = 2

        let (listing, names) = try changes(since: mark)

        #expect(names == ["+1.ics", "+2.ics", "+3.ics", "+4.ics", "+5.ics"])
        server.pageSize = .max
        #expect(try changes(since: listing.mark).names.isEmpty)
        #expect(!server.requests.contains { String(decoding: $0.body ?? [], as: UTF8.self).contains("limit") })
    }

    @Test func `a server that never ends its answers is listed instead`() throws {
        let mark = try changes().listing.mark
        server.write(calendar("1"), to: "a.ics")
        server.pageSize = 0
        // The token of an empty page is the present one, so the second answer would be complete.
        server.override = { request in
            guard request.method == .report else { return nil }
            return Answer(
                207,
                [],
                """
                <multistatus xmlns="DAV:"><response><href>/alice/tasks/</href><status>HTTP/1.1 507 x</status></response>
                <sync-token>\(mark.token ?? "")</sync-token></multistatus>
                """
            )
        }

        let (listing, names) = try changes(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
    }

    @Test(arguments: [
        FakeServer.Quirks.forgetsTokens, [.forgetsTokens, .refusesTokensWith412], .hasNoTokens,
    ])
    func `without a valid token everything is listed`(_ quirks: FakeServer.Quirks) throws {
        server.write(calendar("1"), to: "a.ics")
        let mark = SyncMark(token: try changes().listing.mark.token ?? "lost", ctag: nil)
        server.quirks = quirks

        let (listing, names) = try changes(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
        #expect(listing.mark.ctag != nil)
    }

    @Test func `an equal ctag means that nothing changed`() throws {
        server.quirks = .hasNoTokens
        server.write(calendar("1"), to: "a.ics")
        let mark = try changes().listing.mark

        let second = try changes(since: mark)
        server.write(calendar("2"), to: "b.ics")
        let third = try changes(since: mark)

        #expect(mark.token == nil)
        #expect(!second.listing.isComplete && second.names.isEmpty)
        #expect(third.listing.isComplete && third.names == ["+a.ics", "+b.ics"])
    }

    @Test func `a collection that is gone is an error`() throws {
        let mark = try changes().listing.mark
        server.removeList()

        #expect(throws: Refusal.missing) { try changes(since: mark) }
        #expect(throws: Refusal.missing) { try changes() }
    }

    @Test func `other refusals do not lead to a listing`() throws {
        server.quota = 2
        let mark = try changes().listing.mark
        #expect(throws: Refusal.busy(until: .after(seconds: 120))) { try changes(since: mark) }
        server.isOffline = true
        #expect(throws: Refusal.unreachable(TransferFailure(code: 6, message: "Could not resolve host"))) {
            try changes(since: mark)
        }
    }

    @Test func `a web page is not a listing`() {
        server.override = { _ in Answer(200, [], "<html><p>Log in to the network.") }
        #expect(throws: Refusal.unreadable(nil)) { try changes() }
        server.override = { _ in Answer(207, [], "<multistatus xmlns=\"DAV:\"><response>") }
        #expect(throws: Refusal.unreachable(.cut)) { try changes() }
    }

    private static func multistatus(_ responses: String) -> Answer {
        Answer(207, [], "<multistatus xmlns=\"DAV:\">\(responses)</multistatus>")
    }

    /// A response with one status for the whole resource.
    private static func response(_ href: String, _ status: Int) -> String {
        "<response><href>\(href)</href><status>HTTP/1.1 \(status) x</status></response>"
    }

    private static func properties(_ href: String, _ status: Int) -> String {
        "<response><href>\(href)</href><propstat><prop><getetag>\"7\"</getetag></prop>"
            + "<status>HTTP/1.1 \(status) x</status></propstat></response>"
    }

    private static let own = properties(FakeServer.list, 200)

    @Test(
        arguments: [
            ("", .unreadable(nil)), (response(FakeServer.list, 507), .full(message: nil)),
            (own + response("http%3A//x", 404), .missing), (response(FakeServer.list, 403), .forbidden(message: nil)),
            (response(FakeServer.list, 500), .serverError(status: 500, message: nil)),
            (properties(FakeServer.list, 503), .busy(until: nil)),
            (own + response(FakeServer.list, 503), .busy(until: nil)),
            (own + response("/alice/tasks/sub/", 403), .forbidden(message: nil)),
            (properties("/alice/tasks/a.ics", 200), .unreadable(nil)),
            (own + properties("/prefix/alice/tasks/a.ics", 200), .unreadable(nil)),
            (properties("/prefix/alice/tasks/", 200), .unreadable(nil)),
        ] as [(String, Refusal)]
    )
    func `an incomplete listing is an error`(_ responses: String, _ refusal: Refusal) {
        server.override = { request in
            request.headers.contains(Header("Depth", "1")) ? Self.multistatus(responses) : nil
        }

        #expect(throws: refusal) { try changes() }
    }

    @Test(arguments: [true, false])
    func `an item that the server fails to read is not removed`(_ isListing: Bool) throws {
        let mark = try changes().listing.mark
        server.override = { request in
            guard request.method == .report || request.headers.contains(Header("Depth", "1")) else { return nil }
            let failed = [403, 500, 503].map {
                Self.response("/alice/tasks/\($0).ics", $0) + Self.properties("/alice/tasks/p\($0).ics", $0)
            }
            let gone = [404, 410].map { Self.response("/alice/tasks/\($0).ics", $0) }
            let unclear = Self.properties("/alice/tasks/p404.ics", 404) + Self.properties("/alice/tasks/p410.ics", 410)
            return Self.multistatus(
                Self.own + failed.joined() + gone.joined() + unclear + "<sync-token>t</sync-token>"
            )
        }

        let (listing, names) = try changes(since: isListing ? nil : mark)

        #expect(listing.isComplete == isListing)
        #expect(
            names.filter { $0.hasPrefix("+") } == [
                "+403.ics", "+p403.ics", "+500.ics", "+p500.ics", "+503.ics", "+p503.ics", "+p404.ics", "+p410.ics",
            ]
        )
        #expect(names.filter { $0.hasPrefix("-") } == (isListing ? [] : ["-404.ics", "-410.ics"]))
    }

    @Test(
        arguments: [
            (response("/alice/tasks/", 403), .forbidden(message: nil)),
            (response("/alice/tasks/", 503), .busy(until: nil)),
            (properties("/prefix/alice/tasks/a.ics", 200), .unreadable(nil)),
            (response("/prefix/alice/tasks/a.ics", 404), .missing),
        ] as [(String, Refusal)]
    )
    func `incomplete changes are an error`(_ responses: String, _ refusal: Refusal) throws {
        let mark = try changes().listing.mark
        server.override = { _ in Self.multistatus("\(responses)<sync-token>t</sync-token>") }

        #expect(throws: refusal) { try changes(since: mark) }
    }

    @Test(arguments: [2, 2_000])
    func `endless pages lead to a listing`(_ tokens: Int) throws {
        let mark = try changes().listing.mark
        server.write(calendar("1"), to: "a.ics")
        var count = 0
        server.override = { request in
            guard request.method == .report else { return nil }
            defer { count += 1 }
            let next = count < 1_500 ? "<sync-token>\(count % tokens)</sync-token>" : ""
            return Self.multistatus(
                Self.properties("/alice/tasks/a.ics", 200) + Self.response(FakeServer.list, 507) + next
            )
        }

        let (listing, names) = try changes(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
        #expect(count <= 1_000)
    }

    @Test(arguments: [true, false])
    mutating func `a server that lists items endlessly is an error`(_ isListing: Bool) throws {
        let mark = try changes().listing.mark
        list.maximumMembers = 200
        var page = 0
        server.override = { request in
            guard request.method == .report || request.headers.contains(Header("Depth", "1")) else { return nil }
            page += 1
            let names = (0..<(isListing ? 201 : 40)).map {
                "<response><href>/alice/tasks/\(page)-\($0).ics</href><status>HTTP/1.1 200 OK</status></response>"
            }
            return Self.multistatus(
                Self.own + names.joined() + Self.response(FakeServer.list, isListing ? 200 : 507)
                    + "<sync-token>\(page)</sync-token>"
            )
        }

        #expect(throws: Refusal.failed(.answerTooLarge)) {
            try changes(since: isListing ? nil : mark)
        }
        #expect(page < 10)
    }

    @Test func `changes before a failure are discarded`() throws {
        for name in ["a.ics", "b.ics", "c.ics"] { server.write(calendar(name), to: name) }
        let mark = try changes().listing.mark
        server.remove("a.ics")
        server.write(calendar("b"), to: "b.ics")
        server.pageSize = 1
        var count = 0
        server.override = { request in
            guard request.method == .report else { return nil }
            count += 1
            return count == 2 ? Answer(500) : nil
        }

        let (listing, names) = try changes(since: mark)

        #expect(listing.isComplete && names == ["+b.ics", "+c.ics"])
    }

    // MARK: Fetching

    @Test(arguments: [FakeServer.Quirks(), .leavesOutMissing, .isIllFormed])
    func `items are fetched unchanged`(_ quirks: FakeServer.Quirks) throws {
        server.quirks = quirks
        server.write(calendar("1"), to: "a.ics")
        server.write(calendar("<&>"), to: "b.ics")

        let found = try fetch("a.ics", "none.ics", "b.ics")

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

        let names = try changes().names

        #expect(names == ["+a@b.ics"])
        #expect(try fetch("a%40b.ics").count == 1)
        #expect(try fetch("a%40b.ics") != [.absent])
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

        let fetched = try fetch("a.ics", "b.ics", "c.ics", "d.ics")

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
            try fetch("a.ics", "b.ics", "c.ics") == [
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

        #expect(try fetch("a.ics") == [.refused(.unreadable(nil))])
    }

    @Test func `a web page is not an item`() throws {
        server.override = { _ in Answer(200, [], "<html><p>Log in to the network.") }
        #expect(throws: Refusal.unreadable(nil)) { try fetch("a.ics", "b.ics") }
        #expect(server.requests.count == 1)

        server.quirks = .isIllFormed
        server.override = { $0.method == .get ? Answer(200, [], "<html>") : nil }
        #expect(try fetch("a.ics") == [.refused(.unreadable(nil))])
        server.override = {
            $0.method == .get ? Answer(200, [], "\u{FEFF}\r\n begin:VCALENDAR\r\nend:vcalendar\r\n") : nil
        }
        guard case .calendar = try fetch("a.ics").first else {
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

        #expect(try fetch("a.ics") == [.refused(.full(message: nil))])
    }
}
