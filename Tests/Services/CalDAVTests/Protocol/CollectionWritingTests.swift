import CalDAV
import TestKit
import Testing

struct CollectionWritingTests {
    private let server = FakeServer()
    private let list: CalDAVCollection

    init() throws {
        list = CalDAVCollection(try #require(FakeServer.origin).replacingPath("/alice/tasks"), server)
    }

    private func calendar(_ uid: String) -> String {
        "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:\(uid)\r\nSUMMARY:x\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
    }

    private func write(_ writes: Write...) throws -> [Result<ETag?, Refusal>] {
        var results: [Result<ETag?, Refusal>] = []
        try list.write(writes) { _, result in results.append(result) }
        return results
    }

    private func member(_ name: String) throws -> MemberHref {
        try #require(list.member(name))
    }

    private func etag(_ text: String) throws -> ETag {
        try #require(ETag(text))
    }

    @Test func `items are created, replaced and removed`() throws {
        let a = try member("a.ics")
        let (first, second) = (Array(calendar("1").utf8), Array(calendar("1").utf8) + [0x0A])

        #expect(try write(.create(a, first)) == [.success(ETag("\"2\""))])
        #expect(try write(.replace(a, second, etag: etag("W/\"2\""))) == [.success(ETag("\"3\""))])
        #expect(server.items == ["a.ics": second])
        #expect(try write(.remove(a, etag: etag("\"3\""))) == [.success(nil)])
        #expect(server.items.isEmpty)
    }

    @Test func `a changed item is never overwritten`() throws {
        server.write(calendar("1"), to: "a.ics")
        let a = try member("a.ics")
        let body = Array(calendar("1").utf8)

        let old = try etag("\"1\"")
        let results = try write(.create(a, body), .replace(a, body, etag: old), .remove(a, etag: old))

        #expect(results == [.failure(.conflict), .failure(.conflict), .failure(.conflict)])
        #expect(server.items.count == 1)
    }

    @Test(arguments: ["", "W/", " ", "W/ ", "\r\n", "W/\u{0}", "*", "W/*"])
    func `an ETag that would not make a write conditional is ignored`(_ text: String) throws {
        #expect(ETag(text) == nil)
        server.override = { _ in Answer(201, [Header("ETag", text)]) }
        #expect(try write(.create(member("a.ics"), Array(calendar("1").utf8))) == [.success(nil)])
        let escaped = text.replacing("\u{0}", with: "")
        server.override = { _ in
            Answer(
                207,
                [],
                """
                <multistatus xmlns="DAV:"><response><href>/alice/tasks/a.ics</href><propstat><prop><getetag>\(escaped)\
                </getetag></prop></propstat></response><sync-token>t</sync-token></multistatus>
                """
            )
        }
        var found: [MemberChange] = []
        _ = try list.changes(since: SyncMark(token: "x", ctag: nil), into: &found) { $0.append($1) }
        #expect(try found == [.present(member("a.ics"), etag: nil)])
    }

    @Test func `an ETag that is too long for a header is ignored`() {
        #expect(ETag(String(repeating: "x", count: ETag.maximumLength)) != nil)
        #expect(ETag(String(repeating: "x", count: ETag.maximumLength + 1)) == nil)
    }

    @Test func `one refused item does not stop the others`() throws {
        server.write(calendar("1"), to: "other.ics")
        server.quirks = .namesDuplicates

        let results = try write(
            .create(member("a.ics"), Array("nonsense".utf8)),
            .create(member("b.ics"), Array(calendar("1").utf8)),
            .create(member("c.ics"), Array(calendar("3").utf8))
        )

        #expect(
            results == [
                .failure(.rejected(status: 415, message: "Not a calendar.")),
                .failure(.duplicate(href: "/alice/tasks/other.ics")),
                .success(ETag("\"3\"")),
            ]
        )
    }

    @Test(arguments: [200, 202, 203, 207, 404, 410])
    func `an answer that any program can give doesn't prove that an item was stored or removed`(status: Int) throws {
        server.override = { _ in Answer(status, [Header("ETag", "\"2\"")]) }

        let removal = try write(.remove(member("a.ics"), etag: etag("\"2\"")))
        let others = try write(
            .create(member("a.ics"), Array(calendar("1").utf8)),
            .replace(member("a.ics"), Array(calendar("1").utf8), etag: etag("\"2\""))
        )

        #expect(removal == [.failure(.unproven)])
        let result = status < 300 ? Refusal.unproven : status == 404 ? .missing : .gone
        #expect(others == [.failure(result), .failure(result)])
    }

    @Test func `the page at which a network wants a log-in stops all requests`() throws {
        server.override = { _ in Answer(200, [Header("ETag", "\"2\"")], "\r\n<!DOCTYPE html><html>Log in") }
        let a = try member("a.ics")

        for request in [Write.create(a, Array(calendar("1").utf8)), .remove(a, etag: try etag("\"2\""))] {
            #expect(throws: Refusal.unreadable(nil)) { try write(request) }
        }
    }

    @Test(arguments: [(200, true), (204, true), (403, false)])
    func `a removal can be reported in a multistatus document`(status: Int, isRemoved: Bool) throws {
        server.override = { _ in
            Answer(
                200,
                [],
                """
                <multistatus xmlns="DAV:"><response><href>/alice/tasks/a.ics</href><status>HTTP/1.1 \(status) OK</status>
                </response></multistatus>
                """
            )
        }

        let results = try write(.remove(member("a.ics"), etag: etag("\"2\"")))

        #expect(results == [isRemoved ? .success(nil) : .failure(.unproven)])
    }

    @Test func `an item can't be removed if the server reports a conflict`() throws {
        server.override = { _ in Answer(409) }

        #expect(try write(.remove(member("a.ics"), etag: etag("\"2\""))) == [.failure(.missingParent)])
    }

    @Test func `a UID reserved by the server's trash is reported`() throws {
        server.quirks = .hasTrash
        let body = Array(calendar("1").utf8)
        let results = try write(
            .create(member("a.ics"), body),
            .remove(member("a.ics"), etag: etag("\"2\"")),
            .create(member("a.ics"), body)
        )

        #expect(results.last == .failure(.inTrash))
    }

    @Test func `a refusal that affects all requests stops the rest`() throws {
        server.quota = 1
        let body = { Array(calendar($0).utf8) }
        var count = 0

        #expect(throws: Refusal.busy(until: .after(seconds: 120))) {
            try list.write([
                .create(member("a.ics"), body("1")), .create(member("b.ics"), body("2")),
                .create(member("c.ics"), body("3")),
            ]) { _, _ in count += 1 }
        }

        #expect(count == 1)
        #expect(server.requests.count == 2)
    }

    @Test func `an answer that is lost is not a success`() throws {
        server.requestsUntilBreak = 1

        #expect(throws: Refusal.unreachable(TransferFailure(code: 56, message: "Connection reset"))) {
            try write(.create(member("a.ics"), Array(calendar("1").utf8)))
        }

        #expect(server.items.count == 1)
    }

    @Test(
        arguments: [
            (.sortsLines, nil), (.givesNoETags, nil), ([.sortsLines, .liesAboutETags], "\"2\""),
        ] as [(FakeServer.Quirks, String?)]
    )
    func `an ETag is passed on only if the server gives one`(_ quirks: FakeServer.Quirks, _ etag: String?) throws {
        server.quirks = quirks
        #expect(try write(.create(member("a.ics"), Array(calendar("1").utf8))) == [.success(etag.flatMap(ETag.init))])
        #expect(server.items["a.ics"].map { $0 == Array(calendar("1").utf8) } == !quirks.contains(.sortsLines))
    }
}
