import ProgramOutput
import Testing

@testable import Shell

struct ShellSentencesTests {
    @Test func `an error in a pasted line keeps its status and names the line`() {
        let error = ErrorMessage(.badData, "The title is empty.")

        let message = ShellSentences.pastedLine(3, error)

        #expect(message == ErrorMessage(.badData, "Pasted line 3: The title is empty. Nothing was run."))
    }

    @Test(arguments: [
        (1, false, "Run this line?"), (2, false, "Run these 2 lines in order?"), (1, true, "Add this item?"),
        (2, true, "Add these 2 items?"),
    ])
    func `the question about pasted lines has their number`(count: Int, areItems: Bool, question: String) {
        #expect(ShellSentences.question(aboutLines: count, areItems: areItems) == question)
    }
}
