import TestKit
import Testing

/// Runs the built viper-gen in a small package.
@Suite struct GeneratorTests {
    private let program: Program

    init() throws {
        program = try Program()
        _ = try program.shell(
            """
            mkdir -p Sources/Application 'Templates/command/Sources/Modules/{{name}}' Templates/command/Tests
            cat >Package.swift <<'END'
            // swift-tools-version: 6.2
            let useCases = [
                "AddItem",
                "ShowItem",
            ]
            let package = Package(name: "sample")
            END
            cat >Templates/project.json <<'END'
            {"kinds": {"module": {
              "folders": ["Sources/Modules/{{name}}", "Tests/{{name}}Tests"], "template": "command",
              "lists": [{"file": "Package.swift", "list": "useCases", "entry": "\\"{{name}}\\","}]
            }}}
            END
            echo '{"summary": "A use case", "kind": "module"}' >Templates/command/template.json
            echo 'let word = "{{command}}"' >'Templates/command/Sources/Modules/{{name}}/{{name}}View.swift'
            """
        )
    }

    private func run(_ line: String) throws -> Outcome {
        try program.shell("\(Program.generator) \(line)")
    }

    private func tree() throws -> String {
        try program.shell("find . | sort; find . -type f | sort | xargs cksum; find . -type f | xargs stat -c %a")
            .output
    }

    @Test func `remove undoes new without a trace`() throws {
        let before = try tree()

        let written = try run("new RescheduleItem --command move")
        let word = try program.shell("cat Sources/Modules/RescheduleItem/RescheduleItemView.swift Package.swift")
        let removed = try run("remove RescheduleItem")

        #expect(
            written
                == Outcome(
                    """
                    Package.swift                                            "RescheduleItem"
                    Sources/Modules/RescheduleItem/.viper-gen.json           new, 5 lines
                    Sources/Modules/RescheduleItem/RescheduleItemView.swift  new, 1 line

                    """,
                    messages: "Edit its files, then run swift test.\n"
                )
        )
        #expect(word.output.hasPrefix("let word = \"move\"\n// swift-tools"))
        #expect(word.output.contains("let useCases = [\n    \"AddItem\",\n    \"Reschedule"))
        #expect(removed.ending == .status(0))
        #expect(try tree() == before)
    }

    @Test func `the documentation shows the output for this package`() throws {
        let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
        let document = String(decoding: try Files.read("\(root)/docs/adding-a-use-case.md"), as: UTF8.self)
        let begin = "```text\n$ viper-gen new "
        let shown = try #require(document.split(separator: begin).dropFirst().first?.split(separator: "```").first)
        let line = try #require(shown.split(separator: "\n").first)

        let written = try program.shell(
            """
            mkdir -p own/Sources/Application
            cp -r '\(root)/Package.swift' '\(root)/Templates' own
            cp '\(root)/Sources/Application/UseCases.swift' own/Sources/Application
            # Anyone who has followed the page already has the module.
            sed -i /RescheduleItem/d own/Package.swift own/Sources/Application/UseCases.swift
            cd own && \(Program.generator) new \(line)
            """
        )

        #expect(written.output == shown.dropFirst(line.count + 1))
    }

    @Test func `errors name the invalid argument`() throws {
        #expect(
            try run("nwe X")
                == Outcome(messages: "viper-gen: “nwe” is not a command. Did you mean “new”?\n", status: 64)
        )
        #expect(
            try program.shell("\(Program.generator) new \"$(printf 'X\\377')\"")
                == Outcome(
                    messages: "viper-gen: Argument 2 is not valid UTF-8 (byte 2). Retype it or convert it to UTF-8.\n",
                    status: 65
                )
        )
    }

    @Test func `control characters in summaries, names and arguments are made visible`() throws {
        _ = try program.shell(
            #"""
            cp -R Templates/command "$(printf 'Templates/a\033[2Jb')"
            sed -i 's/A use case/\\u001b]0;x\\u0007\\u009b31m\\u202ered/' Templates/command/template.json
            """#
        )

        let list = try run("list").output
        #expect(list.contains(#"  a\u{1B}[2Jb "#) && list.contains(#" \u{1B}]0;x\u{07}\u{009B}31m\u{202E}red"#))
        #expect(!list.unicodeScalars.contains { "\u{1B}\u{7}\u{9B}\u{202E}".unicodeScalars.contains($0) })
        #expect(
            try program.shell("\(Program.generator) lint \"$(printf '\\033[31mno')\"")
                == Outcome(
                    messages: "viper-gen: “\\u{1B}[31mno” is not a template. Run viper-gen list for a list.\n",
                    status: 66
                )
        )
    }

    @Test func `a failure to write the output is reported`() throws {
        #expect(
            try run("help >/dev/full")
                == Outcome(
                    messages: "viper-gen: Can't write the output: No space left on device. "
                        + "The command itself was carried out.\n",
                    status: 74
                )
        )
    }

    @Test(arguments: [0, 1])
    func `running out of disk space leaves the tree unchanged`(blocks: Int) throws {
        _ = try program.shell(
            "seq -f '// Line %g of a view.' 400 >>'Templates/command/Sources/Modules/{{name}}/{{name}}View.swift'"
        )
        let before = try tree()

        let outcome = try program.shell("ulimit -f \(blocks); exec \(Program.generator) new X 2>&1")

        #expect(outcome.ending == .status(73))
        #expect(outcome.output.contains("File too large. Nothing was changed.\n"))
        #expect(try tree() == before)
    }

    @Test func `installed templates are found next to the program`() throws {
        let outcome = try program.shell(
            """
            mkdir -p usr/bin usr/share/viper-gen && cp \(Program.generator) usr/bin
            cp -R Templates usr/share/viper-gen/templates
            usr/bin/viper-gen list; cd / && "$OLDPWD/usr/bin/viper-gen" list
            """
        )

        #expect(
            outcome
                == Outcome(
                    """
                      command  A use case (project)
                      command  A use case (built-in)

                    """
                )
        )
    }

    @Test func `two simultaneous runs do not interfere`() throws {
        let outcome = try program.shell(
            """
            \(Program.generator) new One >/dev/null 2>&1 & \(Program.generator) new Two >/dev/null 2>&1 & wait
            sed -n 3,6p Package.swift
            """
        )

        #expect(outcome.output == "    \"AddItem\",\n    \"One\",\n    \"ShowItem\",\n    \"Two\",\n")
    }

    @Test(arguments: ["bash -n", "zsh -n", "fish --no-execute"])
    func `completion scripts have valid syntax`(reader: String) throws {
        let shell = reader.split(separator: " ")[0]

        #expect(try run("completions \(shell) >completions; \(reader) completions") == Outcome(""))
    }

    @Test func `bash completion offers commands, options and templates`() throws {
        let outcome = try program.shell(
            """
            mkdir bin && ln -s \(Program.generator) bin/viper-gen && PATH=$PWD/bin:$PATH
            viper-gen completions bash >completions
            cat >try <<'END'
            . ./completions
            COMP_LINE="viper-gen $*" COMP_TYPE=9; COMP_POINT=${#COMP_LINE}
            _viper_gen viper-gen "${@: -1}"; echo "${COMPREPLY[*]}"
            END
            bash try li; bash try remove --d; bash try lint co; bash try new X --template co; bash try new X --summary c
            """
        )

        #expect(outcome == Outcome("list lint\n--dry-run\ncommand\ncommand\n\n"))
    }

    @Test func `the manual page has valid syntax`() throws {
        #expect(try run("manual >page; mandoc -T lint -W warning page") == Outcome(""))
    }
}
