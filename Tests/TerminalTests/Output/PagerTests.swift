import Glibc
import TestKit
import Testing

@testable import Terminal

struct PagerTests {
    private let folder: TemporaryFolder
    private let pipe: Pipe
    private let output: Output

    init() throws {
        pipe = try Pipe()
        output = Output(descriptor: pipe.writing)
        folder = try TemporaryFolder()
    }

    private func pager(_ command: String) throws -> Pager {
        try #require(
            Pager(
                command: "\(command) >\(folder.path)/read",
                folders: ["/bin", "/usr/bin"],
                columns: { 10 },
                rows: { 3 }
            )
        )
    }

    private var pageRead: String? {
        (try? Files.read("\(folder.path)/read")).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `only output longer than the screen goes through the pager`() throws {
        output.beginPage(through: try pager("sed s/^/p/"))
        output.write("1\n2\n")
        output.endPage()
        #expect(pageRead == nil)

        output.beginPage(through: try pager("sed s/^/p/"))
        output.write("3\n4\n5\n")
        output.endPage()
        output.write("6\n")
        output.flush()

        #expect(pageRead == "p3\np4\np5\n")
        #expect(pipe.readAll() == "1\n2\n6\n")
    }

    @Test func `the pager shows colors, and the variables of this process stay as they are`() throws {
        output.beginPage(through: try pager("env"))
        output.write("1\n2\n3\n")
        output.endPage()

        let variables = try #require(pageRead).split(separator: "\n")
        #expect(variables.contains("LESS=FRX") && variables.contains("LESSCHARSET=utf-8"))
        #expect(getenv("LESS") == nil)
    }

    @Test(arguments: [
        ("", false), ("1\n2\n", false), ("1\n2", false), ("1\n2\n3", true), ("1\n2\n3\n", true), ("\n\n\n", true),
        ("1234567890\n2\n", false), ("12345678901\n2\n", true), ("123456789012345678901", true), ("한글한글한\n2\n", false),
        ("한글한글한글\n2\n", true), ("\u{1B}[1m1234567890\u{1B}[0m\n2\n", false), ("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧\n2\n", false),
    ])
    func `wrapped lines and the prompt count as rows`(answer: String, isNeeded: Bool)
        throws
    {
        #expect(try pager("true").isNeeded(for: Array(answer.utf8)) == isNeeded)
    }

    @Test func `quitting the pager early does not affect later output`() throws {
        output.beginPage(through: try pager("head -n 1"))
        for number in 1...200_000 { output.write("\(number)\n") }
        output.endPage()
        output.write("on\n")
        output.flush()

        #expect(pageRead == "1\n")
        #expect(pipe.readAll() == "on\n")
        #expect(output.failure == nil)
    }

    @Test(arguments: ["false", "no-such-program", "exit 3; cat"])
    func `if the pager fails, the page is shown without it`(command: String) throws {
        output.beginPage(through: try failingPager(command))
        for number in 1...5_000 { output.write("\(number)\n") }
        let status = try #require(output.endPage())
        output.write("on\n")
        output.flush()

        #expect(status > 0)
        #expect(output.failure == nil)
        #expect(pipe.readAll().split(separator: "\n").map(String.init) == (1...5_000).map(String.init) + ["on"])
    }

    private func failingPager(_ command: String) throws -> Pager {
        try #require(Pager(command: "sh -c '\(command)'", folders: ["/bin"], columns: { 10 }, rows: { 3 }))
    }

    @Test(arguments: ["", "cat", "no-such-pager -R", "/no/such/pager"])
    func `without a pager program there is no pager`(command: String) {
        #expect(Pager(command: command, folders: ["/bin", "/usr/bin"], columns: { 80 }, rows: { 24 }) == nil)
    }
}
