/// A request that may need confirmation.
package protocol Confirmable {
    var filter: ItemFilter { get }

    /// Returns the request confirmed for these items only.
    func confirmed(for ids: [Int]) -> Self
    /// Returns the request with the answer to a question about open parts: those to complete too.
    func answered(parts ids: [Int]) -> Self
}

extension Confirmable {
    // Only the completion of items asks.
    package func answered(parts ids: [Int]) -> Self { self }
}

/// The items that a command selects, with the user's confirmation.
package struct ItemChoice: Confirmable, Equatable, Sendable {
    package let filter: ItemFilter
    /// A Boolean value that indicates whether all items are confirmed in advance, as with `--yes`.
    package let isConfirmed: Bool
    /// The items that the user has confirmed, in ascending order.
    package private(set) var confirmedIDs: [Int] = []
    /// The command as typed.
    package let typed: String

    package init(_ filter: ItemFilter, isConfirmed: Bool = false, typed: String) {
        self.filter = filter
        self.isConfirmed = isConfirmed
        self.typed = typed
    }

    /// Chooses items by their ids.
    package init(_ ids: [Int], isConfirmed: Bool = false, typed: String) {
        self.init(ItemFilter(ids: ids), isConfirmed: isConfirmed, typed: typed)
    }

    /// Chooses items that were picked for a command, as if their ids had been typed.
    package init(_ ids: [Int], of command: String, isConfirmed: Bool = false) {
        self.init(ids, isConfirmed: isConfirmed, typed: ([command] + ids.map(String.init)).joined(separator: " "))
    }

    package func confirmed(for ids: [Int]) -> ItemChoice {
        var confirmed = self
        confirmed.confirmedIDs = ids
        return confirmed
    }

    /// - Parameter ids: In ascending order. Items that were found after the confirmation are not confirmed.
    package func confirms(_ ids: [Int]) -> Bool {
        if isConfirmed { return true }
        var rest = confirmedIDs[...]
        return ids.allSatisfy { id in
            rest = rest.drop { $0 < id }
            return rest.first == id
        }
    }
}
