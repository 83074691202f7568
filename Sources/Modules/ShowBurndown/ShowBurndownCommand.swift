import Almanac
package import CommandLine
import ItemLanguage
import Vocabulary

package enum ShowBurndownCommand {
    package static let command = Command(
        "burndown",
        foreignNames: ["burn", "progress", "forecast"],
        summary: "show how many items were open each day, and when it could end",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [until, .svg],
        notes: [
            "Shows the open items of the last four weeks, day by day, and the pace: by how many items a day their number fell in "
                + "the last 7, 14 and 28 days. The end is a range, from the day at the fastest of these paces to the day at the "
                + "slowest. It says so if the number doesn't fall.",
            "With --until, it also says how many items a day have to be done by then.",
        ],
        examples: [
            .init("adder burndown project:move", "the items of a project"),
            .init("adder burndown +exam --until 2026-12-18", "whether a day can be met"),
        ],
        group: .view
    )

    private static let until = Option("until", value: .word("DAY"), summary: "the day by which it should end")

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> ShowBurndownRequest {
        ShowBurndownRequest(
            filter: try FilterWords(dates: dates).read(invocation),
            until: try invocation.value(of: until).map { (text) throws(InputError) in
                try dates.day(text, key: until.name)
            },
            picture: invocation.value(of: .svg)
        )
    }
}
