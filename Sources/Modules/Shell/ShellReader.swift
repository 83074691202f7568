import Almanac
import CommandLine
import ItemLanguage
import Settings

/// Parses the lines typed in the shell.
struct ShellReader: ShellReading {
    let commands: [Command]
    let dates: () -> DateReader
    var savedFilters: () -> SavedFilters = { [:] }

    /// Tells the commands of a paste from prose.
    var plainCommands: PlainCommands {
        PlainCommands(commands, dates: dates(), saved: savedFilters()) { (try? Setting.named($0)) != nil }
    }

    func intent(of line: String) throws(InputError) -> ShellIntent {
        switch try InputError.wrapping({ () throws(UsageError) in try TypedLine(line) }) {
        case .empty: tagFilter(line).map { .invocation($0) } ?? .refresh
        case .quit: .leave
        case .words(let words): try intent(of: words)
        }
    }

    /// Reads `#town`, which is a comment in a script, as the filter that it is elsewhere.
    private func tagFilter(_ line: String) -> Invocation? {
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        return BareLine(commands: commands, dates: dates()).invocation(of: words)
    }

    func unfinishedLine(_ typed: String) -> UnfinishedLine {
        UnfinishedLine(typed, to: .adder)
    }

    func newItem(_ words: [String]) throws(InputError) -> ItemText.Reading {
        let literals = words.drop { $0 != "--" }.dropFirst()
        let text = words.prefix { $0 != "--" }.map { Word($0) } + literals.map { Word($0, isLiteral: true) }
        return try ItemText(dates: dates()).read(text)
    }

    private func intent(of words: [String]) throws(InputError) -> ShellIntent {
        if let sign = separator(in: words) { return .severalCommands(sign) }
        if words == ["help"] || words == ["?"] { return .help }
        if words == ["clear"] { return .clear }
        if isNewItem(words) { return .newItem(Array(words.dropFirst())) }
        let typed = words.map { Word($0) }
        if let split = SelectionWords.split(typed), split.items.count == words.count {
            return .items(try FilterWords(dates: dates()).read(typed))
        }
        if isDay(words) { return .invocation(Invocation(command: "calendar", operands: typed)) }
        let bare = BareLine(commands: commands, dates: dates())
        if let invocation = bare.invocation(of: words) { return .invocation(invocation) }
        return text(words) ?? .command(words)
    }

    /// Returns whether the words are a day or a month, such as “25 dec”. A number alone is more likely a mistake.
    private func isDay(_ words: [String]) -> Bool {
        guard let first = words.first, !isCommand(first), FilterWords.isText(first),
            words.count > 1 || Int(digits: first) == nil
        else {
            return false
        }
        return dates().calendarPage(words.joined(separator: " ")) != nil
    }

    private func isCommand(_ word: String) -> Bool {
        (try? commands.command(named: word)) != nil
    }

    /// The signs with which other shells combine commands.
    private static let separators: Set = ["|", "&&", "||", ";", "&", ">", ">>", "<"]

    /// Returns the first sign that separates commands in the words, if they begin with a command.
    private func separator(in words: [String]) -> String? {
        guard let first = words.first else { return nil }
        if let command = first.split(separator: ";").first, command != first, isCommand(String(command)) { return ";" }
        let typed = words.prefix { $0 != "--" }
        if first == "add" || first == "change" { return separatorBeforeAdd(in: typed) }
        guard isCommand(first) else { return nil }
        let sign = zip(typed, typed.dropFirst().map(Optional.some) + [nil]).first { word, next in
            ShellReader.separators.contains(word) && !(next.map(isMarked) ?? false)
        }
        return sign?.0 ?? (typed.contains { $0.hasSuffix(";") } ? ";" : nil)
    }

    /// Returns `true` for a word of a filter: after it, `&` and `|` are operators.
    private func isMarked(_ word: String) -> Bool {
        "+@".contains(word.first ?? " ") || (word.contains(":") && word.last != ":")
    }

    /// Returns the sign before another `add`. Any other text after a sign may belong to a title.
    private func separatorBeforeAdd(in words: ArraySlice<String>) -> String? {
        for (word, next) in zip(words.dropFirst(), words.dropFirst(2)) where next == "add" {
            if word.hasSuffix(";") { return ";" }
            if ShellReader.separators.contains(word), word.count == 2 { return word }
        }
        return nil
    }

    /// Returns a sign that combines other programs, or a sign before one more command.
    private func sign(in words: [String]) -> String? {
        for (word, next) in zip(words.dropFirst(), words.dropFirst(2)) {
            if ["|", "&&", "||", ">>"].contains(word) { return word }
            if ShellReader.separators.contains(word), isCommand(next) { return word }
        }
        let ends = zip(words, words.dropFirst()).contains { $0.hasSuffix(";") && isCommand($1) }
        return ends ? ";" : nil
    }

    /// Returns `true` if the shell adds the item itself. With options, `add` runs like any other command.
    private func isNewItem(_ words: [String]) -> Bool {
        words.first == "add" && words != ["add", "-"] && !hasOption(words)
    }

    func hasOption(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { word in
            word.hasPrefix("--") || word.utf8.count == 2 && word.first == "-" && word.last?.isLetter == true
        }
    }

    /// Returns `true` if the words are ids or filters with marks, as after the name of a command.
    private func hasOnlyItems(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first else { return true }
        return SelectionWords.split([Word(first)]) != nil || (words.count == 1 && "+@-".contains(first.first ?? " "))
    }

    /// Returns `nil` if the words are a command, or probably a misspelled one.
    private func text(_ words: [String]) -> ShellIntent? {
        guard let first = words.first, let letter = first.first, !"-!/\\".contains(letter),
            words.count > 1 || letter.isLetter || !letter.isASCII, !hasOption(words)
        else { return nil }
        do {
            _ = try commands.command(named: first, of: .adder, followedBy: Array(words.dropFirst()))
            return nil
        } catch {
            guard case .unknownCommand(_, let nearest, let meaning, _) = error else { return nil }
            // Prose can begin with the name of a command in another program: “check the mail”.
            if meaning != nil, hasOnlyItems(words.dropFirst()) { return nil }
            if words.count == 1, nearest != nil { return nil }
            // “new shoes” resembles `add`, not `add shoes`.
            let rest = " \(LineSplitter.joined(Array(words.dropFirst())))"
            let command = nearest.map { $0.hasSuffix(rest) ? String($0.dropLast(rest.count)) : $0 }
            let isShellWord = (try? TypedLine(first)) == .quit
            return sign(in: words).map { .textWithSign(words, sign: $0) }
                ?? .text(words, nearest: isShellWord ? nil : command)
        }
    }
}
