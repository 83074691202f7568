import CalDAV
import Glibc
import Programs
import TestKit
import Testing

/// curl is replaced by shell scripts here. Tests with real servers use the real one.
struct CurlCourierTests {
    private let folder: TemporaryFolder
    private let url: ResourceURL

    init() throws {
        folder = try TemporaryFolder()
        url = try #require(ResourceURL("https://dav.example.org/"))
    }

    private func courier(_ script: String, maximumTime: Int = 1800) throws -> CurlCourier {
        let program = "\(folder.path)/curl"
        try Files.write("#!/bin/sh\ncd '\(folder.path)'\n\(script)\n".utf8, to: program)
        chmod(program, 0o700)
        let login = Login(user: "alice", password: "secret", server: url)
        return CurlCourier(login: login, program: program, maximumTime: maximumTime)
    }

    private func answers(_ courier: CurlCourier, _ requests: Request...) throws -> [Answer] {
        var answers: [Answer] = []
        try collect(courier, requests) { answer in
            answers.append(answer)
            return true
        }
        return answers
    }

    private func collect(_ courier: CurlCourier, _ requests: [Request], _ receive: (Answer) -> Bool) throws {
        var answer = Answer()
        try courier.send(requests) { part in
            switch part {
            case .head(let head): answer = Answer(head)
            case .body(let bytes): answer = Answer(answer.head, body: answer.body + bytes)
            case .end(let failure): return receive(Answer(answer.head, body: answer.body, failure: failure))
            }
            return true
        }
    }

    /// Shell commands that read the configuration and set `$mark` to the boundary.
    private let reading = "cat >input; mark=$(sed -n 's/^write-out = \"\\\\n\\([0-9a-f]*\\) .*/\\1/p' input | head -1)"

    @Test func `the password is only in the input of curl`() throws {
        let courier = try courier("echo \"$@\" >words; env >variables; \(reading); printf '\\n%s 0 \\n' $mark")

        _ = try answers(courier, Request(.get, url))

        #expect(try Files.read("\(folder.path)/words") == Array("-q -K -\n".utf8))
        #expect(try !String(decoding: Files.read("\(folder.path)/variables"), as: UTF8.self).contains("secret"))
        #expect(try String(decoding: Files.read("\(folder.path)/input"), as: UTF8.self).contains("alice:secret"))
    }

    @Test func `curl reads a file, which is complete even if adder is killed`() throws {
        let courier = try courier("test -f /dev/stdin && touch file; \(reading); printf '\\n%s 0 \\n' $mark")

        _ = try answers(courier, Request(.get, url))

        #expect(Files.names(in: folder.path).contains("file"))
    }

    @Test func `requests that take too long are abandoned`() throws {
        let courier = try courier("exec sleep 100", maximumTime: 0)
        #expect(throws: CourierFailure.program(.tookTooLong)) { try answers(courier, Request(.get, url)) }
    }

    @Test func `long bodies are inherited files`() throws {
        let courier = try courier(
            "\(reading); cat $(sed -n 's/^upload-file = \"\\(.*\\)\"/\\1/p' input) >body; "
                + "echo noise >&2; printf '\\n%s 0 \\n' $mark"
        )
        let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }

        #expect(try answers(courier, Request(.put, url, body: body)) == [Answer()])
        #expect(try Files.read("\(folder.path)/body") == body)
    }

    @Test func `closed standard streams do not change what is sent`() async {
        await #expect(processExitsWith: .success) {
            for stream: Int32 in 0...2 {
                close(stream)
                try CurlCourierTests().`long bodies are inherited files`()
            }
        }
    }

    @Test func `a body that cannot be read is not sent as an empty one`() throws {
        let courier = try courier("sed 's|/dev/fd/[0-9]*|/dev/fd/999|' | curl \"$@\"")
        let found = try answers(courier, Request(.put, url, body: [UInt8](repeating: 0x61, count: 100_000)))

        #expect(found.map(\.failure?.code) == [26])
    }

    @Test func `a missing program is named`() throws {
        let missing = "\(folder.path)/none"
        #expect(throws: CourierFailure.program(.notInstalled(program: missing))) {
            try answers(CurlCourier(login: nil, program: missing), Request(.get, url))
        }
    }

    @Test func `missing answers are an error`() throws {
        #expect(throws: CourierFailure.broken(status: 2)) { try answers(courier("exit 2"), Request(.get, url)) }
        #expect(throws: CourierFailure.broken(status: -9)) { try answers(courier("kill -9 $$"), Request(.get, url)) }
        #expect(throws: CourierFailure.broken(status: 0)) {
            try answers(courier("\(reading); printf '\\n%s 0 \\n' $mark"), Request(.get, url), Request(.get, url))
        }
    }

    @Test func `an endless answer is cut, and curl killed`() throws {
        let courier = try courier("\(reading); echo $$ >id; printf 'HTTP/1.1 200 OK\\r\\n\\r\\n'; exec yes")
        var request = Request(.get, url)
        request.maximumAnswer = 1_000_000

        #expect(throws: CourierFailure.answerTooLarge) { try answers(courier, request) }

        #expect(try isGone())
    }

    @Test func `an interrupted curl is an interruption`() throws {
        #expect(throws: CourierFailure.interrupted) { try answers(courier("kill -INT $$"), Request(.get, url)) }
    }

    @Test func `digest authentication is used where it is required`() throws {
        let courier = try courier(
            "\(reading); if grep -q ^digest input; then echo 207 >>asked; printf 'HTTP/1.1 207 x\\r\\n\\r\\n'; "
                + "else echo 401 >>asked; "
                + "printf 'HTTP/1.1 401 x\\r\\nWWW-Authenticate: Digest realm=\"x\"\\r\\n\\r\\n'; fi; "
                + "printf '\\n%s 0 \\n' $mark"
        )

        let first = try answers(courier, Request(.get, url))
        let second = try answers(courier, Request(.get, url))

        #expect([first, second].map { $0.map(\.head.status) } == [[207], [207]])
        #expect(try Files.read("\(folder.path)/asked") == Array("401\n207\n207\n".utf8))
    }

    @Test func `curl is killed when no more output is wanted`() throws {
        let courier = try courier("\(reading); echo $$ >id; printf '\\n%s 0 \\n' $mark; exec sleep 100")

        try collect(courier, [Request(.get, url), Request(.get, url)]) { _ in false }

        #expect(try isGone())
    }

    private func isGone() throws -> Bool {
        let id = try Files.read("\(folder.path)/id").dropLast()
        return kill(pid_t(String(decoding: id, as: UTF8.self)) ?? 0, 0) != 0
    }
}
