import CommandLine

extension ToolCommand {
    static let all = [
        ToolCommand(.new) { runner throws(ToolError) in try runner.new() },
        ToolCommand(.list) { runner throws(ToolError) in try runner.list() },
        ToolCommand(.show) { runner throws(ToolError) in try runner.show() },
        ToolCommand(.lint) { runner throws(ToolError) in try runner.lint() },
        ToolCommand(.eject) { runner throws(ToolError) in try runner.eject() },
        ToolCommand(.remove) { runner throws(ToolError) in try runner.remove() },
        ToolCommand(.initialise) { runner throws(ToolError) in try runner.initialise() },
        ToolCommand(.doctor) { runner throws(ToolError) in try runner.doctor() },
        ToolCommand(.completions) { invocation throws(ToolError) in try ToolPages.completions(for: invocation) },
        ToolCommand(.manual) { _ throws(ToolError) in ToolManual.page },
        ToolCommand(.version) { _ throws(ToolError) in ToolPages.version },
        ToolCommand(.help) { invocation throws(ToolError) in try ToolPages.help(for: invocation) },
        ToolCommand(.suggest) { (runner: CommandRunner) throws(ToolError) in runner.suggest() },
    ]
}

extension Command {
    static let new = Command(
        "new",
        summary: "generate a module from a template",
        operands: .name,
        placeholder: "NAME",
        options: [
            .template, .command, .summary, .set, .noTests, .dryRun, .diff, .force, .verify, .json, .templates,
        ],
        notes: [
            "NAME consists of letters and digits, in UpperCamelCase. If any path conflicts, nothing is written.",
            "Running the command again restores deleted files; parameters default to their earlier values.",
            "--template package creates a new package, and --template shell one with a shell and a store.",
        ],
        examples: [
            .init("viper-gen new RescheduleItem --command move", "a use case"),
            .init("viper-gen new PickItem --template screen --dry-run", "preview the files"),
            .init("viper-gen new Notes --template package", "a package in notes/"),
        ]
    )
    static let list = Command(
        "list",
        summary: "list the templates and where they come from",
        operands: .none,
        options: [.json, .templates],
        notes: [
            "Templates are looked up in --templates, the project's Templates folder, ~/.config/viper-gen/templates "
                + "and the built-in templates, in that order."
        ],
        examples: [.init("viper-gen list", "all available templates")]
    )
    static let show = Command(
        "show",
        summary: "show a template's parameters and files",
        operands: .template,
        placeholder: "T",
        options: [.templates],
        examples: [.init("viper-gen show command", "the parameters for --set")]
    )
    static let lint = Command(
        "lint",
        summary: "check a template, given by name or by folder",
        operands: .template,
        placeholder: "T",
        options: [.templates],
        examples: [.init("viper-gen lint Templates/mine", "render every file with every choice")]
    )
    static let eject = Command(
        "eject",
        summary: "copy a template to customize it",
        operands: .templateAndFolder,
        placeholder: "T DIR",
        options: [.templates],
        notes: [
            "The copy is DIR/T. To use it, run viper-gen new NAME --template T --templates DIR.",
            "File names and contents can use {{name}} and the other parameters, in forms such as {{name:kebab}}: "
                + Value.Form.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            "The other tags are {{if tests}}, {{if not tests}}, {{if style == screen}}, {{else}}, {{end}}, "
                + "{{include FILE}}, and {{\"{{\"}} for literal braces.",
        ],
        examples: [.init("viper-gen eject command mine", "copy it to mine/command")]
    )
    static let remove = Command(
        "remove",
        summary: "remove a generated module that was not edited",
        operands: .name,
        placeholder: "NAME",
        options: [.dryRun, .diff, .json],
        examples: [.init("viper-gen remove RescheduleItem", "remove its files and its entries")]
    )
    static let initialise = Command(
        "init",
        summary: "prepare an existing package for modules",
        operands: .optionalName,
        placeholder: "[NAME]",
        options: [.set, .dryRun, .diff, .json, .templates],
        notes: [
            "Run it in the folder that contains Package.swift. It appends one marked block to that file.",
            "NAME is the package's name in code, if its own name can't be used.",
        ],
        examples: [.init("viper-gen init --dry-run", "preview the files and the block")]
    )
    static let doctor = Command(
        "doctor",
        summary: "check folders, lists and records for consistency",
        operands: .none,
        options: [.metrics, .build, .json],
        examples: [
            .init("viper-gen doctor", "one line per problem"),
            .init("viper-gen doctor --metrics", "sizes by role and by module"),
        ]
    )
    static let completions = Command(
        "completions",
        summary: "print a completion script for a shell",
        operands: .choice(CompletionShell.allCases.map(\.rawValue), minimum: 1),
        placeholder: "SHELL",
        notes: ["make install-generator installs the scripts for all shells."],
        examples: [.init("source <(viper-gen completions bash)", "in bash; also zsh, fish")]
    )
    static let manual = Command(
        "manual",
        summary: "print the manual page",
        operands: .none,
        examples: [.init("viper-gen manual | man -l -", "view it")]
    )
    static let version = Command(
        "version",
        summary: "show the version, like --version",
        operands: .none,
        examples: [.init("viper-gen --version", "the same as viper-gen version")]
    )
    static let help = Command(
        "help",
        summary: "show help for viper-gen or one of its commands",
        operands: .command,
        placeholder: "[COMMAND]",
        examples: [.init("viper-gen help new", "the options of new")]
    )
    static let suggest = Command(
        "suggest",
        summary: "suggest completions for a partial command line",
        operands: .line,
        placeholder: "-- WORDS…",
        options: [.shell],
        examples: [.init("viper-gen suggest -- new X --", "the options of new")],
        audience: .programs
    )
}
