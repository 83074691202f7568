import Foundation

/// The files of the package that these tests are part of.
enum Sources {
    /// The package, which is three levels above this file.
    private static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

    /// The folders in Sources/Modules.
    static var modules: Set<String> {
        Set(names(in: "Sources/Modules"))
    }

    /// The other folders in Sources.
    static var layers: [String] {
        names(in: "Sources").filter { $0 != "Modules" }
    }

    /// Returns `true` if the folder contains a main.swift.
    static func isProgram(_ folder: String) -> Bool {
        names(in: "Sources/\(folder)").contains("main.swift")
    }

    static func files(below path: String) throws -> [SourceFile] {
        try names(in: path).flatMap { name in
            let place = "\(path)/\(name)"
            return name.hasSuffix(".swift") ? [SourceFile(path: place, text: try text(place))] : try files(below: place)
        }
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns the names in sorted order, without hidden files.
    private static func names(in path: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: root.appending(path: path).path())
        return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }
}
