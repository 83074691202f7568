/// What `help` says in the shell.
enum ShellHelp {
    static let display = ShellHelpDisplay(
        rows: [
            .init(typed: "Buy milk tomorrow", meaning: "what is no command can be added to the list: y"),
            .init(typed: "add Pay rent fri 5pm +money", meaning: "put something on the list"),
            .init(typed: "add", meaning: "be asked for title, day and tags"),
            .init(typed: "3", meaning: "everything about item 3"),
            .init(typed: "done 3,5-7", meaning: "they are done"),
            .init(typed: "undo", meaning: "take the last change back, whichever shell made it"),
            .init(typed: "Enter", meaning: "look at the list again"),
            .init(typed: "quit, Ctrl-D", meaning: "leave"),
        ],
        remark: "Every command works without the word adder; help COMMAND explains one, --help names them all."
    )
}
