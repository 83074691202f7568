import CommandLine
import ProgramOutput

/// Output as JSON.
enum JSONOutput {
    /// Returns one object on its own line; its first member is the schema version.
    static func document(_ key: String, _ value: JSON) -> String {
        JSON(.object([.init(key: "viper-gen", value: .integer(1)), .init(key: key, value: value)])).text + "\n"
    }

    static func error(_ error: ToolError) -> JSON {
        .object([
            "status": .integer(Int(error.status.rawValue)),
            "message": .string(error.message),
            "places": error.details.isEmpty ? nil : .array(error.details.map(detail)),
        ])
    }

    private static func detail(_ detail: ToolError.Detail) -> JSON {
        .object(["path": .string(detail.path), "reason": .string(detail.reason)])
    }

    static func steps(_ steps: [ChangeSet.Step], withDiff: Bool) -> JSON {
        .array(
            steps.map { step in
                .object([
                    "path": .string(step.path),
                    "state": .string(step.state.rawValue),
                    "lines": step.after.map { .integer($0.count { $0 == 0x0A }) },
                    "entries": step.entries.isEmpty ? nil : .array(step.entries.map(JSON.string)),
                    "diff": withDiff && step.state != .unchanged ? .string(CommandRunner.diff(step)) : nil,
                ])
            }
        )
    }
}
