package import Entities
import UnicodeText
package import Vocabulary

extension ItemRelations where Self: ConnectionBacked {
    package func openItems(titled title: String, otherThan id: Int) throws(ListError) -> [ItemName] {
        try reading { () throws(ListError) in try SameTitle.items(titled: title, otherThan: id, on: connection) }
    }

    package func countOfKnownTitles(among ids: ClosedRange<Int>) throws(ListError) -> Int {
        let (first, last) = (Binding.integer(ids.lowerBound), Binding.integer(ids.upperBound))
        return try reading { () throws(ListError) in
            let rows = try connection.prepare(SameTitle.countSQL, [first, last, first])
            return try rows.step() ? rows.integer(0) : 0
        }
    }
}

/// Looks up an item by its title in the search index, which has the letters of titles. Of the items that share the rarest part
/// of the title, only the newest ones are compared, to limit the time in a long list.
enum SameTitle {
    static func items(titled title: String, otherThan id: Int, on connection: Connection) throws(ListError)
        -> [ItemName]
    {
        let folded = Binding.text(UnicodeText.folded(title))
        let rows =
            id <= shortLength
            ? try connection.prepare(shortSQL, [.integer(id), folded])
            : try connection.prepare(sql, [.text(query(for: title)), .integer(id), folded])
        var items: [ItemName] = []
        while try rows.step() { items.append(ItemName(id: rows.integer(0), title: rows.text(1))) }
        return items
    }

    /// Reading all items of a short list takes less time than a query in the search index.
    private static let shortLength = 200
    static let shortSQL = "SELECT id, title FROM item WHERE status = 0 AND id <> ? AND folded(title) = ?"

    static let countSQL = """
        SELECT count(*) FROM item
        WHERE id BETWEEN ? AND ? AND title IN (SELECT title FROM item WHERE id < ?)
        """

    static let sql = """
        SELECT item.id, item.title
        FROM (SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT 50) AS found
            CROSS JOIN item ON item.id = found.rowid
        WHERE item.status = 0 AND item.id <> ? AND folded(item.title) = ?
        """

    /// Returns an FTS5 query for the part of the title that fewest other titles are likely to have.
    static func query(for title: String) -> String {
        let tokens = Bigrams.tokens(of: title).split(separator: UInt8(ascii: " "), maxSplits: maximumTokens)
            .prefix(maximumTokens)
        var best = tokens.prefix(length)
        var (least, sum) = (Int.max, 0)
        for (index, token) in tokens.enumerated() {
            sum += commonness(of: token)
            if index >= length { sum -= commonness(of: tokens[index - length]) }
            guard index >= length - 1, sum < least else { continue }
            (least, best) = (sum, tokens[(index - length + 1)...index])
        }
        return "title : \(Bigrams.quoted(Array(best.joined(separator: " ".utf8))))"
    }

    /// The number of tokens in the part.
    private static let length = 3
    /// The tokens of a longer title are not compared.
    private static let maximumTokens = 100

    /// The letters, rarest first.
    private static let letters = Array("zqxjkvbpygfwmucldrhsnioate".utf8)

    private static func commonness(of token: ArraySlice<UInt8>) -> Int {
        let sum = token.reduce(0) { $0 + (letters.firstIndex(of: $1) ?? 0) }
        return token.count == 1 ? 2 * sum : sum
    }
}
