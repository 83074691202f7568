import CommandLine
import Entities
import ItemLanguage
import ProgramOutput
import Settings
import Vocabulary

@testable import ManageSettings

/// Rules that know a single command.
let rules = SettingRules(
    CommandLineParser([Command("upcoming", summary: "", operands: .filter, examples: [])])
)

/// Names of a single action and of two keys.
let screenKeys = ScreenKeys(
    actions: { ["done"] },
    keyName: { ["F5", "F6"].contains($0.uppercased()) ? $0.uppercased() : nil },
    // F6 is the key of the action by default.
    keyless: { settings in settings.contains { $0.name == "F6" } ? ["done"] : [] }
)

func summary(_ key: String, _ value: String, _ origin: SettingOrigin) -> SettingSummary {
    SettingSummary(key: key, value: value, origin: origin, meaning: "what \(key) is for")
}

final class FakeDataManager: ManageSettingsDataManaging {
    var fileName: String? = "~/config"
    var variables: [String: String] = [:]
    var stored: String?
    var readFailure: ListError?
    var writeFailure: ListError?
    private(set) var editCount = 0

    func facts() -> SettingsSnapshot {
        let environment = SettingsEnvironment { [variables] in variables[$0].map { Array($0.utf8) } }
        return SettingsSnapshot(fileName: fileName, environment: environment) { () throws(ListError) in
            if let readFailure { throw readFailure }
            return stored.map { Array($0.utf8) }
        }
    }

    func change(_ edit: (inout SettingsText) -> Void) throws(ListError) {
        if let writeFailure { throw writeFailure }
        editCount += 1
        var text = SettingsText(Array((stored ?? "").utf8))
        edit(&text)
        stored = String(decoding: text.bytes, as: UTF8.self)
    }
}

final class FakeOutput: ManageSettingsInteractorOutput {
    private(set) var found: [FoundSettingsResponse] = []
    private(set) var changed: [ChangedSettingResponse] = []
    private(set) var failures: [ManageSettingsFailure] = []

    func foundSettings(_ response: FoundSettingsResponse) { found.append(response) }

    func changedSetting(_ response: ChangedSettingResponse) { changed.append(response) }

    func couldNotManageSettings(_ failure: ManageSettingsFailure) { failures.append(failure) }
}

final class FakeInteractor: ManageSettingsInteracting {
    private(set) var requests: [ManageSettingsRequest] = []

    func manage(_ request: ManageSettingsRequest) { requests.append(request) }
}

final class FakeView: ManageSettingsViewing {
    enum Shown: Equatable {
        case settings(ManageSettingsDisplay)
        case change(String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    private(set) var shown: [Shown] = []

    func showSettings(_ display: ManageSettingsDisplay) { shown.append(.settings(display)) }

    func showChange(_ sentence: String) { shown.append(.change(sentence)) }

    func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
