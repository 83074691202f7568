import Presentation
import ProgramOutput
import Vocabulary

/// Presents settings as one JSON object.
final class ManageSettingsDocumentPresenter: ManageSettingsPresenting {
    private let view: any DocumentViewing
    private let interactor: any ManageSettingsInteracting
    private let router: any ManageSettingsRouting

    init(view: any DocumentViewing, interactor: any ManageSettingsInteracting, router: any ManageSettingsRouting) {
        self.view = view
        self.interactor = interactor
        self.router = router
    }

    func manage(_ request: ManageSettingsRequest) {
        interactor.manage(request)
    }
}

extension ManageSettingsDocumentPresenter: ManageSettingsInteractorOutput {
    func foundSettings(_ response: FoundSettingsResponse) {
        show(response.settings, hints: [])
        let problems = response.failures.map { ManageSettingsSentences.errorMessage($0, router) }
        guard let first = problems.first else { return }
        view.show(first) { JSONText.document($0, others: Array(problems.dropFirst())) }
    }

    func changedSetting(_ response: ChangedSettingResponse) {
        show(response.setting.map { [$0] } ?? [], hints: ManageSettingsSentences.hints(response, router))
    }

    func couldNotManageSettings(_ failure: ManageSettingsFailure) {
        view.show(ManageSettingsSentences.errorMessage(failure, router), as: JSONText.document)
    }

    private func show(_ settings: [SettingSummary], hints: [String]) {
        view.show(
            JSONText.document { document in
                document.array("settings") { array in
                    for setting in settings {
                        array.object { object in
                            object.string("key", setting.key)
                            object.string("value", setting.value)
                            object.string("origin", SettingsWords.origin(setting.origin).english)
                            object.string("meaning", setting.meaning)
                        }
                    }
                }
                document.strings("hints", hints, unlessEmpty: true)
            }
        )
    }
}
