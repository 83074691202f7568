/// The role of a piece of text, which the palette turns into colors. The text itself always carries the meaning too.
package enum Style: Int, CaseIterable, Sendable {
    case plain, heading, urgentHeading, urgent, near, strong, faint, project, tag
    /// The part of the text that matches a search.
    case match
    /// A word in an input line that is wrong.
    case mistake
}

/// Decides whether output is colored.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    package func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        return ColorChoice.preference(in: environment).map { $0.choice == .always } ?? isTerminal
    }

    /// Returns the choice made by the common environment variables, and the variable that decided it.
    package static func preference(in environment: (String) -> String?) -> (choice: ColorChoice, variable: String)? {
        if let value = environment("NO_COLOR"), !value.isEmpty { return (.never, "NO_COLOR") }
        if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
            return (.always, "CLICOLOR_FORCE")
        }
        if environment("TERM").map(hasNoColors) == true { return (.never, "TERM") }
        if environment("CLICOLOR") == "0" { return (.never, "CLICOLOR") }
        return nil
    }

    /// Guesses from the terminfo name: of DEC's vt series, only the vt525 has colors; monochrome entries end in `-m` or
    /// `-mono`.
    private static func hasNoColors(_ terminal: String) -> Bool {
        if terminal.hasPrefix("vt") { return terminal != "vt525" }
        return ["dumb", "unknown"].contains(terminal) || terminal.hasSuffix("-m") || terminal.hasSuffix("-mono")
    }
}
