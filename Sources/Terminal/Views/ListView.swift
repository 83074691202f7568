package import Presentation

/// A view of a list.
package protocol ListView: ConsoleView, ListViewing {}

extension ListView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.showEmptyList(sentence, example: example, isPlain: false)
    }
}

/// A list view with labelled lines.
package protocol ListPlainView: ListView {}

extension ListPlainView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.showEmptyList(sentence, example: example, isPlain: true)
    }
}

extension Console {
    /// Shows what to type first.
    func showEmptyList(_ sentence: String, example: String, isPlain: Bool) {
        if isPlain { return line(StyledText("\(sentence) \(example)")) }
        line(StyledText(sentence))
        line(StyledText("  \(example)", .heading))
    }
}
