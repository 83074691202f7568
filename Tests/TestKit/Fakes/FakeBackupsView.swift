package import Presentation
package import ProgramOutput

/// Records what a presenter of backups shows.
package final class FakeBackupsView: BackupsViewing {
    package enum Shown: Equatable {
        case backup(BackupDisplay)
        case backups(BackupsDisplay)
        case question(String)
        case message(String)
        case errorMessage(ErrorMessage)
    }

    package private(set) var shown: [Shown] = []

    package init() {}

    package func showBackup(_ display: BackupDisplay) { shown.append(.backup(display)) }

    package func showBackups(_ display: BackupsDisplay) { shown.append(.backups(display)) }

    package func ask(_ question: String) { shown.append(.question(question)) }

    package func showMessage(_ sentence: String) { shown.append(.message(sentence)) }

    package func showError(_ errorMessage: ErrorMessage) { shown.append(.errorMessage(errorMessage)) }
}
