import Almanac
import Entities
import Glibc
import Vocabulary

/// The name of a backup: a suffix appended to the name of the list.
enum BackupName: Equatable {
    case daily(Day)
    /// The number distinguishes backups made in the same minute. Number 1 is omitted from the name.
    case manual(Moment, number: Int)
    case beforeMigration(version: Int)
    case beforeRestore(Moment, number: Int)

    struct Moment: Equatable {
        let day: Day
        let time: TimeOfDay
    }

    private static let backup = ".backup-"
    private static let before = ".before-restore-"

    var suffix: String {
        switch self {
        case .daily(let day): "\(BackupName.backup)\(day)"
        case .manual(let moment, let number): BackupName.backup + moment.text(number)
        case .beforeMigration(let version): "\(BackupName.backup)v\(version)"
        case .beforeRestore(let moment, let number): BackupName.before + moment.text(number)
        }
    }

    /// The name as typed in commands.
    var word: String {
        let suffix = suffix
        return suffix.hasPrefix(BackupName.backup)
            ? String(suffix.dropFirst(BackupName.backup.count)) : String(suffix.dropFirst())
    }

    var kind: Backup.Kind {
        switch self {
        case .daily: .daily
        case .manual: .manual
        case .beforeMigration: .beforeUpgrade
        case .beforeRestore: .beforeRestore
        }
    }

    var day: Day? {
        switch self {
        case .daily(let day): day
        case .manual(let moment, _), .beforeRestore(let moment, _): moment.day
        case .beforeMigration: nil
        }
    }

    var time: TimeOfDay? {
        switch self {
        case .daily, .beforeMigration: nil
        case .manual(let moment, _), .beforeRestore(let moment, _): moment.time
        }
    }

    /// `nil` if the suffix isn't one that adder writes.
    init?(suffix: Substring) {
        if suffix.hasPrefix(BackupName.backup) {
            let rest = suffix.dropFirst(BackupName.backup.count)
            if let day = Day(iso: rest) {
                self = .daily(day)
            } else if let (moment, number) = Moment.read(rest) {
                self = .manual(moment, number: number)
            } else if rest.hasPrefix("v"), let version = Int(digits: rest.dropFirst()) {
                self = .beforeMigration(version: version)
            } else {
                return nil
            }
        } else if suffix.hasPrefix(BackupName.before),
            let (moment, number) = Moment.read(suffix.dropFirst(BackupName.before.count))
        {
            self = .beforeRestore(moment, number: number)
        } else {
            return nil
        }
        // Reject alternative spellings such as leading zeros.
        guard self.suffix == suffix else { return nil }
    }
}

extension BackupName.Moment {
    init(_ moment: Moment) {
        self.init(day: moment.today, time: moment.time)
    }

    fileprivate func text(_ number: Int) -> String {
        "\(day)-\(time.description.filter { $0 != ":" })" + (number > 1 ? "-\(number)" : "")
    }

    /// Parses `2026-11-21-0930` and `2026-11-21-0930-2`.
    fileprivate static func read(_ text: Substring) -> (BackupName.Moment, number: Int)? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard (4...5).contains(parts.count), let day = Day(iso: parts[..<3].joined(separator: "-")),
            parts[3].utf8.count == 4, let time = TimeOfDay(iso: "\(parts[3].prefix(2)):\(parts[3].suffix(2))")
        else { return nil }
        guard parts.count == 5 else { return (BackupName.Moment(day: day, time: time), 1) }
        guard let number = Int(digits: parts[4]), number > 1 else { return nil }
        return (BackupName.Moment(day: day, time: time), number)
    }
}

extension StoreFile {
    func path(of name: BackupName) -> String {
        path + name.suffix
    }

    /// The backups in the same folder, judged by name and owner only.
    var backupNames: [BackupName] {
        let own = name
        return siblingNames.filter { $0.hasPrefix(own) }.compactMap { BackupName(suffix: $0.dropFirst(own.count)) }
            .filter { isBackup(path(of: $0)) }
    }

    func isBackup(_ path: String) -> Bool {
        var details = stat()
        return lstat(path, &details) == 0 && trusts(details.st_uid)
    }

    /// The names of the backups as typed in commands, newest first.
    var backupWords: [String] {
        backupNames.sorted { $0.age == $1.age ? $0.word < $1.word : $0.age > $1.age }.map(\.word)
    }

    /// The path of the most recent backup, not counting lists set aside by a restore.
    var newestBackup: String? {
        let names = backupNames.filter { $0.kind != .beforeRestore }
        return names.max { $0.age < $1.age }.map(path)
    }
}

extension BackupName {
    /// A sort key; backups made before a migration count as the oldest, since their names hold no date.
    fileprivate var age: (Int, Int, Int) {
        switch self {
        case .beforeMigration(let version): (.min, version, 0)
        case .daily(let day): (day.number, -1, 0)
        case .manual(let moment, let number), .beforeRestore(let moment, let number):
            (moment.day.number, moment.time.minute, number)
        }
    }
}
