import CommandLine
import ProgramOutput
import Settings
import TestKit
import Testing

@testable import ManageSettings

struct ManageSettingsDocumentPresenterTests {
    private let view = FakeDocumentView()
    private let interactor = FakeInteractor()
    private let presenter: ManageSettingsDocumentPresenter

    init() {
        presenter = ManageSettingsDocumentPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    @Test func `the request is passed on to the interactor`() {
        presenter.manage(ManageSettingsRequest(.showAll))

        #expect(interactor.requests == [ManageSettingsRequest(.showAll)])
    }

    @Test func `settings are objects, and problems are an error object`() {
        presenter.foundSettings(
            FoundSettingsResponse(
                settings: [summary("color", "never", .option("color"))],
                failures: [.noLocation, .noLocation]
            )
        )

        #expect(
            view.documents.first == #"{"adder":1,"settings":[{"key":"color","value":"never","#
                + #""origin":"option --color","meaning":"what color is for"}]}"# + "\n"
        )
        #expect(view.problems.map(\.status) == [.badSettings])
        #expect(view.documents.last?.contains(#","others":[{"status":78,"#) == true)
    }

    @Test func `a changed setting is shown with its effective value and a hint about the override`() {
        presenter.changedSetting(
            ChangedSettingResponse(
                action: .set(value: "always"),
                key: "color",
                file: "~/config",
                setting: summary("color", "never", .environment(variable: "NO_COLOR")),
                failures: []
            )
        )

        #expect(
            view.documents == [
                #"{"adder":1,"settings":[{"key":"color","value":"never","origin":"environment NO_COLOR","#
                    + #""meaning":"what color is for"}],"hints":["The environment variable NO_COLOR "#
                    + #"overrides the file, so color is still never. Unset the variable to use the file."]}"# + "\n"
            ]
        )
    }
}
