import Presentation
import Responses
import Vocabulary

typealias {{name}}Viewing = RowViewing
typealias {{name}}Routing = CommandRouting

protocol {{name}}Presenting: AnyObject {
    func perform(_ request: {{name}}Request)
}

struct {{name}}Request: Entity {
    /// The words of the note.
    let words: [String]
}

// MARK: - Interactor

protocol {{name}}Interacting: AnyObject {
    func addNote(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func addedNote(_ note: NoteSummary)
    /// The words have no text, so nothing was changed.
    func foundNoText()
    func couldNotAddNote(_ failure: StoreError)
}
