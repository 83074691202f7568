import Boundary
import Grammar

/// What the environment says of settings.
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
        guard let bytes = variable(name), !bytes.isEmpty else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Nil where it says nothing; an empty variable is none.
    func said(of setting: Setting, _ rules: SettingRules) throws(SettingsTrouble) -> Settings.Holding? {
        let name = setting.variable
        guard let bytes = variable(name), !bytes.isEmpty else {
            return shared(setting).map {
                Settings.Holding(setting: setting, value: $0.value, origin: .environment(variable: $0.variable))
            }
        }
        let origin = SettingOrigin.environment(variable: name)
        do throws(SettingsTrouble) {
            return Settings.Holding(setting: setting, value: try rules.value(text(bytes), of: setting), origin: origin)
        } catch {
            throw SettingsTrouble(error.kind, at: origin)
        }
    }

    private func text(_ bytes: [UInt8]) throws(SettingsTrouble) -> String {
        do {
            return try RawText.text(bytes)
        } catch {
            throw SettingsTrouble(.notText(error))
        }
    }
}
