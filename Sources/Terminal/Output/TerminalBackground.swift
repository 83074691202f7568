/// The background of the terminal, if its environment names it. The terminal itself is not asked, because a late answer
/// would be read as typed text.
package enum TerminalBackground: String, Sendable {
    case light, dark

    package static let variable = "COLORFGBG"

    /// Reads the last number of `0;15` or `15;default;0`, one of the 16 colors.
    package init?(in environment: (String) -> String?) {
        guard let value = environment(TerminalBackground.variable), let last = value.split(separator: ";").last,
            let number = Int(String(last)), (0...15).contains(number)
        else { return nil }
        self = number == 7 || number > 8 ? .light : .dark
    }
}
