package import Terminal

/// A dialog with a few choices below each other. Each has a key; the arrow keys and Enter, and a click, choose too.
package final class MenuLayer: Layer {
    private let desk: Desk
    private let title: String
    private let choices: [Footer.Entry]
    private var list = ListState<Int>()
    /// The rows of the choices in the last frame.
    private var area = ScreenArea(height: 1, width: 0)
    /// Is called once, with the index of a choice, or `nil` if none was made.
    private var answer: ((Int?) -> Void)?

    /// - Parameter current: The choice that is selected first.
    package init(
        on desk: Desk,
        title: String,
        choices: [Footer.Entry],
        current: Int = 0,
        answer: @escaping (Int?) -> Void
    ) {
        self.desk = desk
        self.title = title
        self.choices = choices
        self.answer = answer
        _ = list.handle(.show(ListRows(Array(choices.indices)), selecting: current), height: choices.count)
    }

    package var isModal: Bool { true }
    package var isQuestion: Bool { true }
    package var footer: [Footer.Entry]? {
        [
            Footer.Entry(KeyPress(.enter), ScreenSentences.choose),
            Footer.Entry(KeyPress(.escape), ScreenSentences.cancel),
        ]
    }

    package func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .key(let press): handle(press)
        case .mouse(let mouse): handle(mouse)
        case .paste, .unknown: return false
        }
        return true
    }

    private func handle(_ press: KeyPress) {
        if let index = choices.firstIndex(where: { $0.press == press }) {
            end(index)
        } else if press == KeyPress(.enter) {
            end(list.current)
        } else if press.cancels {
            end(nil)
        } else if let move = ActionTable(Action.moves).action(for: press, in: .list)?.move {
            _ = list.handle(.move(move), height: area.height)
        }
    }

    private func handle(_ mouse: MouseEvent) {
        if let rows = mouse.wheelRows {
            _ = list.handle(.move(rows < 0 ? .up : .down), height: area.height)
        } else if mouse.kind == .press, area.contains(row: mouse.row, column: mouse.column) {
            _ = list.handle(.click(row: mouse.row - area.row), height: area.height)
            end(list.current)
        }
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
        let widest = choices.map { StyledText("\($0.press.name) \($0.label)").width }.max() ?? 0
        let width = max(widest + 1, StyledText(title).width) + 4
        let box = area.centered(height: choices.count + 2, width: width)
        frame.drawBox(box, title: title, hasFocus: true, lines: desk.lines)
        self.area = box.inner
        frame.draw(&list, in: box.inner, lines: desk.lines) { [choices] index, _ in
            let (key, label) = (StyledText(choices[index].press.name, .heading), StyledText(" \(choices[index].label)"))
            let gap = max(0, box.inner.width - 1 - key.width - label.width)
            return [key, label, StyledText(String(repeating: " ", count: gap))]
        }
    }
}
