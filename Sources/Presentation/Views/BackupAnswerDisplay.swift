/// The answer of a command about backups.
package enum BackupAnswerDisplay: Display {
    /// The backup that was made or restored.
    case backup(BackupDisplay)
    case backups(BackupsDisplay)
}

package struct BackupDisplay: Display {
    /// A labeled line of plain output.
    package struct LabeledLine: Display {
        package let label: String
        package let text: String

        package init(_ label: String, _ text: String) {
            self.label = label
            self.text = text
        }
    }

    /// The action with its number of items: "Backed up 12 items".
    package let action: String
    /// The name or path of the backup.
    package let name: String
    package let detail: String
    /// The same text in plain output.
    package let facts: [LabeledLine]
    package let messages: [String]

    package init(action: String, name: String, detail: String, facts: [LabeledLine], messages: [String] = []) {
        self.action = action
        self.name = name
        self.detail = detail
        self.facts = facts
        self.messages = messages
    }
}

package struct BackupsDisplay: Display {
    package struct Row: Display {
        package let name: String
        package let made: String
        package let items: String
        package let size: String
        package let kind: String

        package init(name: String, made: String, items: String, size: String, kind: String) {
            self.name = name
            self.made = made
            self.items = items
            self.size = size
            self.kind = kind
        }
    }

    package let rows: [Row]
    /// A note on the folder of the backups or on what to do with them.
    package let message: String

    package init(rows: [Row], message: String) {
        self.rows = rows
        self.message = message
    }
}
