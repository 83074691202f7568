import CommandLine
import ItemLanguage

/// Reads items from lines, one a line. Skips blank lines but counts them in line numbers.
final class AddItemLines: AddItemSource {
    let typed: String
    private let text: ItemText
    private let nextLine: () throws(AddItemFailure) -> [UInt8]?
    private var number = 0

    /// - Parameter nextLine: Returns the next line without its line feed, or `nil` after the last one.
    init(typed: String, dates: DateReader, nextLine: @escaping () throws(AddItemFailure) -> [UInt8]?) {
        self.typed = typed
        self.nextLine = nextLine
        text = ItemText(dates: dates)
    }

    func next() throws(AddItemFailure) -> AddItemRequest.Entry? {
        while let bytes = try nextLine() {
            number += 1
            do {
                let line = try decoded(bytes)
                guard line.contains(where: { !$0.isWhitespace }) else { continue }
                return AddItemRequest.Entry(try text.read(line: line), line: number)
            } catch {
                throw AddItemFailure(reason: .input(.line(number, error)), line: nil)
            }
        }
        return nil
    }

    private func decoded(_ bytes: [UInt8]) throws(InputError) -> String {
        try InputError.wrapping { () throws(UsageError) in try RawText.line(bytes[...], isFirst: number == 1) }
    }
}
