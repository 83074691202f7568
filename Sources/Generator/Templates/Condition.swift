/// What stands behind an if: `tests`, `not tests`, `style == screen`, `style != screen`.
struct Condition: Equatable {
    let parameter: String
    let wanted: String?
    let isDenied: Bool

    /// Nil where it is none of these.
    init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.count, words.first, words.dropFirst().first) {
        case (1, let name?, _) where name != "not":
            (parameter, wanted, isDenied) = (name, nil, false)
        case (2, "not", let name?):
            (parameter, wanted, isDenied) = (name, nil, true)
        case (3, let name?, let sign?) where ["==", "!="].contains(sign):
            (parameter, wanted, isDenied) = (name, words[2], sign == "!=")
        default:
            return nil
        }
    }

    func holds(for value: Value) -> Bool {
        (wanted.map { $0 == value.text } ?? value.isTrue) != isDenied
    }

    /// Why the value can never be what is asked for; nil where it can.
    func objection(for parameter: Parameter?) -> String? {
        guard let wanted, case .choice(let choices) = parameter?.type, !choices.contains(wanted) else { return nil }
        let way = Refusal.meant(wanted, among: choices, otherwise: "it is one of \(choices.joined(separator: ", ")).")
        return "“\(self.parameter)” is never “\(wanted)”; \(way)"
    }
}
