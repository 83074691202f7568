package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
package protocol ListTagsModule: AnyObject {
    func show(_ request: ListTagsRequest)
}

package struct ListTagsRequest: Equatable, Sendable {
    let filter: ItemFilter

    package init(filter: ItemFilter = .everything) {
        self.filter = filter
    }
}

// MARK: - Presenter and interactor

protocol ListTagsInteracting: AnyObject {
    func findTags(_ request: ListTagsRequest)
}

protocol ListTagsInteractorOutput: AnyObject {
    func foundTags(_ response: ListTagsResponse)
    /// There are items, but none of those that match has a tag.
    func foundNoTag(_ reason: NothingCounted)
    /// There is no item at all, not even a done one.
    func foundEmptyList()
    func couldNotFindTags(_ trouble: StorageTrouble)
}

struct ListTagsResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let name: String
        let counts: ItemCounts
    }

    let rows: [Row]
    /// The items that have no tag; nil where there are none.
    let without: ItemCounts?
}

// MARK: - Presenter and view

typealias ListTagsShowing = CountsShowing
