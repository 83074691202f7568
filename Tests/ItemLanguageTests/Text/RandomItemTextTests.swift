import Almanac
import CommandLine
import ItemLanguage
import TestKit
import Testing
import Vocabulary

struct RandomItemTextTests {
    private let text = ItemText(dates: Saturday.dates())

    private let plain = [
        "Pay", "rent", "re:", "12:3", "C++", "+1", "#42", "https://a.org/?due:fri", "한글", "👨‍👩‍👧‍👦", "e\u{301}", "due:",
        "don't", "\"quoted\"", "-x", "—", "---", "-", "@", "a/b", "100%", "$HOME", "*", "\\", "(braced)", "foo:bar",
        "1",
        "\u{202E}", "\u{1B}[2J", "note", "=", "!now",
    ]
    private let attributes = ["+tag", "@place", "#mark", "needs:3", "needs:4-6", "+한글"]
    private let fragments = [
        "due:", "pri:", "note:", "every:", "needs:", "\"", "'", " ", "  ", "+", "@", "#", "!", "-", ":", "/", "fri",
        "5pm", "30", "feb", "next", "in", "a", "week", "2026-11-", "99999", "99999999999999999999", "y", ",", "한",
        "\u{301}", "\u{200D}", "👨", "\u{0}", "T", "25", "at", "on", "--", " -- ", "\t", "\u{A0}", "last", "or", "é",
    ]

    @Test(arguments: 0..<20)
    func `words that are not attributes stay in the title in order`(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)

        for _ in 0..<100 {
            let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                (Bool.random(using: &random) ? plain : attributes).randomElement(using: &random) ?? ""
            }

            let title = try text.read(words.map { Word($0) }).details.title

            let text = words.filter { !attributes.contains($0) }
            // A bullet before other text is not part of it.
            let hasBullet = text.count > 1 && ["-", "*", "—"].contains(words[0])
            let expected = text.dropFirst(hasBullet ? 1 : 0).joined(separator: " ")
            #expect(Array(title.utf8) == Array(expected.utf8))
        }
    }

    @Test(arguments: ["mon ", "mon and ", "the day before ", "월 ", "mondays ", "1, ", "every ", "(", "in ", "매주 "])
    func `a long run of one word is read or rejected without crashing`(word: String) {
        let run = String(repeating: word, count: 400)
        let list = String(repeating: "mon,", count: 400) + "mon"

        _ = try? text.read(line: "x \(run)friday")
        _ = try? text.read(line: "\(run)x")
        _ = try? text.read(line: "x every:\(list)")
        _ = try? Saturday.dates().due(run)
        _ = try? Saturday.dates().day(list)
    }

    @Test(arguments: 0..<UInt64(Sampling.rounds(4, full: 20)))
    func `random input is read or rejected without crashing`(seed: UInt64) {
        var random = SeededGenerator(state: seed)

        for _ in 0..<200 {
            let words = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                (0..<Int.random(in: 0...5, using: &random)).map { _ in fragments.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let line = words.joined(separator: " ")

            _ = try? text.read(words.map { Word($0) })
            _ = try? text.read(line: line)
            _ = try? FilterWords(dates: Saturday.dates()).read(words.map { Word($0) })
            _ = try? Saturday.dates().due(line)
            _ = try? Saturday.dates(weeksStartOn: .sunday).day(line)
            _ = try? LineSplitter.words(line)
        }
    }
}
