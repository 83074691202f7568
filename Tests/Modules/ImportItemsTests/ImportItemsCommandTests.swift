import CommandLine
import ItemLanguage
import Testing
import Vocabulary

@testable import ImportItems

struct ImportItemsCommandTests {
    private func read(_ words: String..., canExplain: Bool = false) throws -> ImportItemsCommand.Action {
        try read(words, canExplain: canExplain)
    }

    private func read(_ words: [String], canExplain: Bool = false) throws -> ImportItemsCommand.Action {
        try ImportItemsCommand.action(
            from: CommandLineParser([ImportItemsCommand.command]).parse(["import"] + words),
            canExplain: canExplain
        )
    }

    @Test func `words become a request`() throws {
        let request = ImportItemsRequest(
            path: "사본.txt",
            format: .todoTxt,
            updates: true,
            isDryRun: true,
            isStrict: true,
            typed: "import 사본.txt"
        )

        let action = try read("사본.txt", "--format", "todo.txt", "--update", "--dry-run", "--strict")

        #expect(action == .importItems(request))
    }

    @Test func `a hyphen is standard input, and a file after two hyphens`() throws {
        #expect(try read("-") == .importItems(ImportItemsRequest(path: nil, typed: "import -")))
        #expect(try read("--", "-") == .importItems(ImportItemsRequest(path: "-", typed: "import -- -")))
    }

    @Test func `a word that looks like an option is not a file`() throws {
        let error = UsageError.unknownOption("-x", command: "import", suggestion: nil, isText: false)

        #expect(throws: error) { try read("-x") }
        #expect(try read("--", "-x") == .importItems(ImportItemsRequest(path: "-x", typed: "import -- -x")))
    }

    @Test(
        arguments: [
            (["a.ics", "my b.ics"], "cat a.ics \"my b.ics\" | adder import - --format ical"),
            (["todo.txt", "done.txt"], "cat todo.txt done.txt | adder import - --format todo.txt"),
            (["a.csv", "b.csv"], nil), (["a.ics", "b.md"], nil), (["a", "b"], nil),
        ] as [([String], String?)]
    )
    func `several files are an error that says how to import them`(files: [String], together: String?) throws {
        #expect(throws: InputError.command(.severalFiles(together: together))) { try read(files) }
    }

    @Test func `without a file, a person gets an explanation and a script an error`() throws {
        #expect(try read(canExplain: true) == .showFormats)
        #expect(throws: InputError.missingArgument(command: "import", example: "adder import todo.txt")) { try read() }
        #expect(throws: InputError.self) { try read("", canExplain: true) }
    }
}
