import CommandLine
import ProgramOutput
import Testing

@testable import ModuleGenerator

struct NameConflictTests {
    @Test(arguments: [
        (
            ["Shop"],
            "“Shop” would declare the type “ShopView”, which already exists in Sources/Basket/Shop.swift. "
                + "Use a longer name, such as ShopItem."
        ),
        (
            ["Other"],
            "“OtherTests” is already a target in Tests/OtherTests. Use a longer name, such as OtherItem."
        ),
        (["Basket"], "“Basket” is already a target in Sources/Basket. Use a longer name, such as BasketItem."),
        (
            ["ShopView"],
            "“ShopView” is already a type in Sources/Basket/Shop.swift. Use a longer name, such as ShopViewItem."
        ),
        (
            ["Additem"],
            "“Additem” differs only in case from Sources/Modules/AddItem. Use a longer name, such as AdditemItem."
        ),
        (
            ["SHOPView"],
            "“SHOPView” differs only in case from the type ShopView. Use a longer name, such as SHOPViewItem."
        ),
        (
            ["Put"],
            "“put” is already a command in Sources/Modules/AddItem/AddItemCommand.swift. Use another one, such as "
                + "--command put-item."
        ),
        (
            ["PickItem", "--command", "add"],
            "“add” is already a command in Sources/Modules/AddItem/AddItemCommand.swift. Use another one, such as "
                + "--command pick-item."
        ),
        (
            ["PickItem", "--command", "Pick It"],
            "“Pick It” is not a word of lowercase letters, digits and hyphens. Use --set command=pick-it."
        ),
        (
            ["PickItem", "--set", "color=red"],
            "The template has no parameter “color”. It has command, summary, tests."
        ),
        (["PickItem", "--set", "sumary=x"], "The template has no parameter “sumary”. Did you mean “summary”?"),
        (["PickItem", "--set", "red"], "--set needs KEY=VALUE, not “red”."),
        (["PickItem", "--set", "tests=maybe"], "“maybe” is neither true nor false. Use --set tests=true."),
        (
            ["PickItem", "--command", "a", "--set", "command=b"],
            "--command and --set command= set the same parameter. Use only one."
        ),
        (
            ["PickItem", "--summary", "one\ntwo"],
            "“one\\ntwo” contains a control character. Use --set summary=\"another text\"."
        ),
        (
            ["PickItem", "--summary", "a\tb\u{7}"],
            "“a\\tb\\u{07}” contains a control character. Use --set summary=\"another text\"."
        ),
        (["PickItem", "--summary", "  "], "“  ” is blank. Use --set summary=\"another text\"."),
        (
            ["PickItem", "--summary", "all of it."],
            "“all of it.” ends with a full stop, which is added automatically. Use --set summary=\"another text\"."
        ),
        (["../x"], "“../x” is a path, not a name of letters and digits in UpperCamelCase. Try X."),
    ])
    func `names that clash are rejected, and nothing is written`(words: [String], sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write("package struct ShopView {}\n", to: "Sources/Basket/Shop.swift")
        try sandbox.write("", to: "Tests/OtherTests/Test.swift")
        let before = sandbox.tree

        let result =
            switch words.count {
            case 1: sandbox.run("new", words[0])
            case 3: sandbox.run("new", words[0], words[1], words[2])
            default: sandbox.run("new", words[0], words[1], words[2], words[3], words[4])
            }

        #expect(result == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(sandbox.tree == before)
    }

    @Test(arguments: [
        // The suggested name is not taken either.
        (
            ["new", "shop-view"],
            "“shop-view” is not a name of letters and digits in UpperCamelCase. Try RescheduleItem."
        ),
        (
            ["new", "Basket"],
            "“Basket” is already a target in Sources/Basket. Use a longer name, such as BasketItems."
        ),
        (
            ["new", "Lists"],
            "“Lists” is already a target in Package.swift:3. Use a longer name, such as ListsItem."
        ),
        (
            ["new", "Put", "--command", "put"],
            "“put” is already a command in Sources/Modules/AddItem/AddItemCommand.swift. Use another one, such as --command put-item."
        ),
        (
            ["new", "AbcdefghijAbcdefghijAbcdefghij"],
            "“AbcdefghijAbcdefghijAbcdefghij” is already a type in Sources/Basket/Shop.swift. Choose another."
        ),
    ])
    func `a suggested name is always available`(words: [String], sentence: String) throws {
        let sandbox = try Sandbox()
        try sandbox.write(
            "package struct ShopView {}\nstruct BasketItem {}\nstruct AbcdefghijAbcdefghijAbcdefghij {}\n",
            to: "Sources/Basket/Shop.swift"
        )
        let manifest = try #require(sandbox.read("Package.swift"))
        try sandbox.write(
            manifest.replacing(
                "import PackageDescription\n",
                with: "import PackageDescription\nlet t = Target.target(name: \"Lists\")\n"
            ).replacing("\nlet t", with: "\nlet t"),
            to: "Package.swift"
        )

        #expect(sandbox.run(words) == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
    }

    @Test(arguments: [
        (
            ["new", "Layer", "--template", "package"],
            "“Layer” would clash with the package's target Sources/Layer. Use a longer name, such as LayerItem."
        ),
        (
            ["new", "Notes", "--template", "package", "--set", "module=Layer"],
            "“Layer” would clash with the package's target Sources/Layer. Use another one, such as --set module=LayerItem."
        ),
        (
            ["new", "Notes", "--template", "package", "--set", "module=Set"],
            "“Set” is a type in Swift's libraries. Use another one, such as --set module=SetItem."
        ),
    ])
    func `the modules of a package can't have the names of its layers`(words: [String], sentence: String) throws {
        let sandbox = try Sandbox(SampleTemplates.package)
        let inside = sandbox.run(words)
        sandbox.folder = sandbox.above
        let outside = sandbox.run(words + ["--templates", "package/Templates"])

        #expect(inside == RunResult(messages: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(outside == inside)
    }

    @Test func `a foreign name of another command is allowed, with a warning`() throws {
        let sandbox = try Sandbox()
        let path = "Sources/Basket/PutOffCommand.swift"
        try sandbox.write("let command = Command(\"put-off\", foreignNames: [\"snooze\"])\n", to: path)
        let warning = "“snooze” is also a foreign name of “put-off”. Remove it from foreignNames in \(path)."

        let preview = sandbox.run("new", "Snooze", "--dry-run", "--json")
        let result = sandbox.run("new", "Snooze")
        let other = sandbox.run("new", "PickItem")

        #expect(preview.output.hasSuffix(",\"warning\":\"\(warning)\"}}\n"))
        #expect(result.status == .done)
        #expect(result.messages.hasPrefix("\(warning)\n"))
        #expect(!other.messages.contains("foreign"))
    }

    @Test func `a package with an older tools version is rejected`() throws {
        let sandbox = try Sandbox()
        let manifest = try #require(sandbox.read("Package.swift"))
        try sandbox.write(manifest.replacing("6.2", with: "5.9"), to: "Package.swift")

        let result = sandbox.run("new", "X")

        #expect(result.status == .badData)
        #expect(result.messages.contains("Package.swift has tools version 5.9, but templates need 6.0. "))
    }

    @Test func `a command reserved in project.json is taken`() throws {
        let sandbox = try Sandbox()
        let project = Sandbox.project.replacing("\"schema\": 1,", with: "\"schema\": 1, \"words\": [\"help\"],")
        try sandbox.write(project, to: "Templates/project.json")

        let result = sandbox.run("new", "PickItem", "--command", "help")

        #expect(
            result.messages
                == "viper-gen: “help” is already a command in Templates/project.json. Use another one, such as "
                + "--command pick-item.\n"
        )
    }

    @Test func `a value that does not match its pattern is rejected with the parameter's summary`() throws {
        let sandbox = try Sandbox()
        let manifest = Sandbox.manifest
            .replacing(#""type": "word","#, with: #""type": "word", "pattern": "[a-z]+","#)
            .replacing(#""type": "text","#, with: #""type": "text", "pattern": ".{1,5}","#)
        try sandbox.write(manifest, to: "Templates/command/template.json")

        #expect(
            sandbox.run("new", "PickItem", "--summary", "too long").messages
                == "viper-gen: “too long” is not valid as one line of help. Use --set "
                + "summary=\"another text\".\n"
        )
        #expect(
            sandbox.run("new", "PickItem", "--command", "a-b").messages
                == "viper-gen: “a-b” is not valid as its word. Use --set command=another-word.\n"
        )
    }

    @Test func `an unknown template is rejected with a suggestion`() throws {
        let result = try Sandbox().run("new", "PickItem", "--template", "comand")

        #expect(
            result == RunResult(messages: "viper-gen: “comand” is not a template. Did you mean “command”?\n", .notFound)
        )
    }

    @Test func `outside a project, the error says how to create one`() throws {
        let sandbox = try Sandbox()
        sandbox.folder = sandbox.above

        let result = sandbox.run("new", "PickItem", "--templates", "package/Templates")

        #expect(result.status == .notFound)
        #expect(
            result.messages.hasSuffix(
                "Create one with viper-gen new NAME --template package, or run viper-gen init in an existing package.\n"
            )
        )
    }
}
