import CommandLine
import Testing
import Vocabulary

@testable import Presentation

struct SourceSentencesTests {
    private let router = CommandRouter(program: "program")

    @Test(arguments: [
        (
            SourceError.Reason.unreadable("gone"),
            ErrorMessage(.notFound, "Can't read a (gone). Choose another file, as in “program show b”.")
        ),
        (.notText(line: 2), ErrorMessage(.badData, "a, line 2 is not UTF-8 text. Convert the file first.")),
    ])
    func `a failure says what to do`(reason: SourceError.Reason, errorMessage: ErrorMessage) {
        let failure = SourceError(path: "a", reason)

        #expect(SourceSentences.errorMessage(failure, example: router.command("show b")) == errorMessage)
    }
}
