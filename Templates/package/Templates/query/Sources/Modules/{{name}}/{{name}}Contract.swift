import Presentation
import Responses
import Vocabulary

typealias {{name}}Viewing = RowViewing
typealias {{name}}Routing = CommandRouting

protocol {{name}}Presenting: AnyObject {
    func show(_ request: {{name}}Request)
}

struct {{name}}Request: Entity {
    /// All words must be in a note.
    let words: [String]
}

// MARK: - Interactor

protocol {{name}}Interacting: AnyObject {
    func findNotes(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundNotes(_ notes: [NoteSummary])
    /// - Parameter isEmpty: True if there are no notes at all.
    func foundNoNote(isEmpty: Bool)
    func couldNotFindNotes(_ failure: StoreError)
}
