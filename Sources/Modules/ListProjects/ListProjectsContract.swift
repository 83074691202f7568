package import Boundary

// MARK: - Module

/// What other modules can ask of this one.
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
    /// There are items, but none of those that match has a project.
    func foundNoProject(_ reason: NothingCounted)
    /// There is no item at all, not even a done one.
    func foundEmptyList()
    func couldNotFindProjects(_ trouble: StorageTrouble)
}

struct ListProjectsResponse: Equatable, Sendable {
    struct Row: Equatable, Sendable {
        let name: String
        /// How many projects this one lies within.
        let depth: Int
        /// Of the project itself.
        let counts: ItemCounts
        /// Together with what lies within it; nil where nothing does.
        let whole: ItemCounts?
    }

    let rows: [Row]
    /// The items that have no project; nil where there are none.
    let without: ItemCounts?
}

// MARK: - Presenter and view

typealias ListProjectsShowing = CountsShowing
