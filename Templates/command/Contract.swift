import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol {{name}}Module: AnyObject {
    func show(_ request: {{name}}Request)
}

{{if delegate}}
/// What this module did, for the one that presented it.
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
    /// Nothing to show is no error.
    func foundNoItem(_ reason: {{name}}Reason)
    func couldNotFindItems(_ failure: ChoiceFailure)
}

struct {{name}}Response: Equatable, Sendable {
    let items: [ItemSummary]
    /// How many were meant and are none of this use case's business.
    let leftOut: Int
    let today: Day
}

enum {{name}}Reason: Equatable, Sendable {
    /// There is no item at all, not even a done one.
    case emptyList
    case nothingMatches
    /// So many were meant, and none of them is this use case's business.
    case everythingIsLeftOut(Int)
}

// MARK: - Presenter and view

protocol {{name}}Showing: ListShowing {
    func showItems(_ display: {{name}}Display)
}

struct {{name}}Display: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let id: String
        let due: String
        let title: String
    }

    let rows: [Row]
    /// What there is to know besides; nil where there is nothing.
    let remark: String?
}
