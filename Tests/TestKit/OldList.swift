/// Lists that older versions of adder wrote, stored as SQL.
package enum OldList {
    package static let versions = [2, 8, 9]

    /// Creates a list file, or fills an empty one.
    package static func write(version: Int, to path: String) throws {
        let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
        let script = try Files.read("\(root)/Tests/Lists/version-\(version).sql")
        if Files.mode(of: path) == nil { try Files.write([], to: path) }
        try DatabaseFile(path).execute(String(decoding: script, as: UTF8.self))
    }

    package static func bytes(version: Int) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        try write(version: version, to: "\(folder.path)/list.db")
        return try Files.read("\(folder.path)/list.db")
    }
}
