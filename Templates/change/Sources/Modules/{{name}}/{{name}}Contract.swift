import Presentation
import Responses
import Vocabulary

typealias {{name}}Viewing = ChangeViewing
typealias {{name}}Interacting =
    ChangeInteracting<ItemChoice, {{name}}Response>
typealias {{name}}InteractorOutput =
    ChangeInteractorOutput<{{name}}Response>
typealias {{name}}Presenting = ChangePresenting<ItemChoice>
typealias {{name}}Routing = CommandRouting

/// The changed items, and those that needed no change.
struct {{name}}Response: Entity {
    let items: [ItemSummary]
    var unchanged: [ItemSummary] = []
}
