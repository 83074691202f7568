import ProgramOutput
import Settings
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import ManageSettings

struct ManageSettingsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()

    private func presenter() -> ManageSettingsPresenter {
        ManageSettingsPresenter(view: view, interactor: interactor, router: FakeRouter())
    }

    private func changed(
        _ action: ChangedSettingResponse.Action,
        _ setting: SettingSummary?,
        failures: [ManageSettingsFailure] = []
    ) -> ChangedSettingResponse {
        ChangedSettingResponse(
            action: action,
            key: setting?.key ?? "wek",
            file: "~/config",
            setting: setting,
            failures: failures
        )
    }

    @Test func `an action that has lost its key is named`() {
        var response = changed(.set(value: "undo"), summary("key.a", "undo", .file("~/config", line: 1)))
        response.keyless = ["add"]

        presenter().changedSetting(response)

        let shown = view.shown.map { "\($0)" }.joined()
        #expect(shown.firstRange(of: "add no longer has a key. To give it one, set key.add.") != nil)
    }

    @Test func `the request is passed on to the interactor`() {
        presenter().manage(ManageSettingsRequest(.unset(key: "color")))

        #expect(interactor.requests == [ManageSettingsRequest(.unset(key: "color"))])
    }

    @Test func `settings are formatted, and non-default values are marked`() {
        presenter()
            .foundSettings(
                FoundSettingsResponse(
                    settings: [summary("a", "1", .default), summary("b", "2", .file("~/config", line: 7))],
                    failures: []
                )
            )

        #expect(
            view.shown == [
                .settings(
                    ManageSettingsDisplay(rows: [
                        .init(key: "a", value: "1", origin: "default", meaning: "what a is for", isChosen: false),
                        .init(
                            key: "b",
                            value: "2",
                            origin: "file ~/config line 7",
                            meaning: "what b is for",
                            isChosen: true
                        ),
                    ])
                )
            ]
        )
    }

    @Test func `all problems are shown after the settings`() {
        let failures: [ManageSettingsFailure] = [
            .file(ListError(.notPermitted, path: "/x/config")),
            .setting(SettingsError(.notASetting("x"), at: .file("~/config", line: 2))),
        ]

        presenter().foundSettings(FoundSettingsResponse(settings: [], failures: failures))

        #expect(
            view.shown.dropFirst() == [
                .errorMessage(
                    ErrorMessage(
                        .notPermitted,
                        "No permission to read /x/config. Check its owner and mode."
                    )
                ),
                .errorMessage(
                    ErrorMessage(
                        .badSettings,
                        "Line 2 of ~/config: “x” is not a valid line. Write key = value, or start a comment with #."
                    )
                ),
            ]
        )
    }

    @Test(arguments: [
        (
            ChangedSettingResponse.Action.set(value: "sunday"), SettingOrigin.file("~/config", line: 1),
            "Set week-start to sunday in ~/config."
        ),
        (.unset, .default, "Removed week-start from ~/config. Its value is sunday (default)."),
        (
            .wasNotSet, .environment(variable: "ADDER_WEEK_START"),
            "week-start is not set in ~/config. Its value is sunday (environment ADDER_WEEK_START)."
        ),
    ])
    func `a change is reported with the file name`(
        action: ChangedSettingResponse.Action,
        origin: SettingOrigin,
        sentence: String
    ) {
        presenter().changedSetting(changed(action, summary("week-start", "sunday", origin)))

        #expect(view.shown == [.change(sentence)])
    }

    @Test(arguments: [
        ("ui", "adder alone now opens the screen."), ("none", "adder alone now opens the shell."),
        ("upcoming --by project", "adder alone now runs adder upcoming --by project."),
    ])
    func `the command for adder alone is explained`(command: String, sentence: String) {
        let setting = summary("default-command", command, .file("~/config", line: 1))

        presenter().changedSetting(changed(.set(value: command), setting))

        #expect(view.shown.last == .message(sentence))
    }

    @Test func `a removed unknown key has no value`() {
        presenter().changedSetting(changed(.unset, nil))

        #expect(view.shown == [.change("Removed wek from ~/config.")])
    }

    @Test func `overrides and remaining problems are reported after a change`() {
        let overridden = summary("color", "never", .environment(variable: "NO_COLOR"))

        presenter()
            .changedSetting(
                changed(
                    .set(value: "always"),
                    overridden,
                    failures: [
                        .setting(SettingsError(.duplicateKey("x", firstLine: 1), at: .file("~/config", line: 2)))
                    ]
                )
            )

        #expect(
            view.shown.dropFirst() == [
                .message(
                    "The environment variable NO_COLOR overrides the file, so color is still never. "
                        + "Unset the variable to use the file."
                ),
                .message("Line 2 of ~/config: x is already set on line 1. Remove one of the two lines."),
            ]
        )
    }

    @Test(arguments: [
        (
            ManageSettingsFailure.setting(SettingsError(.unknownKey("x", suggestion: nil))),
            ExitStatus.wrongUsage
        ),
        (.file(ListError(.readOnly, path: "/x/config")), .notPermitted),
        (.noLocation, .badSettings),
    ])
    func `a failure is an error with its exit status`(failure: ManageSettingsFailure, status: ExitStatus) {
        presenter().couldNotManageSettings(failure)

        guard case .errorMessage(let errorMessage)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(errorMessage.status == status)
    }
}
