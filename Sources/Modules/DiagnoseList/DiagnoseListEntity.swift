import Almanac
import Entities

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

/// What there is to say about a text encoding and a time zone, by the rules of POSIX.
enum DiagnoseListLocale {
    /// The first that says something decides about characters.
    static let variables = ["LC_ALL", "LC_CTYPE", "LANG"]

    static func isUTF8(_ value: String) -> Bool {
        let name = value.lowercased().filter { $0 != "-" }
        return name.hasSuffix("utf8") || name.contains("utf8@")
    }

    /// Whether that is a rule like `CET-1CEST`, which needs no file.
    static func isZoneRule(_ name: String) -> Bool {
        let letters: Substring
        if name.hasPrefix("<"), let end = name.firstIndex(of: ">") {
            letters = name[name.index(after: name.startIndex)..<end]
        } else {
            letters = name.prefix { $0.isASCII && $0.isLetter }
        }
        let rest = name.dropFirst(letters.count + (name.hasPrefix("<") ? 2 : 0))
        let digits = rest.first.map { "+-".contains($0) } == true ? rest.dropFirst() : rest
        return letters.count >= 3 && digits.first.map { $0.isASCII && $0.isNumber } == true
    }
}
