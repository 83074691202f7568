/// A request that may need confirmation.
package protocol Confirmable {
    /// The items that it is about.
    var choice: ItemChoice { get set }

    /// Returns the request with the answer to a question about open parts: those to complete too.
    func answered(parts ids: [Int]) -> Self
}

extension Confirmable {
    package var filter: ItemFilter { choice.filter }

    /// Returns the request confirmed for these items only.
    package func confirmed(for ids: [Int]) -> Self {
        var confirmed = self
        confirmed.choice = choice.confirmed(for: ids)
        return confirmed
    }

    /// Returns the request for the other items that were picked; `nil` if there are none, or if the items were typed.
    package func without(_ missing: [ClosedRange<Int>]) -> Self? {
        guard let rest = choice.without(missing) else { return nil }
        var request = self
        request.choice = rest
        return request
    }

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
    private var picked: PickedItems?

    package init(_ filter: ItemFilter, isConfirmed: Bool = false, typed: String) {
        self.filter = filter
        self.isConfirmed = isConfirmed
        self.typed = typed
    }

    /// Chooses items that were picked for a command. The history shows it with their numbers, in ranges if they are many.
    /// - Parameter words: The words after the ids.
    package init(_ ids: [Int], of command: String, _ words: String = "", isConfirmed: Bool = false) {
        let filter = ItemFilter(ids: ids)
        let numbers = (filter.selection.namedIDs ?? []).merged(joiningNeighbors: true).spelled(separatedBy: " ")
        self.init(filter, isConfirmed: isConfirmed, typed: "\(command) \(numbers)\(words.isEmpty ? "" : " \(words)")")
        picked = PickedItems(ids: ids, command: command, words: words)
    }

    package var choice: ItemChoice {
        get { self }
        set { self = newValue }
    }

    /// A Boolean value that indicates whether the items were picked from a list, from which some may have disappeared.
    package var isPicked: Bool { picked != nil }

    package func confirmed(for ids: [Int]) -> ItemChoice {
        var confirmed = self
        confirmed.confirmedIDs = ids
        return confirmed
    }

    package func without(_ missing: [ClosedRange<Int>]) -> ItemChoice? {
        guard let picked else { return nil }
        let ids = picked.ids.filter { id in !missing.contains { $0.contains(id) } }
        guard !ids.isEmpty, ids.count < picked.ids.count else { return nil }
        return ItemChoice(ids, of: picked.command, picked.words, isConfirmed: isConfirmed).confirmed(for: confirmedIDs)
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

/// Items that were picked from a list, and the words around their ids in the command.
private struct PickedItems: Equatable, Sendable {
    let ids: [Int]
    let command: String
    let words: String
}
