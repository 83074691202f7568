import Boundary
import Presentation

/// The same answers as one JSON object.
final class ManageSettingsJSONPresenter {
    private let view: any DocumentShowing
    private let interactor: any ManageSettingsInteracting

    init(view: any DocumentShowing, interactor: any ManageSettingsInteracting) {
        self.view = view
        self.interactor = interactor
    }
}

extension ManageSettingsJSONPresenter: ManageSettingsModule {
    func manage(_ request: ManageSettingsRequest) {
        interactor.manage(request)
    }
}

extension ManageSettingsJSONPresenter: ManageSettingsInteractorOutput {
    func foundSettings(_ response: FoundSettingsResponse) {
        show(response.settings, hints: [])
        let complaints = response.failures.map(ManageSettingsSentences.complaint)
        guard let first = complaints.first else { return }
        view.show(first) { JSONText.document($0, others: Array(complaints.dropFirst())) }
    }

    func changedSetting(_ response: ChangedSettingResponse) {
        show(
            response.setting.map { [$0] } ?? [],
            hints: ManageSettingsSentences.remarks(response)
        )
    }

    func couldNotManageSettings(_ failure: ManageSettingsFailure) {
        view.show(ManageSettingsSentences.complaint(failure), as: JSONText.document)
    }

    private func show(_ settings: [SettingSummary], hints: [String]) {
        view.show(
            JSONText.document { document in
                document.array("settings") { array in
                    for setting in settings {
                        array.object { object in
                            object.string("key", setting.key)
                            object.string("value", setting.value)
                            object.string("origin", SettingsWords.origin(setting.origin))
                            object.string("meaning", setting.meaning)
                        }
                    }
                }
                document.strings("hints", hints, unlessEmpty: true)
            }
        )
    }
}
