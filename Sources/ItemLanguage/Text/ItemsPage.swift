import Almanac
import CommandLine
package import Vocabulary

/// Items as an editable page of text: a block of lines for each, with a line for each field that has a value; or a single
/// item with all its fields.
package struct ItemsPage {
    /// An item of the page, as it was when the page was opened.
    package struct Item: Equatable, Sendable {
        package let id: Int
        package let details: ItemDetails

        package init(id: Int, _ details: ItemDetails) {
            (self.id, self.details) = (id, details)
        }
    }

    private let page: ItemPage
    private let items: [Item]
    private let hasBlocks: Bool

    /// - Parameter hasBlocks: `false` for the fields of a single item.
    package init(_ items: [Item], hasBlocks: Bool, dates: DateReader) {
        self.items = items
        self.hasBlocks = hasBlocks
        page = ItemPage(dates: dates)
    }

    package var text: String {
        if !hasBlocks { return items.map { page.text(of: $0.details, id: $0.id) }.joined() }
        var text = """
            # \(items.count == 1 ? "1 item" : "\(items.count) items"). Save and close to apply your changes, all at once; delete all text to cancel.
            # To remove an item, delete its block. To add one, write it below a blank line, like the text after “adder add”.
            # To clear a field, delete its line. The fields: \(ItemPage.Field.allCases.map { "\($0):" }.joined(separator: " "))
            # The order of the blocks has no meaning. Lines that start with # are ignored.

            """
        for item in items {
            text += "\n\(ItemsPage.heading) \(item.id)\n"
            for field in ItemPage.Field.allCases {
                let value = ItemPage.value(of: field, in: item.details)
                if value.isEmpty { continue }
                let isBelow = field == .note && (value.contains("\n") || value != ItemPage.trimmed(value))
                text += isBelow ? "\(field):\n\(ItemsPage.indented(value))\n" : "\(field): \(value)\n"
            }
        }
        return text
    }

    private static let heading = "item"
    private static let indent = "  "

    private static func indented(_ note: String) -> String {
        note.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
            .joined(separator: "\n")
    }

    /// Returns the items of the edited page, or `nil` for a page without any.
    package func read(_ bytes: [UInt8]) throws(InputError) -> [EditedItem]? {
        let lines = try InputError.wrapping { () throws(UsageError) in try RawText.lines(bytes) }
        if !hasBlocks, let item = items.first {
            let text = lines.joined(separator: "\n")
            return try page.item(from: text, id: item.id, before: item.details).map { [$0] }
        }
        var reader = ItemsPageReader(page, items, lines)
        let edited = try reader.read()
        return edited.isEmpty ? nil : edited
    }

    /// Returns the id of a line that begins the block of an item: `item 16`, also as `Item: 16`, and whether more follows.
    static func heading(_ line: String) -> (id: Int, hasMore: Bool)? {
        let words = line.split(maxSplits: 2) { $0 == " " || $0 == "\t" || $0 == ":" }
        guard words.count > 1, words[0].lowercased() == heading,
            words[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let id = Int(words[1])
        else { return nil }
        return (id, words.count > 2)
    }
}

/// Reads the blocks of a page.
private struct ItemsPageReader {
    private let page: ItemPage
    private let text: ItemText
    private let details: [Int: ItemDetails]
    private let lines: [String]
    private var index = 0
    private var items: [EditedItem] = []
    private var seen: Set<Int> = []
    /// The item of the block that is being read.
    private var current: (id: Int?, fields: EditedFields)?

    init(_ page: ItemPage, _ items: [ItemsPage.Item], _ lines: [String]) {
        self.page = page
        self.lines = lines
        text = ItemText(dates: page.dates)
        details = Dictionary(items.map { ($0.id, $0.details) }) { $1 }
    }

    mutating func read() throws(InputError) -> [EditedItem] {
        while index < lines.count { try readLine() }
        try endItem()
        return items
    }

    private mutating func readLine() throws(InputError) {
        let number = index + 1
        do throws(InputError) {
            try readLine(number)
        } catch .line(let number, let error) {
            throw .line(number, error)
        } catch {
            throw .line(number, error)
        }
    }

    private mutating func readLine(_ number: Int) throws(InputError) {
        let line = lines[index]
        index += 1
        if line.allSatisfy(\.isWhitespace) { return try endItem() }
        if line.hasPrefix("#") { return }
        if let (id, hasMore) = ItemsPage.heading(line), !hasMore || details[id] != nil {
            if hasMore { throw .item(.notAField(line, suggestion: "item \(id)")) }
            return try beginItem(id, number)
        }
        if let (field, value) = ItemPage.field(line) {
            if current == nil, field == .title { current = (nil, EditedFields(before: ItemDetails(), line: number)) }
            guard current != nil else { throw .item(.fieldOutsideItem("\(field):")) }
            let whole = field == .note ? note(value) : value
            try current?.fields.set(field, to: whole, on: number, page)
            return
        }
        if current?.id != nil { _ = try ItemPage.split(line) }
        try endItem()
        try addNewItems(from: number)
    }

    private mutating func beginItem(_ id: Int, _ number: Int) throws(InputError) {
        try endItem()
        guard let before = details[id] else { throw .item(.unexpectedItem(id)) }
        guard seen.insert(id).inserted else { throw .item(.repeatedItem(id)) }
        current = (id, EditedFields(before: before, line: number))
    }

    private mutating func endItem() throws(InputError) {
        guard let current else { return }
        let id = current.id
        var fields = current.fields
        self.current = nil
        if id != nil { try fields.clearMissing(page) }
        items.append(fields.item(id))
    }

    /// Reads the lines of a note, which are indented. Blank lines belong to it only if another such line follows.
    private mutating func note(_ first: String) -> String {
        var (note, end) = ([first], index)
        for line in lines[index...] {
            guard line.first == " " || line.first == "\t" || line.allSatisfy(\.isWhitespace) else { break }
            note.append(
                line.hasPrefix("  ") ? String(line.dropFirst(2)) : String(line.drop { $0 == "\t" || $0 == " " })
            )
            if !line.allSatisfy(\.isWhitespace) { end = index + note.count - 1 }
        }
        note.removeLast(note.count - 1 - (end - index))
        index = end
        return ItemPage.trimmed(note.joined(separator: "\n"))
    }

    /// Reads lines that follow each other as a list of new items. Fields stand below the item that they belong to.
    private mutating func addNewItems(from number: Int) throws(InputError) {
        for line in ListedLine.list(list(from: number), takesEachLine: true) {
            let place = number + line.number - 1
            while index < place - 1 { try readLine() }
            index = place
            try endItem()
            do throws(InputError) {
                current = (nil, EditedFields(try text.read(line), line: place))
            } catch {
                throw .line(place, error)
            }
        }
    }

    /// Returns the lines of a list of new items. Those of fields and comments are blank.
    private func list(from number: Int) -> [String] {
        var list: [String] = []
        var reader = self
        reader.index = number - 1
        while reader.index < lines.count, case let line = lines[reader.index], !line.allSatisfy(\.isWhitespace),
            ItemsPage.heading(line) == nil
        {
            reader.index += 1
            let field = ItemPage.field(line)
            if field?.field == .note { _ = reader.note("") }
            list.append(field == nil && !line.hasPrefix("#") ? line : "")
            while list.count < reader.index - number + 1 { list.append("") }
        }
        return list
    }
}
