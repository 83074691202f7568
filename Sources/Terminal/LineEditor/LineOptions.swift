/// Options for editing a line.
package struct LineOptions {
    package var history: LineHistory?
    /// Returns the text to insert when Tab is pressed, given the text before the cursor.
    package var complete: ((_ front: String) -> LineCompletion)?
    package var eventSources: [EventSource]
    /// `true` if several pasted lines are returned as one answer, and not joined to one line.
    package var acceptsMultipleLines: Bool
    /// `true` if Escape ends the prompt, as Ctrl-C does.
    var escapeInterrupts = false
    /// Returns whether there is output to be shown above the line.
    var hasPendingOutput: () -> Bool = { false }
    var showPendingOutput: () -> Void = {}

    package init(
        history: LineHistory? = nil,
        eventSources: [EventSource] = [],
        acceptsMultipleLines: Bool = false,
        complete: ((_ front: String) -> LineCompletion)? = nil
    ) {
        self.history = history
        self.eventSources = eventSources
        self.acceptsMultipleLines = acceptsMultipleLines
        self.complete = complete
    }
}

/// The text that Tab inserts at the cursor.
package struct LineCompletion: Equatable, Sendable {
    let text: String
    /// The text before the cursor that it replaces.
    let replaced: String

    package init(_ text: String, replacing replaced: String = "") {
        self.text = text
        self.replaced = replaced
    }
}

/// A descriptor to watch while a line is being typed.
package struct EventSource {
    /// Readable when the event occurs.
    package let descriptor: Int32
    package let handler: () -> Void

    package init(_ descriptor: Int32, handler: @escaping () -> Void) {
        self.descriptor = descriptor
        self.handler = handler
    }
}
