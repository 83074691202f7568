import CSQLite
import Glibc

/// A limit on waiting for another process's lock, with cancellation.
package final class Timeout {
    /// The number of seconds after which a wait is reported to the user.
    static let noticeDelay = 1.0
    /// The same while the user waits for the effect of a key.
    private static let noticeDelayOfKeys = 0.15
    /// The number of SQLite VM instructions between checks for cancellation; less than a millisecond.
    private static let instructions: Int32 = 20_000

    private let limit: Double
    private let checkCancellation: () -> Bool
    private var onDelay: () -> Void
    private var ownNoticeDelay = Timeout.noticeDelay
    /// The screen's answers in place of `checkCancellation`, for a wait and for work that takes long; `nil` while another program has
    /// the terminal.
    private var givesUp: () -> Bool? = { nil }
    private var stopsWork: () -> Bool? = { nil }
    /// The time spent in earlier waits of this transaction, and the start and latest retry of the current one.
    private var spent = 0.0
    private var began = 0.0
    private var last = 0.0
    private var hasReportedDelay = false
    private var random = SystemRandomNumberGenerator()

    /// `onDelay` is called once if a wait gets long. `isCancelled` can end a wait or a running statement early.
    package init(
        seconds: Double,
        onDelay: @escaping () -> Void = {},
        isCancelled: @escaping () -> Bool = { false }
    ) {
        limit = seconds
        checkCancellation = isCancelled
        self.onDelay = onDelay
    }

    var isCancelled: Bool { stopsWork() ?? checkCancellation() }

    /// Has waits reported soon, and lets the user end them and work that takes long, as on a screen.
    package func setUserInterface(
        onDelay: @escaping () -> Void,
        givesUp: @escaping () -> Bool?,
        stopsWork: @escaping () -> Bool? = { nil }
    ) {
        (self.onDelay, self.givesUp, self.stopsWork) = (onDelay, givesUp, stopsWork)
        ownNoticeDelay = Timeout.noticeDelayOfKeys
    }

    /// The connection must not outlive this object.
    func attach(to handle: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_busy_handler(
            handle,
            { context, attempts in
                guard let context else { return 0 }
                return Unmanaged<Timeout>.fromOpaque(context).takeUnretainedValue().wait(attempts) ? 1 : 0
            },
            context
        )
        sqlite3_progress_handler(
            handle,
            Timeout.instructions,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Timeout>.fromOpaque(context).takeUnretainedValue().isCancelled ? 1 : 0
            },
            context
        )
    }

    /// Call at the start of a transaction, whose waits all share one time limit. SQLite can ask for a lock many times in
    /// a transaction, once for each page that it tries to spill from its cache.
    func restart() {
        (spent, began, last, hasReportedDelay) = (0, 0, 0, false)
    }

    /// Sleeps for a short random time, so that no waiting process is always the last.
    private func wait(_ attempts: Int32) -> Bool {
        let now = Uptime.seconds
        if attempts == 0 {
            spent += last - began
            began = now
        }
        last = now
        let waited = spent + now - began
        guard waited < limit, !(givesUp() ?? checkCancellation()) else { return false }
        if waited >= ownNoticeDelay, !hasReportedDelay {
            hasReportedDelay = true
            onDelay()
        }
        usleep(.random(in: 500...8_000, using: &random))
        return true
    }
}
