import Glibc
import TestKit
import Testing

@Suite struct LayersPictureTests {
    /// Draws the picture from the description of the package, after the filter has changed it.
    private func draw(_ filter: String) throws -> Outcome {
        let script = Documentation.path("docs/tour/layers.py")
        let package = "swift package --package-path '\(Documentation.path("."))' --scratch-path scratch dump-package"
        let path = try #require(getenv("PATH").map { String(cString: $0) })
        return try Program(["PATH": path]).shell("cd; \(package) | \(filter) | python3 '\(script)'")
    }

    @Test func `the picture of the layers shows those of Package.swift`() throws {
        let drawn = try draw("cat")

        #expect(drawn.ending == .status(0), "\(drawn.messages)")
        #expect(try drawn.output == Documentation.text(of: "docs/tour/layers.svg"), "Run make layers.")
    }

    @Test(arguments: ["Sources/Modules/New", "Sources/Services/New"])
    func `a new module or service doesn't change the picture`(folder: String) throws {
        let added = #"{"name":"New","type":"regular","path":"\#(folder)","dependencies":[{"byName":["Almanac",null]}]}"#

        let drawn = try draw(#"sed 's|"targets" : \[|&\#(added),|'"#)

        #expect(drawn.ending == .status(0), "\(drawn.messages)")
        #expect(try drawn.output == Documentation.text(of: "docs/tour/layers.svg"))
    }
}
