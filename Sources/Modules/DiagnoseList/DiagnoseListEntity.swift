import Almanac
import Entities
import Settings

/// What a look into the list has found.
enum DiagnoseListBody: Entity {
    /// A file without anything in it, as a command leaves it that was cut off at the very first item.
    case blank
    /// In the words of whoever looked.
    case damaged([String])
    /// So much of what a list has is missing or altered that nothing more can be asked.
    case misshapen(missing: [String], unknown: [String])
    case readable(DiagnoseListInside)
}

/// What is in a list that can be read to its end.
struct DiagnoseListInside: Entity {
    var version = 2
    var newestVersion = 2
    var open = 0
    var done = 0
    /// How many rows name others that are not there.
    var looseEnds = 0
    /// How many items are not found by their words, or words by items that are gone.
    var unsearchable = 0
    var missingParts: [String] = []
    var unknownParts: [String] = []
    var changes = 0
    /// How many items are not as the changes have left them.
    var contradicted = 0
    var wasCutOff = false
    /// Whether another program keeps its changes in a file of their own.
    var isWriteAhead = false
    var newestChange: Instant?
    var newestTitle: String?
}

/// The variables that tell which letters there are.
enum DiagnoseListLetters: String, CaseIterable, Entity {
    case all = "LC_ALL"
    case kinds = "LC_CTYPE"
    case usual = "LANG"
}

/// What was said to this machine about letters, time and settings.
struct DiagnoseListEnvironment: Entity {
    /// What is said by those variables about letters that say anything.
    var letters: [DiagnoseListLetters: String] = [:]
    var zone: String?
    /// What stands for the clock.
    var clock: String?
    var settings: SettingsFacts<ListTrouble>
}
