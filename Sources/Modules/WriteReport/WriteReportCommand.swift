package import CommandLine
import ItemLanguage
import Vocabulary

package enum WriteReportCommand {
    package static let command = Command(
        "report",
        foreignNames: ["html"],
        summary: "write a page with all pictures, what is open and what was done",
        operands: .filter,
        placeholder: "[FILTER…]",
        options: [html],
        notes: [
            "Writes one HTML file that needs nothing else: the calendar of the year, what was added and done, the burndown, the "
                + "open items with their notes, parts, repetitions and waiting, and what was done in the last "
                + "\(WriteReportRequest.doneDayCount) days. All dates are written out, so that they stay true. A file is replaced "
                + "only if adder wrote it.",
            "The page shows at most \(WriteReportRequest.maximumItemCount) open items and "
                + "\(WriteReportRequest.maximumDoneCount) done ones.",
        ],
        examples: [
            .init("adder report --html report.html", "the whole list"),
            .init("adder report +work --html work.html", "items with this tag"),
        ],
        group: .view
    )

    private static let html = Option(
        "html",
        value: .path("FILE"),
        summary: "write the page to this file, or - for standard output"
    )

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> WriteReportRequest {
        guard let path = invocation.value(of: html) else {
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return WriteReportRequest(filter: try FilterWords(dates: dates).read(invocation), path: path)
    }
}
