package import Terminal
import Vocabulary

/// The receiver of what is typed into an input line. It closes the line.
package protocol InputLayerDelegate: AnyObject {
    func didType(_ text: String, in input: InputLayer)

    /// Enter; with Alt, the line stays open for another text.
    func didAccept(_ text: String, stays: Bool, in input: InputLayer)

    /// Escape, or the screen is closed. The line is gone.
    func didCancel(_ input: InputLayer)

    /// Tab.
    func didAskForCompletion(of front: String, isBackward: Bool, in input: InputLayer)

    /// Shift with an arrow key: a day or a week earlier or later. Returns `true` if the line is for a date.
    func didStep(days: Int, in input: InputLayer) -> Bool

    /// Returns `true` if several pasted lines are not to become one.
    func didPaste(_ lines: [String], into input: InputLayer) -> Bool
}

extension InputLayerDelegate {
    package func didAskForCompletion(of front: String, isBackward: Bool, in input: InputLayer) {}
    package func didStep(days: Int, in input: InputLayer) -> Bool { false }
    package func didPaste(_ lines: [String], into input: InputLayer) -> Bool { false }
}

/// An input line above the footer, with lines below it that say what was understood or what is wrong.
package final class InputLayer: Layer {
    private let desk: Desk
    private let label: StyledText
    private let noteRows: (_ columns: Int) -> Int
    private let blockRows: Int
    private let initialText: String
    private var state: InputState
    private weak var delegate: (any InputLayerDelegate)?
    private let keys: [Footer.Entry]?
    /// The words to choose from, after Tab.
    private var completion: CompletionState?
    /// Returns the lines below the input, at most as many as fit.
    package var notes: (_ columns: Int, _ limit: Int) -> [[StyledText]] = { _, _ in [] }
    /// Lines below the notes, which are shown whole or not at all.
    package var block: [[StyledText]] = []
    /// `true` if the notes begin with an error, which a low window shows in place of a row of the panes.
    package var hasProblem = false
    /// The parts of the text with a style of their own.
    package var marks: [InputState.Mark] = []

    /// - Parameters:
    ///   - noteRows: Returns the number of lines below the input in a window of this width, so that the panes don't jump
    ///     during typing.
    ///   - blockRows: The number of lines of the block below them. A low window has no rows for it.
    package init(
        on desk: Desk,
        label: String,
        state: InputState = InputState(),
        noteRows: @escaping (_ columns: Int) -> Int = { _ in 1 },
        blockRows: Int = 0,
        footer: [Footer.Entry]? = nil,
        delegate: any InputLayerDelegate
    ) {
        self.desk = desk
        self.label = StyledText(label, .heading)
        self.noteRows = noteRows
        self.blockRows = blockRows
        self.state = state
        initialText = state.text
        keys = footer
        self.delegate = delegate
    }

    package var isModal: Bool { true }
    package var acceptsText: Bool { true }
    package var text: String { state.text }
    package var footer: [Footer.Entry]? { completion.map(Footer.completion) ?? keys }
    /// The lines that were entered, oldest first.
    package var history: [String] { state.history }
    package func reservedRows(in size: ScreenSize) -> Int {
        let block = size.rows >= InputLayer.heightForBlock ? blockRows : 0
        let words = completion?.rowCount(in: wordColumns(in: size.columns)) ?? 0
        let wanted = max(noteRows(size.columns) + block, min(words, InputLayer.maximumWordRows))
        return 1 + min(wanted, max(hasProblem ? 1 : 0, size.rows - 8))
    }

    /// The maximum number of rows with words to choose from.
    private static let maximumWordRows = 8

    private func wordColumns(in columns: Int) -> Int { max(1, columns - 2) }

    /// Below this height, the list needs the rows.
    private static let heightForBlock = 28

    package func handle(_ event: TerminalEvent) -> Bool {
        if case .mouse = event { return true }
        if case .key(let press) = event, complete(press) { return true }
        // A paste is for the text, as other keys are.
        completion = nil
        if case .key(let press) = event, let days = InputLayer.steps[press],
            delegate?.didStep(days: days, in: self) == true
        {
            return true
        }
        if case .paste(let lines) = event, lines.count > 1, delegate?.didPaste(lines, into: self) == true {
            return true
        }
        switch state.handle(event) {
        case .none, .refused: break
        case .changed: didChange()
        case .accepted: accept(stays: false)
        case .acceptedAndStays: accept(stays: true)
        case .completion(let isBackward):
            delegate?.didAskForCompletion(of: state.front, isBackward: isBackward, in: self)
        case .cancelled:
            // Up brings it back.
            if state.text != initialText { state.remember() }
            close()
            delegate?.didCancel(self)
        }
        return true
    }

    /// Shows words for the end of the text before the cursor, to choose from.
    package func choose(from words: CompletionState) {
        completion = words
    }

    /// Chooses another word, accepts the chosen one, or takes it back. Other keys end the choice, and are for the text.
    private func complete(_ press: KeyPress) -> Bool {
        guard let old = completion else { return false }
        var new = old
        if new.handle(press, columns: wordColumns(in: desk.size.columns)) {
            replace(old.text, by: new.text)
            completion = new
            return true
        }
        completion = nil
        if press == KeyPress(.escape) {
            new.clear()
            replace(old.text, by: new.text)
            return true
        }
        return press == KeyPress(.enter) && old.isChosen
    }

    private func replace(_ old: String, by new: String) {
        if old != new { insert(new, replacing: old) }
    }

    private static let steps: [KeyPress: Int] = [
        KeyPress(.left, .shift): -1, KeyPress(.right, .shift): 1, KeyPress(.up, .shift): -7, KeyPress(.down, .shift): 7,
    ]

    private func accept(stays: Bool) {
        state.remember()
        delegate?.didAccept(state.text, stays: stays, in: self)
    }

    private func didChange() {
        marks = []
        delegate?.didType(state.text, in: self)
    }

    /// Replaces the text before the cursor, as a completion does.
    package func insert(_ text: String, replacing replaced: String = "") {
        state.insert(text, replacing: replaced)
        didChange()
    }

    /// Replaces the text.
    package func set(_ text: String) {
        state.set(text)
        didChange()
    }

    package func close() {
        desk.dismiss(self)
    }

    package func dayDidChange() {
        didChange()
    }

    package func wasInterrupted() {
        delegate?.didCancel(self)
    }

    package func draw(on frame: inout Frame, in area: ScreenArea) {
        let start = min(label.width + 2, area.width / 2)
        let (pieces, cursor) = state.shown(width: max(1, area.width - start), marks: marks)
        frame.fill(area)
        frame.draw([StyledText(" "), label], row: area.row, column: area.column, width: max(0, start - 1))
        frame.draw(pieces, row: area.row, column: area.column + start, width: area.width - start)
        frame.cursor = ScreenPosition(row: area.row, column: area.column + start + cursor)
        if let completion {
            let (_, rows) = area.split(bottom: area.height - 1)
            let words = ScreenArea(row: rows.row, column: 1, height: rows.height, width: wordColumns(in: area.width))
            return completion.draw(on: &frame, in: words)
        }
        let columns = noteColumns(in: area.width)
        let notes = notes(max(1, columns - 1), min(noteRows(area.width), area.height - 1))
        let hasBlock = notes.count + block.count < area.height
        let indent = area.width - columns
        for (offset, note) in (hasBlock ? notes + block : notes).prefix(area.height - 1).enumerated() {
            frame.draw(note, row: area.row + 1 + offset, column: area.column + indent, width: area.width - indent)
        }
    }

    /// Returns the width of the lines below the input. In a narrow window, they begin at the left.
    private func noteColumns(in width: Int) -> Int {
        max(1, width - (width < InputLayer.narrow ? 1 : min(label.width + 2, width / 2)))
    }

    /// Below this width, errors and examples need all columns.
    package static let narrow = 60
}

extension Footer {
    /// The keys while words are shown. Until one is chosen, Enter accepts the text.
    static func completion(_ words: CompletionState) -> [Entry] {
        [
            Entry(KeyPress(.tab), ScreenSentences.next),
            Entry(KeyPress(.enter), words.isChosen ? ScreenSentences.choose : ScreenSentences.accept),
            Entry(KeyPress(.escape), ScreenSentences.close),
        ]
    }

    /// The keys of an input line.
    package static func input(canStay: Bool, canComplete: Bool = true) -> [Entry] {
        let stay = canStay ? [Entry(KeyPress(.enter, .alt), ScreenSentences.addAnother)] : []
        let complete = canComplete ? [Entry(KeyPress(.tab), ScreenSentences.complete)] : []
        return [Entry(KeyPress(.enter), ScreenSentences.accept)] + stay + complete
            + [Entry(KeyPress(.escape), ScreenSentences.cancel)]
    }
}
