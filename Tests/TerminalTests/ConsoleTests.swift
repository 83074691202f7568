import Boundary
import Glibc
import Terminal
import Testing

struct ConsoleTests {
    @Test func `answers go to one side and talk to the other`() throws {
        let captured = try Captured.from { console in
            console.line(StyledText("1"), StyledText("  Pay rent", .urgent))
            console.say("Added 1.")
        }

        #expect(captured.answers == "1  Pay rent\n")
        #expect(captured.talk == "Added 1.\n")
    }

    @Test func `colour wraps the styled text and nothing else`() throws {
        let captured = try Captured.from(hasColor: true) { console in
            console.line(StyledText("1  "), StyledText("Pay\u{1B}[2J", .strong))
        }

        #expect(captured.answers == "1  \u{1B}[1;31mPay␛[2J\u{1B}[0m\n")
    }

    @Test func `no sentence and no line can steer the terminal`() throws {
        let captured = try Captured.from { console in
            console.line(StyledText("a\u{1B}]0;x\u{7}\nb"))
            console.say("a\rb")
            console.complain(Complaint(.badData, "a\u{202E}b"))
        }

        #expect(captured.answers == "a␛]0;x␇␊b\n")
        #expect(captured.talk == "a␍b\nadder: a<U+202E>b\n")
    }

    @Test func `a text for which its label leaves no room stands below it, however narrow it is`() throws {
        let label = StyledText("  add Pay rent fri 5pm +money  ", .heading)

        let lines = try Captured.lines(width: 40) { $0.paragraph(label: label, text: "put something on the list, 우유") }
        let narrow = try Captured.lines(width: 12) { $0.paragraph(label: StyledText("label: "), text: "one two three") }

        #expect(lines == ["  add Pay rent fri 5pm +money", "    put something on the list, 우유"])
        #expect(narrow == ["label:", "    one two", "    three"])
    }

    @Test func `a document is written as it is`() throws {
        let captured = try Captured.from { $0.document("{\"adder\":1}\n") }

        #expect(captured.answers == "{\"adder\":1}\n")
    }

    @Test func `without a person there every question is ended`() throws {
        _ = try Captured.from { console in
            #expect(!console.canAsk)
            #expect(console.ask("Really?") == .ended)
        }
    }
}

struct ConsoleStatusTests {
    private func console(answers: Int32, talk: Int32) -> Console {
        Console(output: Output(descriptor: answers), talk: Output(descriptor: talk))
    }

    @Test func `an answer that arrived ends well`() throws {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .done)
        #expect(talk.readAll().isEmpty)
    }

    @Test func `an answer on a full disk ends in status 74 with the reason`() throws {
        let (answers, talk) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .outputFailed)
        #expect(talk.readAll() == "adder: Lost: No space left on device.\n")
    }

    @Test func `an answer nobody reads any more is silent and no error`() throws {
        let (answers, talk) = (try UnreadPipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.line(StyledText("Pay rent"))

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .done)
        #expect(talk.readAll().isEmpty)
    }

    @Test func `a complaint gives its status`() throws {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.complain(Complaint(.busy, "Try again."))

        #expect(console.hasFailed)
        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .busy)
    }

    @Test func `a complaint that came first keeps its status on a full disk`() throws {
        let (answers, talk) = (try FullDisk(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.line(StyledText("Pay rent"))
        console.complain(Complaint(.badData, "No."))

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .badData)
    }

    @Test func `each answer is fitted to the columns that there are when it is given`() throws {
        var columns = 80
        let pipe = try Pipe()
        let console = Console(
            output: Output(descriptor: pipe.writing),
            talk: Output(descriptor: pipe.writing),
            columns: Console.Columns(ofAnswers: { columns }, ofTalk: { columns })
        )

        console.say("one two three")
        columns = 8
        console.say("one two three")

        #expect(console.width == 8)
        _ = console.finish { _ in }
        #expect(pipe.readAll() == "one two three\none two\nthree\n")
    }

    @Test func `an error that was answered is forgotten`() throws {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        console.complain(Complaint(.badData, "No."))
        console.forgetStatus()

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .done)
    }

    @Test func `a complaint for machines is its document and its status`() throws {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)

        DocumentView(console: console).show(Complaint(.notFound, "No.")) { "{\($0.sentence)}\n" }

        #expect(console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) } == .notFound)
        #expect(talk.readAll() == "{No.}\n")
        #expect(answers.readAll().isEmpty)
    }

    @Test func `a complaint in a script names its line, to people and machines`() throws {
        let (answers, talk) = (try Pipe(), try Pipe())
        let console = console(answers: answers.writing, talk: talk.writing)
        console.scriptLine = 7

        console.complain(Complaint(.notFound, "No."))
        console.complain(Complaint(.notFound, "No.")) { "{\($0.sentence)}\n" }

        _ = console.finish { console.complain(Complaint(.outputFailed, "Lost: \($0).")) }
        #expect(talk.readAll() == "adder: Line 7: No.\n{Line 7: No.}\n")
    }
}

struct ConsoleConversationTests {
    @Test func `Ctrl-C is remembered while a command runs, and forgotten at the next question`() throws {
        _ = try Captured.from { console in
            console.stay {
                #expect(!console.isInterrupted && console.isRead)
                // A program that another test runs meanwhile may take away what nobody has seen yet.
                let isSeen = (0..<1_000).contains { _ in
                    pthread_kill(pthread_self(), SIGINT)
                    return console.isInterrupted && !console.isRead && console.isInterrupted
                }
                #expect(isSeen)
                _ = console.ask("Really?")
                #expect(!console.isInterrupted && console.isRead)
                pthread_kill(pthread_self(), SIGINT)
            }
            #expect(!console.isInterrupted && console.isRead)
        }
    }
}
