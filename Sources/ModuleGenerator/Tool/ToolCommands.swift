import CommandLine

extension Command {
    static let new = Command(
        "new",
        summary: "generate a module from a template",
        operands: .name,
        placeholder: "NAME",
        options: [.template, .command, .summary, .dryRun, .templates],
        notes: [
            "NAME consists of letters and digits, in UpperCamelCase. If any path exists, nothing is written.",
            "--template package creates a new package, and --template shell one with a shell.",
        ],
        examples: [
            .init("viper-gen new RescheduleItem --command reschedule", "a use case"),
            .init("viper-gen new PickItem --template screen --dry-run", "preview the files"),
            .init("viper-gen new Notes --template package", "a package in notes/"),
        ]
    )
    static let list = Command(
        "list",
        summary: "list the templates and where they come from",
        operands: .none,
        options: [.templates],
        notes: [
            "Templates are looked up in --templates, the project's Templates folder and the built-in templates, in that "
                + "order.",
            "A template is a folder with a template.json, and with the files of a module below Sources and Tests. File "
                + "names and contents can use {{name}}, {{command}} and {{summary}}, in forms such as {{name:kebab}} ("
                + Form.allCases.map(\.rawValue).joined(separator: ", ") + "), and {{include FILE}}.",
        ],
        examples: [.init("viper-gen list", "all available templates")]
    )
    static let lint = Command(
        "lint",
        summary: "check a template, given by name or by folder",
        operands: .template,
        placeholder: "T",
        options: [.templates],
        examples: [.init("viper-gen lint Templates/mine", "render every file")]
    )
    static let remove = Command(
        "remove",
        summary: "remove a generated module that was not edited",
        operands: .name,
        placeholder: "NAME",
        options: [.dryRun],
        examples: [.init("viper-gen remove RescheduleItem", "remove its files and its entries")]
    )
    static let initialise = Command(
        "init",
        summary: "prepare an existing package for modules",
        operands: .none,
        options: [.dryRun, .templates],
        notes: ["Run it in the folder that contains Package.swift. It appends one marked block to that file."],
        examples: [.init("viper-gen init --dry-run", "preview the files and the block")]
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
