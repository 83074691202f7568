import Boundary
import Testing

@testable import Generator

struct InitByHandTests {
    private let manifest = "// swift-tools-version: 6.2\nlet package = Package(\n    name: \"my-notes\"\n)\n"
    private let byHand = "Give it to MyNotes:\n    run()\n"

    private func bench(_ manifest: String) throws -> Bench {
        let bench = try Bench(["Package.swift": manifest])
        for (path, text) in SampleTemplates.package where path.hasPrefix("Templates/package/") {
            try bench.write(text, to: "shelf/\(path.dropFirst("Templates/".count))")
        }
        try bench.write(
            (bench.read("shelf/package/template.json") ?? "").replacing(
                "\"files\": [",
                with: """
                    "files": [
                        {"from": "byhand.txt", "tell": true, "if": "not fresh"},
                        {"from": "format.json", "to": ".format", "keep": true},
                    """
            ),
            to: "shelf/package/template.json"
        )
        try bench.write("Give it to {{name}}:\n    run()\n", to: "shelf/package/byhand.txt")
        try bench.write("{}\n", to: "shelf/package/format.json")
        return bench
    }

    @Test func `what is left to do by hand is told`() throws {
        let bench = try bench(manifest)

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.talk == "MyNotes has rooms for modules now; viper-gen new NAME adds one.\n" + byHand)
        #expect(bench.read("byhand.txt") == nil)
        #expect(bench.read(".format") == "{}\n")
    }

    @Test func `a preview shows the block and what is to be done by hand, and writes nothing`() throws {
        let bench = try bench(manifest)
        let before = bench.tree

        let said = bench.run("init", "--templates", "shelf", "--dry-run")

        #expect(
            said.answer.hasSuffix(
                "\n\nAt the end of Package.swift:\n\npackage.targets += [.target(name: \"Floor\")]\n"
            )
        )
        #expect(said.talk == "Nothing was written; leave out --dry-run to write it.\n" + byHand)
        #expect(bench.tree == before)
    }

    @Test func `machines are told as well`() throws {
        let said = try bench(manifest).run("init", "--templates", "shelf", "--json")

        #expect(said.answer.contains(#""byHand":"Give it to MyNotes:\n    run()\n""#))
        #expect(said.talk.isEmpty)
    }

    @Test func `what is the package's own is kept where the template says so`() throws {
        let bench = try bench(manifest)
        try bench.write("mine\n", to: ".format")

        let said = bench.run("init", "--templates", "shelf")

        #expect(said.status == .done)
        #expect(said.talk.hasPrefix(".format is there and stays as it is.\n"))
        #expect(bench.read(".format") == "mine\n")
        #expect(bench.read(".viper-gen.json")?.contains(".format") == false)
    }

    @Test(arguments: [
        (
            "// swift-tools-version:5.9\nlet package = Package(name: \"notes\")\n",
            "Package.swift is for the tools of Swift 5.9, and what templates write needs 6.0; let it begin with "
                + "// swift-tools-version: 6.0.",
            Boundary.ExitStatus.badData
        ),
        (
            "// swift-tools-version: 6.2\nlet package = Package(name: \"notes\", targets: [.target(\n    name: \"Floor\")])\n",
            "Package.swift has a target “Floor”, and so has the block that goes to its end; rename it.", .cannotCreate
        ),
    ])
    func `a block that would not be understood is not written`(
        manifest: String,
        sentence: String,
        status: Boundary.ExitStatus
    ) throws {
        let bench = try bench(manifest)
        let before = bench.tree

        #expect(bench.run("init", "--templates", "shelf") == Said(talk: "viper-gen: \(sentence)\n", status))
        #expect(bench.tree == before)
    }
}
