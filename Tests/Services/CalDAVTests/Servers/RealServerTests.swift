import CalDAV
import TestKit
import Testing

/// Radicale and Xandikos.
struct RealServerTests {
    private func calendar(_ uid: String, _ summary: String = "Pay rent") -> [UInt8] {
        let lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", "BEGIN:VTODO", "UID:\(uid)",
            "DTSTAMP:20261121T093000Z", "SUMMARY:\(summary)", "END:VTODO", "END:VCALENDAR",
        ]
        return Array(lines.map { "\($0)\r\n" }.joined().utf8)
    }

    /// A new list on the server.
    private func list(_ server: RealServer, _ courier: CurlCourier) throws -> CalDAVCollection {
        let discovery = CalDAVDiscovery(courier)
        let known = try discovery.lists(from: server.url)
        return CalDAVCollection(try discovery.makeList("할 일 <&>", besides: known), courier)
    }

    private func changes(_ list: CalDAVCollection, since mark: SyncMark? = nil) throws -> (Listing, Set<MemberChange>) {
        var changes: Set<MemberChange> = []
        let listing = try list.changes(since: mark, into: &changes) { $0.insert($1) }
        return (listing, changes)
    }

    private func write(_ list: CalDAVCollection, _ writes: Write...) throws -> [Result<ETag?, Refusal>] {
        var results: [Result<ETag?, Refusal>] = []
        try list.write(writes) { _, result in results.append(result) }
        return results
    }

    private func fetch(_ list: CalDAVCollection, _ member: MemberHref) throws -> Fetched? {
        var found: Fetched?
        try list.fetch([member]) { found = $1 }
        return found
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `lists are found from the address of the server`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())

        let found = try CalDAVDiscovery(server.courier()).lists(from: server.url)

        let made = try #require(found.lists.first { $0.name == "할 일 <&>" })
        #expect(CalDAVCollection(made.url, server.courier()).member("a.ics")?.path.hasSuffix("/a.ics") == true)
        #expect(list.url.isSameServer(as: server.url))
        #expect(!found.lists.contains { !$0.isWritable })
        #expect(try CalDAVDiscovery(server.courier()).lists(from: made.url).lists == [made])
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `items are written, listed, fetched and removed`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())
        let (a, b) = try (#require(list.member("a.ics")), #require(list.member("b.ics")))

        let start = try changes(list)
        let etags = try write(list, .create(a, calendar("1")), .create(b, calendar("2", "값 <&> 1"))).map {
            try $0.get()
        }
        let second = try changes(list, since: start.0.mark)
        let third = try changes(list, since: second.0.mark)
        let etag = try #require(etags[0])
        let changed = try write(
            list,
            .replace(a, calendar("1", "Pay more"), etag: etag),
            .remove(b, etag: #require(etags[1]))
        )
        let fourth = try changes(list, since: third.0.mark)

        #expect(start.0.isComplete && start.1.isEmpty && start.0.mark.token != nil)
        #expect(!second.0.isComplete && second.1 == [.present(a, etag: etags[0]), .present(b, etag: etags[1])])
        #expect(!third.0.isComplete && third.1.isEmpty)
        #expect(try fourth.1 == [.present(a, etag: changed[0].get()), .removed(b)])
        #expect(try fetch(list, b) == .absent)
        guard case .calendar(let body, let fetchedETag) = try fetch(list, a) else {
            Issue.record("not fetched")
            return
        }
        #expect(String(decoding: body, as: UTF8.self).contains("\r\nSUMMARY:Pay more\r\n"))
        #expect(try fetchedETag == changed[0].get())
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `a changed item is never overwritten`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())
        let (a, b) = try (#require(list.member("a.ics")), #require(list.member("b.ics")))
        let old = try #require(try write(list, .create(a, calendar("1")))[0].get())
        let new = try #require(try write(list, .replace(a, calendar("1", "x"), etag: old))[0].get())

        let results = try write(
            list,
            .create(a, calendar("1")),
            .replace(a, calendar("1"), etag: old),
            .remove(a, etag: old),
            .create(b, calendar("1")),
            .create(b, Array("nonsense".utf8))
        )

        #expect(results.prefix(3) == [.failure(.conflict), .failure(.conflict), .failure(.conflict)])
        #expect(results[3] == .failure(.duplicate(href: nil)))
        guard case .failure(.rejected) = results[4] else {
            Issue.record("\(results[4])")
            return
        }
        #expect(try write(list, .remove(a, etag: new), .remove(a, etag: new)) == [.success(nil), .failure(.unproven)])
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `a token that the server does not know leads to a listing`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())
        _ = try write(list, .create(#require(list.member("a.ics")), calendar("1")))

        let (listing, names) = try changes(list, since: SyncMark(token: "http://radicale.org/ns/sync/0", ctag: nil))

        #expect(listing.isComplete && names.count == 1)
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `sync marks survive a restart, and a server that is down is an error`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())
        _ = try write(list, .create(#require(list.member("a.ics")), calendar("1")))
        let mark = try changes(list).0.mark

        server.stop()
        do throws(Refusal) {
            var changes = 0
            _ = try list.changes(since: mark, into: &changes) { count, _ in count += 1 }
            Issue.record("no error")
        } catch {
            guard case .unreachable(let failure) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(failure.code == 7)
        }
        try server.start()
        let (listing, names) = try changes(list, since: mark)

        #expect(!listing.isComplete && names.isEmpty)
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `many and large items are written and read`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = try list(server, server.courier())
        let members = try (0..<120).map { try #require(list.member("\($0).ics")) }
        let long = String(repeating: "long text ", count: 30_000)
        var results: [Int: Result<ETag?, Refusal>] = [:]

        try list.write(members.enumerated().map { .create($1, calendar("\($0)", $0 == 60 ? long : "x")) }) {
            results[$0] = $1
        }

        #expect(results.count == 120)
        #expect(results.values.allSatisfy { if case .success(.some) = $0 { true } else { false } })
        var sizes: [Int] = []
        try list.fetch(members) { _, fetched in
            if case .calendar(let body, _) = fetched { sizes.append(body.count) }
        }
        #expect(sizes.count == 120)
        #expect(sizes.max() ?? 0 > long.count)
        #expect(try changes(list).1.count == 120)
    }

    @Test func `a wrong password is refused`() throws {
        let server = try RealServer(.radicale)
        for password in ["wrong", "", "p\"a ss\\n:é "] {
            #expect(throws: Refusal.unauthorized) {
                try CalDAVDiscovery(server.courier(password: password)).lists(from: server.url)
            }
        }
        #expect(throws: Refusal.unauthorized) {
            try CalDAVDiscovery(CurlCourier(login: nil)).lists(from: server.url)
        }
    }

    @Test func `an unknown certificate is refused, unless the user trusts it`() throws {
        let server = try RealServer(.radicale, isEncrypted: true)

        #expect(try list(server, server.courier(certificates: server.certificate)).url.isHTTPS)
        do throws(Refusal) {
            _ = try CalDAVDiscovery(server.courier()).lists(from: server.url)
            Issue.record("no error")
        } catch {
            guard case .unreachable(let failure) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(failure.isAboutCertificate)
        }
    }

    @Test(arguments: RealServer.Kind.allCases)
    func `a list that does not exist is missing`(_ kind: RealServer.Kind) throws {
        let server = try RealServer(kind)
        let list = CalDAVCollection(server.url.replacingPath("/alice/none/"), server.courier())

        #expect(throws: Refusal.missing) { try changes(list) }
        #expect(throws: Refusal.missing) { try changes(list, since: SyncMark(token: "x", ctag: nil)) }
        #expect(
            try write(list, .create(#require(list.member("a.ics")), calendar("1"))) == [
                .failure(kind == .radicale ? .missingParent : .missing)
            ]
        )
    }
}
