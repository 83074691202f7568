import ItemLanguage
import Presentation
import Responses
import Vocabulary

typealias {{name}}Interacting =
    QueryInteracting<{{name}}Request, {{name}}Response, ChangeFailure>
typealias {{name}}InteractorOutput =
    QueryInteractorOutput<{{name}}Response, ChangeFailure>
typealias {{name}}Routing = CommandRouting

protocol {{name}}Presenting: AnyObject {
    func choose(_ request: {{name}}Request)
    /// Asks the user for the items.
    func askForItems()
    func didEnterItems(_ text: String)
    func didCancel(_ way: {{name}}Cancellation)
}

enum {{name}}Cancellation: Entity {
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case ended
}

struct {{name}}Request: Entity {
    let filter: ItemFilter
}

struct {{name}}Response: Entity {
    /// Empty if nothing matches, which is not an error.
    let items: [ItemSummary]
}

// MARK: - View and reader

protocol {{name}}Viewing: ErrorViewing {
    func askForItems()
    /// Explains an invalid answer, before the question is repeated.
    func showMistake(_ sentence: String)
    func showItems(_ rows: [{{name}}Row])
    func showNothing(_ sentence: String)
}

struct {{name}}Row: Entity {
    let id: String
    let title: String
}

/// Parses an answer.
protocol {{name}}Reading {
    func request(line: String) throws(InputError) -> {{name}}Request
}
