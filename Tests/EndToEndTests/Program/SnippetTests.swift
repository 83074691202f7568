import Glibc
import Testing

/// Code in the documentation, with the path of its file as a caption, `` `Sources/…`: ``, above it.
struct SnippetTests {
    /// Returns the blocks of Swift code with the last caption above each.
    private static func snippets(of page: String) throws -> [(path: String, lines: [Substring])] {
        var (snippets, path, isCode) = ([(path: String, lines: [Substring])](), "", false)
        for line in try Documentation.text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
            if let caption = line.wholeMatch(of: /`(\S+\.swift)`:/) { path = String(caption.1) }
            if isCode, line != "```" { snippets[snippets.count - 1].lines.append(line) }
            if line.hasPrefix("```") { isCode = line == "```swift" }
            if line == "```swift" { snippets.append((path, [])) }
        }
        return snippets
    }

    @Test(arguments: ["docs/tour/README.md", "docs/tour/change.md", "docs/tour/patterns.md"])
    func `snippets are in the file that their caption names`(page: String) throws {
        let snippets = try SnippetTests.snippets(of: page)

        #expect(snippets.count >= 4)
        for (path, lines) in snippets {
            let code = try Documentation.text(of: path).split(separator: "\n", omittingEmptySubsequences: false)
            let first = try #require(lines.first)
            let found = code.indices.contains { start in
                guard code[start].hasSuffix(first), start + lines.count <= code.count else { return false }
                let indent = code[start].prefix { $0 == " " }
                return zip(lines, code[start...]).allSatisfy { $1 == ($0.isEmpty ? "" : indent + $0) }
            }
            #expect(found, "\(path) doesn't contain: \(first)")
        }
    }

    @Test func `the paths on the page about where to look exist`() throws {
        let paths = try Documentation.text(of: "docs/where-to-look.md")
            .matches(of: /`([A-Z][A-Za-z]*\/[A-Za-z0-9.\/-]*)`/)
            .map { String($0.1) }.filter { !$0.hasPrefix("Modules/X") }

        #expect(paths.count > 50)
        for path in paths { #expect(access(Documentation.path("Sources/\(path)"), F_OK) == 0, "\(path)") }
    }
}
