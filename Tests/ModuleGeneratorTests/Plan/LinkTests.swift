import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct LinkTests {
    @Test func `a link that leads out of the package is rejected`() throws {
        let sandbox = try Sandbox()
        try DiskFileSystem().makeFolder("\(sandbox.above)/outside")
        try Links.make("\(sandbox.folder)/Tests/Modules/XTests", to: "\(sandbox.above)/outside")
        let before = sandbox.tree

        let result = sandbox.run("new", "X")

        #expect(result.status == .cannotCreate)
        #expect(result.messages.hasSuffix("\n  Tests/Modules/XTests  is a link to \(sandbox.above)/outside\n"))
        #expect(sandbox.tree == before)
    }
}
