import ProgramOutput
package import Vocabulary

/// Foreign formats, described in words.
package enum ForeignFormatWords {
    package static func name(_ format: ForeignFormat) -> String {
        switch format {
        case .todoTxt: "todo.txt"
        case .taskwarrior: "Taskwarrior"
        case .iCalendar: "iCalendar"
        case .csv: "CSV"
        case .markdown: "Markdown"
        case .obsidian: "Obsidian"
        case .org: "org-mode"
        case .taskPaper: "TaskPaper"
        case .json: "JSON"
        }
    }

    /// The programs that a file of the format comes from.
    package static func sources(_ format: ForeignFormat) -> String {
        switch format {
        case .todoTxt: say("a todo.txt file")
        case .taskwarrior: say("the output of task export")
        case .iCalendar: say("an .ics file from Nextcloud, Apple, Thunderbird or tasks.org")
        case .csv: say("a table with a heading row, from Todoist, TickTick, Outlook or a spreadsheet")
        case .markdown: say("a checklist, or a page of Logseq")
        case .obsidian: say("a note with tasks in the Tasks plugin's format")
        case .org: say("an .org file of Emacs and others")
        case .taskPaper: say("a .taskpaper file")
        case .json: say("the output of adder export, or lists of Google Tasks, Trello, Things and others")
        }
    }
}
