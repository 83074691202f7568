/// The temporary file in which items are edited, such as `/tmp/adder-a1B2c3.txt`.
package enum EditorPage {
    /// The folder if `TMPDIR` is not set.
    package static let defaultFolder = "/tmp"
    /// The name, with placeholders for mkstemps(3).
    package static let template = "\(start)XXXXXX\(end)"
    package static let end = ".txt"
    private static let start = "adder-"
    /// The maximum size in bytes of a page that is kept.
    package static let maximumSize = 1 << 26

    package static func isName(_ name: String) -> Bool {
        name.hasPrefix(start) && name.hasSuffix(end) && name.utf8.count == template.utf8.count
    }
}
