import Almanac
import Entities
import ItemLanguage
import Presentation
import TestKit
import Testing
import Vocabulary

/// Reads every row of docs/phrases.md.
struct PhraseTableTests {
    private struct Row: Equatable, CustomStringConvertible {
        let text: String
        let title: String
        let due: String
        let repeats: String
        /// The hints of a row that has a column for them.
        var hints: String?

        var description: String { "\(text) => \(title) | \(due) | \(repeats) | \(hints ?? "")" }
    }

    private let now = Moment(utc: Instant(seconds: 1_795_253_400))
    private var text: ItemText { ItemText(dates: DateReader(now, weeksStartOn: .monday)) }

    private static func rows() throws -> [Row] {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        let page = String(decoding: try Files.read("\(root)/docs/phrases.md"), as: UTF8.self)
        var columns = 0
        return try page.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
            let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingSpaces }
            if line.hasPrefix("| text |") {
                columns = cells.count
                return nil
            }
            // A row without the last cell of its table would be checked less than its neighbors.
            try #require(cells.count == columns, "\(line)")
            return Row(
                text: cells[0],
                title: cells[1],
                due: cells[2],
                repeats: cells[3],
                hints: columns > 5 ? cells[4] : nil
            )
        }
    }

    private func reading(of typed: String, hasHints: Bool) -> Row {
        do {
            let reading = try text.read(line: typed)
            let details = reading.details
            let hints = reading.hints.map { [$0.word, $0.suggestion].filter { !$0.isEmpty }.joined(separator: " → ") }
            let first = details.recurrence?.repetition.map { repetition in
                let day = details.due?.day ?? repetition.firstDay(onOrAfter: now.today)
                return repetition.start(details.due ?? Due(day: day), at: now)
            }
            let due = first ?? details.due
            return Row(
                text: typed,
                title: details.title,
                due: due.map { due in due.time.map { "\(due.day) \($0)" } ?? due.day.description } ?? "",
                repeats: details.recurrence.map(RepeatSentences.phrase) ?? "",
                hints: hasHints ? hints.joined(separator: "; ") : nil
            )
        } catch {
            return Row(text: typed, title: "\(error)", due: "", repeats: "")
        }
    }

    @Test func `every phrase of the published table is read as it says`() throws {
        let rows = try PhraseTableTests.rows()
        #expect(rows.count > 400)
        for row in rows { #expect(reading(of: row.text, hasHints: row.hints != nil) == row) }
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        let start = drop { $0 == " " }
        return String(start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)])
    }
}
