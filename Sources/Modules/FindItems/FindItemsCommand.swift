import Boundary
package import Grammar

/// How "find" is said on the command line.
package enum FindItemsCommand {
    package static let command = Command(
        "find",
        foreignNames: ["search", "grep"],
        summary: "items by their words, the best fit first",
        operands: .words,
        placeholder: "WORDS…",
        options: [open],
        notes: [
            "Looks at title, note, tags and project of what is open and what is done. All of the words have to occur, "
                + "in whatever order and case, be it within longer ones. +tag and project:name are looked for only among the "
                + "tags and in the project; behind -- every word is as it stands.",
            "What is found elsewhere than in the title is shown below it. adder list WORD lists by day what is open.",
        ],
        examples: [
            Command.Example("adder find rent", "wherever it occurs, in Parents as well"),
            Command.Example("adder find rent anna", "both words, in whatever place"),
            Command.Example("adder find +home paint --open", "paint, among what is open and has a tag like home"),
        ]
    )

    private static let open = Option("open", summary: "leave out what is done")

    static func request(from invocation: Invocation) throws(Misunderstanding) -> FindItemsRequest {
        let words = SoughtWords.read(invocation.operands)
        guard !words.isEmpty else { throw .missingWords(command: command.name, example: command.examples[0].line) }
        return FindItemsRequest(words, isAboutOpenOnes: invocation.has(open))
    }
}
