package import DataStore
import Grammar
package import Settings

/// Where settings come from, for whoever shows and changes them.
package struct SettingsSource {
    /// The file, and its name for people; nil where the environment names no place for it.
    package let file: (text: TextFile, name: String)?
    package let environment: SettingsEnvironment
    package let rules: SettingRules

    package init(file: (text: TextFile, name: String)?, environment: SettingsEnvironment, rules: SettingRules) {
        self.file = file
        self.environment = environment
        self.rules = rules
    }

    /// Neither a file nor an environment.
    package static var nowhere: SettingsSource {
        SettingsSource(
            file: nil,
            environment: SettingsEnvironment { _ in nil },
            rules: SettingRules(CommandLineParser([]))
        )
    }
}
