import Almanac
import Presentation
import Responses
import Vocabulary

typealias {{name}}Viewing = QueryViewing<{{name}}Display>
typealias {{name}}Interacting =
    QueryInteracting<{{name}}Request, {{name}}Response, ChangeFailure>
typealias {{name}}InteractorOutput =
    QueryInteractorOutput<{{name}}Response, ChangeFailure>
typealias {{name}}Presenting = QueryPresenting<{{name}}Request>
typealias {{name}}Routing = CommandRouting

struct {{name}}Request: Entity {
    var filter = ItemFilter.everything
}

struct {{name}}Response: Entity {
    let items: [ItemSummary]
    /// The number of matching items that the use case leaves out.
    let leftOut: Int
    /// The reason why no item matches.
    let nothing: NothingFound?
    let today: Day
}

struct {{name}}Display: Entity {
    struct Row: Entity {
        let id: String
        let due: String
        let title: String
    }

    let rows: [Row]
    /// A note about items left out; `nil` if there are none.
    let message: String?
}
