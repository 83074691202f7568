import CommandLine
import Testing
import Vocabulary

@testable import Presentation

struct NoteSentencesTests {
    @Test(arguments: [
        (
            StoreError.Reason.noPlace,
            ErrorMessage(.notFound, "There is no folder for the notes. Set HOME, or a to a file.")
        ),
        (.unreadable("gone"), ErrorMessage(.notFound, "Can't read a (gone). Check the file.")),
        (.unwritable("full"), ErrorMessage(.outputFailed, "Can't write a (full). Nothing was changed.")),
        (.notText(line: 2), ErrorMessage(.badData, "a, line 2 is not UTF-8 text. Correct the file first.")),
    ])
    func `an error of the store says what to do`(reason: StoreError.Reason, errorMessage: ErrorMessage) {
        #expect(NoteSentences.errorMessage(StoreError(path: "a", reason)) == errorMessage)
    }

    @Test func `commands are named as they are typed`() {
        #expect(CommandRouter(program: "program").command("help") == "program help")
        #expect(CommandRouter(program: nil).command("help") == "help")
    }
}
