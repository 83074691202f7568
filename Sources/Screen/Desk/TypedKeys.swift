import Terminal

/// The events of the keys that were typed. Some are read ahead while a change takes long or waits.
struct TypedKeys {
    private var keys = TerminalKeys()
    private var ahead: [TerminalEvent] = []
    /// The time in milliseconds of the last byte.
    private var lastByte = 0

    /// `true` if an Escape is pending, which is a key of its own if nothing follows.
    var isUndecided: Bool { keys.isUndecided }

    mutating func take(_ bytes: [UInt8], at milliseconds: Int) {
        for byte in bytes { keys.take(byte) }
        if !bytes.isEmpty { lastByte = milliseconds }
    }

    /// Returns the time in milliseconds after which a pending Escape counts as a key.
    func patience(at milliseconds: Int) -> Int32 {
        max(0, TerminalKeys.escapeTimeout - Int32(clamping: milliseconds - lastByte))
    }

    mutating func timeOut() {
        keys.timeOut()
    }

    mutating func discardUnfinished() {
        keys.discardUnfinished()
    }

    mutating func next() -> TerminalEvent? { ahead.isEmpty ? keys.next() : ahead.removeFirst() }

    private static let stops = [TerminalEvent.key(KeyPress(.escape)), .key(.control("c"))]

    /// Takes the keys that were read already, for later.
    mutating func readAhead(at milliseconds: Int) {
        if isUndecided, patience(at: milliseconds) == 0 { timeOut() }
        while let event = keys.next() { ahead.append(event) }
    }

    /// Reads ahead. Returns `true` if Escape or Ctrl-C was pressed, which is used up with the keys before it.
    /// - Parameter dropsOthers: `true` if the other keys are dropped, as the rows that they would act on are not shown yet.
    mutating func takeEscape(among bytes: [UInt8], at milliseconds: Int, dropsOthers: Bool) -> Bool {
        take(bytes, at: milliseconds)
        if isUndecided, patience(at: milliseconds) == 0 { timeOut() }
        var isPressed = false
        while let event = keys.next() {
            if TypedKeys.stops.contains(event) {
                (isPressed, ahead) = (true, [])
            } else if !dropsOthers {
                ahead.append(event)
            }
        }
        return isPressed
    }

    /// Drops a pending Escape. What follows it still belongs to its sequence.
    mutating func dropEscape() {
        keys.timeOut()
        while keys.next() != nil {}
    }

    /// Drops all keys.
    mutating func discard() {
        ahead = []
        discardUnfinished()
        while keys.next() != nil {}
    }
}
