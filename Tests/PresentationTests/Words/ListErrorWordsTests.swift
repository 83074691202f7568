import Testing
import Vocabulary

@testable import Presentation

struct ListErrorWordsTests {
    @Test(
        arguments: [
            (.none, ""), (.message("disk I/O error"), "disk I/O error"), (.symbolicLink, "a symbolic link"),
            (.largeFile(limit: 9), "larger than 9 bytes"), (.invalid("day 7"), "the day 7 is invalid"),
            (.unexpectedPart("table item"), "its table item is not as expected"),
            (.version(5, newest: nil), "schema version 5"), (.version(9, newest: 3), "schema version 9; supported: 3"),
        ] as [(ListError.Detail, String)]
    )
    func `details have words`(detail: ListError.Detail, words: String) {
        #expect(ListError(.damaged, path: "list", detail: detail).reason == words)
    }

    @Test func `an error that is a bug names the statement`() {
        let (detail, statement) = (ListError.Detail.message("no such table"), "SELECT 1")

        let bug = ListError(.unexpected, path: "list", detail: detail, statement: statement)

        #expect(bug.reason == "no such table (SELECT 1)")
        #expect(ListError(.damaged, path: "list", detail: detail, statement: statement).reason == "no such table")
    }
}
