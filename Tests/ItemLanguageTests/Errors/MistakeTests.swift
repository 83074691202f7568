import CommandLine
import Testing

@testable import ItemLanguage

struct MistakeTests {
    @Test(arguments: [
        (InputError.item(.notAPriority("huge")), "call pri:huge tomorrow", "pri:huge", "call tomorrow"),
        (.item(.notADate("soon", key: "due")), "soon due:soon", "due:soon", "soon "),
        (.item(.notADate("soon", key: "due")), "call Due:soon", "Due:soon", "call "),
        (.command(.notACount("5")), "15 5", "5", "15 "), (.command(.notACount("5")), "a15 b", "5", "b"),
        (.filter(.unknownTerm("overdu", suggestion: "overdue")), "우유 overdu", "overdu", "우유 "),
        (
            .usage(.unknownOption("--jsn", command: "list", suggestion: nil, isText: false)), "list --jsn", "--jsn",
            "list "
        ),
        (.inText(.item(.notATag("+"))), "call + x", "+", "call x"),
    ])
    func `the words that are wrong are found in a text`(error: InputError, text: String, words: String, rest: String) {
        let mistake = error.mistake(in: text)

        #expect(mistake?.words == words)
        #expect(mistake?.rest == rest)
    }

    @Test func `words that are missing are not found`() {
        #expect(InputError.missingArgument(command: "add", example: "").mistake(in: "add") == nil)
        #expect(InputError.item(.notAPriority("huge")).mistake(in: "call") == nil)
    }
}
