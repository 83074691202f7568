/// The condition of an `if`: `tests`, `not tests`, `style == screen`, `style != screen`.
struct Condition: Equatable {
    let parameter: String
    let expected: String?
    let isNegated: Bool

    /// `nil` if the text has none of these forms.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.count, words.first, words.dropFirst().first) {
        case (1, let name?, _) where name != "not":
            (parameter, expected, isNegated) = (name, nil, false)
        case (2, "not", let name?):
            (parameter, expected, isNegated) = (name, nil, true)
        case (3, let name?, let sign?) where ["==", "!="].contains(sign):
            (parameter, expected, isNegated) = (name, words[2], sign == "!=")
        default:
            return nil
        }
    }

    func holds(for value: Value) -> Bool {
        (expected.map { $0 == value.text } ?? value.isTrue) != isNegated
    }

    /// Returns an error message if the parameter can never have the expected value.
    func problem(for parameter: Parameter?) -> String? {
        guard let expected, case .choice(let choices) = parameter?.type, !choices.contains(expected) else { return nil }
        let hint = ToolError.suggestion(
            for: expected,
            among: choices,
            otherwise: "Use one of \(choices.joined(separator: ", "))."
        )
        return "“\(self.parameter)” can't be “\(expected)”. \(hint)"
    }
}
