import Almanac
import Entities
import Settings
import Vocabulary

/// The state of the list file.
enum DiagnoseListFileState: Entity {
    /// An empty file, which an interrupted first add leaves behind.
    case empty
    /// Carries SQLite's integrity errors.
    case damaged([String])
    /// Tables are missing, so the contents can't be read.
    case malformed(missing: [String], unknown: [String])
    case readable(DiagnoseListContents)
}

/// The contents of a readable list.
struct DiagnoseListContents: Entity {
    var version = 2
    var newestVersion = 2
    var open = 0
    var done = 0
    /// The number of rows that refer to missing rows.
    var danglingReferences = 0
    /// The number of differences between the items and the search index.
    var unindexed = 0
    var missingObjects: [String] = []
    var unknownObjects: [String] = []
    var changes = 0
    /// The number of items that differ from their last recorded change.
    var changedElsewhere = 0
    var hadInterruptedChange = false
    var usesWriteAheadLog = false
    var newestChange: Instant?
    var newestTitle: String?
}

/// The environment variables that set the character encoding, in order of precedence.
enum DiagnoseListLocaleVariable: String, CaseIterable, Entity {
    case all = "LC_ALL"
    case characterType = "LC_CTYPE"
    case lang = "LANG"
}

/// The environment variables and settings that affect adder.
struct DiagnoseListEnvironment: Entity {
    /// The locale variables that are not empty.
    var localeVariables: [DiagnoseListLocaleVariable: String] = [:]
    var zone: String?
    /// The value of `ADDER_NOW`.
    var clock: String?
    var settings: SettingsSnapshot<ListError>
}
