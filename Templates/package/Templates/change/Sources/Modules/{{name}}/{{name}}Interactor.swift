import Entities
import Responses
import Vocabulary

protocol {{name}}DataManaging: AnyObject {
    /// Adds a note at the end and returns it.
    func add(_ text: String) throws(StoreError) -> Note
}

/// Adds a note that has text.
final class {{name}}Interactor: {{name}}Interacting {
    weak var output: (any {{name}}InteractorOutput)?
    private let dataManager: any {{name}}DataManaging

    init(dataManager: any {{name}}DataManaging) {
        self.dataManager = dataManager
    }

    func addNote(_ request: {{name}}Request) {
        guard let text = Note.text(of: request.words) else {
            output?.foundNoText()
            return
        }
        do throws(StoreError) {
            output?.addedNote(NoteSummary(try dataManager.add(text)))
        } catch {
            output?.couldNotAddNote(error)
        }
    }
}
