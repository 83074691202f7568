package import Almanac
package import Boundary
import Grammar

/// What holds: an option beats the environment, which beats the file, which beats the standard.
package struct Settings: Equatable, Sendable {
    package struct Holding: Equatable, Sendable {
        package let setting: Setting
        package let value: String
        package let origin: SettingOrigin
    }

    /// One for each setting there is.
    package let holdings: [Holding]
    /// What could not be understood, and so holds nowhere; the file's first, line by line.
    package let troubles: [SettingsTrouble]

    /// Where the settings are: the file's text, and its name for people.
    init(
        file text: SettingsText?,
        called name: String,
        variables: [SettingsVariable],
        options: [(setting: Setting, value: String, option: String)],
        rules: SettingRules
    ) {
        var troubles: [SettingsTrouble] = []
        let written = text.map { Settings.written($0, name, rules, &troubles) } ?? []
        holdings = Setting.all.map { setting in
            if let typed = options.first(where: { $0.setting == setting }) {
                return Holding(setting: setting, value: typed.value, origin: .option(typed.option))
            }
            do throws(SettingsTrouble) {
                if let said = variables.first(where: { $0.setting == setting }) { return try said.holding(rules) }
            } catch {
                troubles.append(error)
            }
            return written.first { $0.setting == setting }
                ?? Holding(setting: setting, value: setting.standard, origin: .standard)
        }
        self.troubles = troubles
    }

    /// What the file says; of a key that is there twice the first line counts.
    private static func written(
        _ text: SettingsText,
        _ name: String,
        _ rules: SettingRules,
        _ troubles: inout [SettingsTrouble]
    ) -> [Holding] {
        var holdings: [Holding] = []
        var lines: [(key: String, line: Int)] = []
        for result in text.entries {
            switch result {
            case .failure(let trouble):
                troubles.append(SettingsTrouble(trouble.kind, at: .file(name, line: trouble.line)))
            case .success(let entry):
                let origin = SettingOrigin.file(name, line: entry.line)
                do throws(SettingsTrouble) {
                    let setting = try Setting.called(entry.key)
                    if let first = lines.first(where: { $0.key == entry.key }) {
                        throw SettingsTrouble(.keyTwice(entry.key, firstLine: first.line))
                    }
                    lines.append((entry.key, entry.line))
                    let value = try rules.value(entry.value, of: setting)
                    holdings.append(Holding(setting: setting, value: value, origin: origin))
                } catch {
                    troubles.append(SettingsTrouble(error.kind, at: origin))
                }
            }
        }
        return holdings
    }
}

// MARK: - What they mean

extension Settings {
    package func holding(of setting: Setting) -> Holding {
        holdings.first { $0.setting == setting }
            ?? Holding(setting: setting, value: setting.standard, origin: .standard)
    }

    package subscript(setting: Setting) -> String {
        holding(of: setting).value
    }

    package var weekStart: Weekday {
        self[.weekStart] == "sunday" ? .sunday : .monday
    }

    package var dateFormat: DateFormat {
        DateFormat(rawValue: self[.dateFormat]) ?? .dayMonth
    }

    package func look(_ setting: Setting) -> Look {
        (try? LookWords.read(self[setting])) ?? Look()
    }

    /// Whether no look was chosen.
    package var hasStandardLooks: Bool {
        holdings.allSatisfy { $0.setting.kind != .look || $0.origin == .standard }
    }
}
