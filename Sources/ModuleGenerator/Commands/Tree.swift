/// Formats changes as a tree of files.
enum Tree {
    static func text(_ steps: [ChangeSet.Step]) -> String {
        var lines: [(String, String)] = []
        var open: [Substring] = []
        for step in steps.sorted(by: { parts($0).lexicographicallyPrecedes(parts($1)) }) {
            let parts = parts(step)
            let folders = Array(parts.dropLast())
            let common = zip(open, folders).prefix { $0 == $1 }.count
            for depth in common..<max(common, folders.count) {
                lines.append((indent(depth) + folders[depth] + "/", ""))
            }
            open = folders
            lines.append((indent(folders.count) + (parts.last ?? ""), annotation(step)))
        }
        let width = lines.map(\.0.count).max() ?? 0
        return lines.map { name, annotation in
            annotation.isEmpty ? "\(name)\n" : "\(name)\(indent(0, width - name.count))  \(annotation)\n"
        }.joined()
    }

    private static func parts(_ step: ChangeSet.Step) -> [Substring] {
        step.path.split(separator: "/")
    }

    private static func indent(_ depth: Int, _ more: Int = 0) -> String {
        String(repeating: " ", count: 2 * depth + more)
    }

    private static func annotation(_ step: ChangeSet.Step) -> String {
        switch step.state {
        case .changed: step.entries.joined(separator: ", ")
        case .unchanged, .removed: step.state.rawValue
        case .new, .replaced:
            "\(step.state.rawValue), \(count(step.after)) \(count(step.after) == 1 ? "line" : "lines")"
        }
    }

    private static func count(_ bytes: [UInt8]?) -> Int {
        bytes?.count { $0 == 0x0A } ?? 0
    }
}
