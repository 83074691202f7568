import CommandLine
import ItemLanguage
import ModuleKit
import Presentation
import Testing

@testable import Application

struct PagesTests {
    private let commands = useCases.map(\.command) + Pages.commands

    private func answer(_ words: String...) throws -> String? {
        try Pages.answer(to: try CommandLineParser(commands).parse(words), commands, CommandRouter.oneShot)?.text
    }

    @Test func `the help overview fits 24 lines of 80 columns`() throws {
        let lines = try #require(try answer("help")).split(separator: "\n", omittingEmptySubsequences: false).dropLast()

        #expect(lines.count <= 24)
        #expect(lines.filter { $0.count > 80 }.isEmpty)
    }

    @Test func `help pages are at most 80 columns wide`() throws {
        for command in commands {
            let page = try #require(try answer("help", command.name))

            #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page)")
        }
    }

    @Test(arguments: LanguageManual.topics)
    func `every topic has a page of at most 80 columns`(topic: String) throws {
        let page = try #require(try answer("help", topic))

        #expect(page.split(separator: "\n").count > 5)
        #expect(page.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(page)")
    }

    @Test(arguments: CompletionShell.allCases)
    func `every shell has a completion script`(shell: CompletionShell) throws {
        let script = try #require(try answer("completions", shell.rawValue))

        #expect(script == shell.script(for: .adder))
        #expect(script.contains("command adder suggest --shell \(shell.rawValue) -- "))
        #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
    }

    @Test func `exactly the commands for people have a manual page`() throws {
        let names = try #require(try answer("manual", "--list")).split(separator: "\n").map(String.init)

        #expect(names == commands.filter { $0.audience == .people }.map(\.name).sorted())
        #expect(!names.contains("suggest") && !names.contains("manual"))
        for name in names {
            let spelling = name.replacing("-", with: "\\-")
            #expect(try answer("manual", name)?.contains(".Nm adder\\-\(spelling)\n") == true)
            #expect(try answer("manual")?.contains(".Xr adder-\(name) 1") == true)
        }
    }

    @Test func `with JSON output, pages, names and the version are documents`() {
        #expect(Page.text("a\n").document == #"{"adder":1,"text":"a\n"}"# + "\n")
        #expect(Page.commands(["add", "up"]).document == #"{"adder":1,"commands":["add","up"]}"# + "\n")
        let version = Version(number: "1.2.0", commit: "a0cd6888", sqlite: "3.40.1")
        let members = #""version":"1.2.0","commit":"a0cd6888","sqlite":"3.40.1""#
        #expect(Page.version(version).document == #"{"adder":1,\#(members)}"# + "\n")
        #expect(Page.version(version).text == "adder 1.2.0 (commit a0cd6888, SQLite 3.40.1)\n")
    }

    @Test func `commands that use the list have no page`() throws {
        #expect(try answer("up") == nil)
        #expect(try answer() == nil)
        #expect(try answer("up", "--help")?.hasPrefix("adder upcoming: ") == true)
        #expect(try answer("up", "--version") == Page.version(.current).text)
    }
}
