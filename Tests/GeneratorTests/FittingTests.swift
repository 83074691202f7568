import Boundary
import Testing

@testable import Generator

struct FittingTests {
    private func bench(needs: String, floors: String) throws -> Bench {
        var files = Bench.package
        files["Templates/command/template.json"] = Bench.manifest.replacing(
            "\"kind\": \"module\",",
            with: "\"kind\": \"module\", \"needs\": \(needs),"
        )
        files["Templates/project.json"] = Bench.project.replacing(
            "\"schema\": 1,",
            with: "\"schema\": 1, \"floors\": \(floors),"
        )
        return try Bench(files)
    }

    @Test func `a template whose floors are all there fits`() throws {
        let bench = try bench(needs: #"["Store"]"#, floors: #"["Grammar", "Store"]"#)

        #expect(bench.run("list") == Said("  command  project  A use case over the list\n"))
        #expect(bench.run("new", "X").status == .done)
    }

    @Test(arguments: [
        (#"["Store"]"#, "there is no floor Store"),
        (#"["Store", "Grammar", "Wiring", "Words"]"#, "there are no floors Store, Wiring and Words"),
    ])
    func `a template that needs other floors is not for this package`(needs: String, lack: String) throws {
        let bench = try bench(needs: needs, floors: #"["Grammar"]"#)
        let before = bench.tree

        #expect(
            bench.run("list").answer
                == "  command  project  A use case over the list\n           not for this package: \(lack)\n"
        )
        #expect(bench.run("list", "--json").answer.contains(#""lack":"\#(lack)""#))
        #expect(
            bench.run("new", "X")
                == Said(
                    talk: "viper-gen: The template command is made for other packages: \(lack); viper-gen list shows "
                        + "what fits.\n",
                    .badData
                )
        )
        #expect(bench.tree == before)
    }

    @Test func `a template of a kind that the package has not is not for it`() throws {
        let bench = try Bench()
        try bench.write(
            Bench.manifest.replacing("\"kind\": \"module\"", with: "\"kind\": \"service\""),
            to: "Templates/source/template.json"
        )

        let lines = bench.run("list").answer.split(separator: "\n")

        #expect(lines.last == "           not for this package: there is no kind “service” in Templates/project.json")
    }
}

struct LengthTests {
    private func bench(_ length: String = "[1, 9]") throws -> Bench {
        var files = Bench.package
        files["Templates/command/template.json"] = Bench.manifest.replacing(
            "\"type\": \"text\",",
            with: "\"type\": \"text\", \"length\": \(length),"
        )
        return try Bench(files)
    }

    @Test(arguments: ["a", "123456789", "우유 사기 🎉🎉🎉"])
    func `a text that fits its line is taken`(text: String) throws {
        #expect(try bench().run("new", "X", "--summary", text).status == .done)
    }

    @Test(arguments: [
        ("1234567890", "“1234567890” has 10 characters, and 1 to 9 fit"),
        ("123456789012345678901", "“12345678901234567890…” has 21 characters, and 1 to 9 fit"),
        (#"a "b" "c""#, #"“a "b" "c"” has 13 characters with the backslashes that Swift needs, and 1 to 9 fit"#),
    ])
    func `a text that does not fit is refused in words`(text: String, reason: String) throws {
        let said = try bench().run("new", "X", "--summary", text)

        #expect(said == Said(talk: "viper-gen: \(reason); give --set summary=\"another text\".\n", .wrongUsage))
    }

    @Test(arguments: ["[2, 1]", "[-1, 2]", "[1]", "9"])
    func `a length that is none is a mistake in the manifest`(length: String) throws {
        let said = try bench(length).run("new", "X")

        #expect(said.status == .badData)
        #expect(
            said.talk.hasSuffix(
                "“parameters.summary.length” has to be the least and the most characters, as in [1, 90].\n"
            )
        )
    }
}
