import CommandLine
import ItemLanguage
import Presentation

/// The line in which any command can be typed.
final class ShowScreenCommandLine: InputHandling {
    private let line: any InputViewing
    private let suggest: (UnfinishedLine) -> InputSuggestion
    private let commands: [Command]
    private let previewNewItem: (String) -> Void
    private let run: (String) -> Void

    init(
        line: any InputViewing,
        suggest: @escaping (UnfinishedLine) -> InputSuggestion,
        commands: [Command],
        previewNewItem: @escaping (String) -> Void,
        run: @escaping (String) -> Void
    ) {
        self.line = line
        self.suggest = suggest
        self.commands = commands
        self.previewNewItem = previewNewItem
        self.run = run
    }

    func didType(_ text: String) {
        let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = words.first.map(String.init), !first.isEmpty else {
            return line.show(InputReadingDisplay(hints: [ShowScreenSentences.commandExample]))
        }
        let command = commands.first { $0.name == first || $0.aliases.contains(first) }
        if command?.name == "add", words.count > 1 { return previewNewItem(String(words[1])) }
        if let command {
            let usage = ShowScreenSentences.usage("\(command.name) \(command.placeholder)", command.summary)
            return line.show(InputReadingDisplay(hints: [usage]))
        }
        if words.count == 1, let id = Int(first) {
            return line.show(InputReadingDisplay(hints: [ShowScreenSentences.wayTo(id)]))
        }
        // Lines such as “15 done” begin with the items.
        let isKnown = first.contains { $0.isNumber || !$0.isLetter } || commands.contains { $0.name.hasPrefix(first) }
        let problem = isKnown || words.count == 1 ? nil : ShowScreenSentences.unknownCommand(first)
        line.show(InputReadingDisplay(problem: problem, unknown: problem == nil ? [] : [first]))
    }

    func didAccept(_ text: String, stays: Bool) {
        line.close()
        run(text)
    }

    func didCancelInput() {}

    func didAskForWords(after front: String) {
        line.complete(suggest(UnfinishedLine(front, to: .adder)))
    }
}
