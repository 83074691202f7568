import Almanac
import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ItemTextTests {
    private let text = ItemText(dates: Saturday.dates())

    private func read(_ words: String...) throws -> ItemDetails {
        try text.read(words.map { Word($0) }).details
    }

    @Test(arguments: ["Pay", "우유", "e\u{301}"])
    func `the same characters separate words in ASCII and other text`(title: String) throws {
        for value in (0x01...0x7F).map(UInt8.init) {
            let character = Character(Unicode.Scalar(value))

            let details = try text.read(line: "\(title)\(character)project:home").details

            #expect((details.project == "home") == character.isWhitespace, "\(value)")
        }
    }

    @Test func `every attribute is removed from the title`() throws {
        let words = [
            "Pay", "due:fri", "+money", "rent", "@bank", "project:home.flat", "pri:high", "every:month", "wait:mon",
            "needs:3,5-6", "parent:7", "place:the shop", "link:https://example.org/?a,b", "note:by hand",
        ]

        let details = try text.read(words.map { Word($0) }).details

        var expected = ItemDetails(title: "Pay rent")
        expected.due = Due(day: Day(number: 20_784))
        expected.tags = ["money", "@bank"]
        expected.project = "home.flat"
        expected.priority = .high
        expected.recurrence = .every(Repetition(.monthly))
        expected.wait = Day(number: 20_780)
        expected.needs = [3, 5, 6]
        expected.parent = 7
        expected.place = "the shop"
        expected.link = "https://example.org/?a,b"
        expected.note = "by hand"
        #expect(details == expected)
    }

    @Test func `a line is read like its words`() throws {
        let line = "Pay rent due:\"next fri\" +money pri:low again:2weeks note:\"by hand\" needs:3"

        let details = try text.read(line: line).details

        #expect(
            try details
                == read("Pay", "rent", "due:next fri", "+money", "pri:low", "again:2weeks", "note:by hand", "needs:3")
        )
        #expect(details.note == "by hand")
        #expect(details.due?.description == "2026-11-27")
    }

    @Test(arguments: [
        "See https://example.org/a?b=c#d",
        "Lunch 12:30 with Ann",
        "re: the offer",
        "Learn C++",
        "Vote +1 on #42",
        "Mail ann@example.org",
        "a - b -- c",
        "-x is not a tag",
        "Buy 5\" pipe, 'quoted' & (braced)",
        "due: wait: project: pri: every: again: needs: parent: note: stay",
        "due:\"\" project:\"\" stay",
        "@ + # ! stay",
        "!important +3rd",
        "한글 공부하기 👨‍👩‍👧‍👦 e\u{301}",
        "Fish and chips, sat down",
        "Add 1/2 cup",
        "Print 30 feb flyers",
        "Answer +99999y questions",
        "Look into 25:00 bug",
    ])
    func `plain text stays byte for byte, as words and as a line`(title: String) throws {
        let words = title.split(separator: " ").map(String.init)

        let details = [
            try text.read(words.map { Word($0) }).details, try text.read(line: title).details, try read(title),
        ]

        for details in details {
            #expect(Array(details.title.utf8) == Array(title.utf8))
            var bare = details
            bare.title = ""
            #expect(bare == ItemDetails())
        }
    }

    @Test(arguments: [
        ("Pay  the   rent", "Pay  the   rent"),
        ("Pay\t rent", "Pay\t rent"),
        ("  Pay rent  ", "Pay rent"),
        ("Pay  +money  rent", "Pay  rent"),
        ("Pay due:fri   rent", "Pay   rent"),
        ("+money Pay rent", "Pay rent"),
        ("Pay  rent tomorrow", "Pay  rent"),
        ("Buy note:\"at noon\"y z", "Buy y z"),
    ])
    func `quoted spaces between title words stay`(typed: String, title: String) throws {
        #expect(try read(typed).title == title)
        #expect(try text.read(line: typed).details.title == title)
    }

    @Test func `a key followed by a space is text, even in a quoted word`() throws {
        #expect(try read("note: call first").title == "note: call first")
        #expect(try read("project: finish it").title == "project: finish it")
        #expect(try read("project: finish it").project == nil)
    }

    @Test func `words after -- are literal`() throws {
        let words = [Word("+money"), Word("Pay"), Word("+rent", isLiteral: true), Word("fri  5pm", isLiteral: true)]

        let details = try text.read(words).details

        #expect(details.title == "Pay +rent fri  5pm")
        #expect(details.tags == ["money"])
        #expect(details.due == nil)
    }

    @Test(arguments: [
        ("+money", "money"), ("#money", "money"), ("@bank", "@bank"), ("+한글", "한글"), ("+a-b.c/d", "a-b.c/d"),
        ("+été", "été"), ("+x1", "x1"),
    ])
    func `a word with a tag mark is a tag`(word: String, tag: String) throws {
        #expect(try read("Pay", word).tags == [tag])
    }

    @Test func `duplicate tags are merged`() throws {
        #expect(try read("Pay", "+money", "#money", "+money").tags == ["money"])
    }

    @Test func `duplicate dependencies are merged`() throws {
        #expect(try read("Pay", "needs:3,3,2-4", "needs:4-5").needs == [2, 3, 4, 5])
    }

    @Test func `an item may have 100 dependencies`() throws {
        #expect(try read("Pay", "needs:1-60", "needs:41-100").needs == Array(1...100))
    }

    @Test(arguments: [
        ("pri:high", Priority.high), ("pri:H", .high), ("!high", .high), ("pri:med", .medium), ("!m", .medium),
        ("pri:low", .low), ("pri:l", .low),
    ])
    func `a priority has a name, an abbreviation and a mark`(word: String, level: Priority) throws {
        #expect(try read("Pay", word).priority == level)
    }
}
