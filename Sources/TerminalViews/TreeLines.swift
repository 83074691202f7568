package import Vocabulary

extension TreeGuides {
    /// Deeper rows are not indented any further.
    static let maximumDepth = 8

    /// `│  └─ `, or `|  `- ` where signs can't be shown.
    package func drawn(hasSigns: Bool) -> String {
        hasSigns ? drawn("│  ", "├─ ", "└─ ") : drawn("|  ", "|- ", "`- ")
    }

    /// The lines beside a row that continues below: `│  │  `.
    package func continued(hasSigns: Bool) -> String {
        hasSigns ? drawn("│  ", "│  ", "   ") : drawn("|  ", "|  ", "   ")
    }

    private func drawn(_ line: String, _ fork: String, _ end: String) -> String {
        if depth == 0 { return "" }
        var text = ""
        var level = 1
        while level < min(depth, TreeGuides.maximumDepth) {
            text += goesOn(at: level) ? line : "   "
            level += 1
        }
        return text + (goesOn(at: depth) ? fork : end)
    }
}
