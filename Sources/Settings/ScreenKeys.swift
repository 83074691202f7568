import CommandLine

/// The names that settings of keys may have: those of actions, whose values are keys, and of keys, whose values are commands.
package struct ScreenKeys: Sendable {
    private static let maximumSimilar = 3

    private let actions: @Sendable () -> [String]
    private let isKey: @Sendable (String) -> Bool

    /// - Parameters:
    ///   - actions: Returns the names of all actions.
    ///   - isKey: Says whether a text is the name of a key.
    package init(actions: @escaping @Sendable () -> [String], isKey: @escaping @Sendable (String) -> Bool) {
        (self.actions, self.isKey) = (actions, isKey)
    }

    /// Returns `true` for the name of an action, and not of a key that runs a command.
    package func isAction(_ name: String) -> Bool { actions().contains(name) }

    /// Checks the setting of a name.
    package func check(_ name: String, _ value: String) throws(SettingsError) {
        let actions = actions()
        if actions.contains(name) {
            guard value == Setting.noneValue || isKey(value) else {
                throw SettingsError(.notAKey(key: Setting.screenKeyPrefix + name, value: value))
            }
        } else if !isKey(name) {
            let similar = similar(to: name.lowercased(), among: actions)
            throw SettingsError(.unknownAction(name, similar: similar.map { Setting.screenKeyPrefix + $0 }))
        }
    }

    /// Returns the most similar name, and names that share a word with this one.
    private func similar(to name: String, among actions: [String]) -> [String] {
        let nearest = Suggestion.nearest(to: name, among: actions)
        let words = name.split(separator: "-")
        let related = actions.filter { $0 != nearest && $0.split(separator: "-").contains(where: words.contains) }
        return Array(([nearest].compactMap(\.self) + related).prefix(ScreenKeys.maximumSimilar))
    }
}
