/// What a piece of text is, from which its colour follows; the meaning is always in the text as well.
package enum Style: Sendable {
    case plain, heading, urgent, near, strong, faint

    /// SGR parameters of ECMA-48.
    var code: String? {
        switch self {
        case .plain: nil
        case .heading: "1"
        case .urgent: "31"
        case .near: "33"
        case .strong: "1;31"
        case .faint: "2"
        }
    }
}

/// The one place where it is decided whether there is colour.
package enum ColorChoice: String, Sendable {
    case auto, always, never

    package func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
        return isTerminal && environment("TERM") != "dumb" && environment("CLICOLOR") != "0"
    }
}
