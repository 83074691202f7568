import CommandLine

/// The output of `help` in the shell, and the suggestions of its own words.
enum ShellHelp {
    static let words = [HelpEntry("clear", "clear the screen"), HelpEntry("quit", "leave the shell")]

    static let display = ShellHelpDisplay(
        rows: [
            .init(typed: "Buy milk tomorrow", meaning: "text that is not a command: adder offers to add it"),
            .init(typed: "add Pay rent fri 5pm +money", meaning: "add an item"),
            .init(typed: "add", meaning: "add an item by answering questions"),
            .init(typed: "3", meaning: "show all details of item 3"),
            .init(typed: "done 3,5-7", meaning: "complete these items; 3 done works, too"),
            .init(typed: "3 tomorrow", meaning: "move an item; 3 +phone adds a tag"),
            .init(typed: "+home", meaning: "list items; also overdue, and /milk to find some"),
            .init(typed: "undo", meaning: "undo the last change, as u does, even one made in another shell"),
            .init(typed: "Enter", meaning: "show the list again"),
            .init(typed: "clear, Ctrl-L", meaning: "clear the screen"),
            .init(typed: "quit, Ctrl-D", meaning: "leave the shell"),
        ],
        message: "All commands work without the word adder. Type help COMMAND for details, or --help for all commands."
    )
}
