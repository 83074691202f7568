package import CommandLine
import ItemLanguage
import Vocabulary

package enum RankItemsCommand {
    /// The number of items without another one.
    static let defaultCount = 5

    private static let explain = Option("explain", summary: "show how urgent each item is, and why")

    package static let command = Command(
        "next",
        foreignNames: ["suggestions", "ready"],
        summary: "show what to do next",
        operands: .filter,
        placeholder: "[N] [FILTER…]",
        options: [explain],
        notes: [
            "Shows the \(defaultCount) most urgent items, or N of them. Urgency is a sum: of the due date and how near or late it is, "
                + "the priority, and the age; of whether parts are done, other items need it, or it is back from waiting; and "
                + "of the weights of tags and projects. Equals are sorted by due date, priority and id. Items with open parts "
                + "come last.",
            "The settings rank.due, rank.priority and so on are the weights; rank.tag.NAME and rank.project.NAME are those of "
                + "tags and projects.",
            leavesOut,
        ],
        examples: [
            .init("adder next", "the next five items"),
            .init("adder next 1 +work", "the next item with this tag"),
            .init("adder next --explain", "the same, with the sum of each item"),
            .init("adder next 1 12 --explain", "the sum of item 12"),
            .init("adder config rank.tag.money 2", "make items with this tag more urgent"),
        ],
        group: .view
    )

    package static let today = Command(
        "today",
        summary: "show what to do today",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [explain, limit, all],
        notes: [
            "Shows overdue items, the longest overdue first; items that are back, as their waiting has ended and they weren't "
                + "changed since; items due today, first those with a time; and items of high priority without a date, on a "
                + "terminal the first \(RankItemsRequest.undatedLimit). Equals are sorted by urgency, as in adder next.",
            leavesOut,
        ],
        examples: [
            .init("adder today", "what to do today"),
            .init("adder today +work", "only matching items"),
            .init("adder today --explain", "with the urgency of each item"),
        ],
        group: .view
    )

    private static let leavesOut =
        "Leaves out blocked items and those that wait for a later day. Takes the same filters as adder list."

    private static let limit = Option("limit", letter: "n", value: .word("N"), summary: "show at most this many items")
    private static let all = Option("all", summary: "show all items of high priority without a date")

    static func requestForToday(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> RankItemsRequest {
        RankItemsRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            count: try invocation.value(of: limit).map(CountWords.read),
            isToday: true,
            isExplained: invocation.has(explain),
            undatedFilter: FilterWords.line(
                invocation.operands,
                and: "pri:high",
                "due:none",
                sortedBy: "urgency"
            ),
            showsAllUndated: invocation.has(all)
        )
    }

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> RankItemsRequest {
        var words = invocation.operands
        // Periods, which another command shows.
        if let first = words.first, !first.isLiteral, ["week", "month", "quarter", "year"].contains(first.text) {
            throw .usage(.unknownCommand("next \(first.text)", suggestion: "upcoming next \(first.text)"))
        }
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
