import TestKit
import Testing

/// A review on a terminal, and its decisions in the list.
@Suite struct ReviewTests {
    @Test func `decisions change the list one by one, and can be undone`() throws {
        let program = try Program(["NO_COLOR": "1"])
        try program.fill("Pay rent 2026-11-17", "Call mom 2026-11-18 +home", "Rest 2026-11-19", "Later 2026-12-24")
        let pty = try Pty(program, "review")

        try pty.wait(for: "1 of 3 · overdue by 4 days\r\n1  Pay rent\r\n")
        try pty.wait(for: "review> ")
        try pty.send("d\n")
        try pty.wait(for: "2 of 3 · overdue by 3 days\r\n2  Call mom\r\n")
        try pty.wait(for: "review> ")
        try pty.send("u\n")
        try pty.wait(for: "after the review, adder redo reapplies it.")
        try pty.wait(for: "1 of 3 · overdue by 4 days\r\n1  Pay rent\r\n")
        try pty.wait(for: "review> ")
        try pty.send("m next fri\n")
        try pty.wait(for: "2  Call mom\r\n")
        try pty.wait(for: "review> ")
        try pty.send("m soon\n")
        try pty.wait(for: "“soon”")
        try pty.wait(for: "review> ")
        try pty.send("m 2h\n")
        try pty.wait(for: "time first: m 17:00.")
        try pty.wait(for: "review> ")
        try pty.send("p family\n")
        try pty.wait(for: "3  Rest\r\n")
        try pty.wait(for: "review> ")
        try pty.send("x\n")
        try pty.wait(for: "End of the review: 3 of 3 items changed.\r\n")
        #expect(try pty.waitForExit() == .status(0))

        let list = try program.run("list", "all", "--plain").output
        #expect(list.contains("item 1: Pay rent; due Fri 27 Nov"))
        #expect(list.contains("item 2: Call mom; due Wed 18 Nov, overdue; project family; tags +home"))
        #expect(!list.contains("Rest"))
        let history = try program.run("history", "--plain").output
        #expect(["postpone 1 next fri", "change 2 project:family", "remove 3"].allSatisfy { history.contains($0) })
        #expect(try program.run("undo", "3").ending == .status(0))
        #expect(try program.run("review", "--plain").output.split(separator: "\n").count == 3)
    }
}
