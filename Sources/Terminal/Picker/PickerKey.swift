/// A key as a picker understands it.
enum PickerKey: Equatable, Sendable {
    /// A typed character or pasted text, which has no line breaks.
    case text(String)
    case enter, escape, tab, backTab
    case up, down, pageUp, pageDown, home, end
    case backspace, deleteWord, deleteAll
    /// Ctrl-D.
    case endOfInput
    /// A key without a meaning, or bytes that are not UTF-8.
    case unknown

    private static let keys: [KeyPress: PickerKey] = [
        KeyPress(.enter): .enter, KeyPress(.escape): .escape, control("g"): .escape, KeyPress(.tab): .tab,
        KeyPress(.tab, .shift): .backTab, KeyPress(.up): .up, control("p"): .up, KeyPress(.down): .down,
        control("n"): .down, KeyPress(.pageUp): .pageUp, KeyPress(.pageDown): .pageDown, KeyPress(.home): .home,
        KeyPress(.end): .end, KeyPress(.backspace): .backspace, control("w"): .deleteWord, control("u"): .deleteAll,
        control("d"): .endOfInput,
    ]

    private static func control(_ letter: Unicode.Scalar) -> KeyPress { KeyPress(.character(letter), .control) }

    init(_ event: TerminalEvent) {
        switch event {
        case .key(let press): self = press.typed.map { .text(String($0)) } ?? PickerKey.keys[press] ?? .unknown
        case .paste(let lines): self = .text(lines.joined(separator: " "))
        case .mouse, .unknown: self = .unknown
        }
    }
}
