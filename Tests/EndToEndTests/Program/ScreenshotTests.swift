import Glibc
import TestKit
import Testing

/// The pictures of the README show what the program prints. `make screenshots` writes them anew.
@Suite struct ScreenshotTests {
    private static let columns = 80
    private static let writesPictures = getenv("ADDER_WRITE_SCREENSHOTS") != nil

    private static let items = [
        "Send the offer to Meyer due:yesterday pri:high project:work.sales",
        "Water the plants due:2026-11-21T08:00 every:3d @home",
        "Review Ben's pull request due:2026-11-21T18:30 pri:medium project:work.adder +review",
        "Call mom due:today", "Prepare the slides due:2026-11-24T14:00 project:work.talk note:figures",
        "Buy tickets due:2026-11-25 project:travel.lisbon", "우유 사기 due:2026-11-23 @shop", "Read the contract",
        "Fix the bike +home", "Renew the passport due:2026-12-15", "Plan the garden wait:2026-12-01",
    ]

    /// Adds and completes some items in each of eight weeks.
    private func makeProgram() throws -> Program {
        let program = try Program(["LANG": "C.UTF-8"])
        let now = program.variables["ADDER_NOW"]
        try program.fill(ScreenshotTests.items)
        try program.fill("Pack due:2026-11-27 needs:6 project:travel.lisbon")
        var id = 13
        for (week, added) in [4, 6, 3, 5, 7, 4, 6, 3].enumerated() {
            let day = 1 + week * 7
            program.variables["ADDER_NOW"] = day > 31 ? "2026-11-\(pad(day - 31))T09:00" : "2026-10-\(pad(day))T09:00"
            try program.fill((0..<added).map { "Errand \(week) \($0) +\(["home", "office", "garden"][$0 % 3])" })
            for number in id..<id + added {
                let day = 3 + week * 7 + (number - id) / 2
                program.variables["ADDER_NOW"] =
                    day > 31 ? "2026-11-\(pad(day - 31))T17:00" : "2026-10-\(pad(day))T17:00"
                try #require(try program.run("done", "\(number)").ending == .status(0))
            }
            id += added
        }
        program.variables["ADDER_NOW"] = now
        return program
    }

    private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

    @Test(arguments: [
        ("upcoming", "upcoming", "What is due: overdue items in red, today's, and next week's"),
        ("calendar", "calendar", "November 2026 with the numbers of open items on each day"),
        ("stats", "stats --by week", "What was added and done in eight weeks, as bars"),
    ])
    func `a picture of the README shows what the program prints`(
        name: String,
        words: String,
        title: String
    ) throws {
        let program = try makeProgram()
        let pty = try Pty(program, words.split(separator: " ").map(String.init), columns: ScreenshotTests.columns)
        #expect(try pty.waitForExit() == .status(0))
        try check(Screenshot("adder \(words)", printed: pty.printed), name: name, title: title)
    }

    @Test func `a picture of the README shows the screen`() throws {
        let screen = try ScreenPty(try makeProgram(), "ui", columns: 110, rows: 28)
        // The last number of the sidebar.
        try screen.wait(for: "+review")
        try screen.type("jj")
        try screen.wait(for: "3  Review")

        let picture = Screenshot("adder ui", printed: screen.printedRows)
        try screen.type("q")
        #expect(try screen.pty.waitForExit() == .status(0))
        try check(
            picture,
            name: "screen",
            title: "The full screen: views, projects and tags, the list, and the details of an item"
        )
    }

    private func check(_ picture: Screenshot, name: String, title: String) throws {
        let path = "docs/pictures/\(name).svg"

        if ScreenshotTests.writesPictures {
            try Files.write(picture.svg(title: title).utf8, to: Documentation.path(path))
        }

        #expect(try picture.svg(title: title) == Documentation.text(of: path), "Run make screenshots.")
        #expect(try Documentation.text(of: "README.md").contains("](\(path))"))
    }
}
