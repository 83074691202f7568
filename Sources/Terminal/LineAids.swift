/// What is at hand while a line is typed, besides its keys.
package struct LineAids {
    package var history: LineHistory?
    /// What to insert at the cursor where Tab was pressed, given what is in front of it.
    package var complete: ((_ front: String) -> String)?
    package var bells: [Bell]
    /// Whether several lines that are pasted at once are one answer.
    package var takesLines: Bool
    /// What was said while the line is typed, to be shown above it.
    var hasNews: () -> Bool = { false }
    var showNews: () -> Void = {}

    package init(
        history: LineHistory? = nil,
        bells: [Bell] = [],
        takesLines: Bool = false,
        complete: ((_ front: String) -> String)? = nil
    ) {
        self.history = history
        self.bells = bells
        self.takesLines = takesLines
        self.complete = complete
    }
}

/// Tells that something has happened while a line is typed.
package struct Bell {
    /// Can be read from then on.
    let descriptor: Int32
    let ring: () -> Void

    package init(_ descriptor: Int32, ring: @escaping () -> Void) {
        self.descriptor = descriptor
        self.ring = ring
    }
}
