import Boundary
import TestKit
import Testing

@testable import ManageSettings

struct ManageSettingsJSONPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ManageSettingsJSONPresenter

    init() {
        presenter = ManageSettingsJSONPresenter(view: view, interactor: interactor)
    }

    @Test func `managing asks the interactor for just that`() {
        presenter.manage(ManageSettingsRequest(.showAll))

        #expect(interactor.requests == [ManageSettingsRequest(.showAll)])
    }

    @Test func `settings are objects with their four facts, and what is wrong is an error`() {
        presenter.foundSettings(
            FoundSettingsResponse(
                settings: [summary("color", "never", .option("--color"))],
                failures: [.noPlace, .noPlace]
            )
        )

        #expect(
            view.documents.first == #"{"adder":1,"settings":[{"key":"color","value":"never","#
                + #""origin":"option --color","meaning":"what color is for"}]}"# + "\n"
        )
        #expect(view.complaints.map(\.status) == [.badSettings])
        #expect(view.documents.last?.contains(#","others":[{"status":78,"#) == true)
    }

    @Test func `a changed setting is told as it holds, with what beats it as a hint`() {
        presenter.changedSetting(
            ChangedSettingResponse(
                deed: .set(value: "always"),
                key: "color",
                file: "~/config",
                setting: summary("color", "never", .environment(variable: "NO_COLOR")),
                failures: []
            )
        )

        #expect(
            view.documents == [
                #"{"adder":1,"settings":[{"key":"color","value":"never","origin":"environment NO_COLOR","#
                    + #""meaning":"what color is for"}],"hints":["NO_COLOR in the environment beats the file, "#
                    + #"so color stays never; unset it there."]}"# + "\n"
            ]
        )
    }
}
