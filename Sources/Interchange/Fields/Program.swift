import Vocabulary

/// The program that has written a table or an object, as far as its names show it.
enum Program {
    case any, tickTick, todoist

    /// - Parameter keys: The names without spaces and punctuation, in lowercase.
    init(_ keys: [String]) {
        if keys.contains("listname"), keys.contains("isallday") {
            self = .tickTick
        } else if keys.contains("content"), keys.contains("projectid"), keys.contains("priority") {
            self = .todoist
        } else {
            self = .any
        }
    }

    enum Rating {
        case none
        case priority(Priority)
        /// The nearest of three priorities.
        case similar(Priority)
    }

    /// Returns `nil` if the word is not a priority of the program.
    func priority(_ word: String) -> Rating? {
        let word = word.lowercased()
        switch self {
        case .tickTick: return Program.numbers(word, none: "0", low: "1", medium: "3", high: "5")
        case .todoist: return Program.numbers(word, none: "1", low: "2", medium: "3", high: "4")
        case .any: break
        }
        switch word {
        case "high", "h", "1", "a", "p1", "true", "yes", "!!!", "높음": return .priority(.high)
        case "medium", "m", "2", "b", "p2", "med", "moderate", "!!", "중간": return .priority(.medium)
        case "low", "l", "3", "c", "p3", "!", "낮음": return .priority(.low)
        case "none", "0", "4", "p4", "pn", "n", "normal", "default", "false", "no", "no priority", "보통":
            return Rating.none
        case "highest", "urgent", "critical", "blocker", "very high", "p0", "major": return .similar(.high)
        case "lowest", "minor", "trivial", "very low": return .similar(.low)
        default: return nil
        }
    }

    private static func numbers(_ word: String, none: String, low: String, medium: String, high: String) -> Rating? {
        switch word {
        case none: Rating.none
        case low: .priority(.low)
        case medium: .priority(.medium)
        case high: .priority(.high)
        default: nil
        }
    }

    enum Status {
        case open, done
        /// Ended without having been done.
        case cancelled
    }

    /// Returns `nil` for a word that says more than open and done, or that is not known.
    func status(_ word: String) -> Status? {
        if self == .tickTick {
            switch word {
            case "0": return .open
            case "1", "2": return .done
            case "-1": return .cancelled
            default: return nil
            }
        }
        return Program.statuses[word.lowercased().filter { !" _-'’".contains($0) }]
    }

    private static let statuses: [String: Status] = {
        var statuses: [String: Status] = [:]
        for word in """
        open pending no false 0 0% n todo needsaction notstarted active available incomplete notcompleted new backlog \
        opened next unchecked todo. 미완료 열림
        """.split(separator: " ") { statuses[String(word)] = .open }
        for word in "done complete completed yes y true 1 100 100% x closed close finished resolved checked ✓ ✔ ☑ ✅ 완료"
            .split(separator: " ")
        { statuses[String(word)] = .done }
        for word in "cancelled canceled wontdo wontfix abandoned dropped rejected 취소".split(separator: " ") {
            statuses[String(word)] = .cancelled
        }
        return statuses
    }()
}
