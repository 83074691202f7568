import Almanac
package import CommandLine
import Vocabulary

/// Tells lines that can only be commands from texts that begin with the name of one, such as “change 2 tires”.
package struct PlainCommands {
    private let commands: [Command]
    private let dates: DateReader
    private let saved: SavedFilters
    private let isSetting: (String) -> Bool

    /// - Parameter isSetting: Returns `true` for the key of a setting.
    package init(
        _ commands: [Command],
        dates: DateReader,
        saved: SavedFilters,
        isSetting: @escaping (String) -> Bool
    ) {
        self.commands = commands
        self.dates = dates
        self.saved = saved
        self.isSetting = isSetting
    }

    /// Returns `true` if the words are the name of a command and operands that are plainly its own: ids, words of filters with
    /// marks or meanings, dates, values, paths, or text after `--` or in quotes.
    package func contains(_ words: [String]) -> Bool {
        guard let invocation = try? CommandLineParser(.adder, commands).parse(words),
            let command = commands.first(where: { $0.name == invocation.command })
        else { return false }
        if invocation.operands.isEmpty { return !command.needsOperands || invocation.has(.help) }
        return arePlain(invocation.operands, command)
    }

    private func arePlain(_ words: [Word], _ command: Command) -> Bool {
        switch command.operands.kind {
        case .text: true
        case .count: words.allSatisfy { (try? CountWords.read($0.text)) != nil }
        case .setting: isSetting(words[0].text)
        case .words: areOffered(words, command)
        case .address: words.allSatisfy { isPath($0.text) || areOffered([$0], command) }
        case .path: words.allSatisfy { isPath($0.text) }
        case .pastDay: arePastDays(words.map(\.text)[...])
        case .filter: isFilter(words)
        case .period: isFilter((try? dates.calendarPage(leading: words))?.others ?? words)
        case .search: isFilter(words, searching: 1)
        case .changes: hasItems(words) { changes($0) }
        case .note: hasItems(words) { $0.contains(where: isQuoted) }
        case .moves: hasItems(words) { (try? PostponementWords.read($0, dates: dates)) != nil }
        }
    }

    private func areOffered(_ words: [Word], _ command: Command) -> Bool {
        let point = CompletionPoint(after: [command.name], commands)
        return words.allSatisfy { word in
            point.candidates(at: word.text).contains {
                if case .word(word.text, _) = $0 { true } else { false }
            }
        }
    }

    /// Returns `true` for a word with a sign that paths and addresses have.
    private func isPath(_ word: String) -> Bool {
        word.contains { "/@:~".contains($0) } || word.dropFirst().dropLast().contains(".")
    }

    private func arePastDays(_ words: ArraySlice<String>) -> Bool {
        func isDay(_ words: ArraySlice<String>) -> Bool {
            (try? dates.pastDay(words.joined(separator: " "))) != nil
        }
        return words == ["all"] || isDay(words)
            || words.indices.dropFirst().contains { isDay(words[..<$0]) && isDay(words[$0...]) }
    }

    /// - Parameter count: The maximum number of words that are only searched for.
    private func isFilter(_ words: [Word], searching count: Int = 0) -> Bool {
        let filter = try? FilterWords(dates: dates).read(words.filter { !isQuoted($0) }, saved: saved)
        return filter.map { $0.selection.searchWordCount <= count } ?? false
    }

    /// Returns `true` for a word that was typed as text.
    private func isQuoted(_ word: Word) -> Bool {
        word.isLiteral || word.text.contains(where: \.isWhitespace)
    }

    private func hasItems(_ words: [Word], _ isPlain: ([Word]) -> Bool) -> Bool {
        guard let split = SelectionWords.split(words, dates: dates), isFilter(split.items) else { return false }
        return !split.rest.isEmpty && isPlain(split.rest)
    }

    private func changes(_ words: [Word]) -> Bool {
        guard let reading = try? ChangeText(dates: dates).read(words), reading.hints.isEmpty else { return false }
        return reading.changes.title == nil || words.contains(where: isQuoted)
    }
}

extension Command {
    /// `true` if the usage has no brackets around the first operand.
    fileprivate var needsOperands: Bool { !placeholder.isEmpty && placeholder.first != "[" }
}

extension Selection {
    /// The number of words that are only searched for.
    fileprivate var searchWordCount: Int {
        alternatives.joined().reduce(0) { count, term in
            switch term {
            case .word: count + 1
            case .not(let selection), .group(let selection): count + selection.searchWordCount
            default: count
            }
        }
    }
}
