package import CommandLine
import ItemLanguage
import Vocabulary

package enum ReviewItemsCommand {
    package static let command = Command(
        "review",
        foreignNames: ["triage", "process"],
        summary: "go through the items that need a decision, one by one",
        operands: .filter,
        placeholder: "[FILTER…]",
        notes: [
            "Shows overdue items, items whose waiting has ended since they were last changed, and items without a later due date "
                + "that were not changed for \(ReviewItemsRequest.untouchedDays) days; then it names the projects in which nothing "
                + "is open anymore.",
            "On a terminal, type a letter for each item: \(ReviewItemsSentences.keyList). Otherwise it lists the items.",
        ],
        examples: [
            .init("adder review", "all items that need a decision"),
            .init("adder review +work", "only those with this tag"),
        ],
        group: .view
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ReviewItemsRequest {
        ReviewItemsRequest(filter: try FilterWords(dates: dates).read(invocation))
    }
}
