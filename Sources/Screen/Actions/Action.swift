package import Terminal

/// Something that a key does. The footer, the help and the manual come from the same actions.
package struct Action: Sendable {
    /// The stable name, as in `config key.done`.
    package let name: String
    /// The word beside the key in the footer; empty for an action that is only in the help.
    package let label: String
    /// The effect, as the help describes it.
    package let title: String
    /// The keys, the one to show first.
    package fileprivate(set) var keys: [KeyPress]
    /// The panes in which the keys work.
    package let panes: [Pane]
    /// `true` if it is not possible without an item.
    package let needsItems: Bool

    package init(
        _ name: String,
        label: String = "",
        title: String,
        keys: [KeyPress],
        panes: [Pane] = Pane.allCases,
        needsItems: Bool = false
    ) {
        self.name = name
        self.label = label
        self.title = title
        self.keys = keys
        self.panes = panes
        self.needsItems = needsItems
    }
}

extension KeyPress {
    /// The press of a character.
    package static func key(_ character: Unicode.Scalar, _ modifiers: Modifiers = []) -> KeyPress {
        KeyPress(.character(character), modifiers)
    }

    package static func control(_ character: Unicode.Scalar) -> KeyPress { key(character, .control) }
}

extension Action {
    /// The moves, which have the same keys in every pane.
    package static let moves: [Action] = Move.allCases.map { move in
        Action(move.rawValue, title: ScreenSentences.title(of: move), keys: move.keys)
    }

    /// The move that this action makes, if it makes one.
    package var move: Move? { Move(rawValue: name) }
}

extension Move {
    fileprivate var keys: [KeyPress] {
        switch self {
        case .up: [.key("k"), KeyPress(.up)]
        case .down: [.key("j"), KeyPress(.down)]
        case .pageUp: [KeyPress(.pageUp), .control("b")]
        case .pageDown: [KeyPress(.pageDown), .control("f")]
        case .halfPageUp: [.control("u")]
        case .halfPageDown: [.control("d")]
        case .first: [.key("g"), KeyPress(.home)]
        case .last: [.key("G"), KeyPress(.end)]
        }
    }
}

/// All actions, with the keys that the user has chosen.
package struct ActionTable: Sendable {
    package private(set) var actions: [Action]

    package init(_ actions: [Action]) {
        self.actions = actions
    }

    package subscript(name: String) -> Action? { actions.first { $0.name == name } }

    /// Gives an action a key of the user instead of its own ones. An action that has this key in one of its panes loses it.
    /// Returns `false` if there is no such action.
    package mutating func rebind(_ name: String, to press: KeyPress) -> Bool {
        guard let index = actions.firstIndex(where: { $0.name == name }) else { return false }
        for other in actions.indices where !Set(actions[other].panes).isDisjoint(with: actions[index].panes) {
            actions[other].keys.removeAll { $0 == press }
        }
        actions[index].keys = [press]
        return true
    }

    /// Adds an action whose keys the others lose.
    package mutating func add(_ action: Action) {
        actions.append(action)
        for press in action.keys { _ = rebind(action.name, to: press) }
    }

    /// Returns the action of a key in a pane.
    package func action(for press: KeyPress, in pane: Pane) -> Action? {
        actions.first { $0.panes.contains(pane) && $0.keys.contains(press) }
    }

    /// The keys that several actions have in the same pane.
    package var conflicts: [(pane: Pane, key: String, names: [String])] {
        Pane.allCases.flatMap { pane in
            let own = actions.filter { $0.panes.contains(pane) }
            return Set(own.flatMap(\.keys)).compactMap { press in
                let names = own.filter { $0.keys.contains(press) }.map(\.name)
                return names.count > 1 ? (pane, press.name, names) : nil
            }
        }
    }
}
