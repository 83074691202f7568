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
        let home = try #require(try lists().home)

        let url = try CalDAVDiscovery(server).makeList("할 일 & <more>", folder: "todo", in: home)

        #expect(url.path == "/alice/todo/")
        #expect(try lists().lists.map(\.name) == ["Tasks", "할 일 & <more>"])
        #expect(throws: Refusal.unsupported) {
            try CalDAVDiscovery(server).makeList("x", folder: "todo", in: home)
        }
    }

    @Test(arguments: [
        ("a/b", "/alice/a%2Fb/"), ("../x", "/alice/..%2Fx/"), ("/x", "/alice/%2Fx/"), ("a?b#c", "/alice/a%3Fb%23c/"),
        ("a%2Fb", "/alice/a%252Fb/"), ("https://evil.example/", "/alice/https%3A%2F%2Fevil.example%2F/"),
        ("할", "/alice/%ED%95%A0/"), ("A-z_0.~", "/alice/A-z_0.~/"), ("...", "/alice/.../"),
    ])
    func `the folder of a new list is one part of its address`(_ folder: String, _ path: String) throws {
        for home in ["/alice/", "/alice"] {
            let home = origin.replacingPath(home)
            #expect(try CalDAVDiscovery(server).makeList("x", folder: folder, in: home).path == path)
            server.override = { _ in Answer(201) }
        }
    }

    @Test(arguments: ["", ".", ".."])
    func `a list needs a folder of its own`(_ folder: String) {
        #expect(throws: Refusal.rejected(message: nil)) {
            try CalDAVDiscovery(server).makeList("x", folder: folder, in: origin.replacingPath("/alice/"))
        }
        #expect(server.requests.isEmpty)
    }
}
