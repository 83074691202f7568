import Almanac
import Entities

/// What a copy of the list is called beside it, behind the list's own name.
enum BackupName: Equatable {
    case daily(Day)
    /// The number tells those of one minute apart; the first has none.
    case wanted(Moment, number: Int)
    case beforeNewShape(version: Int)
    case beforeRestoring(Moment, number: Int)

    struct Moment: Equatable {
        let day: Day
        let time: TimeOfDay
    }

    private static let backup = ".backup-"
    private static let before = ".before-restore-"

    var suffix: String {
        switch self {
        case .daily(let day): "\(BackupName.backup)\(day)"
        case .wanted(let moment, let number): BackupName.backup + moment.text(number)
        case .beforeNewShape(let version): "\(BackupName.backup)v\(version)"
        case .beforeRestoring(let moment, let number): BackupName.before + moment.text(number)
        }
    }

    /// What people type for it.
    var word: String {
        let suffix = suffix
        return suffix.hasPrefix(BackupName.backup)
            ? String(suffix.dropFirst(BackupName.backup.count)) : String(suffix.dropFirst())
    }

    var kind: Backup.Kind {
        switch self {
        case .daily: .daily
        case .wanted: .wanted
        case .beforeNewShape: .beforeNewShape
        case .beforeRestoring: .beforeRestoring
        }
    }

    var day: Day? {
        switch self {
        case .daily(let day): day
        case .wanted(let moment, _), .beforeRestoring(let moment, _): moment.day
        case .beforeNewShape: nil
        }
    }

    var time: TimeOfDay? {
        switch self {
        case .daily, .beforeNewShape: nil
        case .wanted(let moment, _), .beforeRestoring(let moment, _): moment.time
        }
    }

    /// Nil for whatever none of ours is called.
    init?(suffix: Substring) {
        if suffix.hasPrefix(BackupName.backup) {
            let rest = suffix.dropFirst(BackupName.backup.count)
            if let day = Day(iso: rest) {
                self = .daily(day)
            } else if let (moment, number) = Moment.read(rest) {
                self = .wanted(moment, number: number)
            } else if rest.hasPrefix("v"), let version = Int(digits: rest.dropFirst()) {
                self = .beforeNewShape(version: version)
            } else {
                return nil
            }
        } else if suffix.hasPrefix(BackupName.before),
            let (moment, number) = Moment.read(suffix.dropFirst(BackupName.before.count))
        {
            self = .beforeRestoring(moment, number: number)
        } else {
            return nil
        }
        // So there is one way only to write each.
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

    /// `2026-11-21-0930`, and `2026-11-21-0930-2`.
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

    /// What ours of the names beside the file say.
    var backupNames: [BackupName] {
        let own = name
        return neighbours.filter { $0.hasPrefix(own) }.compactMap { BackupName(suffix: $0.dropFirst(own.count)) }
    }

    /// The newest first.
    var backupWords: [String] {
        backupNames.sorted { $0.age == $1.age ? $0.word < $1.word : $0.age > $1.age }.map(\.word)
    }

    /// The copy that holds the most of what was there last.
    var newestBackup: String? {
        let names = backupNames.filter { $0.kind != .beforeRestoring }
        return names.max { $0.age < $1.age }.map(path)
    }
}

extension BackupName {
    /// Those of a day are newer than those of a version.
    fileprivate var age: (Int, Int, Int) {
        switch self {
        case .beforeNewShape(let version): (.min, version, 0)
        case .daily(let day): (day.number, -1, 0)
        case .wanted(let moment, let number), .beforeRestoring(let moment, let number):
            (moment.day.number, moment.time.minute, number)
        }
    }
}
