package import CommandLine
import ItemLanguage
import Vocabulary

package enum RankItemsCommand {
    /// The number of items without another one.
    static let defaultCount = 5

    private static let explain = Option("explain", summary: "say why each item stands where it does")

    package static let command = Command(
        "next",
        foreignNames: ["suggestions", "ready"],
        summary: "show what to do next",
        operands: .filter,
        placeholder: "[N] [FILTER…]",
        options: [explain],
        notes: [
            "Shows the first \(defaultCount) items, or N of them, in this order: overdue items, the longest overdue first; items "
                + "due today, those with a time first; then the others by priority, by the number of items that wait for "
                + "them, by due date and by age. The same decides between items of the first two kinds.",
            leavesOut,
        ],
        examples: [
            .init("adder next", "the next five items"),
            .init("adder next 1 +work", "the next item with this tag"),
            .init("adder next --explain", "the same, with reasons"),
        ],
        group: .view
    )

    package static let today = Command(
        "today",
        summary: "show what to do today",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [explain, limit],
        notes: [
            "Shows overdue items, the longest overdue first; items that are back, as their waiting has ended and they weren't "
                + "changed since; items due today, first those with a time; and items of high priority without a date. Equals "
                + "are sorted by priority, by the number of items that wait for them and by age.",
            leavesOut,
        ],
        examples: [
            .init("adder today", "what to do today"),
            .init("adder today +work", "only matching items"),
            .init("adder today --explain", "with the reasons for the order"),
        ],
        group: .view
    )

    private static let leavesOut =
        "Leaves out blocked items and those that wait for a later day. Takes the same filters as adder list."

    private static let limit = Option("limit", letter: "n", value: .word("N"), summary: "show at most this many items")

    static func requestForToday(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> RankItemsRequest {
        RankItemsRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            count: try invocation.value(of: limit).map(CountWords.read),
            isToday: true,
            isExplained: invocation.has(explain)
        )
    }

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> RankItemsRequest {
        var words = invocation.operands
        var count = defaultCount
        if let first = words.first, !first.isLiteral, first.text.allSatisfy(\.isWholeNumber) {
            count = try CountWords.read(first.text)
            words.removeFirst()
        }
        return RankItemsRequest(
            filter: try FilterWords(dates: dates).read(words, saved: invocation.definitions),
            count: count,
            isExplained: invocation.has(explain)
        )
    }
}
