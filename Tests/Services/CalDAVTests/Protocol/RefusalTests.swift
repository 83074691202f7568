import Almanac
import TestKit
import Testing

@testable import CalDAV

struct RefusalTests {
    private static let url = ResourceURL("https://dav.example.org/a/")

    private func refusal(_ answer: Answer, _ target: Refusal.Target) throws -> Refusal? {
        Refusal(answer, about: target, at: try #require(Self.url))
    }

    private static func error(_ content: String) -> String {
        #"<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns">\#(content)</d:error>"#
    }

    @Test(
        arguments: [
            (200, "", nil), (201, "", nil), (207, "", nil), (403, "no", .rejected(status: 403, message: "no")),
            (409, "", .missingParent),
            (412, "", .conflict), (412, error("<d:no-uid-conflict/>"), .duplicate(href: nil)),
            (412, error("<d:valid-calendar-data/>"), .rejected(status: 412, message: "valid-calendar-data")),
            (
                403,
                error("<d:unique-scheduling-object-resource><d:href>/x</d:href></d:unique-scheduling-object-resource>"),
                .duplicate(href: "/x")
            ),
            (403, error("<d:need-privileges/>"), .forbidden(message: nil)),
            (403, error("<d:quota-not-exceeded/>"), .full(message: nil)),
            (400, "x", .rejected(status: 400, message: "x")),
            (415, error("<s:message>Bad.</s:message>"), .rejected(status: 415, message: "Bad.")),
            (413, "", .rejected(status: 413, message: nil)),
            (
                400, error("<s:message>Deleted calendar object with uid already exists in this calendar.</s:message>"),
                .inTrash
            ),
            (404, "", .missing), (410, "", .gone), (423, "", .rejected(status: 423, message: nil)),
            (405, "", .rejected(status: 405, message: nil)), (501, "", .rejected(status: 501, message: nil)),
            (505, "", .rejected(status: 505, message: nil)), (507, "", .full(message: nil)),
            (500, "<html>", .serverError(status: 500, message: nil)),
            (502, "x", .serverError(status: 502, message: "x")),
            (418, "", .serverError(status: 418, message: nil)), (302, "", .moved(to: nil)),
        ] as [(Int, String, Refusal?)]
    )
    func `answers about an item`(_ status: Int, _ body: String, _ expected: Refusal?) throws {
        #expect(try refusal(Answer(status, [], body), .item) == expected)
    }

    @Test(
        arguments: [
            (403, "", .forbidden(message: nil)), (403, error("<d:valid-sync-token/>"), .staleToken),
            (412, error("<d:valid-sync-token/>"), .staleToken), (403, error("<d:supported-report/>"), .unsupported),
            (405, "", .unsupported), (501, "", .unsupported), (400, "", .unsupported), (404, "", .missing),
        ] as [(Int, String, Refusal?)]
    )
    func `answers about a collection`(_ status: Int, _ body: String, _ expected: Refusal?) throws {
        #expect(try refusal(Answer(status, [], body), .collection) == expected)
    }

    @Test func `a refusal may be within a multistatus document`() throws {
        let body = """
            <multistatus xmlns="DAV:"><response><href>/x</href><status>HTTP/1.1 412 x</status><error>
            <no-uid-conflict xmlns="urn:ietf:params:xml:ns:caldav"/></error></response></multistatus>
            """
        #expect(try refusal(Answer(207, [], body), .item) == .duplicate(href: nil))
    }

    @Test func `a failed transfer takes precedence over any status`() throws {
        let failure = TransferFailure(code: 18, message: "closed")
        #expect(try refusal(Answer(AnswerHead(status: 201), failure: failure), .item) == .unreachable(failure))
        #expect(try refusal(Answer(failure: 63, "large"), .collection) == .failed(.answerTooLarge))
        #expect(try refusal(Answer(failure: 63, "large"), .item) == .rejected(message: "the answer is too long"))
        #expect(TransferFailure(code: 60, message: "").isAboutCertificate && !failure.isAboutCertificate)
    }

    @Test func `a redirection includes its target`() throws {
        let goal = ResourceURL("https://dav.example.org/b/")
        #expect(try refusal(Answer(301, [Header("Location", "/b/")]), .collection) == .moved(to: goal))
    }

    @Test(arguments: [
        ("120", 1_120), ("-1", nil), ("soon", nil), ("Thu, 01 Jan 1970 00:20:00 GMT", 1_200),
        ("Thu, 01 Jan 1970 00:00:10 GMT", 1_000), ("99999999999", 87_400), ("Thu, 31 Feb 1970 00:20:00 GMT", nil),
        ("Thu, 01 Jan 1970 00:20 GMT", nil), ("Thu, 01 Jan 1970 9223372036854775807:00:00 GMT", nil),
        ("Thu, 01 Jan 1970 -1:00:00 GMT", nil), ("Thu, 01 Jan 1970 24:00:00 GMT", nil),
        ("Thu, 01 Jan 1970 00:60:00 GMT", nil), ("Thu, 01 Jan 1970 00:20:60 GMT", 1_260),
        ("Thu, 01 Jan 1970 00:20:61 GMT", nil), ("Thu, 01 Jan 1970 00:a:20:00 GMT", nil),
        ("Fri, 31 Dec 9999 23:59:60 GMT", 87_400), ("9223372036854775807", 87_400), ("9223372036854775808", nil),
    ])
    func `a busy server can ask to wait for at most a day`(_ header: String, _ seconds: Int?) throws {
        for status in [429, 503] {
            guard case .busy(let until) = try refusal(Answer(status, [Header("Retry-After", header)]), .item) else {
                Issue.record("not busy")
                return
            }
            #expect(until?.instant(now: Instant(seconds: 1_000)).seconds == seconds)
        }
    }

    @Test func `random times do not crash`() {
        var random = SeededGenerator(state: 11)
        let parts = [
            "Thu,", "01", "Jan", "1970", "00:20:00", "GMT", "-1", "9223372036854775807", ":", "99", "Feb", "", "é",
            "-9223372036854775808", "23:59:60", "0:0:0", "9999", "\u{0}", "+1",
        ]
        for _ in 0..<5_000 {
            let words = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                parts[Int.random(in: parts.indices, using: &random)]
            }
            for separator in [" ", "", ":"] {
                let time = RetryTime(words.joined(separator: separator))
                #expect(time.map { (0...87_400).contains($0.instant(now: Instant(seconds: 1_000)).seconds) } ?? true)
            }
        }
    }

    @Test func `a damaged document is not a success`() throws {
        #expect(try refusal(Answer(207, [], "<multistatus"), .item) == .unreachable(.cut))
        #expect(try refusal(Answer(207, [], "<html></b>"), .item) == .unreadable(.illFormed(line: 1)))
    }
}
