import ItemLanguage
import Presentation
import Responses
package import Vocabulary

// MARK: - Presenter, its view and its callers

package protocol {{name}}Presenting: AnyObject {
    func choose(_ request: {{name}}Request)
    /// Asks the user for the items.
    func askForItems()
    func didEnterItems(_ text: String)
    func didCancel(_ way: {{name}}Cancellation)
}

/// Receives the result of the module.
package protocol {{name}}Delegate: AnyObject {
    func didChooseItems(_ ids: [Int])
    func didChooseNoItem()
}

package struct {{name}}Request: Entity {
    let filter: ItemFilter

    package init(filter: ItemFilter) {
        self.filter = filter
    }
}

package enum {{name}}Cancellation: Entity {
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case ended
}

// MARK: - Presenter and interactor

protocol {{name}}Interacting: AnyObject {
    func findItems(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundItems(_ response: {{name}}Response)
    /// An empty result is not an error.
    func foundNoItem(_ reason: {{name}}Reason)
    func couldNotFindItems(_ failure: ChangeFailure)
}

struct {{name}}Response: Entity {
    let items: [ItemSummary]
    /// The number of matching items that can't be chosen.
    let leftOut: Int
}

enum {{name}}Reason: Entity {
    case nothingMatches
    /// This number of items match, but none of them can be chosen.
    case everythingIsLeftOut(Int)
}

// MARK: - View

protocol {{name}}Viewing: ErrorViewing {
    func askForItems()
    /// Explains an invalid answer, before the question is repeated.
    func showMistake(_ sentence: String)
    func showItems(_ display: {{name}}Display)
    func showNothing(_ sentence: String)
}

struct {{name}}Display: Entity {
    struct Row: Entity {
        let id: String
        let title: String
    }

    let rows: [Row]
    /// A note about items left out; `nil` if there are none.
    let message: String?
}

// MARK: - Router

typealias {{name}}Routing = CommandRouting

// MARK: - Presenter and reader

/// Parses an answer.
protocol {{name}}Reading {
    func request(line: String) throws(InputError) -> {{name}}Request
}
