import Presentation
import Responses
import Vocabulary

typealias {{name}}Interacting =
    QueryInteracting<ItemFilter, {{name}}Response, ChangeFailure>
typealias {{name}}InteractorOutput =
    QueryInteractorOutput<{{name}}Response, ChangeFailure>
typealias {{name}}Routing = CommandRouting

struct {{name}}Response: Entity {
    /// Empty if nothing matches, which is not an error.
    let items: [ItemSummary]
}

protocol {{name}}Presenting: QueryPresenting<ItemFilter> {
    /// - Parameter index: The row that was chosen.
    func didChoose(_ index: Int)
}

protocol {{name}}Viewing: ErrorViewing {
    /// - Parameter title: The title of a dialog.
    func showItems(_ rows: [{{name}}Row], title: String)
    func showMessage(_ sentence: String)
}

struct {{name}}Row: Display {
    let id: String
    let title: String
}
