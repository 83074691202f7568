import Boundary
import Entities
import Settings

/// What the interactor needs of the place where settings are kept.
protocol ManageSettingsDataManaging: AnyObject {
    /// The name of the file for people; nil where the environment names no place for one.
    var fileName: String? { get }
    /// What the file and the environment say now.
    func facts() -> SettingsFacts<ListTrouble>
    func carryOut(_ edit: SettingsEdit) throws(ListTrouble)
}

/// Finds which settings hold, and changes the file as long as what it says then makes sense.
final class ManageSettingsInteractor: ManageSettingsInteracting {
    weak var output: (any ManageSettingsInteractorOutput)?
    private let dataManager: any ManageSettingsDataManaging
    private let rules: SettingRules

    init(dataManager: any ManageSettingsDataManaging, rules: SettingRules) {
        self.dataManager = dataManager
        self.rules = rules
    }

    func manage(_ request: ManageSettingsRequest) {
        do throws(ManageSettingsFailure) {
            switch request.wish {
            case .showAll: output?.foundSettings(found(nil, color: request.color))
            case .show(let key): output?.foundSettings(found(try setting(key), color: request.color))
            case .set(let key, let value): output?.changedSetting(try set(setting(key), to: value))
            case .unset(let key): output?.changedSetting(try unset(key))
            }
        } catch {
            output?.couldNotManageSettings(error)
        }
    }

    private func setting(_ key: String) throws(ManageSettingsFailure) -> Setting {
        do {
            return try Setting.called(key)
        } catch {
            throw .trouble(error)
        }
    }
}

// MARK: - Showing

extension ManageSettingsInteractor {
    private func found(_ setting: Setting?, color: String?) -> FoundSettingsResponse {
        let (settings, failures) = read(color: color)
        return FoundSettingsResponse(
            settings: settings.holdings.filter { setting == nil || $0.setting == setting }.map(summary),
            failures: failures
        )
    }

    /// What holds as far as it can be read, and what keeps the rest from holding.
    private func read(color: String? = nil) -> (settings: Settings, failures: [ManageSettingsFailure]) {
        let (settings, trouble) = dataManager.facts()
            .settings(by: rules, options: color.map { [(.color, $0, "--color")] } ?? [])
        let unread = trouble.map { [ManageSettingsFailure.file(StorageTrouble($0))] } ?? []
        return (settings, unread + settings.troubles.map { .trouble($0) })
    }

    private func summary(_ holding: Settings.Holding) -> SettingSummary {
        SettingSummary(
            key: holding.setting.key,
            value: holding.value,
            origin: holding.origin,
            meaning: holding.setting.meaning
        )
    }
}

// MARK: - Changing

extension ManageSettingsInteractor {
    private func set(
        _ setting: Setting,
        to text: String
    ) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        let value: String
        do {
            value = try rules.value(text, of: setting)
        } catch {
            throw .trouble(error)
        }
        try carryOut(.set(key: setting.key, value: value))
        return try changed(.set(value: value), setting.key)
    }

    /// A slip in the file can be taken out as well, by the key that it has there.
    private func unset(_ key: String) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        let isThere: Bool
        do {
            isThere = try dataManager.facts().text.get()?.names(key) ?? false
        } catch {
            throw .file(StorageTrouble(error))
        }
        guard isThere else { return try changed(.wasNotSet, setting(key).key) }
        try carryOut(.unset(key: key))
        return try changed(.unset, key)
    }

    private func carryOut(_ edit: SettingsEdit) throws(ManageSettingsFailure) {
        if dataManager.fileName == nil { throw .noPlace }
        do {
            try dataManager.carryOut(edit)
        } catch {
            throw .file(StorageTrouble(error))
        }
    }

    private func changed(
        _ deed: ChangedSettingResponse.Deed,
        _ key: String
    ) throws(ManageSettingsFailure) -> ChangedSettingResponse {
        guard let file = dataManager.fileName else { throw .noPlace }
        let (settings, failures) = read()
        return ChangedSettingResponse(
            deed: deed,
            key: key,
            file: file,
            setting: settings.holdings.first { $0.setting.key == key }.map(summary),
            failures: failures
        )
    }
}
