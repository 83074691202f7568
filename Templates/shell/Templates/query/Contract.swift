import Presentation
import Responses
import Vocabulary

protocol {{name}}Viewing: ErrorViewing {
    func showNotes(_ rows: [{{name}}Row])
    func showNothing(_ sentence: String)
}

typealias {{name}}Routing = CommandRouting

protocol {{name}}Presenting: AnyObject {
    func show(_ request: {{name}}Request)
}

struct {{name}}Request: Entity {
    /// All words must be in a note.
    let words: [String]
}

struct {{name}}Row: Entity {
    let label: String
    let text: String
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
