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
    /// The place of the first choice shown, and the choices of the rows in the last frame.
    private var first = 0
    private var shown: [Int] = []
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
        let row = mouse.row - rowsBegin
        if let rows = mouse.wheelRows {
            for _ in 0..<abs(rows) { _ = list.handle(.move(rows < 0 ? .up : .down), height: height) }
        } else if mouse.kind == .press, shown.indices.contains(row) {
            _ = list.handle(.select(shown[row]), height: height)
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
        let widestFront = choices.map { StyledText($0.front).width }.max() ?? 0
        // The titles need most of a narrow window.
        let front = min(widestFront, max(1, area.width / 3))
        let widest = choices.map { StyledText($0.title).width + StyledText($0.problem ?? "").width }.max() ?? 0
        let width = min(ChoiceLayer.maximumWidth, max(ChoiceLayer.minimumWidth, front + widest + 8))
        let columns = min(width, area.width) - 4 - (front == 0 ? 0 : front + 2)
        let count = choices.count + 3 < area.height ? height(of: choices, columns: columns) : choices.count
        let box = area.centered(height: count + 3, width: width)
        let found = ScreenSentences.count(list.rows.ids.count, of: choices.count)
        frame.drawBox(box, title: "\(title) · \(found)", hasFocus: true, lines: desk.lines)
        let inner = ScreenArea(row: box.row + 1, column: box.column + 2, height: box.height - 2, width: box.width - 4)
        (height, rowsBegin) = (max(1, inner.height - 1), inner.row + 1)
        drawChoices(on: &frame, in: inner.split(bottom: inner.height - 1).bottom, front: front)
        let (pieces, cursor) = input.shown(width: max(1, inner.width - 2))
        frame.draw([StyledText("> ", .faint)] + pieces, row: inner.row, column: inner.column, width: inner.width)
        frame.cursor = ScreenPosition(row: inner.row, column: inner.column + 2 + cursor)
    }

    /// Draws the choices that fit, of which long ones have several rows.
    private func drawChoices(on frame: inout Frame, in area: ScreenArea, front: Int) {
        var query = LetterQuery(input.text)
        let choices = list.rows.ids.map { self.choices[$0] }
        let columns = area.width - (front == 0 ? 0 : front + 2)
        let current = list.currentIndex ?? 0
        var blocks: [Int: [[StyledText]]] = [:]
        func block(_ place: Int) -> [[StyledText]] {
            let block = blocks[place] ?? rows(of: choices[place], columns: columns, &query)
            blocks[place] = block
            return block
        }
        first = min(first, current)
        while first < current, (first...current).reduce(0, { $0 + block($1).count }) > area.height { first += 1 }
        shown = []
        for place in choices.indices.dropFirst(first) where shown.count < area.height {
            let choice = choices[place]
            let style = choice.problem == nil ? Style.heading : .faint
            let key = StyledText(choice.front, style).fitted(max(0, area.width - columns - 1))
            for (offset, row) in block(place).prefix(area.height - shown.count).enumerated() {
                let front = [offset == 0 ? key : StyledText("")]
                let gap = StyledText(String(repeating: " ", count: area.width - columns - front[0].width))
                let isCurrent = list.currentIndex == place
                frame.draw(
                    front + [gap] + row,
                    row: area.row + shown.count,
                    column: area.column,
                    width: area.width,
                    isReversed: isCurrent
                )
                shown.append(list.rows.ids[place])
            }
        }
    }

    private func height(of choices: [Choice], columns: Int) -> Int {
        var none = LetterQuery("")
        return choices.reduce(0) { $0 + rows(of: $1, columns: columns, &none).count }
    }

    /// Returns the title and the problem. The letters that were typed are marked in a title of one row.
    private func rows(of choice: Choice, columns: Int, _ query: inout LetterQuery) -> [[StyledText]] {
        let style = choice.problem == nil ? Style.plain : .faint
        let problem = choice.problem.map { [StyledText("  \($0)", .faint)] } ?? []
        let marked = [StyledText(MarkedText(choice.title, marks: query.places(in: choice.title)), style)] + problem
        if marked.reduce(0, { $0 + $1.width }) <= columns { return [marked] }
        return StyledText.rows(of: [StyledText(choice.title, style)] + problem, columns: max(1, columns))
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
