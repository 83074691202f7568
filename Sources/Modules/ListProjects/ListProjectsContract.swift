import Presentation
import Responses
package import Vocabulary

// MARK: - Module

/// The module's public interface.
package protocol ListProjectsModule: AnyObject {
    func show(_ request: ListProjectsRequest)
}

package struct ListProjectsRequest: Equatable, Sendable {
    let filter: ItemFilter

    package init(filter: ItemFilter = .everything) {
        self.filter = filter
    }
}

// MARK: - Presenter and interactor

protocol ListProjectsInteracting: AnyObject {
    func findProjects(_ request: ListProjectsRequest)
}

protocol ListProjectsInteractorOutput: AnyObject {
    func foundProjects(_ response: ListProjectsResponse)
    /// No matching item has a project.
    func foundNoProject(_ reason: NoCountsReason)
    /// The list has no items, not even done ones.
    func foundEmptyList()
    func couldNotFindProjects(_ failure: ListError)
}

struct ListProjectsResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let name: String
        /// The nesting depth.
        let depth: Int
        /// Without subprojects.
        let counts: ItemCounts
        /// With subprojects; `nil` if there are none.
        let total: ItemCounts?
    }

    let rows: [Row]
    /// Items without a project; `nil` if there are none.
    let without: ItemCounts?
}

// MARK: - Presenter and view

typealias ListProjectsViewing = CountsViewing
