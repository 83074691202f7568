package import Terminal

/// The keys that are pressed while a change takes long or waits for another program, or a command for an answer.
extension Desk {
    /// The time in milliseconds after which an event takes long, and that between looks for keys then.
    private static let pauses = (first: 150, next: 50)

    /// Says that the present event takes long, after a moment. Returns `true` if Escape or Ctrl-C has been pressed since, or `nil`
    /// while another program has the terminal. After Ctrl-Z, the change is made before the job stops.
    package func stopsWork() -> Bool? {
        if isAway { return nil }
        let now = device.milliseconds
        let message = StyledText(ScreenSentences.workingUntilEscape)
        let isSaid = waiting == message.text
        guard !isGivenUp, !device.isStopPending, let lastLook,
            now - lastLook >= (isSaid ? Desk.pauses.next : Desk.pauses.first)
        else { return isGivenUp }
        self.lastLook = now
        if isSaid {
            isGivenUp = takeEscape()
        } else {
            // Keys that came before the message act later.
            if waiting == nil { keys.readAhead(at: now) }
            sayWaiting(message)
        }
        return isGivenUp
    }

    /// Returns `true` if Escape or Ctrl-C was pressed while a change waits for another program, or if a signal ends the change or
    /// the screen, or `nil` while another program has the terminal. Other keys are handled later, unless a message says that it
    /// waits. The window can get another size meanwhile.
    package func givesUp() -> Bool? { isAway ? nil : takeEscape() }

    /// Says at once that the present event waits for another program. Keys that are pressed meanwhile are dropped.
    package func sayWaiting(_ message: StyledText) {
        endWaiting()
        say(message)
        drawNow()
        waiting = message.text
    }

    /// Hides the message, as the event has waited long enough or has given up.
    func endWaiting() {
        guard let waiting else { return }
        sentences.remove(waiting)
        self.waiting = nil
    }

    /// Drops the keys that were pressed since the last look, while the message was there.
    func dropKeys() {
        var portions = 0
        repeat {
            _ = givesUp()
            portions += 1
        } while ending == nil && portions < Desk.maximumPortions && device.isKeyWaiting
        keys.dropEscape()
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

    private func takeEscape() -> Bool {
        if ending != nil { return false }
        let ready = device.isKeyWaiting ? wait(for: [], timeout: 0) : ScreenReadiness()
        switch ready.signal {
        case .redraw?, .resume?:
            frame = nil
            drawNow()
        case .interrupt?:
            keys.discard()
            return true
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
