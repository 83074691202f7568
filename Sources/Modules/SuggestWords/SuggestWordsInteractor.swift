import Entities
import Settings
import Vocabulary

/// The data that the interactor needs from the store.
protocol SuggestWordsDataManaging: AnyObject {
    /// Reads another list from now on; `nil` stands for that of the program.
    func open(_ list: String?)
    /// Returns items by id or, if the query has no digits and asks for open items, by due date.
    func items(_ query: SuggestedItemsQuery) throws(ListError) -> [SuggestedItem]
    /// Returns items by title, newest first.
    func items(_ query: SuggestedTitlesQuery) throws(ListError) -> [SuggestedItem]
    /// Returns the tags in order. An empty beginning leaves out contexts, the tags that begin with @.
    func tags(beginning: String, limit: Int) throws(ListError) -> [String]
    func projects(beginning: String, limit: Int) throws(ListError) -> [String]
    /// Returns whether older items, which are not scanned, may have other projects.
    func mayHaveMoreProjects() throws(ListError) -> Bool
    /// The names of the saved filters, sorted.
    var savedFilters: [String] { get }
    /// The names of the actions on the screen, with their effects.
    var screenActions: [(word: String, meaning: String)] { get }
    /// The names of the backups in the list's folder, newest first.
    var backups: [String] { get }
    /// Returns the paths that begin with the text. Those of folders end in a slash.
    func files(beginning: String) -> [String]
}

/// Finds the words that can complete a line.
final class SuggestWordsInteractor: SuggestWordsInteracting {
    weak var output: (any SuggestWordsInteractorOutput)?
    private let dataManager: any SuggestWordsDataManaging

    init(dataManager: any SuggestWordsDataManaging) {
        self.dataManager = dataManager
    }

    func findWords(_ request: SuggestWordsRequest) {
        dataManager.open(request.list)
        // Pressing Tab must not print errors, so an unreadable list only means fewer suggestions.
        let kinds = request.candidates.map { (try? found($0, request)) ?? [] }
        output?.foundWords(
            SuggestWordsResponse(
                entries: kinds.flatMap(\.self),
                isCut: zip(request.candidates, kinds).contains { $0.isLimited && $1.count >= request.limit }
                    || mayOmitProjects(request.candidates)
            )
        )
    }

    private func mayOmitProjects(_ candidates: [Candidate]) -> Bool {
        let includesProjects = candidates.contains {
            if case .projects = $0 { true } else { false }
        }
        return includesProjects && (try? dataManager.mayHaveMoreProjects()) ?? false
    }

    private func found(
        _ candidate: Candidate,
        _ request: SuggestWordsRequest
    ) throws(ListError) -> [SuggestWordsResponse.Entry] {
        let limit = request.limit
        switch candidate {
        case .word(let word, let meaning):
            return [.word(word, meaning: meaning)]
        case .ids(let items, let stem):
            let query = SuggestedItemsQuery(status: status(items), beginning: stem.beginning, limit: limit)
            return try dataManager.items(query).map { .id(kept: stem.kept, $0.id, title: $0.title) }
        case .titles(let items, let stem):
            let query = SuggestedTitlesQuery(status: status(items), beginning: stem.beginning, limit: limit)
            return try dataManager.items(query).map { .title(kept: stem.kept, $0.id, title: $0.title) }
        case .tags(let stem):
            return names(try dataManager.tags(beginning: stem.beginning, limit: limit), after: stem.kept)
        case .projects(let stem):
            return names(try dataManager.projects(beginning: stem.beginning, limit: limit), after: stem.kept)
        case .savedFilters(let stem):
            return words(dataManager.savedFilters.map { ($0, "") }, stem)
        case .settings(let stem):
            return words(Setting.all.map { ($0.key, $0.meaning) }, stem) + actions(stem)
                + (try weights(stem, limit: limit))
        case .values(let key, let stem):
            return words(SettingValues.of(key).map { ($0, "") }, stem)
        case .backups(let stem):
            let names = words(dataManager.backups.map { ($0, "") }, stem)
            return names.isEmpty ? files(stem, request) : names
        case .files(let stem):
            return files(stem, request)
        }
    }

    /// Returns the settings of keys that end with the name of an action.
    private func actions(_ stem: Stem) -> [SuggestWordsResponse.Entry] {
        let prefix = Setting.screenKeyPrefix
        guard SettingValues.name(in: stem.beginning, after: prefix) != nil else { return [] }
        return words(dataManager.screenActions.map { (prefix + $0.word, $0.meaning) }, stem)
    }

    /// Returns the settings that end with the name of a tag or a project.
    private func weights(_ stem: Stem, limit: Int) throws(ListError) -> [SuggestWordsResponse.Entry] {
        let (tag, project) = (Setting.rankTagPrefix, Setting.rankProjectPrefix)
        var found: [SuggestWordsResponse.Entry] = []
        if let name = SettingValues.name(in: stem.beginning, after: tag) {
            found += names(try dataManager.tags(beginning: name, limit: limit), after: stem.kept + tag)
        }
        if let name = SettingValues.name(in: stem.beginning, after: project) {
            found += names(try dataManager.projects(beginning: name, limit: limit), after: stem.kept + project)
        }
        return found
    }

    private func files(_ stem: Stem, _ request: SuggestWordsRequest) -> [SuggestWordsResponse.Entry] {
        request.listsFiles ? names(dataManager.files(beginning: stem.beginning), after: stem.kept) : [.files]
    }

    private func names(_ names: [String], after kept: String) -> [SuggestWordsResponse.Entry] {
        names.filter(SuggestedNames.canBeTyped).map { .word(kept + $0, meaning: "") }
    }

    private func words(_ words: [(word: String, meaning: String)], _ stem: Stem) -> [SuggestWordsResponse.Entry] {
        words.filter { $0.word.hasPrefix(stem.beginning) }.map { .word(stem.kept + $0.word, meaning: $0.meaning) }
    }

    private func status(_ items: PickableItems) -> Item.Status? {
        switch items {
        case .open: .open
        case .closed: .done
        case .any: nil
        }
    }
}

extension Candidate {
    /// `false` if all of its words are found, however many there are.
    fileprivate var isLimited: Bool {
        switch self {
        case .files, .backups: false
        default: true
        }
    }
}
