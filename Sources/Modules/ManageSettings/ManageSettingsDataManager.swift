import DataStore
import Entities
import Settings

/// The settings file and the environment, as they are now.
final class ManageSettingsDataManager: ManageSettingsDataManaging {
    let environment: SettingsEnvironment
    private let file: (text: TextFile, name: String)?

    init(file: (text: TextFile, name: String)?, environment: SettingsEnvironment) {
        self.file = file
        self.environment = environment
    }

    var fileName: String? { file?.name }

    func text() throws(ListTrouble) -> SettingsText? {
        do {
            return try file?.text.read().map(SettingsText.init)
        } catch {
            throw error.trouble
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
