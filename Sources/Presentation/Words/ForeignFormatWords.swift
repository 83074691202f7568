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
        case .todoTxt: "a todo.txt file"
        case .taskwarrior: "the output of task export"
        case .iCalendar: "an .ics file from Nextcloud, Apple, Thunderbird or tasks.org"
        case .csv: "a table with a heading row, from Todoist, TickTick, Outlook or a spreadsheet"
        case .markdown: "a checklist, or a page of Logseq"
        case .obsidian: "a note with tasks in the Tasks plugin's format"
        case .org: "an .org file of Emacs and others"
        case .taskPaper: "a .taskpaper file"
        case .json: "the output of adder export, or lists of Google Tasks, Trello, Things and others"
        }
    }
}
