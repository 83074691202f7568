/// A failure of a use case, which the storage of the list may cause.
package protocol StorageFailure: Error {
    static func storage(_ error: ListError) -> Self
}

extension StorageFailure {
    /// Reads or changes the list. Its errors become failures of the use case.
    package static func inList<Value>(_ body: () throws(ListError) -> Value) throws(Self) -> Value {
        do {
            return try body()
        } catch {
            throw .storage(error)
        }
    }
}

extension ListError: StorageFailure {
    package static func storage(_ error: ListError) -> ListError { error }
}

/// The reason why the chosen items were not changed.
package enum ChangeFailure: StorageFailure, Equatable {
    /// Ids and ranges that match no items.
    case unknownIDs([ClosedRange<Int>])
    case noMatch(NoMatch)
    case needsConfirmation(ItemsToConfirm)
    case oneTitleForMany(Int)
    case invalid(Int, ItemProblem)
    case storage(ListError)
}

/// Any number of items, to be changed only after confirmation.
package struct ItemsToConfirm: Entity {
    /// In ascending order.
    package private(set) var ids: [Int] = []
    /// The names of the first ones.
    package private(set) var first: [ItemName] = []

    /// The tags of the filter that some of them meet only with a place.
    package var places: [MatchedPlace] = []
    /// The number of open items that lose their parent.
    package var orphans = 0

    private static let limit = 3

    /// The number of items that these are the open parts of; `nil` if these are the chosen items.
    package let parents: Int?
    /// The name of the item that they are the open parts of, if it is one.
    package let parent: ItemName?

    /// - Parameters:
    ///   - parents: The number of completed items that these are open parts of. Without them, only these are changed.
    ///   - parent: The name of the only one.
    package init(asPartsOf parents: Int? = nil, named parent: ItemName? = nil) {
        (self.parents, self.parent) = (parents, parent)
    }

    package mutating func add(_ id: Int, title: @autoclosure () -> String) {
        ids.append(id)
        if first.count < ItemsToConfirm.limit { first.append(ItemName(id: id, title: title())) }
    }
}

/// The reason why a query finds nothing.
package enum NothingFound: Entity {
    /// The list has no items, not even done ones.
    case emptyList
    /// Nothing matches. The tags, projects and ids of the filter that no item has.
    case noMatch([UnknownName])
}

/// The reasons why a filter matches nothing.
package struct NoMatch: Entity {
    /// All items that match the filter are done.
    package let areDone: Bool
    /// The tags and projects of the filter that no item has.
    package let unknown: [UnknownName]

    package init(areDone: Bool = false, unknown: [UnknownName] = []) {
        self.areDone = areDone
        self.unknown = unknown
    }
}
