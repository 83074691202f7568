package import Vocabulary

/// The settings file and environment as read at one time.
package struct SettingsSnapshot: Equatable, Sendable {
    /// The display name of the file, or `nil` if the environment gives no location.
    package let fileName: String?
    private let file: SettingsText?
    /// The reason why the file could not be read, if any.
    package let failure: ListError?
    private let variables: [SettingsVariable]
    private let guess: SettingsVariable?

    package init(
        fileName: String?,
        environment: SettingsEnvironment,
        read: () throws(ListError) -> [UInt8]?
    ) {
        self.fileName = fileName
        variables = environment.variables
        guess = environment.guessedTheme
        do {
            (file, failure) = (try read().map(SettingsText.init), nil)
        } catch {
            (file, failure) = (nil, error)
        }
    }

    /// The text of the file; `nil` if there is no file.
    package var text: SettingsText? {
        get throws(ListError) {
            if let failure { throw failure }
            return file
        }
    }

    /// Returns the settings in effect, and the failure if the file could not be read.
    package func settings(
        by rules: SettingRules,
        options: [(setting: Setting, value: String)] = []
    ) -> (settings: Settings, failure: ListError?) {
        let settings = Settings(
            file: file,
            called: fileName ?? "",
            variables: variables,
            guess: guess,
            options: options,
            rules: rules
        )
        return (settings, failure)
    }
}
