import Almanac
import Testing

@testable import DataStore

struct BackupNameTests {
    private static let moment = BackupName.Moment(.saturdayMorning)

    @Test(arguments: [
        (BackupName.daily(Day(number: 20_778)), ".backup-2026-11-21", "2026-11-21"),
        (.manual(moment, number: 1), ".backup-2026-11-21-0930", "2026-11-21-0930"),
        (.manual(moment, number: 12), ".backup-2026-11-21-0930-12", "2026-11-21-0930-12"),
        (.beforeMigration(version: 10), ".backup-v10", "v10"),
        (.beforeRestore(moment, number: 1), ".before-restore-2026-11-21-0930", "before-restore-2026-11-21-0930"),
    ])
    func `every backup name can be parsed again`(name: BackupName, suffix: String, word: String) {
        #expect(name.suffix == suffix && name.word == word)
        #expect(BackupName(suffix: suffix[...]) == name)
    }

    @Test(arguments: [
        "", ".backup-", ".backup-2026-02-30", ".backup-2026-11-21 ", ".backup-2026-11-21-", ".backup-2026-11-21-930",
        ".backup-2026-11-21-2460", ".backup-2026-11-21-0930-1", ".backup-2026-11-21-0930-02", ".backup-v",
        ".backup-v01",
        ".backup-2026-11-21.adder-Ab12cd", ".backup-26-11-21", ".before-restore-2026-11-21", "-backup-2026-11-21",
    ])
    func `names that adder doesn't write are rejected`(suffix: String) {
        #expect(BackupName(suffix: suffix[...]) == nil)
    }
}

extension Moment {
    fileprivate static let saturdayMorning = Moment(utc: Instant(seconds: 1_795_253_400))
}
