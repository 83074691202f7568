import CommandLine
package import Responses
package import Vocabulary

/// Presents names and their counts as text. A module's presenter supplies the words.
package protocol CountsPresenter: CountsPresenting, CountsInteractorOutput {
    /// The kind of name: "tag".
    static var noun: String { get }
    /// Says how to give an item such a name.
    static var advice: String { get }
    var roles: CountsRoles { get }

    init(_ roles: CountsRoles)

    func display(_ row: CountsResponse.Row) -> CountsDisplay.Row
    /// The JSON output.
    static func document(_ response: CountsResponse) -> String
}

/// Shows the counts of the matching items.
package protocol CountsPresenting: AnyObject {
    func show(_ filter: ItemFilter)
}

/// The roles that the presenter of counts works with, and the last filter.
package final class CountsRoles {
    fileprivate let view: any CountsViewing
    fileprivate let interactor: any CountsInteracting
    fileprivate let router: any CommandRouting
    fileprivate var filter = ItemFilter.everything

    package init(view: any CountsViewing, interactor: any CountsInteracting, router: any CommandRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }
}

extension CountsPresenter {
    package func show(_ filter: ItemFilter) {
        roles.filter = filter
        roles.interactor.count(filter)
    }

    package func found(_ response: CountsResponse) {
        let without = response.without.map { counts in
            CountsDisplay.Row(label: "no \(Self.noun)", name: "No \(Self.noun)", counts: counts)
        }
        roles.view.showCounts(CountsDisplay(rows: response.rows.map(display) + [without].compactMap { $0 }))
    }

    package func foundNone(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse: roles.view.showNothing("No item has a \(Self.noun) yet. \(Self.advice)")
        case .noneOfMatching: roles.view.showNothing("No matching item has a \(Self.noun).")
        case .nothingMatches(let unknown): roles.view.showNothing(ListSentences.nothingMatches(roles.filter, unknown))
        case .emptyList: roles.view.showEmptyList(roles.router)
        }
    }

    package func couldNotCount(_ failure: ListError) {
        roles.view.showError(ErrorMessage(failure, roles.router))
    }
}

extension CountsDisplay.Row {
    package init(label: String, name: String, depth: Int = 0, counts: ItemCounts, total: String = "") {
        let (open, done) = (StatusWords.open(counts), StatusWords.done(counts))
        self.init(label: label, name: name, depth: depth, open: open, done: done, total: total)
    }
}

/// Presents counts as JSON.
package final class CountsDocumentPresenter: CountsPresenting, CountsInteractorOutput {
    private let view: any DocumentViewing
    private let interactor: any CountsInteracting
    private let router: any CommandRouting
    private let document: (CountsResponse) -> String

    package init(
        view: any DocumentViewing,
        interactor: any CountsInteracting,
        router: any CommandRouting,
        document: @escaping (CountsResponse) -> String
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
        self.document = document
    }

    package func show(_ filter: ItemFilter) {
        interactor.count(filter)
    }

    package func found(_ response: CountsResponse) {
        view.show(document(response))
    }

    package func foundNone(_ reason: NoCountsReason) {
        switch reason {
        case .noneInUse(let counts), .noneOfMatching(let counts): found(CountsResponse(rows: [], without: counts))
        case .nothingMatches, .emptyList: found(CountsResponse(rows: [], without: nil))
        }
    }

    package func couldNotCount(_ failure: ListError) {
        view.show(ErrorMessage(failure, router), as: JSONText.document)
    }
}

extension JSONText {
    /// Returns a document of the rows and the items without a name; `more` can add members to a row.
    package static func counts(
        _ key: String,
        _ response: CountsResponse,
        _ more: (inout JSONText, CountsResponse.Row) -> Void = { _, _ in }
    ) -> String {
        document { document in
            document.array(key) { array in
                for row in response.rows {
                    array.object { object in
                        object.string("name", row.name)
                        object.counts(row.counts)
                        more(&object, row)
                    }
                }
            }
            if let without = response.without { document.object("without") { $0.counts(without) } }
        }
    }
}
