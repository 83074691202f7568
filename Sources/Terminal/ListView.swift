package import Boundary

/// What the views of all lists share.
package protocol ListView: ConsoleView, ListShowing {}

extension ListView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText(sentence))
        console.line(StyledText("  \(example)", .heading))
    }
}

/// The same in labelled lines.
package protocol ListPlainView: ListView {}

extension ListPlainView {
    package func showEmptyList(_ sentence: String, example: String) {
        console.line(StyledText("\(sentence) \(example)"))
    }
}
