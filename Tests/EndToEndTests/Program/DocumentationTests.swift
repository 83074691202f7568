import TestKit
import Testing

/// The README and the pages in docs/.
enum Documentation {
    private static let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()

    /// Paths relative to the package.
    static let pages =
        ["README.md", "CHANGELOG.md", "CONTRIBUTING.md"]
        + ["docs", "docs/moving", "docs/tour"].flatMap { folder in
            Files.names(in: "\(root)/\(folder)").filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
        }

    /// Returns the path of a file in the package.
    static func path(_ file: String) -> String { "\(root)/\(file)" }

    static func text(of page: String) throws -> String {
        String(decoding: try Files.read(path(page)), as: UTF8.self)
    }

    /// Returns the targets of the links in a page, outside code blocks.
    static func links(in text: String) -> [Substring] {
        var isCode = false
        return text.split(separator: "\n").flatMap { line -> [Substring] in
            if line.hasPrefix("```") { isCode.toggle() }
            return isCode ? [] : line.split(separator: "](").dropFirst().compactMap { $0.split(separator: ")").first }
        }
    }

    /// Returns the anchors that Markdown viewers derive from the headings of a page.
    static func anchors(in text: String) -> Set<String> {
        Set(
            text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { line in
                line.drop { $0 == "#" }.dropFirst().lowercased()
                    .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
                    .map { $0 == " " ? "-" : String($0) }.joined()
            }
        )
    }

    /// Returns the path of a link target relative to the package.
    static func path(of target: Substring, from page: String) -> String {
        var folders = page.split(separator: "/").dropLast()
        var target = target
        while target.hasPrefix("../") {
            folders.removeLast()
            target = target.dropFirst(3)
        }
        return (folders + [target]).joined(separator: "/")
    }

    static func exists(_ path: String) -> Bool {
        Files.mode(of: "\(root)/\(path)") != nil
    }
}

@Suite struct DocumentationTests {
    @Test func `all pages are found`() {
        #expect(Documentation.pages.count > 10)
    }

    @Test(arguments: Documentation.pages)
    func `links lead to existing files and headings`(page: String) throws {
        let text = try Documentation.text(of: page)

        for link in Documentation.links(in: text) where !link.contains("://") {
            let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? page : Documentation.path(of: parts[0], from: page)

            #expect(Documentation.exists(target), "\(page) links to \(link).")
            if parts.count == 2, target.hasSuffix(".md") {
                let anchors = Documentation.anchors(in: try Documentation.text(of: target))
                #expect(anchors.contains(String(parts[1])), "\(page) links to \(link).")
            }
        }
    }

    @Test func `the README is short`() throws {
        let lines = try Documentation.text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)

        #expect(lines.count <= 251)
    }
}
