package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol {{name}}Module: AnyObject {
    func choose(_ request: {{name}}Request)
    /// Asks the person which items are meant.
    func askForItems()
}

/// What this module did, for the one that presented it.
package protocol {{name}}Delegate: AnyObject {
    func didChooseItems(_ ids: [Int])
    func didChooseNoItem()
}

package struct {{name}}Request: Equatable, Sendable {
    let filter: ItemFilter

    package init(filter: ItemFilter) {
        self.filter = filter
    }
}

// MARK: - Presenter and interactor

protocol {{name}}Interacting: AnyObject {
    func findItems(_ request: {{name}}Request)
}

protocol {{name}}InteractorOutput: AnyObject {
    func foundItems(_ response: {{name}}Response)
    /// Nothing to choose from is no error.
    func foundNoItem(_ reason: {{name}}Reason)
    func couldNotFindItems(_ failure: ChoiceFailure)
}

struct {{name}}Response: Equatable, Sendable {
    let items: [ItemSummary]
    /// How many were meant and cannot be chosen.
    let leftOut: Int
}

enum {{name}}Reason: Equatable, Sendable {
    case nothingMatches
    /// So many were meant, and none of them can be chosen.
    case everythingIsLeftOut(Int)
}

// MARK: - Presenter and view

protocol {{name}}Showing: ComplaintShowing {
    func askForItems()
    /// An answer that has to be given again.
    func showMistake(_ sentence: String)
    func showItems(_ display: {{name}}Display)
    func showNothing(_ sentence: String)
}

/// What the person did.
protocol {{name}}EventHandling: AnyObject {
    func didEnterItems(_ text: String)
    func didCancel(_ way: {{name}}Cancellation)
}

enum {{name}}Cancellation: Sendable {
    /// Ctrl-C.
    case interrupted
    /// Ctrl-D.
    case ended
}

struct {{name}}Display: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let id: String
        let title: String
    }

    let rows: [Row]
    /// What there is to know besides; nil where there is nothing.
    let remark: String?
}

// MARK: - Presenter and router

protocol {{name}}Routing: AnyObject {
    /// The module has done what it was presented for.
    func leave{{name}}()
}

// MARK: - Presenter and grammar

/// How a typed answer becomes a request.
protocol {{name}}Reading {
    func request(line: String) throws(Misunderstanding) -> {{name}}Request
}
