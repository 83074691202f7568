import ProgramOutput
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import ImportItems

struct ImportItemsSentencesTests {
    @Test(
        arguments: [
            (
                .badFile(ForeignFileError(.encoding("GBK"), line: 1, column: 1), path: "a.csv"),
                .badData,
                "a.csv, line 1, column 1: The text is in GBK. Convert it to UTF-8, for example with iconv -f GBK. "
                    + "Nothing was imported."
            ),
            (
                .badFile(ForeignFileError(.misnamed(.markdown, looksLike: .todoTxt), line: 1, column: 1), path: "a.md"),
                .badData,
                "a.md, line 1, column 1: The content looks like todo.txt, not Markdown. Use --format todo.txt, or --format "
                    + "markdown to read it as the name says. Nothing was imported."
            ),
            (
                .badFile(ForeignFileError(.otherTable(["Date", "Amount"]), line: 1, column: 1), path: "a.csv"),
                .badData,
                "a.csv, line 1, column 1: The file has columns or keys such as “Date”, “Amount”, which are not about tasks. "
                    + "If they describe tasks, add one named “status”. Nothing was imported."
            ),
            (
                .badFile(ForeignFileError(.known(.text), line: 1, column: 1), path: "a.txt"), .badData,
                "a.txt, line 1, column 1: This looks like text rather than a list. To make each line an item, use --format "
                    + "todo.txt. Nothing was imported."
            ),
            (
                .unclearFormat([.todoTxt, .markdown, .csv], path: nil), .badData,
                "Can't tell the format of standard input. Use --format, for example --format todo.txt."
            ),
            (
                .file(ListError(.cannotCreate, path: "a", detail: .message("No such file"))), .notFound,
                "Can't open a (No such file)."
            ),
            (
                .file(ListError(.notAFile, path: "my a", detail: .folder)), .notFound,
                "my a is a folder, not a file. To import several files at once: "
                    + "cat \"my a\"/*.ics | adder import -"
            ),
            (.file(ListError(.notPermitted, path: "a")), .notPermitted, "No permission to read a."),
            (
                .file(ListError(.diskFailed, path: "a", detail: .message("Input/output error"))), .outputFailed,
                "Can't read a (Input/output error). Nothing was imported."
            ),
            (
                .storage(ListError(.busy, path: "/l")), .busy,
                "Another program has locked /l; nothing was changed. Try again in a moment."
            ),
        ] as [(ImportItemsFailure, ExitStatus, String)]
    )
    func `each failure says what is wrong`(failure: ImportItemsFailure, status: ExitStatus, sentence: String) {
        #expect(ImportItemsSentences.errorMessage(failure, FakeRouter()) == ErrorMessage(status, said: sentence))
    }
}
