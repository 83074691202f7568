package import Terminal

/// The keys that are pressed while a change takes long or waits for another program, or a command for an answer.
extension Desk {
    /// The time in milliseconds after which an event takes long, and that between looks for keys then.
    private static let pauses = (first: 150, next: 50)

    /// Says that the present event takes long, after a moment. Returns `true` if Escape or Ctrl-C was pressed.
    package func stopsWork() -> Bool {
        let now = device.milliseconds
        let pause = waiting == nil ? Desk.pauses.first : Desk.pauses.next
        guard !isAway, let lastLook, now - lastLook >= pause else { return false }
        self.lastLook = now
        if waiting == nil { sayWaiting(StyledText(ScreenSentences.workingUntilEscape)) }
        return takeEscape()
    }

    /// Says at once that the present event waits for another program. Keys that are pressed meanwhile are dropped.
    package func sayWaiting(_ message: StyledText) {
        say(message)
        drawNow()
        waiting = message.text
    }

    /// Hides the message, as the event has waited long enough or has given up.
    func endWaiting() {
        if let waiting { sentences.remove(waiting) }
        waiting = nil
    }

    /// Handles keys and signals, and no other events, until the answer to a question is there.
    func handleEvents(until isDone: () -> Bool) {
        handleKeys(until: isDone)
        while !isDone(), ending == nil {
            drawNow()
            let ready = wait(for: [], timeout: keys.isUndecided ? keys.patience(at: device.milliseconds) : -1)
            if ready.isIdle { return }
            handle(ready, until: isDone)
        }
    }

    /// Returns `true` if Escape or Ctrl-C was pressed while a change waits for another program, or if a signal ends the change or
    /// the screen. Other keys are handled later, unless a message says that it waits. The window can get another size meanwhile.
    package func takeEscape() -> Bool {
        if isAway || ending != nil { return false }
        let ready = device.isKeyWaiting ? wait(for: [], timeout: 0) : ScreenReadiness()
        switch ready.signal {
        case .redraw?, .resume?:
            frame = nil
            drawNow()
        case .interrupt?: return true
        case .terminate?:
            ending = .terminated
            return true
        case nil: break
        }
        guard let bytes = ready.hasKeys ? device.readKeys() : [] else {
            ending = .closed
            return true
        }
        return keys.takeEscape(among: bytes, at: device.milliseconds, dropsOthers: waiting != nil)
    }
}
