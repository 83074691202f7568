import TestKit

/// The package that these tests are part of.
enum Package {
    /// The package, which is three levels above this file.
    static let folder = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

    private static let allSources = Result { try paths(below: "Sources").map(file) }

    /// Returns all sources, which are read once for all tests.
    static func sources() throws -> [SourceFile] {
        try allSources.get()
    }

    /// Returns the text of the file, or `nil` if there is no file.
    static func text(_ path: String) -> String? {
        (try? Files.read("\(folder)/\(path)")).map { String(decoding: $0, as: UTF8.self) }
    }

    static func tests() -> [String] {
        paths(below: "Tests")
    }

    static func manifest() throws -> Manifest {
        Manifest(try file("Package.swift"))
    }

    /// The modules in the list of the application, and those that it or another module presents.
    static func useCases() throws -> UseCaseList {
        var list = UseCaseList(application: try file("Sources/Application/UseCases.swift"))
        let used = Set(try manifest().used.values.joined())
        list.presented.formUnion(used.subtracting(list.entries.map(\.module)))
        return list
    }

    /// Returns the names of the folders of all modules or services.
    static func folders(in home: String) -> Set<String> {
        Set(Files.names(in: "\(folder)/\(home)").filter { !$0.contains(".") })
    }

    static func file(_ path: String) throws -> SourceFile {
        SourceFile(path: path, text: String(decoding: try Files.read("\(folder)/\(path)"), as: UTF8.self))
    }

    private static func paths(below path: String) -> [String] {
        Files.names(in: "\(folder)/\(path)").flatMap { name in
            name.hasSuffix(".swift") ? ["\(path)/\(name)"] : name.contains(".") ? [] : paths(below: "\(path)/\(name)")
        }
    }
}
