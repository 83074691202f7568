package import CommandLine
import ItemLanguage
import Vocabulary

package enum ListItemsCommand {
    package static let command = Command(
        "list",
        aliases: ["ls"],
        summary: "list items, filtered and sorted",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [sort, by, tree, limit, .asOf],
        notes: [
            "Without a filter, shows open items that aren't waiting for a later day.",
            "Filters: 3,5-7  +tag  -tag  project:home  pri:high  due:today  due.before:fri  completed:mon..today",
            "A word matches titles, notes, projects and tags. Items must match all words; combine them with or, not "
                + "and parentheses. See adder help filters.",
            "States: open  closed  all  waiting  back  blocked  overdue",
            "States and ids also match done and waiting items.",
            "Signs: ! low, !! medium, !!! high priority  ↻ repeats  ✎ has a note  ⊘ blocked  ✓ done. Words replace the last "
                + "four if the locale is not UTF-8, and with --plain.",
            "Parts follow the item that they are part of. With --tree they do so in every group, and the items above a matching "
                + "one are shown too, even if they are done or don't match. --sort sorts the parts of each item.",
            "Sort: \(keys.joined(by: "  "))",
            "A minus reverses a key: priority puts high first, -priority low; -created puts the newest first. urgency puts the "
                + "most urgent first; adder next --explain says why. Items without a value come last. Ties are sorted by due "
                + "date, priority and id. The value that the list is sorted by is shown.",
        ],
        examples: [
            .init("adder list", "open items"),
            .init("adder ls +home or project:garden", "matching items"),
            .init("adder ls --sort due,priority --by project", "sorted and grouped by project"),
            .init("adder ls completed:mon..today --sort -completed", "items done this week, latest first"),
            .init("adder ls --tree +move", "items and their parents as a tree"),
            .init("adder ls project:garden --sort urgency", "the most urgent of them first"),
            .init("adder list --as-of fri", "what was open at the end of Friday"),
            .init("adder ls \"(+home or +garden) due:none\"", "a whole filter in quotes"),
        ],
        group: .view
    )

    private static let keys = ItemOrder.Key.allCases.map(\.rawValue)
    private static let sort = OrderWords.sort(summary: "sort items by these keys")
    private static let by = OrderWords.by(or: ["none"], summary: "group items by this field")

    private static let tree = Option("tree", summary: "draw items as a tree with the items that they are part of")

    private static let limit = Option("limit", letter: "n", value: .word("N"), summary: "list at most this many items")

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> ListItemsRequest {
        var order: [ItemOrder] = []
        for key in SortWords.keys(invocation.value(of: sort) ?? "") {
            // A repeated key never changes the order.
            guard let name = OrderWords.key(key.name), !order.contains(where: { $0.key == name }) else { continue }
            order.append(ItemOrder(name, isDescending: key.isDescending))
        }
        return ListItemsRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            order: order,
            grouping: invocation.value(of: by).flatMap(OrderWords.grouping),
            isTree: invocation.has(tree),
            limit: try invocation.value(of: limit).map(CountWords.read)
        )
    }
}
