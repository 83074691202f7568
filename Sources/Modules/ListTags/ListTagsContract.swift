import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
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
    /// No matching item has a tag.
    func foundNoTag(_ reason: NoCountsReason)
    /// The list has no items, not even done ones.
    func foundEmptyList()
    func couldNotFindTags(_ failure: ListError)
}

struct ListTagsResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let name: String
        let counts: ItemCounts
    }

    let rows: [Row]
    /// Items without a tag; `nil` if there are none.
    let without: ItemCounts?
}

// MARK: - Presenter and view

typealias ListTagsViewing = CountsViewing
