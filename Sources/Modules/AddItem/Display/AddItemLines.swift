import Almanac
import CommandLine
import ItemLanguage
import Presentation
import Vocabulary

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

// MARK: - The place

/// The items of a list, with the values of the place unless its text has others. The day is read with the texts.
final class PlacedItems: AddItemSource {
    private let list: any AddItemSource
    private let place: AddItemPlace

    init(_ list: any AddItemSource, in place: AddItemPlace) {
        (self.list, self.place) = (list, place)
    }

    var typed: String { list.typed }
    var headings: [String] { list.headings }

    func next() throws(AddItemFailure) -> AddItemRequest.Entry? {
        guard let entry = try list.next() else { return nil }
        var place = place
        // The others are parts of items of the list, of which they get the project.
        if entry.depth > 0 { (place.parent, place.project) = (nil, nil) }
        return entry.placed(in: place)
    }
}

extension AddItemRequest.Entry {
    /// Returns the item in a place, whose day was read with the text.
    func placed(in place: AddItemPlace) -> Self {
        var entry = self
        entry.details.parent = entry.details.parent ?? place.parent
        // A part gets the project of its parent.
        if entry.details.parent == nil, !entry.decidesProject {
            entry.details.project = entry.details.project ?? place.project
        }
        if let tag = place.tag, !entry.details.tags.contains(tag) {
            entry.details.tags = (entry.details.tags + [tag]).sorted()
        }
        return entry
    }
}

extension AddItemRequest {
    /// Returns the request for an item in a place, whose values are among the typed words.
    func placed(in place: AddItemPlace) -> AddItemRequest {
        guard let entry = entries.first else { return self }
        let new = entry.placed(in: place)
        let (before, after) = (entry.details, new.details)
        let words = [
            after.parent == before.parent ? nil : place.parent.map { "parent:\($0)" },
            after.project == before.project ? nil : place.project.map { "project:\($0)" },
            after.tags == before.tags ? nil : place.tag.map(ItemWords.tag),
        ]
        let typed = ([typed] + words.compactMap(\.self)).joined(separator: " ")
        return AddItemRequest(entries: [new], typed: typed)
    }
}

extension AddItemFailure {
    /// The place of the line with the error.
    var place: Int? {
        if case .input(.line(let number, _)) = reason { return number - 1 }
        return line.map { $0 - 1 }
    }
}
