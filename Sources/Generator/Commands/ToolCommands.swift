import Boundary

extension ToolCommand {
    static let all = [
        new, list, show, lint, eject, remove, initialise, doctor, completions, manual, version, help,
    ]

    static let new = ToolCommand(
        name: "new",
        summary: "write a module from a template",
        operands: [.name],
        options: [
            .template, .command, .summary, .set, .noTests, .dryRun, .diff, .force, .verify, .json, .templates,
        ],
        notes: [
            "NAME is UpperCamel letters and digits. Nothing is written where anything is in the way.",
            "Once more changes nothing, and brings back what was deleted; what is not typed is as it was then.",
            "--template package makes a whole new package.",
        ],
        examples: [
            Example("viper-gen new RescheduleItem --command reschedule", "a use case with that word"),
            Example("viper-gen new PickItem --template screen --dry-run", "what that would write"),
            Example("viper-gen new Notes --template package", "a whole package, in notes"),
        ],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.new() }
    )
    static let list = ToolCommand(
        name: "list",
        summary: "the templates that there are, and where they are from",
        options: [.json, .templates],
        notes: [
            "Looked for in this order: --templates, the project's Templates, the user's, those that came along."
        ],
        examples: [Example("viper-gen list", "of two with one name, the first one counts")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.list() }
    )
    static let show = ToolCommand(
        name: "show",
        summary: "a template's parameters and files",
        operands: [.template],
        options: [.templates],
        examples: [Example("viper-gen show command", "what can be said with --set")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.show() }
    )
    static let lint = ToolCommand(
        name: "lint",
        summary: "check a template, by its name or by its folder",
        operands: [.template],
        options: [.templates],
        examples: [Example("viper-gen lint Templates/mine", "every file with every choice, and awkward names")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.lint() }
    )
    static let eject = ToolCommand(
        name: "eject",
        summary: "copy a template, to make one's own of it",
        operands: [.template, .folder],
        options: [.templates],
        notes: [
            "The copy is DIR/T; viper-gen new NAME --template T --templates DIR uses it.",
            "In file names and contents stand {{name}} and the other parameters, in forms such as {{name:kebab}}: "
                + Value.Form.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            "Besides, there are {{if tests}}, {{if not tests}}, {{if style == screen}}, {{else}}, {{end}}, "
                + "{{include FILE}}, and {{\"{{\"}} for the braces themselves.",
        ],
        examples: [Example("viper-gen eject command mine", "edit mine/command, then lint it")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.eject() }
    )
    static let remove = ToolCommand(
        name: "remove",
        summary: "take a module back that was generated and not edited",
        operands: [.name],
        options: [.dryRun, .diff, .json],
        examples: [Example("viper-gen remove RescheduleItem", "files and entries, as if it had never been")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.remove() }
    )
    static let initialise = ToolCommand(
        name: "init",
        summary: "furnish a package that is there with the rooms of modules",
        optionalOperands: [.name],
        options: [.set, .dryRun, .diff, .json, .templates],
        notes: [
            "Run it where the Package.swift is, which gets one marked block at its end.",
            "NAME is what the package is called in code, if its own name will not do.",
        ],
        examples: [Example("viper-gen init --dry-run", "what would be written, and the block")],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.initialise() }
    )
    static let doctor = ToolCommand(
        name: "doctor",
        summary: "what does not fit together: folders, lists, records",
        options: [.metrics, .build, .json],
        examples: [
            Example("viper-gen doctor", "one line for each thing that is wrong"),
            Example("viper-gen doctor --metrics", "what the architecture costs"),
        ],
        work: .inWorkshop { workshop throws(Refusal) in try workshop.doctor() }
    )
    static let completions = ToolCommand(
        name: "completions",
        summary: "what a shell completes our words with",
        operands: [.shell],
        notes: ["make install-generator puts them where shells find them."],
        examples: [Example("source <(viper-gen completions bash)", "for this shell; or zsh, fish")],
        work: .alone { invocation throws(Refusal) in try ToolCompletions.answer(invocation.operands[0]) }
    )
    static let manual = ToolCommand(
        name: "manual",
        summary: "the manual page, for man",
        examples: [Example("viper-gen manual | man -l -", "read it")],
        work: .alone { _ in ToolManual.page }
    )
    static let version = ToolCommand(
        name: "version",
        summary: "tell which viper-gen this is, as --version does",
        examples: [Example("viper-gen --version", "the same")],
        work: .alone { _ in "viper-gen \(ToolManual.version)\n" }
    )
    static let help = ToolCommand(
        name: "help",
        summary: "explain viper-gen or one of its commands",
        optionalOperands: [.command],
        examples: [Example("viper-gen help new", "the options of new")],
        work: .alone { invocation throws(Refusal) in try ToolHelp.answer(invocation.operands.first) }
    )
}
