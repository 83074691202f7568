import Testing

@testable import CalDAV

struct CurlConfigurationTests {
    private static let server = ResourceURL("https://dav.example.org/")

    private func lines(_ requests: [Request], login: Login? = nil) throws -> [String] {
        let configuration = CurlConfiguration(login: login, certificates: "/etc/my \"ca\".pem", boundary: "b")
        let bytes = try configuration.text(for: requests) { _ throws(CourierFailure) in 7 }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func `a request is one group of options`() throws {
        let server = try #require(Self.server)
        let login = try #require(Login(user: "alice", password: "p\"a\\s\ns", server: server))
        let url = server.replacingPath("/a/x.ics")
        let request = Request(.put, url, [Header("If-Match", "\"1\"")], body: Array("A\r\nB\\\"".utf8))

        let found = try lines([request, Request(.get, server)], login: login)

        #expect(found.filter { $0 == "next" }.count == 1)
        #expect(
            found.prefix { $0 != "next" } == [
                #"url = "https://dav.example.org/a/x.ics""#, #"request = "PUT""#, #"user-agent = "adder""#,
                #"user = "alice:p\"a\\s\ns""#, "basic", #"proto = "=https""#, #"cacert = "/etc/my \"ca\".pem""#,
                "silent",
                "include", "suppress-connect-headers", "no-buffer", "globoff", "path-as-is", #"connect-timeout = "30""#,
                #"speed-limit = "1""#, #"speed-time = "60""#, #"max-filesize = "67108864""#,
                #"write-out = "\nb %{exitcode} %{errormsg}\n""#, #"header = "Expect:""#, #"header = "If-Match: \"1\"""#,
                #"data-raw = "A\r\nB\\\"""#,
            ]
        )
        #expect(!found.contains { $0.hasPrefix("location") || $0.contains("insecure") })
    }

    @Test func `long and binary bodies are in files`() throws {
        let url = try #require(Self.server)
        for body in [[UInt8](repeating: 0x61, count: 100_000), [0x61, 0]] {
            #expect(try lines([Request(.put, url, body: body)]).last == #"upload-file = "/dev/fd/7""#)
            #expect(try lines([Request(.report, url, body: body)]).last == #"data-binary = "@/dev/fd/7""#)
        }
        let short = [UInt8](repeating: 0x61, count: 90_000)
        #expect(try lines([Request(.put, url, body: short)]).last?.count == short.count + #"data-raw = """#.count)
    }

    @Test(arguments: [
        "http://dav.example.org/", "https://dav.example.org:444/", "https://evil.example/", "http://localhost/",
    ])
    func `the password is sent nowhere else`(_ address: String) throws {
        let url = try #require(ResourceURL(address))
        let server = try #require(Self.server)
        let login = try #require(Login(user: "alice", password: "secret", server: server))

        #expect(throws: CourierFailure.unsafeAddress(url)) { try lines([Request(.get, url)], login: login) }
    }

    @Test func `a loopback request bypasses the proxy`() throws {
        let url = try #require(ResourceURL("http://127.0.0.1:8080/"))
        let found = try lines([Request(.get, url)])

        #expect(found.contains(#"proto = "=http""#))
        #expect(found.contains(#"noproxy = "*""#))
    }

    @Test(arguments: ["", " ", "\t", "\r\n", "\u{0}"])
    func `a header that curl would leave out is an error`(_ value: String) throws {
        let request = Request(.delete, try #require(Self.server), [Header("If-Match", value)])

        #expect(throws: CourierFailure.emptyHeader(name: "If-Match")) { try lines([request]) }
    }

    @Test func `a header stays one header`() throws {
        let request = Request(.delete, try #require(Self.server), [Header("If-Match", "\"1\u{0}\"\r\nX: y\n")])

        #expect(try lines([request]).last == #"header = "If-Match: \"1\"X: y""#)
    }

    @Test(arguments: [
        ("a:b", "x", false), ("a\u{0}", "x", false), ("a\n", "x", false), ("a\r\n", "x", false), ("a", "x\u{0}", false),
        ("a b\"\\é", "x:\n", true), ("", "", true),
    ])
    func `a login that curl would truncate is rejected`(_ user: String, _ password: String, _ isValid: Bool) throws {
        let server = try #require(Self.server)
        #expect((Login(user: user, password: password, server: server) != nil) == isValid)
    }

    @Test func `no message contains the password`() throws {
        let server = try #require(Self.server)
        let login = try #require(Login(user: "alice", password: "secret", server: server))
        var dumped = ""
        dump(login, to: &dumped)

        #expect("\(login)" == "alice at dav.example.org")
        #expect(!dumped.contains("secret") && !String(reflecting: login).contains("secret"))
    }
}
