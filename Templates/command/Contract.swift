import Almanac
import Presentation
import Responses
{{if delegate}}
package import Vocabulary
{{else}}
import Vocabulary
{{end}}

protocol {{name}}Viewing: ListViewing {
    func showItems(_ display: {{name}}Display)
}

protocol {{name}}Interacting: AnyObject {
    func findItems(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundItems(_ response: {{name}}Response)
    /// An empty result is not an error.
    func foundNoItem(_ reason: {{name}}Reason)
    func couldNotFindItems(_ failure: ChangeFailure)
}

{{if delegate}}
package protocol {{name}}Presenting: AnyObject {
{{else}}
protocol {{name}}Presenting: AnyObject {
{{end}}
    func show(_ request: {{name}}Request)
}

typealias {{name}}Routing = CommandRouting

{{if delegate}}
/// Receives the result of the module.
package protocol {{name}}Delegate: AnyObject {
    func didShowItems(_ ids: [Int])
    func didShowNoItem()
}

package struct {{name}}Request: Entity {
    let filter: ItemFilter

    package init(filter: ItemFilter = .everything) {
        self.filter = filter
    }
}
{{else}}
struct {{name}}Request: Entity {
    var filter = ItemFilter.everything
}
{{end}}

struct {{name}}Response: Entity {
    let items: [ItemSummary]
    /// The number of matching items that the use case leaves out.
    let leftOut: Int
    let today: Day
}

enum {{name}}Reason: Entity {
    /// The list has no items at all, not even completed ones.
    case emptyList
    case nothingMatches
    /// This number of items match, but the use case leaves all of them out.
    case everythingIsLeftOut(Int)
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
