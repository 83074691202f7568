/// A decision about an item: the letter or the word that stands for it.
enum ReviewItemsKey: String, CaseIterable {
    case done, tomorrow, move, wait, project, edit, remove, skip, undo, quit

    init?(_ text: String) {
        guard let key = Self.allCases.first(where: { $0.letter == text || $0.rawValue == text }) else { return nil }
        self = key
    }

    /// `true` if a new value follows.
    var takesText: Bool { [.move, .wait, .project].contains(self) }

    var letter: String { self == .remove ? "x" : String(rawValue.prefix(1)) }
}
