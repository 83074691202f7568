import CommandLine

/// The names that settings of keys may have: those of actions, whose values are keys, and of keys, whose values are commands.
package struct ScreenKeys: Sendable {
    private static let maximumSimilar = 3

    /// The word in a command that stands for the ids of the items.
    package static let placeForIDs = "{ids}"

    /// The keys that lead back or stop the program, and those that terminals send as Tab and Enter.
    private static let reserved = ["Esc", "Ctrl-C", "Ctrl-Z", "Ctrl-[", "Ctrl-I", "Ctrl-J", "Ctrl-M"]

    private let actions: @Sendable () -> [String]
    private let keyName: @Sendable (String) -> String?
    /// Returns the names of the actions that have no key with these settings.
    package let keyless: @Sendable ([(name: String, value: String)]) -> [String]

    /// - Parameters:
    ///   - actions: Returns the names of all actions.
    ///   - keyName: Returns the name of a key in its usual spelling, or `nil` for other texts.
    package init(
        actions: @escaping @Sendable () -> [String],
        keyName: @escaping @Sendable (String) -> String?,
        keyless: @escaping @Sendable ([(name: String, value: String)]) -> [String]
    ) {
        (self.actions, self.keyName, self.keyless) = (actions, keyName, keyless)
    }

    /// Checks the setting of a name: its key, or its command. No two settings can have the same key.
    /// - Parameter others: The settings that have their keys already.
    package func check(
        _ name: String,
        _ value: String,
        besides others: [(name: String, value: String)],
        by rules: SettingRules
    ) throws(SettingsError) {
        let key = Setting.screenKeyPrefix + name
        let actions = actions()
        if actions.contains(name) {
            guard value == Setting.noneValue || keyName(value) != nil else {
                throw SettingsError(.notAKey(key: key, value: value))
            }
        } else if keyName(name) != nil {
            try rules.checkCommand(value, of: Setting.named(key))
            let word = value.split(separator: " ").first { $0.hasPrefix("{") && $0 != ScreenKeys.placeForIDs }
            if let word { throw SettingsError(.unknownPlaceholder(key: key, word: String(word))) }
        } else {
            let similar = similar(to: name.lowercased(), among: actions)
            throw SettingsError(.unknownAction(name, similar: similar.map { Setting.screenKeyPrefix + $0 }))
        }
        guard value != Setting.noneValue, let press = keyName(actions.contains(name) ? value : name) else { return }
        if ScreenKeys.reserved.contains(press) { throw SettingsError(.reservedKey(press)) }
        if let other = others.first(where: { keyName(actions.contains($0.name) ? $0.value : $0.name) == press }) {
            throw SettingsError(.keyInUse(key: key, press: press, by: Setting.screenKeyPrefix + other.name))
        }
    }

    /// Returns what is wrong with settings, in the order of the file, by their places. The first one of a key counts.
    package func problems(
        of settings: [(name: String, value: String)],
        by rules: SettingRules
    ) -> [(place: Int, error: SettingsError)] {
        settings.indices.compactMap { place in
            let (name, value) = settings[place]
            do throws(SettingsError) {
                try check(name, value, besides: Array(settings[..<place]), by: rules)
                return nil
            } catch {
                return (place, error)
            }
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
