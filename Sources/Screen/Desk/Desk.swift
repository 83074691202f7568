package import Terminal

/// The screen with its layers, and the loop that draws them and hands out events.
///
/// The loop sleeps until a key, a signal or one of the event sources is ready. It takes all waiting keys, has the layers read
/// what is stale, and draws one frame in one write.
package final class Desk {
    let device: any ScreenDevice
    /// `nil` without colors.
    private(set) var palette: Palette?
    package let lines: Lines
    /// Watched besides keys: changes of the list, the alarm.
    package var sources: [EventSource] = []

    package private(set) var layers: [any Layer] = []
    package internal(set) var ending: Ending?
    /// The frame on the screen, or `nil` if the screen must be drawn from nothing.
    package internal(set) var frame: Frame?
    /// The lines that were entered in this run, by the kind of input, oldest first.
    package var entered: [String: [String]] = [:]
    var sentences = DeskMessages()
    private(set) var isAway = false
    /// The message that the present event waits for another program, or takes long.
    var waiting: String?
    /// The moment in milliseconds at which the present event began, or at which it last looked for keys.
    var lastLook: Int?
    /// `true` if the present event is given up.
    var isGivenUp = false
    var footer = Footer([], width: 0)
    var footerRow = 0
    var keys = TypedKeys()
    /// The moment since which reads have been stopped by keys.
    private var stoppedSince: Int?
    /// `true` if a layer may have more to read when no key is waiting.
    private var hasMore = true

    /// The time in milliseconds after which a read is finished although keys are waiting.
    private static let maximumDelay = 100
    /// After this many portions of keys, a frame is drawn in any case.
    static let maximumPortions = 16

    package init(_ device: any ScreenDevice, palette: Palette?, lines: Lines = .unicode) {
        self.device = device
        self.palette = palette
        self.lines = lines
    }
}

// MARK: - For layers

extension Desk {
    package func present(_ layer: any Layer) {
        layers.append(layer)
    }

    /// Removes a layer and those above it, which are interrupted.
    package func dismiss(_ layer: any Layer) {
        guard let index = layers.firstIndex(where: { $0 === layer }) else { return }
        let above = layers[(index + 1)...].reversed()
        layers.removeSubrange(index...)
        above.forEach { $0.wasInterrupted() }
    }

    /// Removes the questions. Returns `false` if there are none.
    package func dismissQuestions() -> Bool {
        let questions = layers.filter(\.isQuestion)
        layers.removeAll(where: \.isQuestion)
        questions.reversed().forEach { $0.wasInterrupted() }
        return !questions.isEmpty
    }

    /// Shows a message at the bottom until the next key.
    package func say(_ message: StyledText) {
        sentences.say(message)
    }

    /// Hides a message about a state that has ended.
    package func endMessage(_ sentence: String) {
        sentences.end(StyledText(sentence).text)
    }

    /// All messages of this run, oldest first.
    package var messages: [StyledText] { sentences.all }

    package func dayDidChange() {
        for layer in layers { layer.dayDidChange() }
    }

    package var size: ScreenSize { device.size }

    package func quit() {
        ending = .quit
    }

    /// Puts text into the clipboard of the terminal, which may ignore it.
    package func copy(_ text: String) {
        device.write(Array("\u{1B}]52;c;\(Base64.text(of: Array(text.utf8)))\u{1B}\\".utf8))
    }

    /// Gives the terminal to a question or to another program, such as an editor, until `returnToScreen()`.
    package func leaveScreen() {
        if !isAway { device.end() }
        isAway = true
    }

    package func returnToScreen() {
        guard isAway else { return }
        isAway = false
        // What follows has only begun.
        if lastLook != nil { lastLook = device.milliseconds }
        frame = nil
        keys.discardUnfinished()
        if !device.begin() { ending = .closed }
    }

    /// Draws with other colors from now on, and takes clicks or leaves them to the terminal.
    package func applyLook(palette: Palette?, hasMouse: Bool) {
        self.palette = palette
        device.hasMouse = hasMouse
        frame = nil
    }

    /// Draws a frame before the loop does, as something is about to take long.
    package func drawNow() {
        if !isAway, ending == nil { draw() }
    }

    /// Says at once that a long change is being made, until the next frame.
    package func sayWorking() {
        let kept = sentences
        sentences.say(StyledText(ScreenSentences.working))
        drawNow()
        sentences = kept
    }

    /// Draws the whole screen again.
    package func redraw() {
        frame = nil
    }
}

// MARK: - The loop

extension Desk {
    /// Runs until a layer quits or the program has to end.
    package func run() -> Ending {
        begin()
        runUntilIdle()
        return end()
    }

    package func begin() {
        guard device.begin() else {
            ending = .noTerminal
            return
        }
        refresh()
    }

    /// Handles events until there are none left, which happens with robots only, or until the end.
    package func runUntilIdle() {
        while ending == nil {
            let mayLoadMore = hasMore && !keys.isUndecided && stoppedSince == nil
            let ready = wait(for: sources.map(\.descriptor), timeout: mayLoadMore ? 0 : timeout)
            if ready.isIdle { return }
            if mayLoadMore, ready.hasTimedOut {
                loadMore()
                continue
            }
            handle(ready)
            if ending == nil { refresh() }
        }
    }

    /// Closes all layers and restores the terminal.
    package func end() -> Ending {
        while let layer = layers.popLast() { layer.wasInterrupted() }
        if ending != .noTerminal { device.end() }
        return ending ?? .quit
    }

    /// Waits for events. After keys were lost, the rest of a sequence or a paste does not arrive any more.
    func wait(for descriptors: [Int32], timeout: Int32) -> ScreenReadiness {
        let ready = device.wait(for: descriptors, timeout: timeout)
        if [.resume, .interrupt].contains(ready.signal) { keys.discardUnfinished() }
        return ready
    }

    private var timeout: Int32 {
        if keys.isUndecided { return keys.patience(at: device.milliseconds) }
        return stoppedSince == nil ? -1 : 0
    }

    func handle(_ ready: ScreenReadiness, until isDone: () -> Bool = { false }) {
        switch ready.signal {
        case .redraw?, .resume?: frame = nil
        case .interrupt?: handle(.key(.control("c")))
        case .terminate?: ending = .terminated
        case nil: break
        }
        guard ending == nil else { return }
        // Other events may come all the time.
        let isOver = keys.isUndecided && !ready.hasKeys && keys.patience(at: device.milliseconds) == 0
        if ready.hasTimedOut || isOver {
            keys.timeOut()
            handleKeys(until: isDone)
        }
        if ready.hasKeys { takeKeys(until: isDone) }
        let watched = sources
        for index in ready.descriptors { watched[index].handler() }
    }

    private func takeKeys(until isDone: () -> Bool) {
        var portions = 0
        repeat {
            guard let bytes = device.readKeys() else {
                ending = .closed
                return
            }
            keys.take(bytes, at: device.milliseconds)
            handleKeys(until: isDone)
            portions += 1
        } while ending == nil && !isDone() && portions < Desk.maximumPortions && device.isKeyWaiting
    }

    func handleKeys(until isDone: () -> Bool) {
        while ending == nil, !isDone(), let event = keys.next() { handle(event) }
    }

    /// Reads what is stale, and draws a frame. Before a list is read, which can take long, one shows what the key has changed.
    private func refresh() {
        if frame != nil, layers.contains(where: \.mustLoad) { draw() }
        let start = stoppedSince
        let now = device.milliseconds
        let mayStop = start.map { now - $0 < Desk.maximumDelay } ?? true
        var isLoaded = true
        for layer in layers {
            isLoaded = layer.load { mayStop && self.device.isKeyWaiting } && isLoaded
        }
        stoppedSince = isLoaded ? nil : start ?? now
        hasMore = true
        draw()
    }

    private func loadMore() {
        hasMore = false
        for layer in layers where !layer.loadMore({ device.isKeyWaiting }) { hasMore = true }
        draw()
    }
}

// MARK: - Events

extension Desk {
    private func handle(_ event: TerminalEvent) {
        endWaiting()
        let isNested = lastLook != nil
        lastLook = device.milliseconds
        defer {
            if waiting != nil { dropKeys() }
            endWaiting()
            (lastLook, isGivenUp) = (isNested ? device.milliseconds : nil, false)
        }
        if device.size.isTooSmall, event != .key(.control("c")) { return }
        switch event {
        case .key(let press):
            sentences.hide()
            let presses = layers.last?.acceptsText == true ? [press] : HangulKeys.presses(press)
            for press in presses where ending == nil && !offer(.key(press)) { handleUnused(press) }
        case .mouse(let mouse) where mouse.kind == .press:
            sentences.hide()
            if mouse.row == footerRow, let press = footer.press(at: mouse.column) { return handle(.key(press)) }
            _ = offer(event)
        case .paste:
            sentences.hide()
            if !offer(event) { say(StyledText(ScreenSentences.ignoredPaste)) }
        case .mouse, .unknown: _ = offer(event)
        }
    }

    /// Offers the event to the layers, topmost first, each with what it needs. Returns `false` if none has a use for it.
    private func offer(_ event: TerminalEvent) -> Bool {
        for layer in layers.reversed() {
            if layer.mustLoad(before: event) { _ = layer.load { false } }
            if layer.handle(event) { return true }
            if layer.isModal { return event != .key(.control("c")) && !event.isPaste }
        }
        return false
    }

    private func handleUnused(_ press: KeyPress) {
        switch press {
        case .control("c"): quit()
        case .control("l"): redraw()
        default: break
        }
    }
}
