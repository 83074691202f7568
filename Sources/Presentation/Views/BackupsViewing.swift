/// A view that shows backups.
package protocol BackupsViewing: ConfirmationViewing {
    func showBackups(_ display: BackupsDisplay)
}

package struct BackupsDisplay: Equatable, Sendable {
    package struct Row: Equatable, Sendable {
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
