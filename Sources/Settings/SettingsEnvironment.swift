import Boundary
import Grammar

/// Where the environment is asked about settings.
package struct SettingsEnvironment {
    /// What variables say that adder shares with other programs.
    package typealias Shared = (Setting) -> (value: String, variable: String)?

    private let variable: (String) -> [UInt8]?
    private let shared: Shared

    package init(_ variable: @escaping (String) -> [UInt8]?, shared: @escaping Shared = { _ in nil }) {
        self.variable = variable
        self.shared = shared
    }

    /// What a variable says that is no setting of ours; nil where it is empty or not there.
    package func word(_ name: String) -> String? {
        said(name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What it says now of the settings that it says anything of.
    var variables: [SettingsVariable] {
        Setting.all.compactMap { setting in
            let name = setting.variable
            if let bytes = said(name) { return SettingsVariable(setting: setting, name: name, bytes: bytes) }
            return shared(setting).map { value, name in
                SettingsVariable(setting: setting, name: name, bytes: Array(value.utf8))
            }
        }
    }

    /// An empty variable is none.
    private func said(_ name: String) -> [UInt8]? {
        guard let bytes = variable(name), !bytes.isEmpty else { return nil }
        return bytes
    }
}

/// What a variable of the environment says of a setting.
struct SettingsVariable: Equatable, Sendable {
    let setting: Setting
    let name: String
    let bytes: [UInt8]

    func holding(_ rules: SettingRules) throws(SettingsTrouble) -> Settings.Holding {
        let origin = SettingOrigin.environment(variable: name)
        do throws(SettingsTrouble) {
            return Settings.Holding(setting: setting, value: try rules.value(text(), of: setting), origin: origin)
        } catch {
            throw SettingsTrouble(error.kind, at: origin)
        }
    }

    private func text() throws(SettingsTrouble) -> String {
        do {
            return try RawText.text(bytes)
        } catch {
            throw SettingsTrouble(.notText(error))
        }
    }
}
