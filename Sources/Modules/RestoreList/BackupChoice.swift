import Almanac
import Entities
import Vocabulary

/// A backup as specified by the user.
struct BackupChoice: Entity {
    let word: String
    /// The day that the word may mean.
    let day: Day?

    /// Returns the backup with this name or path, or else a backup from this day. Prefers the automatic backup, which
    /// is the day's oldest one and so closest to the state before that day's changes.
    func chosen(among backups: [Backup]) -> Backup? {
        if let named = backups.first(where: { $0.name == word || $0.path.hasSuffix("/\(word)") || $0.path == word }) {
            return named
        }
        guard let day else { return nil }
        let ofDay = backups.filter { $0.day == day && $0.kind != .beforeRestore }
        return ofDay.first { $0.kind == .daily } ?? ofDay.first
    }
}
