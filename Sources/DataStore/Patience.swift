import CSQLite
import Glibc

/// How long to wait for another process that is writing, or for an answer.
package final class Patience {
    /// After this long somebody wants to know what is going on.
    static let unnoticed = 1.0
    /// So many steps of SQLite's machine pass before somebody is asked whether it is over: less than a millisecond.
    private static let steps: Int32 = 20_000

    private let limit: Double
    private let isOver: () -> Bool
    private let noticed: () -> Void
    /// How long it took to wait before the present wait, which began and was last gone on with at these times.
    private var spent = 0.0
    private var began = 0.0
    private var last = 0.0
    private var isNoticed = false
    private var random = SystemRandomNumberGenerator()

    /// It is over as soon as somebody says so, however long it would last.
    package init(seconds: Double, noticed: @escaping () -> Void = {}, isOver: @escaping () -> Bool = { false }) {
        limit = seconds
        self.isOver = isOver
        self.noticed = noticed
    }

    /// Whether nobody wants to wait any more.
    var isGivenUp: Bool { isOver() }

    /// The connection that is attached to must not outlive this object.
    func attach(to handle: OpaquePointer) {
        let context = Unmanaged.passUnretained(self).toOpaque()
        sqlite3_busy_handler(
            handle,
            { context, attempts in
                guard let context else { return 0 }
                return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().wait(attempts) ? 1 : 0
            },
            context
        )
        sqlite3_progress_handler(
            handle,
            Patience.steps,
            { context in
                guard let context else { return 0 }
                return Unmanaged<Patience>.fromOpaque(context).takeUnretainedValue().isOver() ? 1 : 0
            },
            context
        )
    }

    /// To be called where a transaction begins: all that it has to wait for takes from one patience. SQLite asks for a
    /// lock again with every page that it would like out of memory, and goes on without it.
    func refill() {
        (spent, began, last, isNoticed) = (0, 0, 0, false)
    }

    /// Short sleeps of random length, so that of many waiters none is always the last.
    private func wait(_ attempts: Int32) -> Bool {
        let now = Uptime.seconds
        if attempts == 0 {
            spent += last - began
            began = now
        }
        last = now
        let waited = spent + now - began
        guard waited < limit, !isOver() else { return false }
        if waited >= Patience.unnoticed, !isNoticed {
            isNoticed = true
            noticed()
        }
        usleep(.random(in: 500...8_000, using: &random))
        return true
    }
}
