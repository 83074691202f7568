/// The name of a project: what stands before a dot is the project that it lies within.
package struct ProjectPath: Entity, Comparable, Hashable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The projects that this one lies within, from the outermost on.
    package var parents: [ProjectPath] {
        name.indices.filter { name[$0] == "." && name[..<$0].last.map { $0 != "." } ?? false }
            .map { ProjectPath(String(name[..<$0])) }
    }

    /// What lies within a project follows it, before what only begins with the same letters.
    package static func < (left: ProjectPath, right: ProjectPath) -> Bool {
        left.name.utf8.lexicographicallyPrecedes(right.name.utf8) { rank($0) < rank($1) }
    }

    private static func rank(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: ".") ? 0 : byte
    }
}
