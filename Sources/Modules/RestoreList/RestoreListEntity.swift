import Almanac
import Entities

/// What somebody has typed for a backup.
struct BackupChoice: Entity {
    let word: String
    /// The day that it may mean.
    let day: Day?

    /// The one of these that is called so; else that of the day, of which the one that was made by itself is the oldest and
    /// so has the most of what was there before.
    func chosen(among backups: [Backup]) -> Backup? {
        if let named = backups.first(where: { $0.name == word || $0.path.hasSuffix("/\(word)") || $0.path == word }) {
            return named
        }
        guard let day else { return nil }
        let ofDay = backups.filter { $0.day == day && $0.kind != .beforeRestoring }
        return ofDay.first { $0.kind == .daily } ?? ofDay.first
    }
}
