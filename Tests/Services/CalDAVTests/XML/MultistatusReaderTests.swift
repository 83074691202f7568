import CalDAV
import Testing

struct MultistatusReaderTests {
    private func read(_ content: String) throws -> (responses: [DAVResponse], token: String?) {
        var reader = MultistatusReader()
        let text = """
            <multistatus xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:CS="http://calendarserver.org/ns/">
            \(content)</multistatus>
            """
        let responses = try reader.read(Array(text.utf8)) + reader.finish()
        return (responses, reader.syncToken)
    }

    private func properties(_ content: String) throws -> DAVResponse {
        let status = "<status>HTTP/1.1 200 OK</status>"
        let text = "<response><href>/</href><propstat><prop>\(content)</prop>\(status)</propstat></response>"
        return try #require(try read(text).responses.first)
    }

    @Test func `responses have an address, and properties or a status`() throws {
        let (responses, token) = try read(
            """
            <response><href> /a.ics </href><propstat><prop><getetag>"1"</getetag></prop><status>HTTP/1.1 200 OK</status>
            </propstat><propstat><prop><displayname/></prop><status>HTTP/1.1 404 Not Found</status></propstat></response>
            <response><href>/b.ics</href><href>/c.ics</href><status>HTTP/1.1 404 Not Found</status></response>
            <sync-token>data:,7</sync-token>
            """
        )

        #expect(responses.map(\.href) == ["/a.ics", "/b.ics", "/c.ics"])
        #expect(responses.map(\.etag?.text) == ["\"1\"", nil, nil])
        #expect(responses.map(\.status) == [nil, 404, 404])
        #expect(responses[0].displayName == nil)
        #expect(token == "data:,7")
    }

    @Test func `a property that the server fails to read is not a missing one`() throws {
        let status = "<status>HTTP/1.1 507 Insufficient Storage</status>"
        let response = try #require(
            try read("<response><href>/</href><propstat><prop><C:calendar-data/></prop>\(status)</propstat></response>")
                .responses.first
        )

        #expect(response.status == 507)
        #expect(response.calendar == nil)
    }

    @Test func `an error within a response is kept`() throws {
        let response = try #require(
            try read(
                """
                <response><href>/</href><status>HTTP/1.1 507 x</status>
                <error><number-of-matches-within-limits/></error>
                <responsedescription>Too many.</responsedescription></response>
                """
            ).responses.first
        )

        #expect(response.error.condition("number-of-matches-within-limits") != nil)
        #expect(response.error.message == "Too many.")
    }

    @Test func `collections have their properties`() throws {
        let response = try properties(
            """
            <resourcetype><collection/><C:calendar/></resourcetype><displayname>할 일</displayname>
            <CS:getctag>c</CS:getctag><sync-token>s</sync-token>
            <current-user-principal><href>/u/</href></current-user-principal>
            <C:calendar-home-set><href>/h/</href></C:calendar-home-set>
            """
        )

        #expect(response.isCalendar)
        #expect(response.displayName == "할 일")
        #expect(response.ctag == "c")
        #expect(response.syncToken == "s")
        #expect(response.principal == "/u/")
        #expect(response.calendarHome == "/h/")
        #expect(try !properties("<resourcetype><collection/></resourcetype>").isCalendar)
    }

    @Test(arguments: [
        ("", true), (#"<C:comp name="VTODO"/>"#, true), (#"<C:comp name="VEVENT"/><C:comp name="vtodo"/>"#, true),
        (#"<C:comp name="VEVENT"/>"#, false),
    ])
    func `a calendar says whether it takes tasks`(_ components: String, _ takesTasks: Bool) throws {
        let name = "C:supported-calendar-component-set"
        let response = try properties(components.isEmpty ? "" : "<\(name)>\(components)</\(name)>")

        #expect(response.takesTasks == takesTasks)
    }

    @Test(arguments: [("read", false), ("write", true), ("write-content", true), ("all", true), ("bind", true)])
    func `a calendar says whether it is writable`(_ privilege: String, _ isWritable: Bool) throws {
        let name = "current-user-privilege-set"
        let response = try properties("<\(name)><privilege><\(privilege)/></privilege></\(name)>")

        #expect(response.isWritable == isWritable)
        #expect(try properties("").isWritable)
    }

    @Test func `lines of calendars end with CRLF again`() throws {
        let response = try properties("<C:calendar-data>A&#13;\nB\n\nC</C:calendar-data>")

        #expect(response.calendar.map { String(decoding: $0, as: UTF8.self) } == "A\r\nB\r\n\r\nC")
    }

    @Test func `another document is an error`() {
        var reader = MultistatusReader()
        #expect(throws: XMLFailure.isOther(root: "html")) { try reader.read(Array("<html>".utf8)) }
    }
}
