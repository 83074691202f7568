import Terminal
import Testing
import Vocabulary

struct CollectedConsoleTests {
    @Test func `lines keep their styles and the order of answers and messages`() {
        let collected = CollectedConsole(columns: 40)

        collected.console.answers.line(StyledText("Overdue", .urgentHeading), StyledText(" 12"))
        collected.console.messages.say("One is waiting.")
        collected.console.answers.line(StyledText("done", .faint))

        #expect(
            collected.takeLines() == [
                [StyledText("Overdue", .urgentHeading), StyledText(" 12")], [StyledText("One is waiting.")],
                [StyledText("done", .faint)],
            ]
        )
        #expect(collected.takeLines().isEmpty)
    }

    @Test func `long lines are wrapped to the width`() {
        let collected = CollectedConsole(columns: 10)

        collected.console.answers.paragraph(text: "seven words and more")

        #expect(collected.takeLines().map { $0.map(\.text).joined() } == ["seven", "words and", "more"])
    }

    @Test func `a question can be asked elsewhere, below the output so far`() {
        var asked: [String] = []
        let collected = CollectedConsole(
            columns: 40,
            confirm: { question, output in
                asked = output.map { $0.map(\.text).joined() } + [question]
                return .no
            }
        )
        collected.console.answers.line(StyledText("Backup of Fri"))

        #expect(collected.console.conversation.confirm("Replace the list?") == .no)

        #expect(asked == ["Backup of Fri", "Replace the list?"])
        #expect(collected.takeLines().count == 1)
    }

    @Test func `what stands above a question on the terminal is not collected`() {
        let collected = CollectedConsole(columns: 40)
        collected.console.answers.line(StyledText("1 of 3"))

        _ = collected.console.conversation.ask("review> ")
        collected.console.answers.line(StyledText("Done 1."))

        #expect(collected.takeLines() == [[StyledText("Done 1.")]])
    }

    @Test func `without a terminal, nothing can be asked`() {
        #expect(!CollectedConsole(columns: 40).console.conversation.canAsk)
        #expect(CollectedConsole(columns: 40).console.conversation.confirm("Sure?") == .notInteractive)
    }
}
