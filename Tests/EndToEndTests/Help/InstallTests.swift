import TestKit
import Testing

/// `make install` and `make uninstall`.
@Suite struct InstallTests {
    /// The package folder, three levels above this file.
    private static let folder = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

    private func make(_ goal: String, _ program: Program) throws -> Outcome {
        try program.run(
            tool: Tool("make").path,
            "-s",
            "-C",
            InstallTests.folder,
            "--old-file=build",
            "--old-file=build-generator",
            "program=\(Program.path)",
            "generator=\(Program.generator)",
            "shelf=\(program.home.path)/Templates",
            "DESTDIR=\(program.home.path)/root",
            "PREFIX=/usr",
            goal
        )
    }

    private func files(below folder: String) -> [String] {
        Files.names(in: folder).flatMap { name -> [String] in
            let inside = files(below: "\(folder)/\(name)")
            return inside.isEmpty ? [name] : inside.map { "\(name)/\($0)" }
        }
    }

    @Test func `install adds the program, manual pages and completions, and uninstall removes them`() throws {
        let program = try Program()
        let root = "\(program.home.path)/root"
        let commands = try program.run("manual", "--list").output.split(separator: "\n")

        #expect(try make("install", program) == Outcome())

        #expect(
            files(below: root).sorted()
                == (["usr/bin/adder"] + [
                    "usr/share/adder/adder-1.schema.json",
                    "usr/share/bash-completion/completions/adder",
                    "usr/share/fish/vendor_completions.d/adder.fish",
                ] + commands.map { "usr/share/man/man1/adder-\($0).1" } + [
                    "usr/share/man/man1/adder.1", "usr/share/zsh/site-functions/_adder",
                ]).sorted()
        )
        #expect(Files.mode(of: "\(root)/usr/bin/adder") == 0o755)
        #expect(Files.mode(of: "\(root)/usr/share/man/man1/adder.1") == 0o644)
        #expect(Files.mode(of: "\(root)/usr/share/adder/adder-1.schema.json") == 0o644)
        let page = try Files.read("\(root)/usr/share/man/man1/adder-add.1")
        #expect(page == Array(try program.run("manual", "add").output.utf8))

        try Files.write([], to: "\(root)/usr/share/man/man1/adder-of-another.1")
        #expect(try make("uninstall", program) == Outcome())

        let left = files(below: root).filter { $0.contains("adder") }
        #expect(left == ["usr/share/man/man1/adder-of-another.1"])
        #expect(Files.names(in: "\(root)/usr/share") == ["man"])
    }

    @Test func `install-generator adds viper-gen with its templates, and uninstall removes them`() throws {
        let program = try Program()
        let root = "\(program.home.path)/root"
        _ = try program.shell(
            "mkdir -p Templates/command; touch Templates/command/template.json Templates/project.json"
        )

        let installed = try make("install-generator", program)

        #expect(installed == Outcome())
        #expect(
            files(below: root) == [
                "usr/bin/viper-gen", "usr/share/bash-completion/completions/viper-gen",
                "usr/share/fish/vendor_completions.d/viper-gen.fish", "usr/share/man/man1/viper-gen.1",
                "usr/share/viper-gen/templates/command/template.json", "usr/share/viper-gen/templates/project.json",
                "usr/share/zsh/site-functions/_viper-gen",
            ]
        )
        #expect(Files.mode(of: "\(root)/usr/bin/viper-gen") == 0o755)
        #expect(Files.mode(of: "\(root)/usr/share/viper-gen/templates/project.json") == 0o644)
        #expect(try make("uninstall-generator", program) == Outcome())
        #expect(files(below: root).filter { $0.contains("viper-gen") } == [])
    }

    @Test(arguments: ["", "NAME="])
    func `make module requires a name`(name: String) throws {
        let outcome = try Program().shell("make -s -C \(InstallTests.folder) module \(name)")

        #expect(
            outcome.messages.hasPrefix("Missing name. Example: make module NAME=RescheduleItem COMMAND=reschedule\n")
        )
        #expect(outcome.ending == .status(2))
    }
}
