import Vocabulary

/// The name of a project, with a dot after each parent project: `home.garden`.
package struct ProjectPath: Entity, Comparable, Hashable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    /// The parent projects, outermost first.
    package var parents: [ProjectPath] {
        name.indices.filter { name[$0] == "." && name[..<$0].last.map { $0 != "." } ?? false }
            .map { ProjectPath(String(name[..<$0])) }
    }

    /// Subprojects sort directly after their parent, before names that merely share its prefix.
    package static func < (left: ProjectPath, right: ProjectPath) -> Bool {
        left.name.utf8.lexicographicallyPrecedes(right.name.utf8) { rank($0) < rank($1) }
    }

    private static func rank(_ byte: UInt8) -> UInt8 {
        byte == UInt8(ascii: ".") ? 0 : byte
    }
}
