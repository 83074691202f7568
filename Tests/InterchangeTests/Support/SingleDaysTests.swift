import Almanac
import Entities
import Interchange
import Testing
import Vocabulary

/// Writing recurrences that only calendars and adder's own format can keep.
struct SingleDaysTests {
    private static let writers: [ForeignFormat] = [
        .todoTxt, .markdown, .obsidian, .taskPaper, .org, .csv, .taskwarrior,
    ]

    private func write(_ rule: String, _ format: ForeignFormat) throws -> (text: String, losses: [Loss]) {
        let due = Due(day: try #require(Day(iso: "2026-11-27")))
        let item = Item(
            id: 7,
            uuid: ItemUUID(high: 1, low: 2),
            details: ItemDetails(title: "a", due: due, recurrence: .rule(rule)),
            created: Instant(seconds: 1_795_212_000),
            changed: Instant(seconds: 1_795_212_000)
        )
        let items = [ExportedItem(item: item)]
        let context = Exchange.context
        return switch format {
        case .todoTxt: Exchange.write(items, TodoTxtWriter(context))
        case .markdown: Exchange.write(items, MarkdownWriter(.plain, context))
        case .obsidian: Exchange.write(items, MarkdownWriter(.obsidian, context))
        case .taskPaper: Exchange.write(items, TaskPaperWriter(context))
        case .org: Exchange.write(items, OrgWriter(context))
        case .csv: Exchange.write(items, CSVWriter())
        default: Exchange.write(items, TaskwarriorWriter(context))
        }
    }

    private func read(_ text: String, _ format: ForeignFormat) throws -> Exchange.Result {
        let source = Exchange.source(Array(text.utf8))
        let context = Exchange.context
        return switch format {
        case .todoTxt: try Exchange.read(TodoTxtReader(source, context))
        case .markdown, .obsidian: try Exchange.read(MarkdownReader(source, context))
        case .taskPaper: try Exchange.read(TaskPaperReader(source, context))
        case .org: try Exchange.read(OrgReader(source, context))
        case .csv: try Exchange.read(CSVReader(source, context))
        default: try Exchange.read(TaskwarriorReader(source, context))
        }
    }

    @Test(arguments: writers)
    func `only single days are lost, and the repetition is kept`(format: ForeignFormat) throws {
        let days = "EXDATE=20261204;RDATE=20261205"

        let written = try write("FREQ=WEEKLY;\(days)", format)

        #expect(written.losses == [Loss(.repetition, at: 7, field: "rule", value: days)])
        let result = try read(written.text, format)
        #expect(result.items.map(\.details.recurrence) == [.every(Repetition(.weekly))])
        #expect(!result.losses.contains { $0.kind == .repetition })
    }

    @Test(arguments: writers)
    func `a rule that adder has no words for is lost and not written`(format: ForeignFormat) throws {
        let rule = "FREQ=YEARLY;BYWEEKNO=20;EXDATE=20270521"

        let written = try write(rule, format)

        #expect(written.losses == [Loss(.repetition, at: 7, field: "rule", value: rule)])
        let result = try read(written.text, format)
        #expect(result.items.map(\.details.recurrence) == [nil])
        #expect(!result.losses.contains { $0.kind == .repetition })
    }
}
