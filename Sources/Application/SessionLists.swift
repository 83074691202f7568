import Almanac
import DataStore
import ModuleKit
import Presentation
import ProgramOutput
import Terminal

/// The lists that the commands of a session open, with backups and a history as the settings ask.
final class SessionLists {
    /// Shows a warning about a list where the user sees it.
    var warn: (String) -> Void
    /// The settings and the context of the session at present. They are needed from the first command on.
    var present: (() -> (preferences: Preferences, context: ModuleContext))?

    private let console: Console
    /// The last list named by a line of input, if it differs from the session's.
    private var other: (file: StoreFile, store: Store)?
    private var hasChangedOthers = false

    init(_ console: Console) {
        self.console = console
        warn = { console.messages.warn($0) }
    }

    var hasChanged: Bool { hasChangedOthers || other?.store.hasChanged == true }

    /// Keeps the last list named by a line open, because consecutive lines usually name the same one.
    func store(at path: String, _ style: AnswerStyle) -> Store {
        let file = StoreFile(path: path)
        if let other, other.file == file { return other.store }
        if hasChanged { hasChangedOthers = true }
        let store = store(at: file, style)
        other = (file, store)
        return store
    }

    /// JSON output mentions neither a wait, unless it times out, nor backups.
    func store(at file: StoreFile, _ style: AnswerStyle) -> Store {
        let store = Store(
            file,
            timeout: Timeout(seconds: 10) { [unowned self] in
                if style != .json { warn(ApplicationSentences.waiting(for: file.path)) }
            } isCancelled: { [console] in
                console.conversation.isInterrupted
            }
        )
        store.historyStart = { [unowned self] in
            guard let (preferences, context) = present?() else { return nil }
            return preferences.historyStart(from: context.clock.now().today).flatMap(context.clock.start)
        }
        store.backupPolicy = BackupPolicy { [unowned self] in
            present.flatMap { $0().preferences.backsUpDaily ? $0().context.clock.now().today : nil }
        } report: { [unowned self] news in
            guard let context = present?().context, context.style != .json else { return }
            switch news {
            case .isSlow: warn(BackupSentences.backingUp(file.path))
            case .failed(let failure): warn(BackupSentences.dailyBackupFailed(failure, context.router))
            case .listIsMissing: warn(BackupSentences.missingList(file.path, context.router))
            }
        }
        return store
    }
}
