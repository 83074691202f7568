import UnicodeText
package import Vocabulary

extension Search {
    /// Passes on each word in the titles, projects, notes and tags once, in the form of the search index. A word consists of
    /// letters and digits.
    package static func forEachWord(on connection: Connection, _ body: (String) -> Void) throws(ListError) {
        var known: Set<String> = []
        for (sql, columns) in vocabulary {
            let rows = try connection.prepare(sql)
            while try rows.step() {
                for column in 0..<columns {
                    guard let text = rows.optionalText(column) else { continue }
                    for word in words(of: text) where known.insert(word).inserted { body(word) }
                }
            }
        }
    }

    private static let vocabulary: [(sql: String, columns: Int32)] = [
        ("SELECT title, project, note FROM item", 3), ("SELECT DISTINCT name FROM tag", 1),
    ]

    static func words(of text: String) -> [String] {
        UnicodeText.searchForm(text).utf8.split { !isLetter($0) }.map { String(Substring($0)) }
    }

    /// Returns whether the byte of folded text is part of a letter or a digit. All but ASCII counts as a letter.
    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: false
        }
    }
}
