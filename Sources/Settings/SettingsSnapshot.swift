/// The settings file and environment as read at one time.
package struct SettingsSnapshot<Failure: Error> {
    /// The display name of the file, or `nil` if the environment gives no location.
    package let fileName: String?
    /// The text of the file; `nil` if there is no file.
    package let text: Result<SettingsText?, Failure>
    private let variables: [SettingsVariable]

    package init(
        fileName: String?,
        environment: SettingsEnvironment,
        read: () throws(Failure) -> [UInt8]?
    ) {
        self.fileName = fileName
        variables = environment.variables
        do {
            text = .success(try read().map(SettingsText.init))
        } catch {
            text = .failure(error)
        }
    }

    /// Returns the settings in effect, and the failure if the file could not be read.
    package func settings(
        by rules: SettingRules,
        options: [(setting: Setting, value: String, option: String)] = []
    ) -> (settings: Settings, failure: Failure?) {
        var (file, failure): (SettingsText?, Failure?)
        switch text {
        case .success(let text): file = text
        case .failure(let error): failure = error
        }
        let settings = Settings(
            file: file,
            called: fileName ?? "",
            variables: variables,
            options: options,
            rules: rules
        )
        return (settings, failure)
    }
}

extension SettingsSnapshot: Equatable where Failure: Equatable {}

extension SettingsSnapshot: Sendable where Failure: Sendable {}
