import CommandLine
import ItemLanguage
import Presentation

/// The line in which any command can be typed.
final class ShowScreenCommandLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private let commands: [Command]
    private let previewNewItem: (String) -> Void
    /// Returns the error in the words of a command, which may not be complete before Enter.
    private let check: (_ line: String, _ isEntered: Bool) -> InputReadingDisplay?
    private let run: (String) -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        commands: [Command],
        previewNewItem: @escaping (String) -> Void,
        check: @escaping (_ line: String, _ isEntered: Bool) -> InputReadingDisplay?,
        run: @escaping (String) -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.commands = commands
        self.previewNewItem = previewNewItem
        self.check = check
        self.run = run
    }

    func didType(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = words.first.map(String.init), !first.isEmpty else {
            return line.show(InputReadingDisplay(hints: [ShowScreenSentences.commandExample]))
        }
        let command = commands.first { $0.hasName(first) }
        if command?.name == "add", words.count > 1 { return previewNewItem(String(words[1])) }
        if let command {
            let usage = ShowScreenSentences.usage(command.name, command.placeholder, command.summary)
            var reading = words.count > 1 ? check(text, false) ?? .nothing : .nothing
            reading.hints = [usage]
            return line.show(reading)
        }
        if words.count == 1, let id = Int(first) {
            return line.show(InputReadingDisplay(hints: [ShowScreenSentences.wayTo(id)]))
        }
        // The name of a command may not be complete yet.
        let isBeginning = words.count == 1 && names.contains { $0.hasPrefix(first) }
        line.show(isBeginning ? .nothing : check(text, false) ?? .nothing)
    }

    private var names: [String] {
        commands.flatMap { [$0.name] + $0.aliases } + TypedLine.quitWords + [Program.adder.name]
    }

    func didAccept(_ text: String, stays: Bool) {
        // A mistake is corrected in the line.
        if Int(text.filter { !$0.isWhitespace }) == nil, let mistake = check(text, true) { return line.show(mistake) }
        line.close()
        run(text)
    }

    func didCancelInput() {}

    func didAskForWords(after front: String) {
        line.complete(suggest(UnfinishedLine(front, to: .adder)))
    }
}
