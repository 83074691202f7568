import CVersion
import DataStore

/// The version of adder, which the changelog and the Debian package repeat.
struct Version: Equatable {
    var number: String
    /// The abbreviated commit that adder was built from, or “unknown”.
    var commit: String
    var sqlite: String

    static var current: Version {
        Version(number: "0.1.0", commit: String(cString: adder_commit()), sqlite: Store.sqliteVersion)
    }

    /// The date of the version, in the format of manual pages.
    static let day = "November 21, 2026"
}
