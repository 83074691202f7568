import Boundary
import Testing

@testable import ManageSettings

struct ManageSettingsPresenterTests {
    private let view = FakeView()
    private let interactor = FakeInteractor()

    private func presenter() -> ManageSettingsPresenter {
        ManageSettingsPresenter(view: view, interactor: interactor)
    }

    private func changed(
        _ deed: ChangedSettingResponse.Deed,
        _ setting: SettingSummary?,
        failures: [ManageSettingsFailure] = []
    ) -> ChangedSettingResponse {
        ChangedSettingResponse(
            deed: deed,
            key: setting?.key ?? "wek",
            file: "~/config",
            setting: setting,
            failures: failures
        )
    }

    @Test func `managing asks the interactor for just that`() {
        presenter().manage(ManageSettingsRequest(.unset(key: "color")))

        #expect(interactor.requests == [ManageSettingsRequest(.unset(key: "color"))])
    }

    @Test func `settings become words, and what was chosen is marked`() {
        presenter()
            .foundSettings(
                FoundSettingsResponse(
                    settings: [summary("a", "1", .standard), summary("b", "2", .file("~/config", line: 7))],
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

    @Test func `everything that is wrong is told behind what holds`() {
        let failures: [ManageSettingsFailure] = [
            .file(StorageTrouble(.notPermitted, path: "/x/config")),
            .trouble(SettingsTrouble(.notASetting("x"), at: .file("~/config", line: 2))),
        ]

        presenter().foundSettings(FoundSettingsResponse(settings: [], failures: failures))

        #expect(
            view.shown.dropFirst() == [
                .complaint(
                    Complaint(
                        .notPermitted,
                        "The settings in /x/config may not be read; check the file's owner and mode."
                    )
                ),
                .complaint(
                    Complaint(
                        .badSettings,
                        "Line 2 of ~/config: “x” is no setting; write it as key = value, or put # before a remark."
                    )
                ),
            ]
        )
    }

    @Test(arguments: [
        (
            ChangedSettingResponse.Deed.set(value: "sunday"), SettingOrigin.file("~/config", line: 1),
            "Set week-start to sunday in ~/config."
        ),
        (.unset, .standard, "Took week-start out of ~/config; it is sunday (default)."),
        (
            .wasNotSet, .environment(variable: "ADDER_WEEK_START"),
            "week-start is not in ~/config; it is sunday (environment ADDER_WEEK_START)."
        ),
    ])
    func `a change is told with its file`(
        deed: ChangedSettingResponse.Deed,
        origin: SettingOrigin,
        sentence: String
    ) {
        presenter().changedSetting(changed(deed, summary("week-start", "sunday", origin)))

        #expect(view.shown == [.change(sentence)])
    }

    @Test func `a slip that was taken out has no value`() {
        presenter().changedSetting(changed(.unset, nil))

        #expect(view.shown == [.change("Took wek out of ~/config.")])
    }

    @Test func `what beats the change and what is still wrong are remarked`() {
        let overruled = summary("color", "never", .environment(variable: "NO_COLOR"))

        presenter()
            .changedSetting(
                changed(
                    .set(value: "always"),
                    overruled,
                    failures: [.trouble(SettingsTrouble(.keyTwice("x", firstLine: 1), at: .file("~/config", line: 2)))]
                )
            )

        #expect(
            view.shown.dropFirst() == [
                .remark("NO_COLOR in the environment beats the file, so color stays never; unset it there."),
                .remark("Line 2 of ~/config: x is on line 1 already; take one of the two out."),
            ]
        )
    }

    @Test(arguments: [
        (
            ManageSettingsFailure.trouble(SettingsTrouble(.unknownKey("x", suggestion: nil))),
            Boundary.ExitStatus.wrongUsage
        ),
        (.file(StorageTrouble(.readOnly, path: "/x/config")), .notPermitted),
        (.noPlace, .badSettings),
    ])
    func `a failure is a complaint with its status`(failure: ManageSettingsFailure, status: Boundary.ExitStatus) {
        presenter().couldNotManageSettings(failure)

        guard case .complaint(let complaint)? = view.shown.last else { return #expect(Bool(false)) }
        #expect(complaint.status == status)
    }
}
