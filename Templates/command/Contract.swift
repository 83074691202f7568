import Almanac
package import Boundary

// MARK: - Module

/// The module's public interface.
package protocol {{name}}Module: AnyObject {
    func show(_ request: {{name}}Request)
}

{{if delegate}}
/// Receives the result of the module.
package protocol {{name}}Delegate: AnyObject {
    func didShowItems(_ ids: [Int])
    func didShowNoItem()
}

{{end}}
package struct {{name}}Request: Equatable, Sendable {
    let filter: ItemFilter

    package init(filter: ItemFilter = .everything) {
        self.filter = filter
    }
}

// MARK: - Presenter and interactor

protocol {{name}}Interacting: AnyObject {
    func findItems(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundItems(_ response: {{name}}Response)
    /// An empty result is not an error.
    func foundNoItem(_ reason: {{name}}Reason)
    func couldNotFindItems(_ failure: ChoiceFailure)
}

struct {{name}}Response: Equatable, Sendable {
    let items: [ItemSummary]
    /// The number of matching items that the use case leaves out.
    let leftOut: Int
    let today: Day
}

enum {{name}}Reason: Equatable, Sendable {
    /// The list has no items at all, not even completed ones.
    case emptyList
    case nothingMatches
    /// This number of items match, but the use case leaves all of them out.
    case everythingIsLeftOut(Int)
}

// MARK: - Presenter and view

protocol {{name}}Viewing: ListViewing {
    func showItems(_ display: {{name}}Display)
}

struct {{name}}Display: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let id: String
        let due: String
        let title: String
    }

    let rows: [Row]
    /// A note about items left out; `nil` if there are none.
    let message: String?
}
