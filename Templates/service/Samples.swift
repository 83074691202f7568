@testable import {{name}}

/// The source used in tests.
enum {{name}}Samples {
    static let text = "color = red\n"
    static let entries = [{{name}}Entry(name: "color", value: "red")]
}
