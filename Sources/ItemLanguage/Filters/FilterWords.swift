import Almanac
package import CommandLine
package import Vocabulary

/// Reads filters.
package struct FilterWords {
    private let dates: DateReader

    package init(dates: DateReader) {
        self.dates = dates
    }

    /// Reads the operands of a command as a filter.
    package func read(_ invocation: Invocation) throws(InputError) -> ItemFilter {
        try read(invocation.operands, saved: invocation.definitions)
    }

    /// Throws if the saved filter of this name is invalid, whatever the day.
    package static func check(_ name: String, among saved: SavedFilters) throws(InputError) {
        let epoch = Moment(utc: Instant(seconds: 0))
        let filters = FilterWords(dates: DateReader(epoch, weeksStartOn: .monday))
        do {
            _ = try filters.read([Word(":\(name)")], saved: saved)
        } catch .savedFilter(name, let reason) {
            throw reason
        }
    }

    package func read(_ words: [Word], saved: SavedFilters = [:]) throws(InputError) -> ItemFilter {
        guard !words.isEmpty else { return .everything }
        var parser = FilterParser(words, saved: saved, dates: dates)
        let selection = try parser.read()
        return ItemFilter(selection, hints: parser.hints)
    }
}
