package import CommandLine
import ItemLanguage

package enum FindItemsCommand {
    package static let command = Command(
        "find",
        aliases: ["search"],
        foreignNames: ["grep"],
        summary: "find items by words, best match first",
        operands: .words,
        placeholder: "WORDS… [FILTER…]",
        options: [open],
        notes: [
            "Searches the titles, notes, tags and projects of open and done items. All words must match, in any order and "
                + "case, even inside longer words. +tag and project:name match only tags and projects. After --, every "
                + "word is literal.",
            "Attributes limit the search: due:today..+7d  completed:any  pri:high  -tag  status:open  :office. States and "
                + "operators are plain words here.",
            "If a word of at least three letters matches nothing, a similar word is searched for instead, and adder says so.",
            "Matches outside the title are shown below it. To list open items by day, use adder list WORD.",
        ],
        examples: [
            .init("adder find rent", "also matches Parents"),
            .init("adder find rent anna", "both words, anywhere"),
            .init("adder find +home paint --open", "open items with paint and a tag that contains home"),
            .init("adder find milk due:today..+7d", "only items due in the next week"),
        ],
        group: .view
    )

    private static let open = Option("open", summary: "exclude done items")

    static func request(from invocation: Invocation, dates: DateReader) throws(InputError) -> FindItemsRequest {
        let search = try SearchWords.read(invocation.operands, saved: invocation.definitions, dates: dates)
        guard !search.words.isEmpty else {
            if !search.conditions.isEmpty {
                let typed = invocation.operands.map { $0.text.contains(" ") ? "\"\($0.text)\"" : $0.text }
                throw .filter(.missingSearchWord(conditions: typed.joined(separator: " ")))
            }
            throw .missingArgument(command: command.name, example: command.examples[0].line)
        }
        return FindItemsRequest(search.words, conditions: search.conditions, isOpenOnly: invocation.has(open))
    }
}
