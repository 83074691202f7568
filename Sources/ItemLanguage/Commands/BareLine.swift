import Almanac
package import CommandLine
import Vocabulary

/// Reads lines without the name of a command that mean one anyway: `15 done`, `3 tomorrow`, `x 15`, `+town`, `/dune`.
package struct BareLine {
    private let commands: [Command]
    private let dates: DateReader

    package init(commands: [Command], dates: DateReader) {
        self.commands = commands
        self.dates = dates
    }

    /// Returns the command that the words mean, or `nil` if they begin with one, or can be the text of an item.
    package func invocation(of typed: [String]) -> Invocation? {
        if typed.count > 1, let last = typed.last, ["-y", "--yes"].contains(last) {
            return invocation(of: typed.dropLast()).flatMap { confirmed($0) }
        }
        guard let first = typed.first, !typed.contains(where: { $0.hasPrefix("--") }), command(first) == nil else {
            return nil
        }
        let words = typed.map { Word($0) }
        if first == "u", typed.count <= 2, typed.dropFirst().allSatisfy({ (try? CountWords.read($0)) != nil }) {
            return Invocation(command: "undo", operands: Array(words.dropFirst()))
        }
        if first == "?" { return Invocation(command: "help", operands: Array(words.dropFirst())) }
        if let search = search(words) { return search }
        let rest = words.dropFirst()
        if first == "x" || first == "d" && !rest.isEmpty, rest.allSatisfy({ IDWords.looksLikeIDs($0.text) }) {
            return Invocation(command: "done", operands: Array(rest))
        }
        if let split = SelectionWords.split(words, dates: dates), IDWords.looksLikeIDs(first) {
            return invocation(on: split.items, split.rest)
        }
        return isFilter(typed) ? Invocation(command: "list", operands: words) : nil
    }

    /// Returns the invocation with `--yes`, if its command has this option.
    private func confirmed(_ invocation: Invocation) -> Invocation? {
        guard invocation.command.flatMap(command)?.options.contains(where: { $0.name == Option.yes.name }) == true
        else {
            return nil
        }
        return Invocation(command: invocation.command, operands: invocation.operands, choices: [.init(.yes)])
    }

    private func command(_ word: String) -> Command? {
        commands.first { $0.hasName(word) }
    }

    /// Reads `/dune`, but not a path.
    private func search(_ words: [Word]) -> Invocation? {
        guard let first = words.first?.text, first.first == "/", first.utf8.count > 1, !first.dropFirst().contains("/")
        else { return nil }
        let operands = [Word(String(first.dropFirst()))] + words.dropFirst()
        return Invocation(command: "find", operands: operands)
    }

    /// Reads what follows ids: the name of a command, a day or a length, or changes.
    private func invocation(on items: [Word], _ rest: [Word]) -> Invocation? {
        guard let first = rest.first else { return Invocation(command: "show", operands: items) }
        if rest.count == 1, let command = action(first.text) {
            return Invocation(command: command.name, operands: items)
        }
        if (try? PostponementWords.read(rest, dates: dates)) != nil {
            return Invocation(command: "postpone", operands: items + rest)
        }
        if rest.count == 1, first.text.utf8.count > 2, let level = PriorityWords.level(first.text) {
            return Invocation(command: "change", operands: items + [Word("pri:\(PriorityWords.spelling(level))")])
        }
        let changes = try? ChangeText(dates: dates).read(rest)
        guard changes.map({ $0.changes.title == nil && $0.hints.isEmpty }) == true else { return nil }
        return Invocation(command: "change", operands: items + rest)
    }

    /// Returns the command on items that this is a name of, also in other programs.
    private func action(_ word: String) -> Command? {
        if word == "x" || word == "완료" { return command("done") }
        return commands.first { command in
            guard command.hasName(word) || command.foreignNames.contains(word) else { return false }
            return ["done", "show", "edit", "remove", "reopen", "skip", "postpone", "change", "annotate"]
                .contains(command.name)
        }
    }

    /// Returns `true` if each word is a mark, a key, a state or an operator, or has only one meaning, such as `high`.
    private func isFilter(_ words: [String]) -> Bool {
        let parts = words.map { String($0.drop { "(!".contains($0) }.prefix { $0 != ")" }) }
        // “project plan” is more likely a title here.
        guard !parts.contains(where: { [.project, .tag].contains(FilterKey(typed: $0)) }) else { return false }
        let marked = parts.map { isMarked($0) }
        guard zip(words, marked).contains(where: { $1 || FilterToken.operation($0) == nil }) else { return false }
        let bare = BareWords(dates: FilterDates(dates: dates), time: dates.moment.time)
        var run: [String] = []
        for (word, isMarked) in zip(parts, marked) + [("", true)] {
            if !isMarked, FilterToken.operation(word) == nil {
                run.append(word)
            } else if !run.isEmpty {
                guard bare.filter(ofAll: run[...]) != nil else { return false }
                run = []
            }
        }
        return true
    }

    private func isMarked(_ word: String) -> Bool {
        word.utf8.count > 1 && !FilterTerms.isText(word)
    }
}
