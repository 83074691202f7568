/// A view that shows rows, or one sentence.
package protocol RowViewing: ErrorViewing {
    func show(_ rows: [Row])
    func show(_ sentence: String)
}

/// A text and its label, such as a number.
package struct Row: Equatable, Sendable {
    package let label: String
    package let text: String

    package init(label: String, text: String) {
        self.label = label
        self.text = text
    }
}
