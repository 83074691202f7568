package import CommandLine
package import ItemLanguage

/// The source of a setting's value.
package enum SettingOrigin: Equatable, Sendable {
    case `default`
    /// The settings file, by its display name.
    case file(String, line: Int)
    case environment(variable: String)
    /// The option with the name of the setting.
    case option(String)
}

/// An error in a setting's key or value.
package struct SettingsError: Error, Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case unknownKey(String, suggestion: String?)
        /// The setting of a key of the screen names no action and no key.
        case unknownAction(String, similar: [String])
        case notAKey(key: String, value: String)
        /// The terminal or the screen needs the key.
        case reservedKey(String)
        /// A word in braces that stands for nothing in the command of a key.
        case unknownPlaceholder(key: String, word: String)
        /// Another setting has the key of the screen, by its name.
        case keyInUse(key: String, press: String, by: String)
        case wrongChoice(key: String, value: String, choices: [String], suggestion: String?)
        case wrongLook(key: String, value: String, suggestion: String?)
        case wrongPeriod(key: String, value: String, word: String)
        case wrongWeight(key: String, value: String, limit: Int)
        case wrongCommand(key: String, UsageError)
        case wrongFilter(key: String, InputError)
        /// A word that unsets other settings.
        case notAFilter(key: String, value: String)
        case missingValue(key: String, example: String)
        case unexpectedLineBreak(key: String)
        case duplicateKey(String, firstLine: Int)
        /// A line without a key and an equals sign.
        case notASetting(String)
        case notText(UsageError)
    }

    package let kind: Kind
    /// The place of the error, or `nil` if it was typed on the command line.
    package let origin: SettingOrigin?

    package init(_ kind: Kind, at origin: SettingOrigin? = nil) {
        self.kind = kind
        self.origin = origin
    }
}
