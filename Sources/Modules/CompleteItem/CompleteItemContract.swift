import Almanac
package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol CompleteItemModule: AnyObject {
    func complete(_ choice: ItemChoice)
}

// MARK: - Presenter and interactor

protocol CompleteItemInteracting: AnyObject {
    func complete(_ choice: ItemChoice)
}

protocol CompleteItemInteractorOutput: ChoiceOutput {
    func completedItems(_ response: CompleteItemResponse)
}

struct CompleteItemResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let item: ItemSummary
        /// Where the item comes back.
        let next: ItemSummary?
        /// What it needed, and which is still open.
        let stillOpen: [ItemSummary]
        /// What is a part of it, and still open.
        var openParts: [ItemSummary] = []
    }

    let completions: [Row]
    /// Items that waited for nothing else.
    let freed: [ItemSummary]
    /// Named, and done before.
    let doneBefore: [ItemSummary]
    let today: Day
}

// MARK: - Presenter and view

typealias CompleteItemShowing = ChangeShowing
