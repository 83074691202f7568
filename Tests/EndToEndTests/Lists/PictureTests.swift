import TestKit
import Testing

/// Pictures and pages, as other programs show them.
@Suite struct PictureTests {
    private let program: Program

    init() throws {
        program = try Program()
        let now = program.variables.updateValue("2026-10-20T09:30", forKey: "ADDER_NOW")
        try program.fill("Buy <milk> & \"bread\" +home", "우유 사기 due:2026-11-20", "Call mom", "Rest due:2026-12-24")
        program.variables["ADDER_NOW"] = now
        try #require(program.run("done", "3").ending == .status(0))
    }

    private func run(_ tool: String, _ arguments: String...) throws -> String {
        let outcome = try program.run(tool: try Tool(tool).path, arguments: arguments)
        try #require(outcome.ending == .status(0), "\(outcome)")
        return outcome.output
    }

    /// Prints the colors of some pixels, or the size.
    private static let pixels = """
        import struct, sys, zlib
        data = open(sys.argv[1], "rb").read()
        width, height = struct.unpack(">II", data[16:24])
        print(width, height, len(data) > 2000)
        """

    @Test(arguments: [("calendar", "2026"), ("stats", "+home"), ("burndown", "all")])
    func `a picture is valid, accessible and drawn by a renderer`(command: String, word: String) throws {
        #expect(try program.run(command, word, "--svg", "a.svg").output == "")

        let check = """
            import sys, xml.etree.ElementTree as tree
            root = tree.parse("a.svg").getroot()
            space = "{http://www.w3.org/2000/svg}"
            names = root.get("aria-labelledby").split()
            texts = [e.text for e in root if e.get("id") in names]
            print(root.tag == space + "svg", len(names), all(texts), len(list(root.iter(space + "text"))) > 3)
            """
        #expect(try run("python3", "-c", check) == "True 2 True True\n")
        _ = try run("rsvg-convert", "a.svg", "-o", "a.png")
        let size = try run("python3", "-c", PictureTests.pixels, "a.png").split(separator: " ")
        #expect(size.count == 3 && Int(size[0]) ?? 0 > 700 && Int(size[1]) ?? 0 > 150 && size[2] == "True\n")
    }

    @Test func `a page shows its pictures and items in a browser`() throws {
        #expect(try program.run("report", "--html", "a.html").ending == .status(0))

        let shown = try run(
            "chromium",
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--dump-dom",
            "file://\(program.home.path)/a.html"
        )
        #expect(shown.contains("<td>Buy &lt;milk&gt; &amp; \"bread\"</td>") && shown.contains("<td>우유 사기</td>"))
        #expect(shown.split(separator: "<svg ").count == 4 && !shown.contains("<script"))
        _ = try run(
            "chromium",
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--print-to-pdf=a.pdf",
            "file://\(program.home.path)/a.html"
        )
        #expect(try Files.read("\(program.home.path)/a.pdf").starts(with: Array("%PDF".utf8)))
    }

    @Test func `a page tells all about items, and their texts stay texts`() throws {
        let text = "</td><script>alert(1)</script><img src=x onerror=alert(1)>&lt;\"'"
        for words in [
            ["Move", "note:\(text)", "every:week", "due:2026-12-01", "wait:2026-11-30"],
            ["Pack \(text)", "parent:5", "due:2026-11-20"], ["Gone \(text)"],
        ] {
            try #require(program.run(arguments: (["add"] + words).map { Array($0.utf8) }).ending == .status(0))
        }
        try #require(program.run("done", "7").ending == .status(0))
        #expect(try program.run("report", "--html", "a.html").ending == .status(0))
        let check = """
            import html.parser
            class Page(html.parser.HTMLParser):
                def __init__(self):
                    super().__init__()
                    self.tags, self.cells = {}, []
                def handle_starttag(self, tag, attributes):
                    self.tags[tag] = self.tags.get(tag, 0) + 1
                    if tag in ("td", "div", "caption"): self.cells.append("")
                def handle_data(self, data):
                    if self.cells: self.cells[-1] += data
            page = Page()
            page.feed(open("a.html").read())
            print(page.tags.get("script"), page.tags.get("img"), page.tags["table"], page.tags["svg"])
            print("|".join(c.strip() for c in page.cells))
            """

        let shown = try run("python3", "-c", check)

        #expect(shown.hasPrefix("None None 2 3\n"))
        for part in [
            "|5|Tue 1 Dec 2026||Move|every week, hidden until Mon 30 Nov 2026, 0 of 1 parts done|\(text)|",
            "|6|Fri 20 Nov 2026, overdue||Pack \(text)|", "|Done since Sun 8 Nov 2026",
            "|7|Sat 21 Nov 2026||Gone \(text)|", "|3|Sat 21 Nov 2026||Call mom|",
        ] {
            #expect(shown.contains(part), "\(shown)")
        }
        #expect(!shown.contains("today") && !shown.contains("tomorrow"))
    }

    @Test func `a picture can be printed, and a file is protected`() throws {
        #expect(try program.run("stats", "--svg", "-").output.hasPrefix("<svg "))
        try Files.write("mine".utf8, to: "\(program.home.path)/b.svg")
        let refused = try program.run("stats", "--svg", "b.svg")
        #expect(refused.ending == .status(73))
        #expect(refused.messages == "adder: b.svg exists, and adder didn't write it. Choose another name.\n")
        #expect(try program.run("stats", "--svg", "c.svg").messages == "Wrote c.svg.\n")
        #expect(try program.run("burndown", "--svg", "c.svg").messages == "Wrote c.svg.\n")
        #expect(try program.run("stats", "--svg", "missing/c.svg").ending == .status(73))
    }
}
