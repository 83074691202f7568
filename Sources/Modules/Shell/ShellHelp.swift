import CommandLine
import ProgramOutput

/// The output of `help` in the shell, and the suggestions of its own words.
enum ShellHelp {
    static let words = [HelpEntry("clear", "clear the screen"), HelpEntry("quit", "leave the shell")]

    static let display = ShellHelpDisplay(
        rows: [
            .init(typed: "Buy milk tomorrow", meaning: say("text that is not a command: adder offers to add it")),
            .init(typed: "add Pay rent fri 5pm +money", meaning: say("add an item")),
            .init(typed: "add", meaning: say("add an item by answering questions")),
            .init(typed: "3", meaning: say("show all details of item 3")),
            .init(typed: "done 3,5-7", meaning: say("complete these items; 3 done works, too")),
            .init(typed: "3 tomorrow", meaning: say("move an item; 3 +phone adds a tag")),
            .init(typed: "+home", meaning: say("list items; also overdue, and /milk to find some")),
            .init(typed: "undo", meaning: say("undo the last change, as u does, even one made in another shell")),
            .init(typed: "Enter", meaning: say("show the list again")),
            .init(typed: "clear, Ctrl-L", meaning: say("clear the screen")),
            .init(typed: "quit, Ctrl-D", meaning: say("leave the shell")),
        ],
        message: say(
            "All commands work without the word adder. Type help COMMAND for details, or --help for all commands."
        )
    )
}
