import Boundary
import Testing

@testable import Generator

struct ToolTests {
    @Test func `the help fits on a screen`() throws {
        let said = try Bench([:]).run("help")

        let lines = said.answer.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(said.answer.contains("\n  viper-gen new RescheduleItem --command reschedule  write a use case\n"))
    }

    @Test(arguments: ToolCommand.all.map(\.name))
    func `each command has a page on a screen`(name: String) throws {
        let said = try Bench([:]).run("help", name)

        #expect(said.answer.hasPrefix("viper-gen \(name): "))
        #expect(said.answer.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.count <= 80 })
        #expect(try Bench([:]).run(name, "--help") == said)
    }

    @Test(arguments: [
        (["nwe"], "There is no command “nwe”; did you mean “new”?"),
        (["frobnicate"], "There is no command “frobnicate”; viper-gen help lists them."),
        (["new"], "viper-gen new needs to know more, as in “viper-gen new RescheduleItem --command reschedule”."),
        (["new", "A", "B"], "viper-gen new does not know what to do with “B”; see viper-gen help new."),
        (["new", "A", "--comand"], "viper-gen new has no option --comand; did you mean “--command”?"),
        (["new", "A", "--command"], "--command needs a value: --command WORD."),
        (["new", "--force=yes", "A"], "--force takes no value; leave out what follows the equals sign."),
        (["doctor", "--json", "--json"], "--json is there twice; leave one out."),
        (["doctor", "--frob"], "viper-gen doctor has no option --frob; see viper-gen help doctor."),
        (["help", "nwe"], "There is no command “nwe”; did you mean “new”?"),
        (["completions", "fis"], "There are no completions for “fis”; did you mean “fish”?"),
        (["--json"], "No command is named; viper-gen help lists them."),
    ])
    func `wrong words are refused with what to type`(words: [String], sentence: String) throws {
        let bench = try Bench()

        let said =
            switch words.count {
            case 1: bench.run(words[0])
            case 2: bench.run(words[0], words[1])
            default: bench.run(words[0], words[1], words[2])
            }

        #expect(said.status == .wrongUsage)
        #expect(said.talk.contains(sentence))
        #expect(said.answer.isEmpty)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `shells complete every command and every option`(shell: String) throws {
        let answer = try Bench([:]).run("completions", shell).answer

        for command in ToolCommand.all {
            #expect(answer.contains(command.name))
            for option in command.options { #expect(answer.contains(option.name), "\(command.name)") }
        }
    }

    @Test func `the manual has every command with its options, and every status`() throws {
        let answer = try Bench([:]).run("manual").answer

        for command in ToolCommand.all {
            #expect(answer.contains("\n.Ss \(command.name)\n"))
            for option in command.options {
                #expect(answer.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
            }
        }
        for status in ["64", "74", "75", "77"] { #expect(answer.contains("\n.It \(status)\n")) }
    }

    @Test func `what is said of viper-gen itself needs no package that is well`() throws {
        let bench = try Bench(["Package.swift": "", "Templates/project.json": "{"])

        #expect(bench.run("--version") == Said("viper-gen 0.1.0\n"))
        #expect(bench.run("version") == bench.run("--version"))
        #expect(bench.run("help").status == .done)
        #expect(bench.run("list").status == .badData)
    }

    @Test func `flags may stand before the command, and values behind an equals sign`() throws {
        let bench = try Bench()

        #expect(bench.run("--dry-run", "new", "X", "--command=ex").status == .done)
    }

    @Test func `verifying builds, lints and tests what was written`() throws {
        let bench = try Bench()

        let said = bench.run("new", "X", "--verify")

        #expect(
            bench.programs.ran == [
                "swift build --build-tests",
                "swift format lint --strict Package.swift Sources/Application/UseCases.swift "
                    + "Sources/Modules/X/XView.swift Tests/Modules/XTests/XViewTests.swift",
                "swift test --skip-build --filter ^(XTests)\\.",
            ]
        )
        #expect(said.status == .done)
        #expect(
            said.talk.hasSuffix(
                "X builds, is well formatted, and its tests pass.\n"
                    + "Its first rule goes into Sources/Modules/X/XView.swift.\n"
            )
        )
    }

    @Test func `verifying stops at what fails, and says so`() throws {
        let bench = try Bench()
        bench.programs.statuses = [0, 1]

        let said = bench.run("new", "X", "--verify")

        #expect(bench.programs.ran.count == 2)
        #expect(said.status == .badData)
        #expect(said.talk.hasSuffix("fails with status 1; mend it, or type viper-gen remove X.\n"))
    }

    @Test func `a preview is not verified`() throws {
        let bench = try Bench()

        _ = bench.run("new", "X", "--verify", "--dry-run")

        #expect(bench.programs.ran.isEmpty)
    }
}
