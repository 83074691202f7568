/// What is said about settings, and where, as it was when somebody looked; what holds follows from it alone.
package struct SettingsFacts<Trouble: Error> {
    /// The file's name for people; nil where the environment names no place for one.
    package let fileName: String?
    /// Nil where there is no file, which is no trouble.
    package let text: Result<SettingsText?, Trouble>
    private let variables: [SettingsVariable]

    package init(
        fileName: String?,
        environment: SettingsEnvironment,
        read: () throws(Trouble) -> [UInt8]?
    ) {
        self.fileName = fileName
        variables = environment.variables
        do {
            text = .success(try read().map(SettingsText.init))
        } catch {
            text = .failure(error)
        }
    }

    /// What holds as far as it can be read, and what keeps the file from being read.
    package func settings(
        by rules: SettingRules,
        options: [(setting: Setting, value: String, option: String)] = []
    ) -> (settings: Settings, trouble: Trouble?) {
        var (file, trouble): (SettingsText?, Trouble?)
        switch text {
        case .success(let text): file = text
        case .failure(let failure): trouble = failure
        }
        let settings = Settings(
            file: file,
            called: fileName ?? "",
            variables: variables,
            options: options,
            rules: rules
        )
        return (settings, trouble)
    }
}

extension SettingsFacts: Equatable where Trouble: Equatable {}

extension SettingsFacts: Sendable where Trouble: Sendable {}
