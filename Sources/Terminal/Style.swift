/// What a piece of text is, from which a palette makes its look; the meaning is always in the text as well.
package enum Style: Sendable {
    case plain, heading, urgentHeading, urgent, near, strong, faint
    /// A part of a text that is what somebody looked for.
    case match
}

/// The one place where it is decided whether there is colour.
package enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    package func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        return ColorChoice.said(by: environment).map { $0.choice == .always } ?? isTerminal
    }

    /// What the variables say that programs share, the strongest first, and which of them it was; nil where none does.
    package static func said(by environment: (String) -> String?) -> (choice: ColorChoice, variable: String)? {
        if let value = environment("NO_COLOR"), !value.isEmpty { return (.never, "NO_COLOR") }
        if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
            return (.always, "CLICOLOR_FORCE")
        }
        if environment("TERM").map(hasNoColors) == true { return (.never, "TERM") }
        if environment("CLICOLOR") == "0" { return (.never, "CLICOLOR") }
        return nil
    }

    /// By the names that terminfo has: DEC made one terminal with colours, and others say that they are monochrome.
    private static func hasNoColors(_ terminal: String) -> Bool {
        if terminal.hasPrefix("vt") { return terminal != "vt525" }
        return ["dumb", "unknown"].contains(terminal) || terminal.hasSuffix("-m") || terminal.hasSuffix("-mono")
    }
}
