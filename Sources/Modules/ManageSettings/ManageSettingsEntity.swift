import Entities
import Settings
import Vocabulary

/// A change to the settings file.
enum SettingsEdit: Entity {
    case set(key: String, value: String)
    case unset(key: String)

    func apply(to text: inout SettingsText) {
        switch self {
        case .set(let key, let value): text.set(key, to: value)
        case .unset(let key): text.unset(key)
        }
    }
}
