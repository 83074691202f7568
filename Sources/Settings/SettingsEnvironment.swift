import CommandLine

/// Reads settings from environment variables.
package struct SettingsEnvironment {
    /// Looks up a setting in a variable shared with other programs, such as `NO_COLOR`.
    package typealias Shared = (Setting) -> (value: String, variable: String)?

    private let variable: (String) -> [UInt8]?
    private let shared: Shared
    private let background: () -> (theme: String, variable: String)?

    /// - Parameter background: The theme for the background of the terminal, if a variable names it.
    package init(
        _ variable: @escaping (String) -> [UInt8]?,
        shared: @escaping Shared = { _ in nil },
        background: @escaping () -> (theme: String, variable: String)? = { nil }
    ) {
        self.variable = variable
        self.shared = shared
        self.background = background
    }

    /// The theme to use if no other source sets one.
    var guessedTheme: SettingsVariable? {
        background().map { SettingsVariable(setting: .theme, name: $0.variable, bytes: Array($0.theme.utf8)) }
    }

    /// Returns the value of any variable, or `nil` if it is empty or not set.
    package func string(_ name: String) -> String? {
        value(of: name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The settings that are set in the environment now.
    var variables: [SettingsVariable] {
        Setting.all.compactMap { setting in
            let name = setting.variable
            if let bytes = variable(name), !bytes.isEmpty || setting == .pager {
                // As with PAGER, an empty value means none.
                let value = bytes.isEmpty ? Array(Setting.offValue.utf8) : bytes
                return SettingsVariable(setting: setting, name: name, bytes: value)
            }
            return shared(setting).map { value, name in
                SettingsVariable(setting: setting, name: name, bytes: Array(value.utf8))
            }
        }
    }

    private func value(of name: String) -> [UInt8]? {
        guard let bytes = variable(name), !bytes.isEmpty else { return nil }
        return bytes
    }
}

/// A setting with its raw value from an environment variable.
struct SettingsVariable: Equatable, Sendable {
    let setting: Setting
    let name: String
    let bytes: [UInt8]

    func activeValue(_ rules: SettingRules) throws(SettingsError) -> Settings.ActiveValue {
        let origin = SettingOrigin.environment(variable: name)
        do throws(SettingsError) {
            return Settings.ActiveValue(setting: setting, value: try rules.value(text(), of: setting), origin: origin)
        } catch {
            throw SettingsError(error.kind, at: origin)
        }
    }

    private func text() throws(SettingsError) -> String {
        do {
            return try RawText.text(bytes)
        } catch {
            throw SettingsError(.notText(error))
        }
    }
}
