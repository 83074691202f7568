package import Presentation
import Terminal

/// A view of a list.
package protocol ListView: ConsoleView, ListViewing {
    /// A Boolean value that indicates whether lines are labeled, instead of aligned in columns.
    var isPlain: Bool { get }
}

extension ListView {
    package func showEmptyList(_ sentence: String, example: String) {
        if isPlain { return answers.line(StyledText("\(sentence) \(example)")) }
        answers.line(StyledText(sentence))
        answers.line(StyledText("  \(example)", .heading))
    }
}
