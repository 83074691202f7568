import CommandLine
import ItemLanguage

/// Reads items from lines, one a line: the lines of standard input, or those of a text that is a list.
final class AddItemLines: AddItemSource {
    let typed: String
    private let text: ItemText
    private(set) var headings: [String] = []
    private var lines: ListedLines<AddItemFailure>

    /// - Parameter nextLine: Returns the next line, or `nil` after the last one.
    init(typed: String, dates: DateReader, nextLine: @escaping () throws(AddItemFailure) -> String?) {
        self.typed = typed
        text = ItemText(dates: dates)
        lines = ListedLines(nextLine)
    }

    /// - Parameter nextLine: Returns the bytes of the next line without its line feed, or `nil` after the last one.
    convenience init(
        typed: String,
        dates: DateReader,
        bytes nextLine: @escaping () throws(AddItemFailure) -> [UInt8]?
    ) {
        var number = 0
        self.init(typed: typed, dates: dates) { () throws(AddItemFailure) in
            guard let bytes = try nextLine() else { return nil }
            number += 1
            return try AddItemLines.decoded(bytes, number)
        }
    }

    func next() throws(AddItemFailure) -> AddItemRequest.Entry? {
        var next = try lines.next()
        while let heading = next, heading.isHeading {
            headings.append(heading.text)
            next = try lines.next()
        }
        guard let line = next else { return nil }
        do {
            return AddItemRequest.Entry(try text.read(line), line: line.number)
        } catch {
            throw AddItemFailure(reason: .input(.line(line.number, error)), line: nil)
        }
    }

    private static func decoded(_ bytes: [UInt8], _ number: Int) throws(AddItemFailure) -> String {
        do {
            return try RawText.line(bytes[...], isFirst: number == 1)
        } catch {
            throw AddItemFailure(reason: .input(.line(number, .usage(error))), line: nil)
        }
    }
}
