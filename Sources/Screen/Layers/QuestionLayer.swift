package import Terminal
package import Vocabulary

/// A dialog that asks a question, which is answered with one key.
package final class QuestionLayer: Layer {
    private let desk: Desk
    private let title: String
    private let text: [StyledText]
    private let choices: [Footer.Entry]
    private let standard: Int?
    /// Is called once, with the index of a choice, or `nil` if the question was not answered.
    private var answer: ((Int?) -> Void)?

    /// The rows of keys in the last frame.
    private var keys: [Footer] = []
    private var keysBegin = ScreenPosition(row: 0, column: 0)

    private static let maximumWidth = 64

    /// - Parameters:
    ///   - text: The lines of the question, which are wrapped.
    ///   - standard: The choice that Enter makes; without one, Enter names the keys.
    package init(
        on desk: Desk,
        title: String,
        text: [StyledText],
        choices: [Footer.Entry],
        standard: Int? = nil,
        answer: @escaping (Int?) -> Void
    ) {
        self.desk = desk
        self.title = title
        self.text = text
        self.choices = choices
        self.standard = standard
        self.answer = answer
    }

    package var isModal: Bool { true }
    package var isQuestion: Bool { true }
    package var footer: [Footer.Entry]? { choices + [Footer.Entry(KeyPress(.escape), ScreenSentences.cancel)] }

    package func handle(_ event: TerminalEvent) -> Bool {
        if case .mouse(let mouse) = event, mouse.kind == .press { return click(mouse) }
        guard case .key(let press) = event else { return false }
        if let index = choices.firstIndex(where: { $0.press == press }) {
            end(index)
        } else if press == KeyPress(.enter) {
            guard let standard else {
                desk.say(StyledText(ScreenSentences.needsKey(choices.map(\.press.name))))
                return true
            }
            end(standard)
        } else if press.cancels {
            end(nil)
        }
        return true
    }

    /// A click on a key presses it.
    private func click(_ mouse: MouseEvent) -> Bool {
        let row = mouse.row - keysBegin.row
        guard keys.indices.contains(row), let press = keys[row].press(at: mouse.column - keysBegin.column) else {
            return true
        }
        return handle(.key(press))
    }

    private func end(_ index: Int?) {
        desk.dismiss(self)
        answer?(index)
        answer = nil
    }

    package func wasInterrupted() {
        answer?(nil)
        answer = nil
    }

    package func draw(on frame: inout Frame, in area: ScreenArea) {
        let width = min(QuestionLayer.maximumWidth, max(0, area.width - 6))
        let lines = text.flatMap { StyledText.rows(of: [$0], columns: width) }
        let widest = max(lines.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0, StyledText(title).width)
        keys = Footer.rows(choices, width: width).map { Footer($0, width: width) }
        let rows = keys.map(\.line)
        let keysWidth = rows.map { $0.reduce(0) { $0 + $1.width } }.max() ?? 0
        let box = area.centered(height: lines.count + rows.count + 3, width: min(width, max(widest, keysWidth)) + 4)
        frame.drawBox(box, title: title, hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        let (upper, last) = inner.split(bottom: rows.count)
        keysBegin = ScreenPosition(row: last.row, column: last.column - 1)
        frame.draw(shown(lines, width: width, height: upper.height), in: upper)
        frame.draw(
            rows,
            in: ScreenArea(row: last.row, column: last.column - 1, height: last.height, width: last.width + 1)
        )
        frame.cursor = ScreenPosition(row: last.row, column: last.column)
    }
}

extension QuestionLayer {
    /// Returns the last lines of the text that fit, as the question is below the rest of it. A longer question is cut.
    private func shown(_ lines: [[StyledText]], width: Int, height: Int) -> [[StyledText]] {
        let question = text.last.map { StyledText.rows(of: [$0], columns: width) } ?? []
        guard let last = text.last, question.count > height else { return lines.suffix(height) }
        return StyledText.rows(of: last, columns: width, limit: height)
    }

    /// A question that is answered with yes or no. Enter means yes if that can be undone.
    /// - Parameter text: The lines above the question.
    package static func confirmation(
        on desk: Desk,
        _ question: String,
        below text: [StyledText] = [],
        canUndo: Bool = true,
        answer: @escaping (ConfirmationAnswer) -> Void
    ) -> QuestionLayer {
        let choices = [
            Footer.Entry(.key("y"), ScreenSentences.yes, or: canUndo ? KeyPress(.enter) : nil),
            Footer.Entry(.key("n"), ScreenSentences.no),
        ]
        return QuestionLayer(
            on: desk,
            title: "",
            text: text + [StyledText(question)],
            choices: choices,
            standard: canUndo ? 0 : nil
        ) { index in
            answer(index == 0 ? .yes : index == 1 ? .no : .unanswered)
        }
    }
}

extension Desk {
    /// Says in place of the open questions why they are closed, until Enter or Escape: other keys were meant for them. Below
    /// an open input line, which keeps its text, it is a message.
    package func replaceQuestions(by sentence: String) {
        if dismissQuestions() {
            let choices = [Footer.Entry(KeyPress(.enter), ScreenSentences.close)]
            present(QuestionLayer(on: self, title: "", text: [StyledText(sentence)], choices: choices) { _ in })
        } else if layers.last?.acceptsText == true {
            say(StyledText(sentence))
        }
    }

    /// Asks while a command waits for the answer. Only keys and signals are handled meanwhile.
    /// - Parameter text: What the command has shown so far, above the question.
    /// - Returns: `nil` if the command has the terminal, on which the question has to be asked.
    package func confirm(_ question: String, below text: [[StyledText]]) -> ConfirmationAnswer? {
        if isAway { return nil }
        var answer: ConfirmationAnswer?
        let lines = text.suffix(max(1, size.rows / 3)).map { StyledText($0.map(\.text).joined()) }
        let layer = QuestionLayer.confirmation(on: self, question, below: lines, canUndo: false) { answer = $0 }
        present(layer)
        handleEvents { answer != nil }
        dismiss(layer)
        return answer ?? .unanswered
    }
}

extension KeyPress {
    /// `true` for the keys that step back.
    var cancels: Bool { self == KeyPress(.escape) || self == .control("c") }
}
