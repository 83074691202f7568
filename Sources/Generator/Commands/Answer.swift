import Boundary

/// The answers that programs read.
enum Answer {
    /// One object on a line of its own, with the version of its shape in front.
    static func document(_ key: String, _ value: JSON) -> String {
        JSON(.object([.init(key: "viper-gen", value: .integer(1)), .init(key: key, value: value)])).text + "\n"
    }

    static func error(_ refusal: Refusal) -> JSON {
        .object([
            "status": .integer(Int(refusal.status.rawValue)),
            "message": .string(refusal.sentence),
            "places": refusal.places.isEmpty ? nil : .array(refusal.places.map(place)),
        ])
    }

    private static func place(_ place: Refusal.Place) -> JSON {
        .object(["path": .string(place.path), "reason": .string(place.reason)])
    }

    /// With what differs in each, where that was asked for.
    static func steps(_ steps: [Destinations.Step], withDiff: Bool) -> JSON {
        .array(
            steps.map { step in
                .object([
                    "path": .string(step.path),
                    "state": .string(step.state.rawValue),
                    "lines": step.after.map { .integer($0.count { $0 == 0x0A }) },
                    "entries": step.places.isEmpty ? nil : .array(step.places.map(JSON.string)),
                    "diff": withDiff && step.state != .unchanged ? .string(Workshop.diff(step)) : nil,
                ])
            }
        )
    }
}
