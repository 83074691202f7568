import TestKit
import Testing

/// The numbers in docs/tour/patterns.md are those of the files.
struct ComparisonTests {
    /// The command and the sentences are the same in all patterns.
    private static let shared = ["Command.swift", "Sentences.swift", "CommandTests.swift", "SentencesTests.swift"]

    /// The package, which is three levels above this file.
    private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    private func texts(_ folder: String) throws -> [(name: String, text: String)] {
        try Files.names(in: "\(ComparisonTests.root)/\(folder)")
            .filter { name in name.hasSuffix(".swift") && !ComparisonTests.shared.contains { name.hasSuffix($0) } }
            .map { name in
                let bytes = try Files.read("\(ComparisonTests.root)/\(folder)/\(name)")
                return (name, String(decoding: bytes, as: UTF8.self))
            }
    }

    @Test(arguments: [
        ("VIPER", ["Sources/Modules/RemoveItem", "Tests/Modules/RemoveItemTests"]),
        ("MVC", ["Tests/Patterns/Model", "Tests/Patterns/MVC"]),
        ("MVP", ["Tests/Patterns/Model", "Tests/Patterns/MVP"]),
        ("MVVM", ["Tests/Patterns/Model", "Tests/Patterns/MVVM"]),
        ("Flux", ["Tests/Patterns/Model", "Tests/Patterns/Flux"]),
    ])
    func `the tour counts files, lines and tests`(pattern: String, folders: [String]) throws {
        let files = try folders.flatMap(texts).map { file in
            (
                isTest: file.name.hasSuffix("Tests.swift") || file.name.hasSuffix("Fakes.swift"),
                lines: file.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1,
                tests: file.text.split(separator: "@Test").count - 1
            )
        }
        let sources = files.filter { !$0.isTest }
        let tests = files.filter(\.isTest)

        let row = [
            pattern, "\(sources.count)", "\(sources.map(\.lines).reduce(0, +))",
            "\(sources.map(\.lines).max() ?? 0)", "\(tests.map(\.tests).reduce(0, +))",
            "\(tests.map(\.lines).reduce(0, +))",
        ]
        .joined(separator: " | ")
        let page = try Files.read("\(ComparisonTests.root)/docs/tour/patterns.md")
        #expect(String(decoding: page, as: UTF8.self).contains("\n| \(row) |"))
    }
}
