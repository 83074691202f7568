import Presentation
import ProgramOutput
import Settings

/// Formats the settings with their origins, and reports changes.
final class ManageSettingsPresenter: ManageSettingsPresenting {
    private let view: any ManageSettingsViewing
    private let interactor: any ManageSettingsInteracting
    private let router: any ManageSettingsRouting

    init(
        view: any ManageSettingsViewing,
        interactor: any ManageSettingsInteracting,
        router: any ManageSettingsRouting
    ) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func manage(_ request: ManageSettingsRequest) {
        interactor.manage(request)
    }
}

extension ManageSettingsPresenter: ManageSettingsInteractorOutput {
    func foundSettings(_ response: FoundSettingsResponse) {
        view.showSettings(
            ManageSettingsDisplay(
                rows: response.settings.map { setting in
                    ManageSettingsDisplay.Row(
                        key: setting.key,
                        value: setting.value,
                        origin: say(SettingsWords.origin(setting.origin)),
                        meaning: ManageSettingsSentences.meaning(setting.meaning),
                        isChosen: setting.origin != .default
                    )
                }
            )
        )
        response.failures.forEach { view.showError(ManageSettingsSentences.errorMessage($0, router)) }
    }

    func changedSetting(_ response: ChangedSettingResponse) {
        view.showChange(ManageSettingsSentences.change(response))
        ManageSettingsSentences.hints(response, router).forEach(view.showMessage)
    }

    func couldNotManageSettings(_ failure: ManageSettingsFailure) {
        view.showError(ManageSettingsSentences.errorMessage(failure, router))
    }
}

/// The sentences of this use case, shared by text and JSON output.
enum ManageSettingsSentences {
    /// The meaning of a setting stands in the table of all settings.
    static func meaning(_ meaning: String) -> String { say(Sentence(meaning)) }

    static let headings = ["Setting", "Value", "From", "Meaning"].map(say)

    /// A line of plain output.
    static func line(_ row: ManageSettingsDisplay.Row) -> String {
        say("setting \(row.key): \(row.value); origin \(row.origin); meaning \(row.meaning)")
    }

    static func change(_ response: ChangedSettingResponse) -> String {
        let (key, file) = (response.key, response.file)
        let now = response.setting.map { say("Its value is \($0.value) (\(say(SettingsWords.origin($0.origin)))).") }
        let change =
            switch response.action {
            case .set(let value): say("Set \(key) to \(value) in \(file).")
            case .unset: say("Removed \(key) from \(file).")
            case .wasNotSet: say("\(key) is not set in \(file).")
            }
        if case .set = response.action { return change }
        return [change, now].compactMap { $0 }.joined(separator: " ")
    }

    static func hints(
        _ response: ChangedSettingResponse,
        _ router: any ManageSettingsRouting
    ) -> [String] {
        var hints: [String] = []
        if case .set = response.action, let setting = response.setting,
            case .environment(let variable) = setting.origin
        {
            hints.append(
                say(
                    "The environment variable \(variable) overrides the file, so \(setting.key) is still \(setting.value). "
                        + "Unset the variable to use the file."
                )
            )
        }
        if case .set(let command) = response.action, hints.isEmpty, response.key == homeKey {
            hints.append(home(command))
        }
        hints += response.keyless.map { say("\($0) no longer has a key. To give it one, set key.\($0).") }
        return hints + response.failures.map { errorMessage($0, router).sentence }
    }

    private static let homeKey = "default-command"

    /// Says what the command for adder alone means.
    private static func home(_ command: String) -> String {
        switch command {
        case "none": say("adder alone now opens the shell.")
        case "ui": say("adder alone now opens the screen.")
        default: say("adder alone now runs adder \(command).")
        }
    }

    static func errorMessage(
        _ failure: ManageSettingsFailure,
        _ router: any ManageSettingsRouting
    ) -> ErrorMessage {
        switch failure {
        case .setting(let failure):
            ErrorMessage(failure, router)
        case .file(let failure):
            ErrorMessage(ofSettings: failure)
        case .noLocation:
            ErrorMessage(
                .badSettings,
                "No location for the settings file. Set HOME or XDG_CONFIG_HOME to the absolute path of a folder."
            )
        }
    }
}
