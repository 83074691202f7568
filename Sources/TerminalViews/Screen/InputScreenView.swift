package import Presentation
package import Screen
import Terminal
import Vocabulary

/// An input line above the footer of the screen.
package final class InputScreenView: ScreenView, InputViewing {
    package let desk: Desk
    private var input: InputLayer?
    /// Kept while the line is open, as only the layer of the line keeps this view.
    private var openHandler: (any InputHandling)?
    /// The kind of the line.
    private var name = ""

    package init(on desk: Desk) {
        self.desk = desk
    }

    package func open(_ display: InputDisplay, for eventHandler: any InputHandling) {
        openHandler = eventHandler
        name = display.name
        let input = InputLayer(
            on: desk,
            label: display.label,
            state: InputState(display.text, history: history(besides: display.history)),
            noteRows: { InputNotes.rows(for: display, columns: $0) },
            blockRows: display.hasMonth ? MonthPreview.rows : 0,
            footer: Footer.input(canStay: display.canStay, canComplete: display.canComplete),
            delegate: self
        )
        self.input = input
        desk.present(input)
        eventHandler.didType(display.text)
    }

    /// Returns the lines of this run among those that were saved: a text that was cancelled is not saved.
    private func history(besides saved: [String]?) -> [String] {
        let entered = desk.entered[name] ?? []
        guard var lines = saved else { return entered }
        let known = Set(lines)
        var place = 0
        for line in entered {
            if !known.contains(line) {
                lines.insert(line, at: place)
                place += 1
            } else if let next = lines[place...].firstIndex(of: line) {
                place = next + 1
            }
        }
        return lines
    }

    package func remember(_ text: String) {
        desk.entered[name, default: []].append(text)
    }

    package func show(_ reading: InputReadingDisplay) {
        guard let input else { return }
        let notes = InputNotes(reading, separator: desk.lines.separator)
        input.notes = notes.rows
        input.hasProblem = reading.problem != nil
        input.block = reading.month.map(lines) ?? []
        input.marks = reading.unknown.flatMap { marks(of: $0, in: input.text) }
    }

    private func lines(of month: MonthPreview) -> [[StyledText]] {
        let weeks = month.weeks.map { week in
            week.flatMap { cell -> [StyledText] in
                switch cell.mark {
                case .none: [StyledText(" \(cell.text) ")]
                case .today: [StyledText(" "), StyledText(cell.text, .near), StyledText(" ")]
                // Brackets, as colors may be off.
                case .chosen: [StyledText("[\(cell.text)]", .strong)]
                }
            }
        }
        return [
            [StyledText(" \(month.title)", .heading)], [StyledText(month.weekdays.map { " \($0) " }.joined(), .faint)],
        ] + weeks
    }

    private func marks(of words: String, in text: String) -> [InputState.Mark] {
        guard let range = MarkedText.range(of: words, in: text) else { return [] }
        let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return [InputState.Mark(start..<start + words.utf8.count, .mistake)]
    }

    package func clear() {
        input?.set("")
    }

    package func insert(_ text: String, replacing typed: String) {
        input?.insert(text, replacing: typed)
    }

    package func choose(from suggestion: InputSuggestion) {
        let words = suggestion.words.map { CompletionState.Word($0.word, meaning: $0.meaning, text: $0.text) }
        input?.choose(from: CompletionState(words, replacing: suggestion.replaced))
    }

    package func close() {
        input?.close()
        input = nil
        openHandler = nil
    }

    package func ask(_ question: String, for eventHandler: any ConfirmationHandling) {
        desk.present(QuestionLayer.confirmation(on: desk, question) { eventHandler.didAnswer($0) })
    }
}

extension InputScreenView: InputLayerDelegate {
    package func didType(_ text: String, in input: InputLayer) {
        openHandler?.didType(text)
    }

    package func didAccept(_ text: String, stays: Bool, in input: InputLayer) {
        desk.entered[name] = input.history
        openHandler?.didAccept(text, stays: stays)
    }

    package func didCancel(_ input: InputLayer) {
        let handler = openHandler
        desk.entered[name] = input.history
        self.input = nil
        openHandler = nil
        handler?.didCancelInput()
    }

    package func didAskForCompletion(of front: String, isBackward: Bool, in input: InputLayer) {
        openHandler?.didAskForWords(after: front)
    }

    package func didStep(days: Int, in input: InputLayer) -> Bool {
        openHandler?.didStep(days: days) ?? false
    }

    package func didPaste(_ lines: [String], into input: InputLayer) -> Bool {
        openHandler?.didPaste(lines) ?? false
    }
}
