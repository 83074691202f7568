import CalDAV
import TestKit
import Testing

struct CalDAVDiscoveryTests {
    private let server = FakeServer()
    private let origin: ResourceURL

    init() throws {
        origin = try #require(FakeServer.origin)
    }

    private func lists(_ path: String = "/") throws -> CalDAVDiscovery.Result {
        try CalDAVDiscovery(server).lists(from: origin.replacingPath(path))
    }

    @Test(arguments: ["/", "/alice/", "/somewhere/else"])
    func `the lists of a user are found from any address`(_ path: String) throws {
        let result = try lists(path)

        #expect(result.home?.path == FakeServer.home)
        #expect(result.lists.map(\.url.path) == [FakeServer.list])
        #expect(result.lists.map(\.name) == ["Tasks"])
        #expect(result.lists.map(\.isWritable) == [true])
    }

    @Test func `the address of a list is taken as it is`() throws {
        let result = try lists(FakeServer.list)

        #expect(result.lists.map(\.url.path) == [FakeServer.list])
        #expect(result.home == nil)
        #expect(server.requests.count == 1)
    }

    @Test func `redirections on the same server are followed`() throws {
        server.override = { request in
            switch request.url.path {
            case "/.well-known/caldav": Answer(301, [Header("Location", "/dav")])
            case "/dav": Answer(308, [Header("Location", "https://dav.example.org/alice/")])
            default: nil
            }
        }

        #expect(try lists().lists.count == 1)
        #expect(server.requests.prefix(3).map(\.url.path) == ["/.well-known/caldav", "/dav", "/alice/"])
    }

    @Test(arguments: ["https://other.example/dav/", "http://other.example/", "https://dav.example.org:444/"])
    func `another server gets no request`(_ goal: String) throws {
        server.override = { request in
            request.url.path == "/.well-known/caldav" ? Answer(302, [Header("Location", goal)]) : Answer(404)
        }

        #expect(throws: Refusal.moved(to: ResourceURL(goal))) { try lists() }
        #expect(server.requests.allSatisfy { $0.url.isSameServer(as: origin) })
    }

    @Test(arguments: [("https://localhost:8443/dav/", false), ("https://localhost/dav/", true)])
    func `only an encrypted server on the standard port is followed to`(goal: String, isAllowed: Bool) throws {
        server.override = { request in
            request.url.isHTTPS ? Answer(404) : Answer(301, [Header("Location", goal)])
        }

        let start = try #require(ResourceURL("http://localhost/"))
        let refusal = isAllowed ? Refusal.missing : .moved(to: ResourceURL(goal))
        #expect(throws: refusal) { try CalDAVDiscovery(server).lists(from: start) }
        #expect(server.requests.contains { $0.url.isHTTPS } == isAllowed)
    }

    @Test func `a calendar home on another server is reported with its address`() throws {
        server.override = { _ in
            Answer(
                207,
                [],
                """
                <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><response><href>/</href><propstat>
                <prop><C:calendar-home-set><href>https://p7.example.org/1/</href></C:calendar-home-set></prop>
                </propstat></response></multistatus>
                """
            )
        }

        #expect(throws: Refusal.moved(to: ResourceURL("https://p7.example.org/1/"))) { try lists() }
    }

    @Test func `endless redirections are an error`() {
        server.override = { request in Answer(301, [Header("Location", request.url.path + "x")]) }

        #expect(throws: Refusal.moved(to: origin.replacingPath("/dav/xxxxx"))) { try lists() }
        #expect(server.requests.count == 20)
    }

    @Test func `a wrong password is tried only once`() {
        server.override = { _ in Answer(401, [Header("WWW-Authenticate", "Basic realm=\"x\"")]) }

        #expect(throws: Refusal.unauthorized) { try lists() }
        #expect(server.requests.count == 1)
    }

    @Test func `a server without calendars reports that none was found`() {
        server.override = { _ in Answer(404) }

        #expect(throws: Refusal.missing) { try lists("/x/") }
        #expect(server.requests.map(\.url.path) == ["/x/", "/.well-known/caldav", "/", "/remote.php/dav/", "/dav/"])
    }

    @Test func `a list can be created`() throws {
        let known = try lists()

        let url = try CalDAVDiscovery(server).makeList("To do & <more>", besides: known)

        #expect(url.path == "/alice/todomore/")
        #expect(try lists().lists.map(\.name) == ["Tasks", "To do & <more>"])
        #expect(throws: Refusal.unsupported) { try CalDAVDiscovery(server).makeList("To do, more", besides: known) }
    }

    @Test func `each list gets a folder of its own`() throws {
        let paths = try ["할 일", "../장보기", "Adder", "tasks"].map { name in
            try CalDAVDiscovery(server).makeList(name, besides: lists()).path
        }

        #expect(paths == ["/alice/adder/", "/alice/adder-2/", "/alice/adder-3/", "/alice/tasks-2/"])
    }

    @Test func `only the usual addresses are tried for a wrong one`() throws {
        #expect(try lists("/").isAtAddress && lists("/alice/").isAtAddress)
        server.override = { $0.url.path == "/alice/task/" ? Answer(404) : nil }
        #expect(try !lists("/alice/task/").isAtAddress)
    }
}
