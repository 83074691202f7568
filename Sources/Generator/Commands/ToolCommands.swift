import Grammar

extension ToolCommand {
    static let all = [
        new, list, show, lint, eject, remove, initialise, doctor, completions, manual, version, help,
    ]

    static let new = ToolCommand(
        name: "new",
        summary: "generate a module from a template",
        operands: [.name],
        options: [
            .template, .command, .summary, .set, .noTests, .dryRun, .diff, .force, .verify, .json, .templates,
        ],
        notes: [
            "NAME consists of UpperCamel letters and digits. If any path is in the way, nothing is written.",
            "Running it again restores deleted files; parameters default to their earlier values.",
            "--template package creates a new package.",
        ],
        examples: [
            Example("viper-gen new RescheduleItem --command reschedule", "a use case"),
            Example("viper-gen new PickItem --template screen --dry-run", "preview the files"),
            Example("viper-gen new Notes --template package", "a package in notes/"),
        ],
        action: .run { runner throws(ToolError) in try runner.new() }
    )
    static let list = ToolCommand(
        name: "list",
        summary: "list the templates and where they come from",
        options: [.json, .templates],
        notes: [
            "Templates are looked up in --templates, the project's Templates folder, ~/.config/viper-gen/templates "
                + "and the built-in templates, in that order."
        ],
        examples: [Example("viper-gen list", "all available templates")],
        action: .run { runner throws(ToolError) in try runner.list() }
    )
    static let show = ToolCommand(
        name: "show",
        summary: "show a template's parameters and files",
        operands: [.template],
        options: [.templates],
        examples: [Example("viper-gen show command", "the parameters for --set")],
        action: .run { runner throws(ToolError) in try runner.show() }
    )
    static let lint = ToolCommand(
        name: "lint",
        summary: "check a template, given by name or by folder",
        operands: [.template],
        options: [.templates],
        examples: [Example("viper-gen lint Templates/mine", "render every file with every choice")],
        action: .run { runner throws(ToolError) in try runner.lint() }
    )
    static let eject = ToolCommand(
        name: "eject",
        summary: "copy a template to customise it",
        operands: [.template, .folder],
        options: [.templates],
        notes: [
            "The copy is DIR/T. To use it, run viper-gen new NAME --template T --templates DIR.",
            "File names and contents can use {{name}} and the other parameters, in forms such as {{name:kebab}}: "
                + Value.Form.allCases.map(\.rawValue).joined(separator: ", ") + ".",
            "The other tags are {{if tests}}, {{if not tests}}, {{if style == screen}}, {{else}}, {{end}}, "
                + "{{include FILE}}, and {{\"{{\"}} for literal braces.",
        ],
        examples: [Example("viper-gen eject command mine", "copy it to mine/command")],
        action: .run { runner throws(ToolError) in try runner.eject() }
    )
    static let remove = ToolCommand(
        name: "remove",
        summary: "remove a generated module that was not edited",
        operands: [.name],
        options: [.dryRun, .diff, .json],
        examples: [Example("viper-gen remove RescheduleItem", "remove its files and its entries")],
        action: .run { runner throws(ToolError) in try runner.remove() }
    )
    static let initialise = ToolCommand(
        name: "init",
        summary: "prepare an existing package for modules",
        optionalOperands: [.name],
        options: [.set, .dryRun, .diff, .json, .templates],
        notes: [
            "Run it in the folder of Package.swift. It appends one marked block to that file.",
            "NAME is the package's name in code, if its own name can't be used.",
        ],
        examples: [Example("viper-gen init --dry-run", "preview the files and the block")],
        action: .run { runner throws(ToolError) in try runner.initialise() }
    )
    static let doctor = ToolCommand(
        name: "doctor",
        summary: "check folders, lists and records for consistency",
        options: [.metrics, .build, .json],
        examples: [
            Example("viper-gen doctor", "one line per problem"),
            Example("viper-gen doctor --metrics", "sizes by role and by module"),
        ],
        action: .run { runner throws(ToolError) in try runner.doctor() }
    )
    static let completions = ToolCommand(
        name: "completions",
        summary: "write the completion script for a shell",
        operands: [.shell],
        notes: ["make install-generator installs the scripts for all shells."],
        examples: [Example("source <(viper-gen completions bash)", "in bash; also zsh, fish")],
        action: .text { invocation throws(ToolError) in try ToolCompletions.script(for: invocation.operands[0]) }
    )
    static let manual = ToolCommand(
        name: "manual",
        summary: "write the manual page",
        examples: [Example("viper-gen manual | man -l -", "read it")],
        action: .text { _ in ToolManual.page }
    )
    static let version = ToolCommand(
        name: "version",
        summary: "show the version, like --version",
        examples: [Example("viper-gen --version", "the same as viper-gen version")],
        action: .text { _ in "viper-gen \(ToolManual.version)\n" }
    )
    static let help = ToolCommand(
        name: "help",
        summary: "show help for viper-gen or one of its commands",
        optionalOperands: [.command],
        examples: [Example("viper-gen help new", "the options of new")],
        action: .text { invocation throws(ToolError) in try ToolHelp.text(for: invocation.operands.first) }
    )
}
