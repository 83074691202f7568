import Boundary
import Entities
import Settings

/// What the interactor needs of the store.
protocol SuggestWordsDataManaging: AnyObject {
    /// Those due first in front where every number will do, else by number.
    func items(_ query: SuggestedItemsQuery) throws(ListTrouble) -> [SuggestedItem]
    /// Names in their order; where nothing was begun, those that are not places.
    func tags(beginning: String, limit: Int) throws(ListTrouble) -> [String]
    func projects(beginning: String, limit: Int) throws(ListTrouble) -> [String]
    /// Whether there may be others, of items that were not looked at.
    func hasProjectsOutOfReach() throws(ListTrouble) -> Bool
    /// The names of the copies that stand beside the list, the newest first.
    var backups: [String] { get }
}

/// Finds the words of the list that can stand where someone is typing.
final class SuggestWordsInteractor: SuggestWordsInteracting {
    /// As many of a kind as one wants to look through, and fewer than bash asks about first.
    private static let limit = 60

    weak var output: (any SuggestWordsInteractorOutput)?
    private let dataManager: any SuggestWordsDataManaging

    init(dataManager: any SuggestWordsDataManaging) {
        self.dataManager = dataManager
    }

    func findWords(_ request: SuggestWordsRequest) {
        // Who presses Tab did not ask for the list; one that cannot be read suggests nothing.
        let kinds = request.candidates.map { (try? found($0)) ?? [] }
        output?.foundWords(
            SuggestWordsResponse(
                entries: kinds.flatMap(\.self),
                isCut: kinds.contains { $0.count >= SuggestWordsInteractor.limit } || leavesOut(request.candidates)
            )
        )
    }

    private func leavesOut(_ candidates: [Candidate]) -> Bool {
        let isAboutProjects = candidates.contains {
            if case .projects = $0 { true } else { false }
        }
        return isAboutProjects && (try? dataManager.hasProjectsOutOfReach()) ?? false
    }

    private func found(_ candidate: Candidate) throws(ListTrouble) -> [SuggestWordsResponse.Entry] {
        let limit = SuggestWordsInteractor.limit
        switch candidate {
        case .word(let word, let meaning):
            return [.word(word, meaning: meaning)]
        case .ids(let standing, let stem):
            let query = SuggestedItemsQuery(status: status(standing), beginning: stem.beginning, limit: limit)
            return try dataManager.items(query).map { .id(kept: stem.kept, $0.id, title: $0.title) }
        case .tags(let stem):
            return names(try dataManager.tags(beginning: stem.beginning, limit: limit), behind: stem.kept)
        case .projects(let stem):
            return names(try dataManager.projects(beginning: stem.beginning, limit: limit), behind: stem.kept)
        case .settings(let stem):
            return words(Setting.all.map { ($0.key, $0.meaning) }, stem)
        case .values(let key, let stem):
            return words(SettingValues.of(key).map { ($0, "") }, stem)
        case .backups(let stem):
            let names = words(dataManager.backups.map { ($0, "") }, stem)
            return names.isEmpty ? [.files] : names
        case .files:
            return [.files]
        }
    }

    private func names(_ names: [String], behind kept: String) -> [SuggestWordsResponse.Entry] {
        names.filter(SuggestedNames.canBeTyped).map { .word(kept + $0, meaning: "") }
    }

    private func words(_ words: [(word: String, meaning: String)], _ stem: Stem) -> [SuggestWordsResponse.Entry] {
        words.filter { $0.word.hasPrefix(stem.beginning) }.map { .word(stem.kept + $0.word, meaning: $0.meaning) }
    }

    private func status(_ standing: PickableItems) -> Item.Status? {
        switch standing {
        case .open: .open
        case .closed: .done
        case .any: nil
        }
    }
}
