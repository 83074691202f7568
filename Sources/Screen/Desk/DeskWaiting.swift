package import Terminal

/// The keys that are pressed while a change waits for another program.
extension Desk {
    /// Says at once that the present event waits for another program. Keys that are pressed meanwhile are dropped.
    package func sayWaiting(_ message: StyledText) {
        say(message)
        drawNow()
        isWaiting = true
    }

    /// Returns `true` if Escape was pressed while a change waits for another program. Other keys are handled later, unless a
    /// message says that it waits.
    package func takeEscape() -> Bool {
        if isAway || ending != nil { return false }
        guard let bytes = device.isKeyWaiting ? device.readKeys() : [] else {
            ending = .closed
            return true
        }
        return keys.takeEscape(among: bytes, at: device.milliseconds, dropsOthers: isWaiting)
    }
}
