import Entities
import Responses
import Vocabulary

protocol {{name}}DataManaging: AnyObject {
    /// Returns all notes.
    func notes() throws(StoreError) -> [Note]
}

/// Finds the notes that have all words.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging

    init(dataManager: any {{name}}DataManaging) {
        self.dataManager = dataManager
    }

    func findNotes(_ request: {{name}}Request) {
        do throws(StoreError) {
            let notes = try dataManager.notes()
            let found = notes.filter { $0.contains(request.words) }
            if found.isEmpty {
                output?.foundNoNote(isEmpty: notes.isEmpty)
            } else {
                output?.foundNotes(found.map { NoteSummary($0) })
            }
        } catch {
            output?.couldNotFindNotes(error)
        }
    }
}
