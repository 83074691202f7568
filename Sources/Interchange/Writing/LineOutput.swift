import Almanac
import Entities
package import Vocabulary

/// Writes a line for each item.
package protocol LineWriting: ForeignWriting {
    var output: LineOutput { get set }
}

extension LineWriting {
    package mutating func takeBytes() -> [UInt8] { output.takeBytes() }
    package mutating func takeLosses() -> [Loss] { output.losses.take() }
}

/// The text of formats with one line for each item, and what they lose.
package struct LineOutput {
    let clock: any Clock
    /// `true` if every item has its UUID and its instants, as far as the format can hold them.
    let includesUUIDs: Bool
    var losses = LossList()
    private var bytes: [UInt8] = []

    init(_ context: ForeignContext, includesUUIDs: Bool) {
        clock = context.clock
        self.includesUUIDs = includesUUIDs
    }

    /// Begins an item, whose place and link have no place in lines.
    mutating func begin(_ item: Item) {
        losses.place = item.id
        losses.addPlaceAndLink(of: item.details)
    }

    mutating func append(_ text: some StringProtocol) {
        // Copies the bytes as a whole, unlike a sequence of the library.
        let isCopied: Void? = text.utf8.withContiguousStorageIfAvailable { bytes += $0 }
        if isCopied == nil { bytes += text.utf8 }
    }

    /// Appends a space, a key and its value.
    mutating func add(_ key: String, _ value: some StringProtocol) {
        bytes.append(UInt8(ascii: " "))
        append(key)
        append(value)
    }

    /// Appends a title on one line.
    /// - Parameter written: Returns a word so that it is not read as something else.
    mutating func addTitle(_ title: String, written: (Substring) -> Substring) {
        var words = LineWords(losses.oneLine(title)[...])
        while let word = words.next() {
            append(word.spaces.isEmpty ? " " : word.spaces)
            append(written(word.text))
        }
    }

    /// Appends the lines of a note.
    /// - Parameter written: Returns a line so that it is not read as something else.
    mutating func addNote(_ note: String, _ indent: String, written: (Substring) -> Substring) {
        let text = losses.trimmedNote(losses.cleaned(note, "note"))
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let spaces = line.prefix { $0 == " " }
            append(line.isEmpty ? "\n" : "\(indent)\(spaces)\(written(line[spaces.endIndex...]))\n")
        }
    }

    /// Returns the local day and time of an instant, without its seconds.
    mutating func localTime(_ instant: Instant, _ field: String) -> Due {
        let local = clock.moment(at: instant)
        if includesUUIDs, !instant.seconds.isMultiple(of: 60) {
            losses.add(.time, field, instant.description, became: "\(local.today) \(local.time)")
        }
        return Due(day: local.today, time: local.time)
    }

    /// Returns the local day of an instant. Its time counts as lost if all items have their instants.
    mutating func localDay(_ instant: Instant, _ field: String) -> Day {
        let (day, isMidnight) = clock.day(of: instant)
        if includesUUIDs, !isMidnight { losses.add(.time, field, instant.description, became: day.description) }
        return day
    }

    mutating func endLine() {
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func takeBytes() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }
}
