package import CommandLine
import ItemLanguage
import Vocabulary

package enum CompleteItemCommand {
    package static let command = Command(
        "done",
        aliases: ["do"],
        foreignNames: ["complete", "finish"],
        summary: "complete items",
        operands: .filter(picking: .open),
        placeholder: "ID…|FILTER…",
        options: [early, parts, .yes],
        notes: [
            "A repeating item moves on to its next occurrence and keeps its number. What was done becomes an item of its own, "
                + "with a new number. Items that depended only on completed items are unblocked.",
            "Completing a repeating item that was completed today, or within its interval if it repeats every few hours, and is "
                + "due later changes nothing, unless --early is given.",
            "adder doesn't complete an item that another program repeats by a rule that adder can't follow.",
            "If an item has open parts, adder asks on a terminal whether to complete them too, at all levels. --parts completes "
                + "them without asking; otherwise they stay open, also with --yes. Parts that repeat go on, and so do those of a "
                + "repeating item that moves on, for which adder doesn't ask.",
            "If a filter matches several items, adder asks for confirmation unless --yes is given.",
            Command.pickerNote,
        ],
        examples: [
            .init("adder done 3,5-7", "these items"),
            .init("adder done 3 --parts", "this item and its open parts"),
            .init("adder do +errand @town", "all matching items, after confirmation"),
        ],
        group: .change
    )

    private static let early = Option("early", summary: "complete what was done today once more, before it is due")
    private static let parts = Option("parts", summary: "complete the open parts too")

    static func request(
        from invocation: Invocation,
        dates: DateReader
    ) throws(InputError) -> CompleteItemRequest {
        let choice = try command.choice(from: invocation, dates: dates)
        return CompleteItemRequest(
            choice: choice,
            isEarly: invocation.has(early),
            parts: invocation.has(parts) ? .complete : choice.isConfirmed ? .leave : .ask
        )
    }

    /// Returns the request for items that were picked, with the options that were typed.
    static func request(for ids: [Int], _ invocation: Invocation) -> CompleteItemRequest {
        CompleteItemRequest(
            choice: ItemChoice(ids, of: command.name),
            isEarly: invocation.has(early),
            parts: invocation.has(parts) ? .complete : .ask
        )
    }
}
