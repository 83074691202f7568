import Almanac
import CommandLine
import ItemLanguage
import Settings
import Vocabulary

/// Runs all parsers of typed input.
enum TypedInput {
    /// Saturday, 21 November 2026, half past nine.
    private static var dates: DateReader {
        DateReader(Moment(utc: Instant(seconds: 1_795_253_400)), weeksStartOn: .monday)
    }

    static func parse(_ bytes: [UInt8]) {
        let settings = SettingsText(bytes)
        precondition(settings.bytes == bytes)
        _ = settings.entries
        guard let lines = try? RawText.lines(bytes), let text = try? RawText.text(bytes) else { return }
        for line in lines { parse(line: line) }
        let page = ItemPage(dates: dates)
        let before = ItemDetails(title: "Buy milk")
        if let item = (try? page.item(from: text, id: 1, before: before)) ?? nil {
            // The page of an item must parse as the same item.
            let details = item.reading.details
            let again = try? page.item(from: page.text(of: details, id: 1), id: 1, before: details)
            precondition(again == nil || again?.reading.details == details, "\(details)")
            let items = [ItemsPage.Item(id: 1, details), .init(id: 2, before)]
            let several = ItemsPage(items, hasBlocks: true, dates: dates)
            let both = try? several.read(Array(several.text.utf8))
            precondition(both == nil || both?.map(\.reading.details) == [details, before], "\(details)")
        }
        _ = try? ItemsPage([.init(id: 1, before), .init(id: 2, before)], hasBlocks: true, dates: dates).read(bytes)
        _ = ListedLine.list(lines)
    }

    private static func parse(line: String) {
        _ = try? TypedLine(line)
        _ = UnfinishedLine(line)
        _ = try? ItemText(dates: dates).read(line: line)
        _ = try? dates.due(line)
        _ = try? dates.day(line)
        guard let words = try? LineSplitter.words(line) else { return }
        let again = try? LineSplitter.words(LineSplitter.joined(words))
        precondition(again == words, line)
        _ = try? ItemText(dates: dates).read(words.map { Word($0) })
        _ = try? ChangeText(dates: dates).read(words.map { Word($0) })
        _ = try? FilterWords(dates: dates).read(words.map { Word($0) })
        _ = SelectionWords.split(words.map { Word($0) })
    }
}
