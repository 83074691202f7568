import Glibc
import Testing

struct WhereToLookTests {
    @Test func `each path on the page exists`() throws {
        let paths = try Documentation.text(of: "docs/where-to-look.md")
            .matches(of: /`([A-Z][A-Za-z]*\/[A-Za-z0-9.\/-]*)`/).map { String($0.1) }.filter { !$0.hasPrefix("Modules/X/") }

        #expect(paths.count > 50)
        for path in paths { #expect(access(Documentation.path("Sources/\(path)"), F_OK) == 0, "\(path)") }
    }
}
