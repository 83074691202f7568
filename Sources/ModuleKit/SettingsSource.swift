import CommandLine
package import DataStore
import ItemLanguage
package import Settings
package import Vocabulary

/// The sources of the settings.
package struct SettingsSource {
    /// The file and its displayed name, or `nil` if the environment specifies no folder for it.
    package let file: (text: TextFile, name: String)?
    package let environment: SettingsEnvironment
    package let rules: SettingRules

    package init(file: (text: TextFile, name: String)?, environment: SettingsEnvironment, rules: SettingRules) {
        self.file = file
        self.environment = environment
        self.rules = rules
    }

    /// Reads the settings in effect, and the failure if the file can't be read.
    package func read() -> (settings: Settings, failure: ListError?) {
        let snapshot = SettingsSnapshot(fileName: file?.name, environment: environment) { () throws(ListError) in
            try file?.text.read()
        }
        return snapshot.settings(by: rules)
    }

    /// No file and no environment.
    package static var nowhere: SettingsSource {
        SettingsSource(
            file: nil,
            environment: SettingsEnvironment { _ in nil },
            rules: SettingRules(CommandLineParser([]))
        )
    }
}
