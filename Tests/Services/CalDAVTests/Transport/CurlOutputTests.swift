import TestKit
import Testing

@testable import CalDAV

struct CurlOutputTests {
    private static let boundary = "0123456789abcdef0123456789abcdef"

    /// The answers in the output, read in pieces of that size.
    private func answers(_ output: String, pieces: Int = .max) -> [Answer] {
        var parser = CurlOutput(boundary: Self.boundary)
        var answers: [Answer] = []
        var answer = Answer()
        let bytes = Array(output.utf8)
        for start in stride(from: 0, to: bytes.count, by: min(pieces, bytes.count)) {
            _ = parser.read(Array(bytes[start..<min(bytes.count, start + min(pieces, bytes.count))])) { part in
                switch part {
                case .head(let head): answer.head = head
                case .body(let bytes): answer.body += bytes
                case .end(let failure):
                    answer.failure = failure
                    answers.append(answer)
                    answer = Answer()
                }
                return true
            }
        }
        return answers
    }

    private func end(_ code: Int = 0, _ message: String = "") -> String { "\n\(Self.boundary) \(code) \(message)\n" }

    private func text(_ answer: Answer) -> String { String(decoding: answer.body, as: UTF8.self) }

    @Test func `each answer has a head and a body`() {
        let found = answers(
            "HTTP/1.1 207 Multi-Status\r\nETag: \"1\"\r\nX:y : z\r\n\r\n<a>\n\n</a>\(end())"
                + "HTTP/2 204 \r\netag: \"2\"\r\n\r\n\(end())" + "HTTP/1.0 404 Not Found\n\ngone\(end())"
        )

        #expect(found.map(\.head.status) == [207, 204, 404])
        #expect(found.map(text) == ["<a>\n\n</a>", "", "gone"])
        #expect(found.map { $0.head["etag"] } == ["\"1\"", "\"2\"", nil])
        #expect(found[0].head["x"] == "y : z")
        #expect(found.allSatisfy { $0.failure == nil })
    }

    @Test func `the last response head wins`() {
        let found = answers(
            "HTTP/1.1 200 Connection established\r\n\r\nHTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Digest x\r\n\r\n"
                + "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nA: b\r\n\r\n"
                + "HTTP/1.1 201 Created\r\nC: d\r\n\r\nHTTP/ is not a head\(end())"
        )

        #expect(found.map(\.head) == [AnswerHead(status: 201, headers: [Header("C", "d")])])
        #expect(found.map(text) == ["HTTP/ is not a head"])
    }

    @Test func `failed transfers have a reason`() {
        let found = answers(
            end(6, "Could not resolve host: x") + "HTTP/1.1 200 OK\r\nContent-Le\(end(56, "Reset"))"
                + "HTTP/1.1 200 OK\r\n\r\nhalf\(end(18, "transfer closed"))"
        )

        #expect(found.map(\.failure?.code) == [6, 56, 18])
        #expect(found.map(\.failure?.message) == ["Could not resolve host: x", "Reset", "transfer closed"])
        #expect(found.map(\.head.status) == [0, 0, 200])
        #expect(found.map(text) == ["", "", "half"])
    }

    @Test func `bodies may look like a boundary`() {
        let bodies = [
            "\n\(Self.boundary)", "\n\(Self.boundary)x 0 \n", "\n\n\n0123456789abcdef", "\r\n\r\n",
            "\n0123456789abcdef0123456789abcde", "\(end()) ".replacing(" 0", with: "0"),
        ]
        let output = bodies.map { "HTTP/1.1 200 OK\r\n\r\n\($0)\(end())" }.joined()

        #expect(answers(output).map(text) == bodies)
    }

    @Test func `any division into pieces gives the same answers`() {
        let output =
            "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nA: b\r\n\r\nx\n\n0123456789\n\(end())\(end(7, "refused"))"
            + "HTTP/2 207\r\n\r\n\(String(repeating: "y\n", count: 50))\(end())"
        let whole = answers(output)

        #expect(whole.count == 3)
        for pieces in 1...120 { #expect(answers(output, pieces: pieces) == whole) }
    }

    @Test func `random output does not crash`() {
        var random = SeededGenerator(state: 3)
        let parts = [
            "HTTP/1.1 200 OK", "\r\n", "\r\n\r\n", "HTTP/", end(), "\n", Self.boundary, "x: y", " 0 ", "\u{0}é",
        ]
        for _ in 0..<2_000 {
            let output = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                parts[Int.random(in: parts.indices, using: &random)]
            }
            #expect(answers(output.joined(), pieces: 3) == answers(output.joined()))
        }
    }

    @Test func `the size is that of the current answer`() {
        var parser = CurlOutput(boundary: Self.boundary)
        let answer = "HTTP/1.1 200 OK\r\n\r\n12345"
        _ = parser.read(Array("\(answer)\(end())\(answer)\(String(repeating: "6", count: 100))".utf8)) { _ in true }

        // The last bytes may be the start of the boundary.
        #expect(parser.size == answer.utf8.count + 100 - "\n\(Self.boundary)".utf8.count)
        #expect(parser.answerCount == 1)
    }

    @Test func `no more output is passed on if the receiver stops`() {
        var parser = CurlOutput(boundary: Self.boundary)
        var count = 0
        let isWanted = parser.read(Array("HTTP/1.1 200 OK\r\n\r\nx\(end())\(end())".utf8)) { part in
            count += 1
            return part != .end(nil)
        }

        #expect(!isWanted)
        #expect(count == 3)
    }
}
