import CalDAV
import Testing

struct ErrorBodyTests {
    @Test func `conditions are found in any namespace`() {
        let body = ErrorBody(
            Array(
                """
                <D:error xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><C:no-uid-conflict>
                <D:href>/x.ics</D:href></C:no-uid-conflict></D:error>
                """.utf8
            )
        )

        #expect(body.condition("no-uid-conflict")?["DAV: href"]?.words == "/x.ics")
        #expect(body.condition("valid-sync-token") == nil)
        #expect(body.message == nil)
    }

    @Test(arguments: [
        (
            #"<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"><s:exception>X</s:exception><s:message>Bad.</s:message></d:error>"#,
            "Bad."
        ),
        (#"<error xmlns="DAV:"><valid-x/><responsedescription>Worse.</responsedescription></error>"#, "Worse."),
        ("\n  Quota exceeded \r\nmore", "Quota exceeded"), ("<html><body>x</body></html>", nil), ("<error>", nil),
        ("", nil), (String(repeating: "x", count: 1_000), String(repeating: "x", count: 300)),
    ])
    func `only human-readable messages are kept`(_ text: String, _ message: String?) {
        #expect(ErrorBody(Array(text.utf8)).message == message)
    }
}
