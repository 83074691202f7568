import ProgramOutput
import Testing

@testable import ModuleGenerator

struct NewTests {
    @Test func `new writes, registers and records a module`() throws {
        let sandbox = try Sandbox()

        let result = sandbox.run("new", "RescheduleItem", "--command", "reschedule", "--summary", "move \"it\"")

        #expect(
            result
                == RunResult(
                    """
                    Package.swift                                                    ("RescheduleItem", [])
                    Sources/Application/UseCases.swift                               import RescheduleItem
                    Sources/Application/UseCases.swift                               RescheduleItemWireframe.useCase
                    Sources/Modules/RescheduleItem/.viper-gen.json                   new, 6 lines
                    Sources/Modules/RescheduleItem/RescheduleItemView.swift          new, 5 lines
                    Tests/Modules/RescheduleItemTests/RescheduleItemViewTests.swift  new, 1 line

                    """,
                    messages: "Edit its files, then run swift test.\n"
                )
        )
        #expect(
            sandbox.read("Sources/Modules/RescheduleItem/RescheduleItemView.swift") == """
                // The reschedule item.
                struct RescheduleItemView {
                    let word = "reschedule"
                    let summary = "move \\"it\\""
                }

                """
        )
        #expect(
            sandbox.read("Sources/Application/UseCases.swift") == """
                import AddItem
                import RescheduleItem
                import ShowItem
                import Wiring

                var useCases: [UseCase] {
                    [
                        AddItemWireframe.useCase,
                        RescheduleItemWireframe.useCase,
                        ShowItemWireframe.useCase,
                    ]
                }

                """
        )
        #expect(sandbox.read("Package.swift")?.contains("    (\"RescheduleItem\", []),\n    (\"ShowItem\"") == true)
    }

    @Test func `the output depends only on the arguments`() throws {
        let trees = try (0..<2).map { _ in
            let sandbox = try Sandbox()
            _ = sandbox.run("new", "RescheduleItem")
            return Set(sandbox.tree.values)
        }

        #expect(trees[0] == trees[1])
    }

    @Test func `a dry run prints the same as the real run and writes nothing`() throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree

        let previewed = sandbox.run("new", "RescheduleItem", "--dry-run")
        #expect(sandbox.tree == before)
        let written = sandbox.run("new", "RescheduleItem")

        #expect(
            previewed
                == RunResult(written.output, messages: "Nothing was changed. Omit --dry-run to make these changes.\n")
        )
    }

    @Test func `new lists existing paths and writes nothing`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("mine\n", to: "Sources/Modules/RescheduleItem/RescheduleItemView.swift")
        try sandbox.write("mine\n", to: "Tests/Modules/RescheduleItemTests")
        let before = sandbox.tree

        let result = sandbox.run("new", "RescheduleItem")

        #expect(
            result
                == RunResult(
                    messages: """
                        viper-gen: Nothing was written: these paths of RescheduleItem already exist. Move them out of the way, \
                        or choose another name.
                          Sources/Modules/RescheduleItem                           already exists
                          Sources/Modules/RescheduleItem/RescheduleItemView.swift  already exists
                          Tests/Modules/RescheduleItemTests                        already exists

                        """,
                    .cannotCreate
                )
        )
        #expect(sandbox.tree == before)
    }

    @Test func `new works in any folder of the package`() throws {
        let sandbox = try Sandbox()
        sandbox.folder += "/Sources/Modules"

        #expect(sandbox.run("new", "X").status == .done)
        #expect(sandbox.read("Sources/Modules/X/XView.swift") != nil)
    }

    @Test func `a list that can't be parsed is reported with its line`() throws {
        let sandbox = try Sandbox()
        try sandbox.write("import Wiring\n", to: "Sources/Application/UseCases.swift")
        let before = sandbox.tree

        let result = sandbox.run("new", "X")

        let sentence = "Sources/Application/UseCases.swift:1: Missing list “useCases”. Declare it: let useCases = []."
        #expect(result == RunResult(messages: "viper-gen: \(sentence)\n", .badData))
        #expect(sandbox.tree == before)
    }

    @Test func `outside a package, the error says how to create one`() throws {
        let sandbox = try Sandbox(["mine/command/template.json": Sandbox.manifest])

        let result = sandbox.run("new", "X", "--template", "command", "--templates", "mine")

        #expect(result.status == .notFound)
        #expect(result.messages.contains("Create one with viper-gen new NAME --template package"))
    }

    @Test func `a change that fails is undone`() throws {
        let sandbox = try Sandbox()
        let before = sandbox.tree
        var plan = Plan(root: sandbox.folder)
        plan.created = [RenderedTemplate.File(path: "A/B/new.swift", text: "")]
        plan.edits = [
            Plan.Edit(
                path: "Package.swift",
                before: before["\(sandbox.folder)/Package.swift"] ?? "",
                after: "",
                lines: []
            )
        ]
        plan.removed = ["Sources/Wiring/UseCase.swift", "none.swift"]

        let error = #expect(throws: ToolError.self) { try plan.perform() }

        #expect(error?.message == "none.swift: No such file or directory. Nothing was changed.")
        #expect(sandbox.tree == before)
    }
}
