import DataStore
import Entities
import Settings

/// Reads and changes the settings file.
final class ManageSettingsDataManager: ManageSettingsDataManaging {
    private let environment: SettingsEnvironment
    private let file: (text: TextFile, name: String)?

    init(file: (text: TextFile, name: String)?, environment: SettingsEnvironment) {
        self.file = file
        self.environment = environment
    }

    var fileName: String? { file?.name }

    func facts() -> SettingsSnapshot<ListTrouble> {
        SettingsSnapshot(fileName: fileName, environment: environment) { () throws(ListTrouble) in
            try file?.text.contents()
        }
    }

    func carryOut(_ edit: SettingsEdit) throws(ListTrouble) {
        do {
            try file?.text.change { bytes in
                var text = SettingsText(bytes)
                edit.apply(to: &text)
                return text.bytes
            }
        } catch {
            throw error.trouble
        }
    }
}
