import TestKit
import Testing

@testable import ReviewItems

struct ReviewItemsKeyTests {
    @Test func `no two keys share a letter or a word`() {
        let names = ReviewItemsKey.all.flatMap { [$0.letter, $0.word] }

        #expect(Set(names).count == names.count)
    }

    @Test func `the table of keys in the manual is complete`() throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        let lines = String(decoding: try Files.read("\(root)/docs/usage.md"), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let rows = lines.drop { $0 != "| key | effect |" }.dropFirst(2).prefix { $0.hasPrefix("| ") }
        let typed = rows.flatMap { row in
            // The text between backquotes in the first cell.
            row.split(separator: "|")[0].split(separator: "`").map(String.init).filter {
                $0.contains(where: \.isLetter)
            }
        }

        #expect(
            typed
                == ReviewItemsKey.all.map { key in
                    key.value.map { ReviewItemsSentences.line(key, $0.example) } ?? key.letter
                }
        )
    }
}
