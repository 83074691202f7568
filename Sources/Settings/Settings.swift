package import Almanac
import CommandLine
package import ItemLanguage
package import Vocabulary

/// The settings in effect: options override the environment, which overrides the file, which overrides the defaults.
package struct Settings: Equatable, Sendable {
    package struct ActiveValue: Equatable, Sendable {
        package let setting: Setting
        package let value: String
        package let origin: SettingOrigin
    }

    /// One value per setting, then the saved filters, and the weights of tags and projects.
    package private(set) var activeValues: [ActiveValue]
    /// The errors in ignored values, first those of the file by line.
    package let errors: [SettingsError]

    init(
        file text: SettingsText?,
        called name: String,
        variables: [SettingsVariable],
        guess: SettingsVariable? = nil,
        options: [(setting: Setting, value: String)],
        rules: SettingRules
    ) {
        var errors: [SettingsError] = []
        let written = text.map { Settings.written($0, name, rules, &errors) } ?? []
        func activeValue(_ setting: Setting) -> ActiveValue? {
            if let typed = options.first(where: { $0.setting == setting }) {
                return ActiveValue(setting: setting, value: typed.value, origin: .option(setting.key))
            }
            do throws(SettingsError) {
                if let variable = variables.first(where: { $0.setting == setting }) {
                    return try variable.activeValue(rules)
                }
            } catch {
                errors.append(error)
            }
            if let value = written.first(where: { $0.setting == setting }) { return value }
            return guess.flatMap { $0.setting == setting ? try? $0.activeValue(rules) : nil }
        }
        let known = Setting.all.map { ($0, activeValue($0)) }
        let theme = known.first { $0.0 == .theme }?.1?.value ?? Setting.standardTheme
        activeValues = known.map { setting, active in
            active ?? ActiveValue(setting: setting, value: setting.defaultValue(in: theme), origin: .default)
        }
        activeValues += written.filter { !Setting.all.contains($0.setting) }
        self.errors = errors
    }

    /// Returns the values in the file; if a key occurs twice, the first line counts.
    private static func written(
        _ text: SettingsText,
        _ name: String,
        _ rules: SettingRules,
        _ errors: inout [SettingsError]
    ) -> [ActiveValue] {
        var values: [ActiveValue] = []
        var lines: [(key: String, line: Int)] = []
        for result in text.entries {
            switch result {
            case .failure(let error):
                errors.append(SettingsError(error.kind, at: .file(name, line: error.line)))
            case .success(let entry):
                let origin = SettingOrigin.file(name, line: entry.line)
                do throws(SettingsError) {
                    let setting = try Setting.named(entry.key)
                    if let first = lines.first(where: { $0.key == entry.key }) {
                        throw SettingsError(.duplicateKey(entry.key, firstLine: first.line))
                    }
                    lines.append((entry.key, entry.line))
                    let value = try rules.value(entry.value, of: setting)
                    values.append(ActiveValue(setting: setting, value: value, origin: origin))
                } catch {
                    errors.append(SettingsError(error.kind, at: origin))
                }
            }
        }
        return values
    }
}

// MARK: - Values

extension Settings {
    /// The saved filters in the file, by name.
    package var savedFilters: SavedFilters {
        var saved: SavedFilters = [:]
        for active in activeValues where active.value != Setting.noneValue {
            if let name = active.setting.filterName { saved[name] = active.value }
        }
        return saved
    }

    /// The keys of the screen in the file, by the names of actions and keys.
    package var screenKeys: [(name: String, value: String)] {
        screenKeyValues.map { ($0.setting.screenKeyName ?? "", $0.value) }
    }

    /// Returns the errors in the keys of the screen, which other commands ignore.
    package func errors(in keys: ScreenKeys, by rules: SettingRules) -> [SettingsError] {
        let values = screenKeyValues
        return keys.problems(of: screenKeys, by: rules).map { place, error in
            SettingsError(error.kind, at: values[place].origin)
        }
    }

    private var screenKeyValues: [ActiveValue] {
        activeValues.filter { $0.setting.screenKeyName != nil && $0.value != Setting.noneValue }
    }

    package func activeValue(of setting: Setting) -> ActiveValue {
        activeValues.first { $0.setting == setting }
            ?? ActiveValue(setting: setting, value: setting.defaultValue, origin: .default)
    }

    package subscript(setting: Setting) -> String {
        activeValue(of: setting).value
    }

    package var weekStart: Weekday {
        self[.weekStart] == "sunday" ? .sunday : .monday
    }

    package var dateFormat: DateFormat {
        DateFormat(rawValue: self[.dateFormat]) ?? .dayMonth
    }

    /// The pager, or `nil` to use that of the environment; empty for none.
    package var pager: String? {
        switch self[.pager] {
        case "auto": nil
        case "off": ""
        case let command: command
        }
    }

    /// Returns the text of a setting, or `nil` for `none`.
    package func text(_ setting: Setting) -> String? {
        self[setting] == Setting.noneValue ? nil : self[setting]
    }

    /// The period for which changes are kept, or `nil` to keep all of them.
    package var historyPeriod: Period? {
        Period(typed: self[.keepHistory])
    }

    package func look(_ setting: Setting) -> Look {
        (try? LookWords.read(self[setting])) ?? Look()
    }

    package var hasDefaultLooks: Bool {
        activeValues.allSatisfy { $0.setting.kind != .look || $0.value == $0.setting.defaultValue }
    }
}

extension Settings {
    /// The program that prints the password of the server, the file that has it, and the only server that gets it. A command
    /// that can't be split is used as the name of the program, so the error names it.
    package var syncPassword: (program: [String]?, file: String?, owner: String?) {
        let program = text(.syncPasswordCommand).map { line in (try? LineSplitter.words(line)) ?? [line] }
        return (program, text(.syncPasswordFile), text(.syncPasswordFor))
    }
}
