package import Terminal
import UnicodeText
import Vocabulary

/// A row of a list to choose from.
package struct Choice: Equatable, Sendable {
    /// The text before the title, such as a key.
    package let front: String
    package let title: String
    /// The reason why the row can't be chosen, if there is one.
    package let problem: String?
    /// A name that is not shown, by which the row is found too.
    package let otherName: String

    package init(front: String = "", title: String, problem: String? = nil, otherName: String = "") {
        self.front = front
        self.title = title
        self.problem = problem
        self.otherName = otherName
    }
}

/// A dialog with a list that typed letters narrow down, such as the help.
package final class ChoiceLayer: Layer {
    private let desk: Desk
    private let title: String
    private let choices: [Choice]
    private let label: String
    /// `true` if the choices belong to items, with which they may vanish.
    package let isQuestion: Bool
    private var input = InputState()
    private var list = ListState<Int>()
    private var height = 1
    private var rowsBegin = 0
    /// Is called once, with the index of a choice, or `nil` if none was made.
    private var answer: ((Int?) -> Void)?

    /// - Parameter label: The effect of Enter, for the footer.
    package init(
        on desk: Desk,
        title: String,
        choices: [Choice],
        label: String,
        isQuestion: Bool = false,
        answer: @escaping (Int?) -> Void
    ) {
        self.desk = desk
        self.title = title
        self.choices = choices
        self.label = label
        self.isQuestion = isQuestion
        self.answer = answer
        _ = list.handle(.show(ListRows(Array(choices.indices))), height: height)
    }

    package var isModal: Bool { true }
    package var acceptsText: Bool { true }
    package var footer: [Footer.Entry]? {
        [Footer.Entry(KeyPress(.enter), label), Footer.Entry(KeyPress(.escape), ScreenSentences.close)]
    }

    package func handle(_ event: TerminalEvent) -> Bool {
        switch event {
        case .mouse(let mouse): handle(mouse)
        case .key(let press):
            if let move = ChoiceLayer.moves[press] {
                _ = list.handle(.move(move), height: height)
            } else {
                handle(input.handle(event))
            }
        case .paste, .unknown: handle(input.handle(event))
        }
        return true
    }

    private static let moves: [KeyPress: Move] = [
        KeyPress(.up): .up, KeyPress(.down): .down, .control("p"): .up, .control("n"): .down,
        KeyPress(.pageUp): .pageUp, KeyPress(.pageDown): .pageDown,
    ]

    private func handle(_ mouse: MouseEvent) {
        if let rows = mouse.wheelRows {
            _ = list.handle(.wheel(rows), height: height)
        } else if mouse.kind == .press, mouse.row >= rowsBegin {
            _ = list.handle(.click(row: mouse.row - rowsBegin), height: height)
        }
    }

    private func handle(_ effect: InputState.Effect) {
        switch effect {
        case .changed: narrow()
        case .accepted, .acceptedAndStays: choose()
        case .cancelled: end(nil)
        case .none, .refused, .completion: break
        }
    }

    /// Shows the rows that have the typed letters in order, best match first.
    private func narrow() {
        var query = LetterQuery(input.text)
        var found = choices.indices.map { (index: $0, score: 0) }
        if !query.isEmpty {
            found = found.compactMap { index, _ in
                let choice = choices[index]
                // Letters of the name and of the title don't add up to a match.
                return [choice.otherName, "\(choice.title) \(choice.front)"].compactMap { text in
                    query.score(of: Array(UnicodeText.searchForm(text).utf8)[...])
                }
                .max().map { (index, $0) }
            }
            found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
        }
        let first = found.first?.index
        _ = list.handle(.show(ListRows(found.map(\.index)), selecting: first), height: height)
        _ = list.handle(.move(.first), height: height)
    }

    private func choose() {
        guard let index = list.current else { return }
        if let problem = choices[index].problem { return desk.say(StyledText(problem)) }
        end(index)
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
}

// MARK: - Drawing

extension ChoiceLayer {
    private static let maximumWidth = 72
    private static let minimumWidth = 30

    package func draw(on frame: inout Frame, in area: ScreenArea) {
        let front = choices.map { StyledText($0.front).width }.max() ?? 0
        let widest = choices.map { StyledText($0.title).width + StyledText($0.problem ?? "").width }.max() ?? 0
        let width = min(ChoiceLayer.maximumWidth, max(ChoiceLayer.minimumWidth, front + widest + 8))
        let box = area.centered(height: choices.count + 3, width: width)
        let count = ScreenSentences.count(list.rows.ids.count, of: choices.count)
        frame.drawBox(box, title: "\(title) · \(count)", hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        (height, rowsBegin) = (max(1, inner.height - 1), inner.row + 1)
        list.scroll(to: height)
        var query = LetterQuery(input.text)
        for (offset, line) in list.lines(height: inner.height - 1).enumerated() {
            guard case .item(let index, let id) = line else { continue }
            frame.draw(
                pieces(of: choices[id], front: front, &query),
                row: inner.row + 1 + offset,
                column: inner.column,
                width: inner.width,
                isReversed: list.isCurrent(index)
            )
        }
        let (pieces, cursor) = input.shown(width: max(1, inner.width - 2))
        frame.draw([StyledText("> ", .faint)] + pieces, row: inner.row, column: inner.column, width: inner.width)
        frame.cursor = ScreenPosition(row: inner.row, column: inner.column + 2 + cursor)
    }

    private func pieces(of choice: Choice, front: Int, _ query: inout LetterQuery) -> [StyledText] {
        let gap = front == 0 ? 0 : front - StyledText(choice.front).width + 2
        let title = MarkedText(choice.title, marks: query.places(in: choice.title))
        let problem = choice.problem.map { [StyledText("  \($0)", .faint)] } ?? []
        return [
            StyledText(choice.front, choice.problem == nil ? .heading : .faint),
            StyledText(String(repeating: " ", count: gap)), StyledText(title, choice.problem == nil ? .plain : .faint),
        ] + problem
    }
}

// MARK: - Help

extension ChoiceLayer {
    /// A list of all actions. Enter runs one.
    /// - Parameters:
    ///   - problem: Returns why an action is not possible now, if it isn't.
    ///   - run: Is called with the action after the list is closed.
    package static func help(
        on desk: Desk,
        _ table: ActionTable,
        problem: (Action) -> String?,
        run: @escaping (Action) -> Void
    ) -> ChoiceLayer {
        let choices = table.actions.map { action in
            // Digits are a range.
            let names = action.keys.map(\.name)
            let keys = names.count > 3 ? "\(names[0])–\(names[names.count - 1])" : names.joined(separator: ", ")
            return Choice(front: keys, title: action.title, problem: problem(action), otherName: action.name)
        }
        return ChoiceLayer(on: desk, title: ScreenSentences.help, choices: choices, label: ScreenSentences.run) {
            index in
            if let index { run(table.actions[index]) }
        }
    }
}
