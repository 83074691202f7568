package import Boundary

/// Why something is not done, and what to type instead.
package struct Refusal: Error, Equatable, Sendable {
    /// One of several things that are in the way.
    package struct Place: Equatable, Sendable {
        package let path: String
        package let reason: String

        package init(_ path: String, _ reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    package let status: ExitStatus
    package let sentence: String
    package let places: [Place]

    package init(_ status: ExitStatus, _ sentence: String, places: [Place] = []) {
        self.status = status
        self.sentence = sentence
        self.places = places
    }
}

extension Refusal {
    /// What to say of a word that is not among those that are known.
    static func meant(_ typed: String, among known: [String], otherwise: String) -> String {
        NearMiss.word(to: typed, among: known).map { "did you mean “\($0)”?" } ?? otherwise
    }
}
