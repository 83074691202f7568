import Glibc
package import Screen

/// A terminal without a person: it sends bytes, and shows what is drawn. It never waits and never sleeps.
///
/// ```swift
/// let robot = ScreenRobot(rows: 24, columns: 80)
/// let desk = Desk(robot, palette: nil)
/// robot.start(desk)
/// robot.type("jj\r")
/// #expect(robot.rows[3] == …)
/// ```
package final class ScreenRobot: ScreenDevice {
    package private(set) var terminal: ModelTerminal
    package private(set) var size: ScreenSize
    /// The number of writes so far, and the bytes of the last one.
    package private(set) var writes = 0
    package private(set) var lastWrite: [UInt8] = []
    /// `true` between `begin()` and `end()`.
    package private(set) var isActive = false
    package var milliseconds: Int {
        get {
            time += tick
            return time
        }
        set { time = newValue }
    }
    /// The milliseconds that pass whenever the time is read.
    package var tick = 0
    private var time = 0
    package var hasMouse = true
    package var isStopPending = false
    /// Is called whenever a read asks whether to stop.
    package var isAsked: () -> Void = {}
    private var typed: [UInt8]? = []
    private var signals: [ScreenReadiness.Signal] = []
    private weak var desk: Desk?

    package init(rows: Int, columns: Int, counting: ModelTerminal.Counting = .graphemes) {
        size = ScreenSize(rows: rows, columns: columns)
        terminal = ModelTerminal(size, counting: counting)
    }

    /// The rows of the screen, without trailing spaces.
    package var rows: [String] { terminal.rows }

    /// The styles of the rows, as letters.
    package var styles: [String] { terminal.styles }

    /// Begins, and draws the first frame.
    package func start(_ desk: Desk) {
        self.desk = desk
        desk.begin()
    }

    /// Sends bytes and runs until nothing is ready.
    package func type(_ text: String) {
        queue(text)
        desk?.runUntilIdle()
    }

    /// Sends bytes that are read later.
    package func queue(_ text: String) {
        typed? += text.utf8
    }

    package func resize(rows: Int, columns: Int) {
        queueSize(rows: rows, columns: columns)
        desk?.runUntilIdle()
    }

    /// Changes the size, which is noticed later.
    package func queueSize(rows: Int, columns: Int) {
        size = ScreenSize(rows: rows, columns: columns)
        terminal.resize(size)
        queue(.redraw)
    }

    package func queue(_ signal: ScreenReadiness.Signal) {
        signals.append(signal)
    }

    package func send(_ signal: ScreenReadiness.Signal) {
        queue(signal)
        desk?.runUntilIdle()
    }

    package func closeTerminal() {
        typed = nil
        desk?.runUntilIdle()
    }

    /// Runs until nothing is ready, as after a change of the list.
    package func run() {
        desk?.runUntilIdle()
    }

    /// Presses Ctrl-C as a signal.
    package func interrupt() {
        send(.interrupt)
    }
}

extension ScreenRobot {
    package func begin() -> Bool {
        isActive = true
        return true
    }

    package func end() {
        isActive = false
    }

    package func wait(for descriptors: [Int32], timeout: Int32) -> ScreenReadiness {
        var ready = ScreenReadiness()
        var sources = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        poll(&sources, nfds_t(sources.count), 0)
        ready.descriptors = sources.indices.filter { sources[$0].revents != 0 }
        if !signals.isEmpty { ready.signal = signals.removeFirst() }
        ready.hasKeys = typed?.isEmpty != true
        ready.hasTimedOut = ready == ScreenReadiness() && timeout >= 0
        ready.isIdle = ready == ScreenReadiness()
        return ready
    }

    package var isKeyWaiting: Bool {
        isAsked()
        return typed?.isEmpty == false || !signals.isEmpty
    }

    package func readKeys() -> [UInt8]? {
        defer { if typed != nil { typed = [] } }
        return typed
    }

    package func write(_ bytes: [UInt8]) {
        guard !bytes.isEmpty else { return }
        writes += 1
        lastWrite = bytes
        terminal.print(bytes)
    }
}
