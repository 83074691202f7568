#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The files of the package that these tests are part of.
enum Sources {
    struct File {
        let path: String
        let text: String

        /// The name without its extension.
        var name: String { String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "") }

        var folder: String { String(path.split(separator: "/").dropLast().last ?? "") }

        func isRole(_ roles: String...) -> Bool {
            roles.contains { name.hasPrefix(folder) && name.hasSuffix($0) }
        }

        /// The types that are not nested.
        var types: [String] {
            declarations(of: ["struct", "enum", "class", "protocol", "typealias"]).map { $0[0] }
        }

        /// The structs and enums that are not nested.
        var values: [(name: String, isEntity: Bool)] {
            declarations(of: ["struct", "enum"]).map { ($0[0], $0.contains("Entity")) }
        }

        /// The words of each line that declares a type, from its name on.
        private func declarations(of kinds: Set<String>) -> [[String]] {
            code.compactMap { line in
                guard let first = line.first, first.isLetter else { return nil }
                let words = File.words(in: line).drop { !kinds.contains($0) }.dropFirst()
                return words.isEmpty ? nil : Array(words)
            }
        }

        /// All words of the code.
        var names: Set<String> { Set(code.flatMap(File.words)) }

        /// The lines without `//` comments.
        private var code: [Substring] {
            text.split(separator: "\n").map { line in
                guard let comment = line.firstRange(of: "//") else { return line }
                return line[..<comment.lowerBound]
            }
        }

        private static func words(in line: Substring) -> [String] {
            line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        }

        /// The imported modules, regardless of access levels, attributes and comments.
        var imports: Set<String> {
            Set(File.withoutComments(text).split { $0.isNewline || $0 == ";" }.compactMap(File.imported))
        }

        private static let access = ["fileprivate", "internal", "package", "private", "public"]
        private static let kinds = ["actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var"]

        private static func imported(by statement: Substring) -> String? {
            let words = statement.split(whereSeparator: \.isWhitespace).map(String.init)
            let rest = words.drop { access.contains($0) || $0.hasPrefix("@") }
            guard rest.first == "import" else { return nil }
            let path = rest.dropFirst().first { !kinds.contains($0) }
            return path?.split(separator: ".").first.map(String.init)
        }

        /// Replaces each comment by a space.
        private static func withoutComments(_ text: String) -> String {
            var rest = text[...]
            var code = ""
            while let start = ["//", "/*"].compactMap({ rest.firstRange(of: $0)?.lowerBound }).min() {
                code += rest[..<start] + " "
                let comment = rest[start...]
                let end =
                    comment.hasPrefix("//")
                    ? comment.firstIndex(where: \.isNewline) : comment.firstRange(of: "*/")?.upperBound
                rest = end.map { rest[$0...] } ?? ""
            }
            return code + rest
        }
    }

    /// The package, which is three levels above this file.
    private static let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()

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

    static func files(below path: String) throws -> [File] {
        try names(in: path).flatMap { name in
            let place = "\(path)/\(name)"
            return name.hasSuffix(".swift") ? [File(path: place, text: try text(place))] : try files(below: place)
        }
    }

    static func text(_ path: String) throws -> String {
        let file = fopen("\(root)/\(path)", "r")
        guard let file else { throw Unreadable(path: path) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = fread(&chunk, 1, chunk.count, file), count > 0 { bytes += chunk.prefix(count) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw Unreadable(path: path) }
        return text
    }

    struct Unreadable: Error {
        let path: String
    }

    /// Returns the names in sorted order, without hidden files.
    private static func names(in path: String) -> [String] {
        guard let folder = opendir("\(root)/\(path)") else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                names.append(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self))
            }
        }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }
}
