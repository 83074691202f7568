import CommandLine

/// A user preference.
package struct Setting: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case choice([String])
        /// Color and text attributes, such as `bold red`.
        case look
        /// A command line without `adder`, or `none`.
        case commandLine
        /// A filter, or `none`.
        case filter
        /// A length of time such as `90 days`, or the default.
        case period
        /// Another program with its arguments, or one of these words.
        case program([String])
        /// The path of a file, or `none`.
        case path
        /// A number of points, such as `2.5` or `-1`.
        case weight
        /// The address of a user on a server, or `none`.
        case address
        /// A key of the screen, or the command that a key runs.
        case key
    }

    package let key: String
    package let kind: Kind
    package let defaultValue: String
    /// The default values in the themes other than the standard one.
    let themed: ThemedValues?
    package let meaning: String

    /// The values of one setting in the themes.
    struct ThemedValues: Equatable, Sendable {
        let light: String
        let dark: String
        let highContrast: String
    }

    init(_ key: String, _ kind: Kind, defaultValue: String, themed: ThemedValues? = nil, meaning: String) {
        self.key = key
        self.kind = kind
        self.defaultValue = defaultValue
        self.themed = themed
        self.meaning = meaning
    }

    /// The environment variable of the setting, such as `ADDER_WEEK_START`.
    package var variable: String {
        let prefix = "ADDER_"
        // Built without intermediate strings, as every start needs the names of all settings.
        return String(unsafeUninitializedCapacity: prefix.utf8.count + key.utf8.count) { name in
            let letters = key.utf8.lazy.map { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") ? 0x5F : $0 & ~0x20 }
            let end = name.update(fromContentsOf: prefix.utf8)
            return name[end...].update(fromContentsOf: letters)
        }
    }

    /// Returns the default value in a theme.
    func defaultValue(in theme: String) -> String {
        switch theme {
        case Setting.lightTheme: themed?.light ?? defaultValue
        case Setting.darkTheme: themed?.dark ?? defaultValue
        case Setting.highContrastTheme: themed?.highContrast ?? defaultValue
        default: defaultValue
        }
    }

    private static let otherNameOfDefaultCommand = "home"

    package static func named(_ key: String) throws(SettingsError) -> Setting {
        if key == otherNameOfDefaultCommand { return defaultCommand }
        if let setting = all.first(where: { $0.key == key }) ?? savedFilter(key) ?? boost(key) ?? screenKey(key) {
            return setting
        }
        let known = all.map(\.key) + boosts(like: key)
        throw SettingsError(.unknownKey(key, suggestion: Suggestion.nearest(to: key, among: known)))
    }
}
