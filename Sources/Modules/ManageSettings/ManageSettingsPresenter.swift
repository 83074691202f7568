import Boundary
import Presentation

/// Tells which settings hold and where they are from, and what became of a change.
final class ManageSettingsPresenter {
    private let view: any ManageSettingsShowing
    private let interactor: any ManageSettingsInteracting

    init(view: any ManageSettingsShowing, interactor: any ManageSettingsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ManageSettingsPresenter: ManageSettingsModule {
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
                        origin: SettingsWords.origin(setting.origin),
                        meaning: setting.meaning,
                        isChosen: setting.origin != .standard
                    )
                }
            )
        )
        response.failures.map(ManageSettingsSentences.complaint).forEach(view.showComplaint)
    }

    func changedSetting(_ response: ChangedSettingResponse) {
        view.showChange(ManageSettingsSentences.change(response))
        ManageSettingsSentences.remarks(response).forEach(view.showRemark)
    }

    func couldNotManageSettings(_ failure: ManageSettingsFailure) {
        view.showComplaint(ManageSettingsSentences.complaint(failure))
    }
}

/// The sentences of this use case, for people and machines alike.
enum ManageSettingsSentences {
    static func change(_ response: ChangedSettingResponse) -> String {
        let (key, file) = (response.key, response.file)
        let now = response.setting.map { "; it is \($0.value) (\(SettingsWords.origin($0.origin)))" } ?? ""
        return switch response.deed {
        case .set(let value): "Set \(key) to \(value) in \(file)."
        case .unset: "Took \(key) out of \(file)\(now)."
        case .wasNotSet: "\(key) is not in \(file)\(now)."
        }
    }

    static func remarks(_ response: ChangedSettingResponse) -> [String] {
        var remarks: [String] = []
        if case .set = response.deed, let setting = response.setting,
            case .environment(let variable) = setting.origin
        {
            remarks.append(
                "\(variable) in the environment beats the file, so \(setting.key) stays \(setting.value); unset it there."
            )
        }
        return remarks + response.failures.map { complaint($0).sentence }
    }

    static func complaint(_ failure: ManageSettingsFailure) -> Complaint {
        switch failure {
        case .trouble(let trouble):
            Complaint(trouble)
        case .file(let trouble):
            Complaint(ofSettings: trouble)
        case .noPlace:
            Complaint(
                .badSettings,
                "There is no place for settings; set HOME or XDG_CONFIG_HOME to the whole path of a folder."
            )
        }
    }
}
