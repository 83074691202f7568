package import Almanac
package import Vocabulary

/// The backups of the list, newest first.
package struct BackupsResponse: Equatable, Sendable {
    package let backups: [Backup]
    package let today: Day

    package init(_ backups: [Backup], today: Day) {
        self.backups = backups
        self.today = today
    }
}
