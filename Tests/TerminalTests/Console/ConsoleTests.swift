import Glibc
import ProgramOutput
import Testing

@testable import Terminal

struct ConsoleTests {
    @Test func `results go to standard output and messages to standard error`() throws {
        let captured = try Captured.from { console in
            console.line(StyledText("1"), StyledText("  Pay rent", .urgent))
            console.say("Added 1.")
        }

        #expect(captured.answers == "1  Pay rent\n")
        #expect(captured.messages == "Added 1.\n")
    }

    @Test func `color codes enclose only the styled text`() throws {
        let captured = try Captured.from(hasColor: true) { console in
            console.line(StyledText("1  "), StyledText("Pay\u{1B}[2J", .strong))
        }

        #expect(captured.answers == "1  \u{1B}[1;31mPay␛[2J\u{1B}[0m\n")
    }

    @Test func `control characters are made visible`() throws {
        let captured = try Captured.from { console in
            console.line(StyledText("a\u{1B}]0;x\u{7}\nb"))
            console.say("a\rb")
            console.report(ErrorMessage(.badData, "a\u{202E}b"))
        }

        #expect(captured.answers == "a␛]0;x␇␊b\n")
        #expect(captured.messages == "a␍b\nadder: a<U+202E>b\n")
    }

    @Test func `text that does not fit beside its label goes below it`() throws {
        let label = StyledText("  add Pay rent fri 5pm +money  ", .heading)

        let lines = try Captured.lines(width: 40) { $0.paragraph(label: label, text: "put something on the list, 우유") }
        let narrow = try Captured.lines(width: 12) { $0.paragraph(label: StyledText("label: "), text: "one two three") }

        #expect(lines == ["  add Pay rent fri 5pm +money", "    put something on the list, 우유"])
        #expect(narrow == ["label:", "    one two", "    three"])
    }

    @Test func `a document is written unchanged`() throws {
        let captured = try Captured.from { $0.document("{\"adder\":1}\n") }

        #expect(captured.answers == "{\"adder\":1}\n")
    }

    @Test func `without a line editor every question ends at once`() throws {
        _ = try Captured.from { console in
            #expect(!console.canAsk)
            #expect(console.ask("Really?") == .ended)
        }
    }
}

struct ConsoleStatusTests {
    private func console(answers: Int32, messages: Int32) -> Console {
        Console(output: Output(descriptor: answers), messages: Output(descriptor: messages))
    }

    @Test func `written output gives status 0`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .done)
        #expect(messages.readAll().isEmpty)
    }

    @Test func `output to a full disk gives status 74 and the reason`() throws {
        let (answers, messages) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .outputFailed)
        #expect(messages.readAll() == "adder: Lost: No space left on device.\n")
    }

    @Test func `a closed pipe is not an error`() throws {
        let (answers, messages) = (try UnreadPipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .done)
        #expect(messages.readAll().isEmpty)
    }

    @Test func `an error determines the status`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.report(ErrorMessage(.busy, "Try again."))

        #expect(console.hasFailed)
        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .busy)
    }

    @Test func `an earlier error keeps its status on a full disk`() throws {
        let (answers, messages) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.line(StyledText("Pay rent"))
        console.report(ErrorMessage(.badData, "No."))

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .badData)
    }

    @Test func `all output is fitted to the current width`() throws {
        var columns = 80
        let pipe = try Pipe()
        let console = Console(
            output: Output(descriptor: pipe.writing),
            messages: Output(descriptor: pipe.writing),
            columns: Console.Columns(forOutput: { columns }, forMessages: { columns })
        )

        console.say("one two three")
        columns = 8
        console.say("one two three")

        #expect(console.width == 8)
        _ = console.finish { _ in }
        #expect(pipe.readAll() == "one two three\none two\nthree\n")
    }

    @Test func `resetting the status forgets an error`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.report(ErrorMessage(.badData, "No."))
        console.resetStatus()

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .done)
    }

    @Test func `a JSON error consists of its document and status`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)

        console.report(ErrorMessage(.notFound, "No.")) { "{\($0.sentence)}\n" }

        #expect(console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) } == .notFound)
        #expect(messages.readAll() == "{No.}\n")
        #expect(answers.readAll().isEmpty)
    }

    @Test func `an error in a script names its line, in text and JSON`() throws {
        let (answers, messages) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, messages: messages.writing)
        console.scriptLine = 7

        console.report(ErrorMessage(.notFound, "No."))
        console.report(ErrorMessage(.notFound, "No.")) { "{\($0.sentence)}\n" }

        _ = console.finish { console.report(ErrorMessage(.outputFailed, "Lost: \($0).")) }
        #expect(messages.readAll() == "adder: Line 7: No.\n{Line 7: No.}\n")
    }
}

struct ConsoleConversationTests {
    @Test func `Ctrl-C is remembered while a command runs and forgotten at the next prompt`() throws {
        _ = try Captured.from { console in
            console.withInterruptsBlocked {
                #expect(!console.isInterrupted && console.hasReader)
                runTwoProgramsAtOnce()
                // A program that another test runs discards the pending signal for as long as it runs.
                let isSeen = (0..<100_000).contains { _ in
                    usleep(1_000)
                    pthread_kill(pthread_self(), SIGINT)
                    return console.isInterrupted && !console.hasReader && console.isInterrupted
                }
                #expect(isSeen)
                _ = console.ask("Really?")
                #expect(!console.isInterrupted && console.hasReader)
                pthread_kill(pthread_self(), SIGINT)
            }
            #expect(!console.isInterrupted && console.hasReader)
        }
    }

    /// Ctrl-C is ignored while either of them runs.
    private func runTwoProgramsAtOnce() {
        let programs = (0..<2).compactMap { _ in try? ChildProcess("true") }
        #expect(programs.count == 2)
        for program in programs { #expect(throws: Never.self) { try program.wait(unless: BlockedSignals()) } }
    }
}
