import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ReopenItemModule: AnyObject {
    func reopen(_ choice: ItemChoice)
}

// MARK: - Presenter and interactor

protocol ReopenItemInteracting: AnyObject {
    func reopen(_ choice: ItemChoice)
}

protocol ReopenItemInteractorOutput: ChoiceOutput {
    func reopenedItems(_ response: ReopenItemResponse)
}

struct ReopenItemResponse: Equatable, Sendable {
    /// Where an item came back when it was done, which stays.
    struct Comeback: Equatable, Sendable {
        let of: Int
        let next: ItemSummary
    }

    let items: [ItemSummary]
    var stillToCome: [Comeback] = []
    /// What needs one of the items.
    var waiting: [ItemSummary] = []
    /// Named, and open already.
    let openBefore: [ItemSummary]
    let today: Day
}

// MARK: - Presenter and view

typealias ReopenItemShowing = ChangeShowing
