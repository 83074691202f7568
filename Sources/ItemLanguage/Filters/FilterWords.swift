package import Almanac
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

    /// Reads the operands as a filter that a day or a period may begin or end, such as `this week` or `+home tomorrow`.
    /// - Returns: The period as typed, its last day, and the other words.
    package func readPeriod(
        _ invocation: Invocation
    ) throws(InputError) -> (filter: ItemFilter, period: String?, lastDay: Day?, others: [Word]) {
        guard !invocation.operands.isEmpty, let period = period(in: invocation.operands) else {
            return (try read(invocation), nil, nil, invocation.operands)
        }
        let filter = try read(period.others, saved: invocation.definitions)
        let reading = FilterReading(.filter, word: period.text, filter: "due.by:\(period.text)")
        return (
            ItemFilter(filter.selection, hints: filter.hints, readings: [reading] + filter.readings), period.text,
            period.lastDay, period.others
        )
    }

    /// Returns the period at the start or the end of the words, if no other word of a search is beside it.
    private func period(in words: [Word]) -> (lastDay: Day, text: String, others: [Word])? {
        func isPlain(_ word: Word) -> Bool {
            !word.isLiteral && FilterTerms.isText(word.text) && FilterToken.operation(word.text) == nil
        }
        guard !words.contains(where: { !$0.isLiteral && FilterToken.operation($0.text) != nil }) else { return nil }
        let first = words.prefix(while: isPlain)
        let last = words.suffix(words.count - (words.lastIndex { !isPlain($0) } ?? -1) - 1)
        for (run, others) in [(first, words.dropFirst(first.count)), (last, words.dropLast(last.count))] {
            let text = run.map(\.text).joined(separator: " ")
            guard !run.isEmpty, !BareWords.isName(text), let end = FilterDates(dates: dates).lastDay(text),
                end >= dates.today
            else { continue }
            return (end, text, Array(others))
        }
        return nil
    }

    /// Returns the words of a filter with other terms, which apply to all alternatives, as they are typed in a shell.
    package static func line(_ words: [Word], and terms: String..., sortedBy order: String? = nil) -> String {
        let (typed, literal) = (words.filter { !$0.isLiteral }, words.filter(\.isLiteral).map(\.text))
        var filter = typed.map(\.text)
        var ignored: [FilterReading] = []
        let tokens = FilterToken.tokens(of: typed, &ignored)
        let terms = terms.filter { !filter.contains($0) }
        if !terms.isEmpty {
            var depth = 0
            let hasAlternatives = tokens.contains { token in
                depth += token == .open ? 1 : token == .close ? -1 : 0
                return token == .or && depth == 0
            }
            // A filter with operators is one argument, as some of them mean something in a shell.
            let isOne = tokens.contains { $0.plainText == nil }
            let whole = filter.joined(by: " ")
            let others = terms.joined(by: " ")
            filter = hasAlternatives ? ["(\(whole)) \(others)"] : isOne ? ["\(whole) \(others)"] : filter + terms
        }
        let options = order.map { ["--sort", $0] } ?? []
        return LineSplitter.joined(filter + options + (literal.isEmpty ? [] : ["--"] + literal))
    }

    /// Returns `true` if the word only searches: it has no mark, key or meaning of its own.
    package static func isText(_ word: String) -> Bool { FilterTerms.isText(word) }

    /// Throws if the saved filter of this name is invalid, whatever the day.
    package static func check(_ name: String, among saved: SavedFilters) throws(InputError) {
        let epoch = Moment(utc: Instant(seconds: 0))
        let filters = FilterWords(dates: DateReader(epoch, weeksStartOn: .monday))
        do {
            _ = try filters.read([Word(":\(name)")], saved: saved)
        } catch .filter(.savedFilter(name, let reason)) {
            throw reason
        }
    }

    package func read(_ words: [Word], saved: SavedFilters = [:]) throws(InputError) -> ItemFilter {
        guard !words.isEmpty else { return .everything }
        var parser = FilterParser(words, saved: saved, dates: dates)
        let selection = try parser.read()
        return ItemFilter(selection, hints: parser.hints, readings: parser.readings)
    }
}
