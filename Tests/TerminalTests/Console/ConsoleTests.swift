import Glibc
import ProgramOutput
import Testing

@testable import Terminal

struct ConsoleTests {
    @Test func `results go to standard output and messages to standard error`() throws {
        let captured = try Captured.from { console in
            console.answers.line(StyledText("1"), StyledText("  Pay rent", .urgent))
            console.messages.say("Added 1.")
        }

        #expect(captured.answers == "1  Pay rent\n")
        #expect(captured.messages == "Added 1.\n")
    }

    @Test func `color codes enclose only the styled text`() throws {
        let captured = try Captured.from(hasColor: true) { console in
            console.answers.line(StyledText("1  "), StyledText("Pay\u{1B}[2J", .strong))
        }

        #expect(captured.answers == "1  \u{1B}[1;91mPay␛[2J\u{1B}[0m\n")
    }

    @Test func `control characters are made visible`() throws {
        let captured = try Captured.from { console in
            console.answers.line(StyledText("a\u{1B}]0;x\u{7}\nb"))
            console.messages.say("a\rb")
            console.messages.report(ErrorMessage(.badData, "a\u{202E}b"))
        }

        #expect(captured.answers == "a␛]0;x␇␊b\n")
        #expect(captured.messages == "a␍b\nadder: a<U+202E>b\n")
    }

    @Test func `text that does not fit beside its label goes below it`() throws {
        let label = StyledText("  add Pay rent fri 5pm +money  ", .heading)

        let lines = try Captured.lines(width: 40) { console in
            console.answers.paragraph(label: label, text: "put something on the list, 우유")
        }
        let narrow = try Captured.lines(width: 12) { console in
            console.answers.paragraph(label: StyledText("label: "), text: "one two three")
        }

        #expect(lines == ["  add Pay rent fri 5pm +money", "    put something on the list, 우유"])
        #expect(narrow == ["label:", "    one two", "    three"])
    }

    @Test func `a document is written unchanged`() throws {
        let captured = try Captured.from { $0.answers.document("{\"adder\":1}\n") }

        #expect(captured.answers == "{\"adder\":1}\n")
    }

    @Test func `without a line editor every question ends at once`() throws {
        _ = try Captured.from { console in
            #expect(!console.conversation.canAsk)
            #expect(console.conversation.ask("Really?") == .ended)
        }
    }
}

struct ConsoleStatusTests {
    private func console(answers: Int32, messages: Int32) -> Console {
        Console(output: Output(descriptor: answers), messages: Output(descriptor: messages))
    }

    private func finish(_ console: Console) -> ProgramOutput.ExitStatus {
        console.finish { console.messages.report(ErrorMessage(.outputFailed, "Lost: \($0).")) }
    }

    @Test func `written output gives status 0`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.answers.line(StyledText("Pay rent"))

        #expect(finish(console) == .done)
        #expect(messages.readAll().isEmpty)
    }

    @Test func `output to a full disk gives status 74 and the reason`() throws {
        let (answers, messages) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.answers.line(StyledText("Pay rent"))

        #expect(finish(console) == .outputFailed)
        #expect(messages.readAll() == "adder: Lost: No space left on device.\n")
    }

    @Test func `a closed pipe is not an error`() throws {
        let (answers, messages) = (try UnreadPipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.answers.line(StyledText("Pay rent"))

        #expect(finish(console) == .done)
        #expect(messages.readAll().isEmpty)
    }

    @Test func `an error determines the status`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.messages.report(ErrorMessage(.busy, "Try again."))

        #expect(console.hasFailed)
        #expect(finish(console) == .busy)
    }

    @Test func `an earlier error keeps its status on a full disk`() throws {
        let (answers, messages) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.answers.line(StyledText("Pay rent"))
        console.messages.report(ErrorMessage(.badData, "No."))

        #expect(finish(console) == .badData)
    }

    @Test func `all output is fitted to the current width`() throws {
        var columns = 80
        let pipe = try Pipe()
        let console = Console(
            output: Output(descriptor: pipe.writing),
            messages: Output(descriptor: pipe.writing),
            columns: { columns },
            messageColumns: { columns }
        )

        console.messages.say("one two three")
        columns = 8
        console.messages.say("one two three")

        #expect(console.answers.width == 8)
        _ = console.finish { _ in }
        #expect(pipe.readAll() == "one two three\none two\nthree\n")
    }

    @Test func `resetting the status forgets an error`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.messages.report(ErrorMessage(.badData, "No."))
        console.resetStatus()

        #expect(finish(console) == .done)
    }

    @Test func `a JSON error consists of its document and status`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.messages.report(ErrorMessage(.notFound, "No.")) { "{\($0.sentence)}\n" }

        #expect(finish(console) == .notFound)
        #expect(messages.readAll() == "{No.}\n")
        #expect(answers.readAll().isEmpty)
    }

    @Test func `an error in a script names its line, in text and JSON`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)
        console.messages.scriptLine = 7

        console.messages.report(ErrorMessage(.notFound, "No."))
        console.messages.report(ErrorMessage(.notFound, "No.")) { "{\($0.sentence)}\n" }

        _ = finish(console)
        #expect(messages.readAll() == "adder: Line 7: No.\n{Line 7: No.}\n")
    }
}

struct ConversationTests {
    @Test func `Ctrl-C is remembered while a command runs and forgotten at the next prompt`() throws {
        _ = try Captured.from { console in
            let conversation = console.conversation
            conversation.withInterruptsBlocked {
                #expect(!conversation.isInterrupted && console.hasReader)
                runTwoProgramsAtOnce()
                // A program that another test runs discards the pending signal for as long as it runs.
                let isSeen = (0..<100_000).contains { _ in
                    usleep(1_000)
                    pthread_kill(pthread_self(), SIGINT)
                    return conversation.isInterrupted && !console.hasReader && conversation.isInterrupted
                }
                #expect(isSeen)
                _ = conversation.ask("Really?")
                #expect(!conversation.isInterrupted && console.hasReader)
                pthread_kill(pthread_self(), SIGINT)
            }
            #expect(!conversation.isInterrupted && console.hasReader)
        }
    }

    @Test func `the message about a failing pager names the command for another one`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = Console(
            output: Output(descriptor: answers.writing),
            messages: Output(descriptor: messages.writing),
            pager: Pager(command: "false", folders: ["/bin", "/usr/bin"], columns: { 80 }, rows: { 3 })
        )
        console.conversation.pagerCommand = { "config pager COMMAND" }

        console.conversation.page { for number in 1...5 { console.answers.line(StyledText("\(number)")) } }

        _ = console.finish { _ in }
        #expect(
            messages.readAll()
                == "“false” exited with status 1. Use config pager COMMAND for another one, or off for none.\n"
        )
        #expect(answers.readAll() == "1\n2\n3\n4\n5\n")
    }

    /// Ctrl-C is ignored while either of them runs.
    private func runTwoProgramsAtOnce() {
        let programs = (0..<2).compactMap { _ in try? ChildProcess("true") }
        #expect(programs.count == 2)
        for program in programs { #expect(throws: Never.self) { try program.wait(unless: BlockedSignals()) } }
    }
}
