import DataStore
import Entities
import Settings
import Vocabulary

/// Reads and changes the settings file.
final class ManageSettingsDataManager: ManageSettingsDataManaging {
    private let environment: SettingsEnvironment
    private let file: (text: TextFile, name: String)?

    init(file: (text: TextFile, name: String)?, environment: SettingsEnvironment) {
        self.file = file
        self.environment = environment
    }

    var fileName: String? { file?.name }

    func facts() -> SettingsSnapshot {
        SettingsSnapshot(fileName: fileName, environment: environment) { () throws(ListError) in
            try file?.text.read()
        }
    }

    func change(_ edit: (inout SettingsText) -> Void) throws(ListError) {
        try file?.text.change { bytes in
            var text = SettingsText(bytes)
            edit(&text)
            return text.bytes
        }
    }
}
