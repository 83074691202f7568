import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct ToolTests {
    @Test func `the help fits on one screen`() throws {
        let result = try Sandbox([:]).run("help")

        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 24)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(result.output.contains("\n  viper-gen new RescheduleItem --command reschedule  generate a use case\n"))
    }

    @Test(arguments: ToolCommand.all.map(\.command.name))
    func `each command has a help page of at most 80 columns`(name: String) throws {
        let result = try Sandbox([:]).run("help", name)

        #expect(result.output.hasPrefix("viper-gen \(name): "))
        #expect(result.output.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.count <= 80 })
        #expect(try Sandbox([:]).run(name, "--help") == result)
    }

    @Test(arguments: [
        (["nwe"], "“nwe” is not a command. Did you mean “new”?"),
        (["frobnicate"], "“frobnicate” is not a command. Run viper-gen help for a list."),
        (["new"], "Missing argument. Example: viper-gen new RescheduleItem --command reschedule\n"),
        (["new", "A", "B"], "Unexpected argument “B”. See viper-gen help new."),
        (["new", "A", "--comand"], "viper-gen new has no option --comand. Did you mean “--command”?"),
        (["new", "A", "--command"], "--command needs a value. Write --command WORD."),
        (["new", "--dry-run=yes", "A"], "--dry-run takes no value. Write it without the equals sign."),
        (["init", "--dry-run", "--dry-run"], "--dry-run is given twice. Use it once."),
        (["init", "--frob"], "viper-gen init has no option --frob. See viper-gen help init."),
        (["help", "nwe"], "“nwe” is not a command. Did you mean “new”?"),
        (["completions", "fis"], "No completions for “fis”. Did you mean “fish”?"),
        (["--dry-run"], "Missing command. Run viper-gen help for a list."),
    ])
    func `usage errors say what to type`(words: [String], sentence: String) throws {
        let sandbox = try Sandbox()

        let result =
            switch words.count {
            case 1: sandbox.run(words[0])
            case 2: sandbox.run(words[0], words[1])
            default: sandbox.run(words[0], words[1], words[2])
            }

        #expect(result.status == .wrongUsage)
        #expect(result.messages.contains(sentence))
        #expect(result.output.isEmpty)
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `completion scripts ask viper-gen for suggestions`(shell: String) throws {
        #expect(try Sandbox([:]).run("completions", shell).output.contains("viper-gen suggest --shell \(shell) -- "))
    }

    @Test(arguments: [
        ([], "rem", "remove\tremove a generated module that was not edited\n"),
        (
            ["remove"], "--d",
            "--dry-run\tlist the changes without making them\n"
        ),
        (["completions"], "b", "bash\n"),
        (
            ["help"], "li",
            "list\tlist the templates and where they come from\nlint\t"
                + "check a template, given by name or by folder\n"
        ),
        (["lint"], "co", "command\n"), (["new", "X", "--template"], "co", "command\n"),
        (["new", "X"], "--template=co", "--template=command\n"),
        (["new"], "X", ""),
        (["new", "X", "--summary"], "c", ""), ([], "sugg", ""),
    ])
    func `commands, options, their values and templates are suggested`(
        words: [String],
        beginning: String,
        output: String
    ) throws {
        let result = try Sandbox().run(["suggest", "--"] + words + [beginning])

        #expect(result == RunResult(output))
    }

    @Test func `bash gets only the part of a word that it replaces`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("suggest", "--shell", "bash", "--", "viper-gen new X --template=co", "co")

        #expect(result == RunResult("command\n"))
    }

    @Test func `bash gets words quoted, but no word that it can't quote`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("{}", to: "Templates/my page/template.json")
        try sandbox.write("{}", to: "Templates/my page!/template.json")

        func suggestions(_ line: String) -> RunResult {
            sandbox.run("suggest", "--shell", "bash", "--", "viper-gen lint \(line)", "my")
        }

        #expect(suggestions("my") == RunResult("my\\ page\nmy\\ page\\!\n"))
        #expect(suggestions("\"my") == RunResult("my page\n"))
    }

    @Test func `the manual lists every command with its options, and every exit status`() throws {
        let output = try Sandbox([:]).run("manual").output

        for command in ToolCommand.all.map(\.command) where command.audience == .people {
            #expect(output.contains("\n.Ss \(command.name)\n"))
            for option in command.options {
                #expect(output.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
            }
        }
        for status in ["64", "73", "74", "77"] { #expect(output.contains("\n.It \(status)\n")) }
    }

    @Test func `help and version work in a broken package`() throws {
        let sandbox = try Sandbox(["Package.swift": "", "Templates/project.json": "{"])

        #expect(sandbox.run("--version") == RunResult("viper-gen 0.1.0\n"))
        #expect(sandbox.run("version") == sandbox.run("--version"))
        #expect(sandbox.run("help").status == .done)
        #expect(sandbox.run("list").status == .badData)
    }

    @Test func `flags can precede the command, and values can follow an equals sign`() throws {
        let sandbox = try Sandbox()

        #expect(sandbox.run("--dry-run", "new", "X", "--command=ex").status == .done)
    }
}
