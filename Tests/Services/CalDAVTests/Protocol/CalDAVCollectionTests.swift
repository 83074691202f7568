import CalDAV
import TestKit
import Testing

struct CalDAVCollectionTests {
    private let server = FakeServer()
    private var list: CalDAVCollection

    init() throws {
        list = CalDAVCollection(try #require(FakeServer.origin).replacingPath("/alice/tasks"), server)
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
        let first = try list.namedChanges()
        server.remove("a.ics")
        server.write(calendar("3"), to: "c.ics")

        let second = try list.namedChanges(since: first.listing.mark)
        let third = try list.namedChanges(since: second.listing.mark)

        #expect(first.listing.isComplete && first.names == ["+a.ics", "+b.ics"])
        #expect(!second.listing.isComplete && second.names == ["-a.ics", "+c.ics"])
        #expect(!third.listing.isComplete && third.names.isEmpty)
        #expect(server.requests.count == 4)
    }

    @Test func `a truncated answer is continued`() throws {
        let mark = try list.namedChanges().listing.mark
        for number in 1...5 { server.write(calendar("\(number)"), to: "\(number).ics") }
        server.pageSize = 2

        let (listing, names) = try list.namedChanges(since: mark)

        #expect(names == ["+1.ics", "+2.ics", "+3.ics", "+4.ics", "+5.ics"])
        server.pageSize = .max
        #expect(try list.namedChanges(since: listing.mark).names.isEmpty)
        #expect(!server.requests.contains { String(decoding: $0.body ?? [], as: UTF8.self).contains("limit") })
    }

    @Test func `a server that never ends its answers is listed instead`() throws {
        let mark = try list.namedChanges().listing.mark
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

        let (listing, names) = try list.namedChanges(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
    }

    @Test(arguments: [
        FakeServer.Quirks.forgetsTokens, [.forgetsTokens, .refusesTokensWith412], .hasNoTokens,
    ])
    func `without a valid token everything is listed`(_ quirks: FakeServer.Quirks) throws {
        server.write(calendar("1"), to: "a.ics")
        let mark = SyncMark(token: try list.namedChanges().listing.mark.token ?? "lost", ctag: nil)
        server.quirks = quirks

        let (listing, names) = try list.namedChanges(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
        #expect(listing.mark.ctag != nil)
    }

    @Test func `an equal ctag means that nothing changed`() throws {
        server.quirks = .hasNoTokens
        server.write(calendar("1"), to: "a.ics")
        let mark = try list.namedChanges().listing.mark

        let second = try list.namedChanges(since: mark)
        server.write(calendar("2"), to: "b.ics")
        let third = try list.namedChanges(since: mark)

        #expect(mark.token == nil)
        #expect(!second.listing.isComplete && second.names.isEmpty)
        #expect(third.listing.isComplete && third.names == ["+a.ics", "+b.ics"])
    }

    @Test func `a collection that is gone is an error`() throws {
        let mark = try list.namedChanges().listing.mark
        server.removeList()

        #expect(throws: Refusal.missing) { try list.namedChanges(since: mark) }
        #expect(throws: Refusal.missing) { try list.namedChanges() }
    }

    @Test func `other refusals do not lead to a listing`() throws {
        server.quota = 2
        let mark = try list.namedChanges().listing.mark
        #expect(throws: Refusal.busy(until: .after(seconds: 120))) { try list.namedChanges(since: mark) }
        server.isOffline = true
        #expect(throws: Refusal.unreachable(TransferFailure(code: 6, message: "Could not resolve host"))) {
            try list.namedChanges(since: mark)
        }
    }

    @Test func `a web page is not a listing`() {
        server.override = { _ in Answer(200, [], "<html><p>Log in to the network.") }
        #expect(throws: Refusal.unreadable(nil)) { try list.namedChanges() }
        server.override = { _ in Answer(207, [], "<multistatus xmlns=\"DAV:\"><response>") }
        #expect(throws: Refusal.unreachable(.cut)) { try list.namedChanges() }
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

        #expect(throws: refusal) { try list.namedChanges() }
    }

    @Test(arguments: [true, false])
    func `an item that the server fails to read is not removed`(_ isListing: Bool) throws {
        let mark = try list.namedChanges().listing.mark
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

        let (listing, names) = try list.namedChanges(since: isListing ? nil : mark)

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
        let mark = try list.namedChanges().listing.mark
        server.override = { _ in Self.multistatus("\(responses)<sync-token>t</sync-token>") }

        #expect(throws: refusal) { try list.namedChanges(since: mark) }
    }

    @Test(arguments: [2, 2_000])
    func `endless pages lead to a listing`(_ tokens: Int) throws {
        let mark = try list.namedChanges().listing.mark
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

        let (listing, names) = try list.namedChanges(since: mark)

        #expect(listing.isComplete && names == ["+a.ics"])
        #expect(count <= 1_000)
    }

    @Test(arguments: [true, false])
    mutating func `a server that lists items endlessly is an error`(_ isListing: Bool) throws {
        let mark = try list.namedChanges().listing.mark
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
            try list.namedChanges(since: isListing ? nil : mark)
        }
        #expect(page < 10)
    }

    @Test func `changes before a failure are discarded`() throws {
        for name in ["a.ics", "b.ics", "c.ics"] { server.write(calendar(name), to: name) }
        let mark = try list.namedChanges().listing.mark
        server.remove("a.ics")
        server.write(calendar("b"), to: "b.ics")
        server.pageSize = 1
        var count = 0
        server.override = { request in
            guard request.method == .report else { return nil }
            count += 1
            return count == 2 ? Answer(500) : nil
        }

        let (listing, names) = try list.namedChanges(since: mark)

        #expect(listing.isComplete && names == ["+b.ics", "+c.ics"])
    }
}
