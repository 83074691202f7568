package import Presentation

/// A view of a list.
package protocol ListView: ConsoleView, ListViewing {}

extension ListView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText(sentence))
        console.line(StyledText("  \(example)", .heading))
    }
}

/// A list view with labelled lines.
package protocol ListPlainView: ListView {}

extension ListPlainView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText("\(sentence) \(example)"))
    }
}
