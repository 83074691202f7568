import CommandLine
import ItemLanguage
import Testing
import Vocabulary

@testable import Shell

struct ShellReaderTests {
    @Test(arguments: [
        ("list | grep x", "|"), ("done 3 && list", "&&"), ("ls > items.txt", ">"), ("adder up || ls", "||"),
        ("rm 2; list", ";"), ("ls; done 1", ";"), ("ls;done 1", ";"), ("add; ls", ";"),
        ("add milk; add eggs", ";"), ("add milk && add eggs", "&&"),
    ])
    func `signs that combine commands in other shells are recognized`(line: String, sign: String) throws {
        #expect(try reader.intent(of: line) == .severalCommands(sign))
    }

    @Test(arguments: [
        ("cat notes | grep x", "|"), ("make && make install", "&&"), ("Buy milk; list", ";"), ("Buy milk & list", "&"),
        ("echo x >> notes", ">>"),
    ])
    func `such a sign in text that looks like commands is recognized`(line: String, sign: String) throws {
        let words = line.split(separator: " ").map(String.init)

        #expect(try reader.intent(of: line) == .textWithSign(words, sign: sign))
    }

    @Test(arguments: ["Call mum & dad", "Read A; write B", "Buy 3 > 2 eggs"])
    func `such a sign between other words is text`(line: String) throws {
        #expect(try reader.intent(of: line) == .text(line.split(separator: " ").map(String.init), nearest: nil))
    }

    @Test func `an option of the program ls is recognized`() throws {
        #expect(try reader.intent(of: "ls -la") == .command(["ls", "-la"]))
        #expect(try reader.intent(of: "ls -home") == .command(["ls", "-home"]))
        #expect(try reader.intent(of: "list -a") == .command(["list", "-a"]))
    }

    @Test(arguments: [
        ("#town", "list #town"), ("  #town high", "list #town high"), ("due:today", "list due:today"),
        ("due:tomorrow", "list due:tomorrow"), ("back", "list back"), ("u 2", "undo 2"), ("d 7", "done 7"),
        ("12 x", "done 12"), ("1 완료", "done 1"), ("1 high", "change 1 pri:high"), ("7 done -y", "done 7"),
    ])
    func `a line without the name of a command does what it says`(line: String, command: String) throws {
        let intent = try reader.intent(of: line)

        guard case .invocation(let invocation) = intent else { return #expect(Bool(false), "\(intent)") }
        #expect(invocation.line == command)
        #expect(invocation.has(.yes) == line.hasSuffix("-y"))
    }

    @Test(arguments: ["# town", "#", "#add milk and bread", "#!/bin/sh"])
    func `a comment shows the list`(line: String) throws {
        #expect(try reader.intent(of: line) == .refresh)
    }

    @Test func `add with an unknown option is a command, whose error names the right one`() throws {
        #expect(try reader.intent(of: "add -p Foo") == .command(["add", "-p", "Foo"]))
        #expect(try reader.intent(of: "add Foo -- -p") == .newItem(["Foo", "--", "-p"]))
    }

    @Test(arguments: ["ls @a & @b", "list +a | due:today", "up +a && @b"])
    func `before a word with a mark, such a sign is an operator of a filter`(line: String) throws {
        #expect(try reader.intent(of: line) == .command(line.split(separator: " ").map(String.init)))
    }

    @Test(arguments: ["find -- a | b", "change 3 A > B", "find R&D"])
    func `such a sign is text in a title, after -- and inside a word`(line: String) throws {
        #expect(try reader.intent(of: line) == .command(line.split(separator: " ").map(String.init)))
        #expect(try reader.intent(of: "add A | B") == .newItem(["A", "|", "B"]))
    }

    @Test(arguments: ["25 dec", "dec", "next month", "fri", "내일", "12월"])
    func `a day or a month alone is a page of the calendar`(line: String) throws {
        let words = line.split(separator: " ").map { Word(String($0)) }

        #expect(try reader.intent(of: line) == .invocation(Invocation(command: "calendar", operands: words)))
    }

    @Test(arguments: [
        ("15 done", "done", ["15"]), ("x 15", "done", ["15"]), ("15 +phone", "change", ["15", "+phone"]),
        ("3 tomorrow", "postpone", ["3", "tomorrow"]), ("+town", "list", ["+town"]), ("overdue", "list", ["overdue"]),
        ("/dune", "find", ["dune"]), ("u", "undo", []), ("? add", "help", ["add"]),
    ])
    func `a line without the name of a command means one`(line: String, command: String, operands: [String]) throws {
        let invocation = Invocation(command: command, operands: operands.map { Word($0) })

        #expect(try reader.intent(of: line) == .invocation(invocation))
    }

    @Test(arguments: ["check 3", "close +home", "archive", "start 3,5"])
    func `a command of another program is answered, not added`(line: String) throws {
        #expect(try reader.intent(of: line) == .command(line.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [("check the mail", "done 3"), ("start the engine", "change 3 +doing")])
    func `prose that begins with such a command may be a new item`(line: String, nearest: String) throws {
        let words = line.split(separator: " ").map(String.init)

        #expect(try reader.intent(of: line) == .text(words, nearest: nearest))
    }

    @Test func `a day with other words is text`() throws {
        #expect(try reader.intent(of: "fri pay rent") == .text(["fri", "pay", "rent"], nearest: nil))
    }

    @Test(arguments: ["", "  ", "# later"])
    func `an empty line or a comment refreshes the list`(line: String) throws {
        #expect(try reader.intent(of: line) == .refresh)
    }

    @Test(arguments: ["quit", "exit", "q", "adder quit"])
    func `each word for quit leaves the shell`(line: String) throws {
        #expect(try reader.intent(of: line) == .leave)
    }

    @Test func `only help alone is the help of the shell`() throws {
        #expect(try reader.intent(of: "help") == .help)
        #expect(try reader.intent(of: "?") == .help)
        #expect(try reader.intent(of: "help add") == .command(["help", "add"]))
    }

    @Test(arguments: [
        ("add", []), ("add Pay rent fri", ["Pay", "rent", "fri"]), ("add 'Buy milk'", ["Buy milk"]),
        ("add -- --all", ["--", "--all"]), ("adder add Milk", ["Milk"]),
    ])
    func `add is a new item`(line: String, words: [String]) throws {
        #expect(try reader.intent(of: line) == .newItem(words))
    }

    @Test func `an attribute after -- is part of the title of a new item`() throws {
        let reading = try reader.newItem(["Read", "+book", "--", "due:", "+x"])

        #expect(reading.details.title == "Read due: +x")
        #expect(reading.details.tags == ["book"])
    }

    @Test(arguments: ["add -", "add --json Milk", "add -h"])
    func `add with an option or standard input is a command`(line: String) throws {
        #expect(try reader.intent(of: line) == .command(line.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [("3", [3...3]), ("3,5-7", [3...3, 5...7]), ("3 5", [3...3, 5...5])])
    func `ids alone show these items`(line: String, ranges: [ClosedRange<Int>]) throws {
        #expect(try reader.intent(of: line) == .items(ItemFilter(Selection([[.ids(ranges)]]))))
    }

    @Test(arguments: ["show 3", "up", "upcoming +home", "shwo", "add-", "--help", "/tmp/x"])
    func `a command, a misspelled one or an option is a command`(line: String) throws {
        #expect(try reader.intent(of: line) == .command(line.split(separator: " ").map(String.init)))
    }

    @Test(arguments: [("Buy milk", nil), ("Dentist", nil), ("우유", nil), ("3 eggs", nil), ("shop for milk", "show")])
    func `other text may be a new item`(line: String, nearest: String?) throws {
        let words = line.split(separator: " ").map(String.init)

        #expect(try reader.intent(of: line) == .text(words, nearest: nearest))
    }

    @Test func `text with an option is a command`() throws {
        #expect(try reader.intent(of: "Buy milk --json") == .command(["Buy", "milk", "--json"]))
    }

    @Test func `an unclosed quote is an error`() {
        #expect(throws: InputError.unclosedQuote("\"")) { try reader.intent(of: "add \"Buy milk") }
    }
}
