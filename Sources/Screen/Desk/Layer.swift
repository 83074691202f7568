package import Terminal

/// A part of the screen that draws itself and takes events: the panes, an input line, a dialog.
///
/// Layers lie above each other on a `Desk`. The topmost one gets events first. A layer changes its state and returns; the
/// desk draws once all waiting keys are handled.
package protocol Layer: AnyObject {
    /// `true` if no event reaches the layers below, as with a dialog.
    var isModal: Bool { get }

    /// `true` for questions, which wait for an answer about something.
    var isQuestion: Bool { get }

    /// `true` if typed letters are text. Otherwise, Hangul stands for the letters on its keys.
    var acceptsText: Bool { get }

    /// The keys for the bottom of the window; `nil` for those of the layer below.
    var footer: [Footer.Entry]? { get }

    /// Returns the number of rows that the layer takes away from the layers below, above the footer; 0 to lie over them.
    func reservedRows(in size: ScreenSize) -> Int

    /// Reads what is stale. A read that takes long asks every few milliseconds whether to stop, and then keeps the old rows.
    /// Returns `false` if it has stopped.
    func load(_ isStopped: () -> Bool) -> Bool

    /// Reads what can wait until a frame is drawn, a part at a time. Returns `false` if there is more.
    func loadMore(_ isStopped: () -> Bool) -> Bool

    /// `true` if the next key needs what was not read yet, as after a change that the last key made.
    var mustLoad: Bool { get }

    /// Returns `false` if this event of the layer doesn't need it.
    func mustLoad(before event: TerminalEvent) -> Bool

    /// Draws into an area, and sets the cursor of the frame if the layer has it.
    func draw(on frame: inout Frame, in area: ScreenArea)

    /// Returns `false` if the event has no meaning here, so that it reaches the layer below.
    func handle(_ event: TerminalEvent) -> Bool

    /// Another day has begun, on which typed dates may mean other ones.
    func dayDidChange()

    /// The screen is closed while the layer is open.
    func wasInterrupted()
}

extension Layer {
    package var isModal: Bool { false }
    package var isQuestion: Bool { false }
    package var acceptsText: Bool { false }
    package var footer: [Footer.Entry]? { nil }
    package func reservedRows(in size: ScreenSize) -> Int { 0 }
    package var mustLoad: Bool { false }
    package func mustLoad(before event: TerminalEvent) -> Bool { mustLoad }
    package func load(_ isStopped: () -> Bool) -> Bool { true }
    package func loadMore(_ isStopped: () -> Bool) -> Bool { true }
    package func dayDidChange() {}
    package func wasInterrupted() {}
}

extension TerminalEvent {
    var isPaste: Bool { if case .paste = self { true } else { false } }
}
