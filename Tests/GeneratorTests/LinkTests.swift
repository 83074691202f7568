import Boundary
import Testing

@testable import Generator

struct LinkTests {
    @Test func `a link on the way out of the tree is refused`() throws {
        let bench = try Bench()
        try DiskFileSystem().makeFolder("\(bench.above)/outside")
        try Links.make("\(bench.folder)/Tests/Modules/XTests", to: "\(bench.above)/outside")
        let before = bench.tree

        let said = bench.run("new", "X")

        #expect(said.status == .cannotCreate)
        #expect(said.talk.hasSuffix("\n  Tests/Modules/XTests  is a link to \(bench.above)/outside\n"))
        #expect(bench.tree == before)
    }
}
