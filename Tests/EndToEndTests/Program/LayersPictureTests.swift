import Glibc
import TestKit
import Testing

@Suite struct LayersPictureTests {
    @Test func `the picture of the layers shows those of Package.swift`() throws {
        let script = Documentation.path("docs/tour/layers.py")
        let package = "swift package --package-path '\(Documentation.path("."))' --scratch-path scratch dump-package"
        let path = try #require(getenv("PATH").map { String(cString: $0) })

        let drawn = try Program(["PATH": path]).shell("cd; \(package) | python3 '\(script)'")

        #expect(drawn.ending == .status(0), "\(drawn.messages)")
        #expect(try drawn.output == Documentation.text(of: "docs/tour/layers.svg"), "Run make layers.")
    }
}
