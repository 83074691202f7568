import CommandLine
import Entities
import ItemLanguage
import Settings
import Testing
import Vocabulary

@testable import ManageSettings

struct ManageSettingsInteractorTests {
    private let dataManager = FakeDataManager()
    private let output = FakeOutput()
    private let interactor: ManageSettingsInteractor

    init() {
        interactor = ManageSettingsInteractor(dataManager: dataManager, rules: rules, screenKeys: screenKeys)
        interactor.output = output
    }

    private func manage(_ operation: ManageSettingsRequest.Operation, color: String? = nil) {
        interactor.manage(ManageSettingsRequest(operation, color: color))
    }

    private func origin(of key: String) -> SettingOrigin? {
        output.found.last?.settings.first { $0.key == key }?.origin
    }

    // MARK: Showing

    @Test func `every setting is shown with its value, origin and meaning`() {
        dataManager.stored = "week-start = sunday\n"
        dataManager.variables = ["ADDER_DATE_FORMAT": "iso"]

        manage(.showAll, color: "never")

        #expect(output.found.map { $0.settings.map(\.key) } == [Setting.all.map(\.key)])
        #expect(output.found.first?.settings.first?.value == "sunday")
        #expect(output.found.first?.settings.allSatisfy { !$0.meaning.isEmpty } == true)
        #expect(origin(of: "week-start") == .file("~/config", line: 1))
        #expect(origin(of: "date-format") == .environment(variable: "ADDER_DATE_FORMAT"))
        #expect(origin(of: "color") == .option("color"))
        #expect(origin(of: "color.today") == .default)
        #expect(output.found.first?.failures.isEmpty == true)
    }

    @Test func `a single setting is shown alone`() {
        manage(.show(key: "color.today"))

        #expect(output.found.map { $0.settings.map(\.key) } == [["color.today"]])
    }

    @Test func `valid lines of the file apply, and invalid ones are reported`() {
        dataManager.stored = "week-strat = sunday\ncolor = never\n"

        manage(.showAll)

        #expect(origin(of: "color") == .file("~/config", line: 2))
        #expect(
            output.found.first?.failures == [
                .setting(
                    SettingsError(
                        .unknownKey("week-strat", suggestion: "week-start"),
                        at: .file("~/config", line: 1)
                    )
                )
            ]
        )
    }

    @Test func `an unreadable file is reported together with the defaults`() {
        dataManager.readFailure = ListError(.notPermitted, path: "/x/config")

        manage(.showAll)

        #expect(output.found.first?.settings.count == Setting.all.count)
        #expect(output.found.first?.failures == [.file(ListError(.notPermitted, path: "/x/config"))])
    }

    @Test(arguments: [
        ManageSettingsRequest.Operation.show(key: "week-strat"), .set(key: "week-strat", value: "x"),
        .unset(key: "week-strat"),
    ])
    func `an unknown key is rejected with a suggestion`(operation: ManageSettingsRequest.Operation) {
        manage(operation)

        #expect(
            output.failures == [.setting(SettingsError(.unknownKey("week-strat", suggestion: "week-start")))]
        )
        #expect(dataManager.editCount == 0)
    }

    @Test(arguments: ["nonsense {ids}", "upcoming --frob", "3 3"])
    func `a key takes only commands that exist, or none`(command: String) {
        manage(.set(key: "key.F5", value: command))
        for command in ["upcoming", "33", "adder upcoming", "quit", "None"] {
            manage(.set(key: "key.F5", value: command))
        }

        #expect(output.failures.count == 1)
        #expect(output.changed.count == 5)
    }

    @Test func `an action that loses its only key is reported once`() {
        manage(.set(key: "key.F6", value: "upcoming"))
        manage(.set(key: "key.F6", value: "none"))
        manage(.set(key: "key.F5", value: "upcoming"))

        #expect(output.changed.map(\.keyless) == [["done"], [], []])
    }

    @Test func `a key that another setting has is refused, until that one is removed`() {
        dataManager.stored = "key.F6 = upcoming\nkey.done = F5\n"

        manage(.set(key: "key.F5", value: "upcoming"))
        manage(.set(key: "key.done", value: "f6"))
        manage(.set(key: "key.done", value: "F5"))
        manage(.unset(key: "key.done"))
        manage(.set(key: "key.F5", value: "upcoming"))

        let failures = output.failures.compactMap { failure -> SettingsError.Kind? in
            if case .setting(let error) = failure { error.kind } else { nil }
        }
        #expect(
            failures == [
                .keyInUse(key: "key.F5", press: "F5", by: "key.done"),
                .keyInUse(key: "key.done", press: "F6", by: "key.F6"),
            ]
        )
        #expect(dataManager.stored == "key.F6 = upcoming\nkey.F5 = upcoming\n")
    }

    // MARK: Changing

    @Test func `a value is normalized when set`() {
        manage(.set(key: "week-start", value: "Sunday"))

        #expect(dataManager.stored == "week-start = sunday\n")
        #expect(output.changed.map(\.action) == [.set(value: "sunday")])
        #expect(output.changed.first?.file == "~/config")
        #expect(output.changed.first?.setting?.origin == .file("~/config", line: 1))
    }

    @Test func `a filter is saved, shown and removed by its name`() {
        manage(.set(key: "filter.office", value: "project:work or +office"))
        manage(.show(key: "filter.office"))
        manage(.unset(key: "filter.office"))
        manage(.show(key: "filter.office"))

        #expect(output.changed.map(\.action) == [.set(value: "project:work or +office"), .unset])
        #expect(output.found.map { $0.settings.map(\.value) } == [["project:work or +office"], ["none"]])
        #expect(dataManager.stored?.isEmpty == true)
    }

    @Test func `a filter is checked with those in the file`() {
        dataManager.stored = "filter.a = :b\nfilter.c = +x\n"

        manage(.set(key: "filter.b", value: ":a"))
        manage(.set(key: "filter.b", value: "not :c"))

        #expect(
            output.failures == [
                .setting(SettingsError(.wrongFilter(key: "filter.b", .filter(.savedFilterRing([":b", ":a", ":b"])))))
            ]
        )
        #expect(dataManager.stored == "filter.a = :b\nfilter.c = +x\nfilter.b = not :c\n")
    }

    @Test func `an invalid value is rejected before the file is written`() {
        manage(.set(key: "default-command", value: "upcomign"))

        #expect(
            output.failures == [
                .setting(
                    SettingsError(
                        .wrongCommand(key: "default-command", .unknownCommand("upcomign", suggestion: "upcoming"))
                    )
                )
            ]
        )
        #expect(dataManager.editCount == 0)
    }

    @Test func `a setting overridden by the environment is reported as such`() {
        dataManager.variables = ["ADDER_WEEK_START": "monday"]

        manage(.set(key: "week-start", value: "sunday"))

        #expect(output.changed.first?.setting?.origin == .environment(variable: "ADDER_WEEK_START"))
    }

    @Test func `a removed setting returns to its default`() {
        dataManager.stored = "week-start = sunday\n"

        manage(.unset(key: "week-start"))
        manage(.unset(key: "week-start"))

        #expect(dataManager.stored?.isEmpty == true && dataManager.editCount == 1)
        #expect(output.changed.map(\.action) == [.unset, .wasNotSet])
        #expect(output.changed.allSatisfy { $0.setting?.origin == .default })
    }

    @Test func `an invalid line in the file can be corrected or removed`() {
        dataManager.stored = "week-strat = sunday\ncolor = nevre\n"

        manage(.set(key: "color", value: "never"))
        manage(.unset(key: "week-strat"))

        #expect(dataManager.stored == "color = never\n")
        #expect(output.changed.map(\.failures.count) == [1, 0])
        #expect(output.changed.last?.setting == nil)
    }

    @Test func `an unreadable or unwritable file is reported`() {
        dataManager.writeFailure = ListError(.readOnly, path: "/x/config")
        manage(.set(key: "color", value: "never"))
        dataManager.readFailure = ListError(.notPermitted, path: "/x/config")
        manage(.unset(key: "color"))

        #expect(
            output.failures == [
                .file(ListError(.readOnly, path: "/x/config")),
                .file(ListError(.notPermitted, path: "/x/config")),
            ]
        )
        #expect(output.changed.isEmpty)
    }

    @Test func `without a location for the file, nothing can be set`() {
        dataManager.fileName = nil

        manage(.set(key: "color", value: "never"))
        manage(.showAll)

        #expect(output.failures == [.noLocation])
        #expect(dataManager.editCount == 0)
        #expect(output.found.count == 1)
    }
}
