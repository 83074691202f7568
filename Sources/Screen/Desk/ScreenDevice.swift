/// The terminal of a desk, or a robot in tests.
package protocol ScreenDevice: AnyObject {
    var size: ScreenSize { get }

    /// `true` if clicks are events; otherwise, the terminal selects text with them.
    var hasMouse: Bool { get set }

    /// Takes the terminal. Returns `false` if there is none.
    func begin() -> Bool

    /// Gives the terminal back as it was.
    func end()

    /// Waits for keys, a signal or one of the descriptors; a negative timeout in milliseconds is none.
    func wait(for descriptors: [Int32], timeout: Int32) -> ScreenReadiness

    /// `true` if a key has been typed that was not read yet, or a signal has arrived.
    var isKeyWaiting: Bool { get }

    /// `true` if the shell is about to take the terminal, as after Ctrl-Z.
    var isStopPending: Bool { get }

    /// Returns the bytes that are available, or `nil` if the terminal was closed.
    func readKeys() -> [UInt8]?

    func write(_ bytes: [UInt8])

    /// The time in milliseconds since any moment.
    var milliseconds: Int { get }
}

/// The events that a device has waited for.
package struct ScreenReadiness: Equatable, Sendable {
    package enum Signal: Equatable, Sendable {
        /// The window has another size.
        case redraw
        /// Another program has used the terminal. Keys that were waiting are lost.
        case resume
        /// Ctrl-C. Keys that were waiting are lost.
        case interrupt
        case terminate
    }

    package var signal: Signal?
    package var hasKeys = false
    /// The indices of the descriptors that are readable.
    package var descriptors: [Int] = []
    package var hasTimedOut = false
    /// `true` if nothing can happen any more, as when a robot has sent all its keys.
    package var isIdle = false

    package init() {}
}
