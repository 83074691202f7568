import Boundary
import Grammar

/// Finds out what a line is about that was typed into the shell.
struct ShellReader: ShellReading {
    let commands: [Command]
    let dates: () -> DateReader

    func wish(_ line: String) throws(Misunderstanding) -> ShellWish {
        switch try TypedLine(line) {
        case .nothing: .refresh
        case .leave: .leave
        case .words(let words): try wish(words)
        }
    }

    private func wish(_ words: [String]) throws(Misunderstanding) -> ShellWish {
        if words == ["help"] { return .help }
        if isNewItem(words) { return .newItem(Array(words.dropFirst())) }
        let typed = words.map { Word($0) }
        if let split = SelectionWords.split(typed), split.items.count == words.count {
            return .items(try FilterWords(dates: dates()).read(typed))
        }
        return text(words) ?? .command(words)
    }

    /// Whether an item is to be added here; with options it is a command like any other.
    private func isNewItem(_ words: [String]) -> Bool {
        words.first == "add" && words != ["add", "-"] && !hasOption(words)
    }

    private func hasOption(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0.hasPrefix("--") || $0 == "-h" }
    }

    /// Nil for what is a command, and for what was probably meant to be one.
    private func text(_ words: [String]) -> ShellWish? {
        guard let first = words.first, let letter = first.first, !"-!/\\".contains(letter),
            words.count > 1 || letter.isLetter || !letter.isASCII, !hasOption(words)
        else { return nil }
        do {
            _ = try commands.command(called: first)
            return nil
        } catch {
            guard case .unknownCommand(_, let nearest) = error else { return nil }
            return words.count == 1 && nearest != nil ? nil : .text(words, nearest: nearest)
        }
    }
}
