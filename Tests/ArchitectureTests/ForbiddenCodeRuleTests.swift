import Testing

struct ForbiddenCodeRuleTests {
    private static let places = [
        "Sources/Almanac/Day.swift", "Sources/adder/main.swift", "Sources/Application/System.swift",
        Offender.path("Presenter"), Offender.path("Wireframe"),
    ]

    @Test(arguments: [
        ("public struct Foo {}", "public"), ("open class Foo {}", "open class"), ("print(1)", "print"),
        ("Swift.print(1)", "print"), ("list.forEach(print)", "print"), ("debugPrint(1)", "debugPrint"),
        ("fatalError()", "fatalError"), (#"fatalError("not \(1) yet")"#, "fatalError"),
        ("let foo = try! bar()", "try!"), ("let foo = bar as! Foo", "as!"), (#"let foo = "\(bar as! Foo)""#, "as!"),
        ("@testable import Almanac", "@testable"), ("@preconcurrency import Almanac", "@preconcurrency"),
        ("@_exported import Almanac", "@_exported"), ("final class Foo: @unchecked Sendable {}", "@unchecked"),
        ("nonisolated(unsafe) var foo = 1", "nonisolated(unsafe)"),
    ])
    func `forbidden code is reported with file and line`(code: String, phrase: String) {
        let path = "Sources/ItemLanguage/Words.swift"

        let found = Offender.problems(path, "\n\(code)")

        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(path):2: \(phrase) is not allowed; ") == true)
    }

    @Test(arguments: places)
    func `forbidden code is reported in every file`(path: String) {
        #expect(Offender.problems(path, "let foo = try! bar()").count == 1)
    }

    @Test(arguments: [
        ("foo!.bar()", "foo"), ("foo()!", ")"), ("foo[1]!", "]"), ("bar(foo!)", "foo"), ("let foo: Bar!", "Bar"),
        ("let foo = bar! + 1", "bar"), (#"let text = "\(foo!)""#, "foo"), ("$0!.bar", "$0"), ("foo! = bar", "foo"),
    ])
    func `forced unwrapping is reported`(code: String, value: String) {
        let path = "Sources/ItemLanguage/Words.swift"

        let found = Offender.problems(path, "\n\(code)")

        #expect(found == ["\(path):2: \(value)! is not allowed; handle the missing value"])
    }

    @Test(arguments: [
        "foo != bar", "foo!=bar", "!foo", "try !foo()", "bar(!foo)", "return !foo", "a || !b", "[!a, !b]",
        "#if !DEBUG\n#endif", "if !foo, !(a || b) {}", "let text = \"Stop! \\(foo)!\"", "// foo!", "sort(by: !=)",
        "_ = foo\n!bar", "foo as? Bar", "try? foo()",
    ])
    func `exclamation marks in operators, text and comments are allowed`(code: String) {
        #expect(Offender.problems("Sources/ItemLanguage/Words.swift", code).isEmpty)
    }

    @Test(arguments: [
        #"let text = name + " more""#, #"let due = item.due.map { ", due \($0)" } ?? """#, #"let end = " (done)""#,
    ])
    func `a part of a sentence is reported in a presenter`(code: String) {
        #expect(Offender.problems(Offender.path("Presenter"), "\n\(code)").count == 1)
        #expect(Offender.problems("Sources/Presentation/Words/FooWords.swift", code).count == 1)
        #expect(Offender.problems(Offender.path("Presenter"), "enum FooSentences {\n\(code)\n}").isEmpty)
        #expect(Offender.problems("Sources/Presentation/Sentences/FooSentences.swift", code).isEmpty)
    }

    @Test(arguments: [#"let text = "Done""#, #"show("2 items more")"#, #"row("due there", due)"#])
    func `words for people are reported in a presenter`(code: String) {
        #expect(Offender.problems(Offender.path("Presenter"), "\n\(code)").count == 1)
        #expect(Offender.problems(Offender.path("Presenter"), "enum FooWords {\n\(code)\n}").isEmpty)
    }

    @Test(arguments: [#"json.string("itemCount")"#, #"let list = names.joined(separator: ", ")"#, #"text = "\(id)  ""#])
    func `keys and separators are allowed in a presenter`(code: String) {
        #expect(Offender.problems(Offender.path("Presenter"), code).isEmpty)
    }

    @Test(arguments: [
        #"say("Enter one item per line.")"#, #"let text = "Replace \(path)?""#, #"let end = "; too late.""#,
    ])
    func `a sentence is reported in a view, a wireframe and the application`(code: String) {
        for path in [Offender.path("View"), Offender.path("Wireframe"), "Sources/Application/Session.swift"] {
            #expect(Offender.problems(path, code).count == 1)
            #expect(Offender.problems(path, "enum FooSentences {\n\(code)\n}").isEmpty)
        }
        #expect(Offender.problems("Sources/Application/HelpPage.swift", code).isEmpty)
    }

    @Test(arguments: [#"say("Done.")"#, #"line("time: \(action): \(median)")"#, #"let end = "...""#])
    func `labels and marks are allowed in a view`(code: String) {
        #expect(Offender.problems(Offender.path("View"), code).isEmpty)
    }

    @Test(arguments: [
        "console.print(1)", "func print(_ page: Page) {}", "press(print: true)", "let printed = 1", "case .public: 1",
        "enum Door { case shut, open\nclass Key {} }", "enum Access { case `public` }",
        "let text = \"print(1) try! as! public\"", "// fatalError()", "nonisolated func foo() {}", "printer(1)",
    ])
    func `code that only resembles forbidden code is allowed`(code: String) {
        #expect(Offender.problems("Sources/ItemLanguage/Words.swift", code).isEmpty)
    }

    @Test(arguments: [
        "let text = \"one\nlet two = 2", "/* one /* two */\n", "let text = \"\"\"\n  one \\(",
        "let quote = /\"/\nlet other = /\"/\n",
    ])
    func `an unterminated literal or comment is reported`(code: String) {
        let path = "Sources/ItemLanguage/Words.swift"

        let found = Offender.problems(path, "\n\(code)")

        #expect(found.first?.hasSuffix(" unterminated literal or comment; rewrite it so that it can be parsed") == true)
    }
}
