import CommandLine
import ItemLanguage
import Vocabulary

/// Reads filters as typed, for a list in the sidebar.
struct ShowScreenReader {
    private let dates: () -> DateReader
    private let savedFilters: () -> SavedFilters
    /// All commands.
    let commands: [Command]

    init(
        dates: @escaping () -> DateReader,
        savedFilters: @escaping () -> SavedFilters,
        commands: [Command] = []
    ) {
        self.dates = dates
        self.savedFilters = savedFilters
        self.commands = commands
    }

    /// Returns `true` if a command only shows something, and changes nothing.
    func onlyShows(_ words: [String]) -> Bool {
        let named = words.lazy.compactMap { word in
            commands.first { $0.name == word || $0.aliases.contains(word) }
        }
        return named.first?.group == .view
    }

    /// Returns `true` for the command that asks for a new item if it has no text.
    func asksForNewItem(_ words: [String]) -> Bool {
        words.count == 1 && commands.first { $0.name == "add" }?.hasName(words[0]) == true
    }

    /// Returns `true` for the command that can store another one, in which `{ids}` stays.
    func storesCommands(_ words: [String]) -> Bool {
        commands.first { $0.name == "config" }.map { $0.hasName(words[0]) } ?? false
    }

    var savedNames: [String] { savedFilters().names.sorted() }

    /// Returns the items of a place that match the text.
    func filter(of place: ShowScreenPlace, and text: String) throws(InputError) -> ItemFilter {
        let typed: [String]
        do {
            typed = try LineSplitter.words(text)
        } catch {
            throw .usage(error)
        }
        let words = place.words
        let all = words.isEmpty || typed.isEmpty ? words + typed : words + ["("] + typed + [")"]
        return try FilterWords(dates: dates()).read(all.map { Word($0) }, saved: savedFilters())
    }
}

extension ShowScreenPlace {
    /// The filter of the place, beyond what its list shows anyway.
    fileprivate var words: [String] {
        switch self {
        case .upcoming, .today, .next, .all, .agenda, .calendar, .stats, .burndown, .day: []
        case .waiting: ["waiting"]
        case .done: ["closed"]
        case .saved(let name): [":\(name)"]
        case .project(let name): ["project:\(name)"]
        case .tag(let name): [name]
        }
    }
}
