import Boundary
import Testing

@testable import Generator

struct NameRefusalTests {
    @Test(arguments: [
        (
            ["Shop"],
            "“Shop” would have a type “ShopView”, which is in Sources/Basket/Shop.swift already; "
                + "say what it works on too, as in ShopItem."
        ),
        (
            ["Other"],
            "“OtherTests” is a target already, in Tests/OtherTests; say what it works on too, as in OtherItem."
        ),
        (["Basket"], "“Basket” is a target already, in Sources/Basket; say what it works on too, as in BasketItem."),
        (
            ["ShopView"],
            "“ShopView” is a type already, in Sources/Basket/Shop.swift; say what it works on too, as in "
                + "ShopViewItem."
        ),
        (
            ["Additem"],
            "“Additem” is Sources/Modules/AddItem but for the case of its letters; say what it works on too, as in "
                + "AdditemItem."
        ),
        (
            ["SHOPView"],
            "“SHOPView” is the type ShopView but for the case of its letters; say what it works on too, as in "
                + "SHOPViewItem."
        ),
        (
            ["Put"],
            "“put” is a command already, in Sources/Modules/AddItem/AddItemCommand.swift; give another word, as in "
                + "--command put-item."
        ),
        (
            ["PickItem", "--command", "add"],
            "“add” is a command already, in Sources/Modules/AddItem/AddItemCommand.swift; give another word, as in "
                + "--command pick-item."
        ),
        (
            ["PickItem", "--command", "Pick It"],
            "“Pick It” is no word of small letters, digits and hyphens; give --set command=pick-it."
        ),
        (
            ["PickItem", "--set", "colour=red"],
            "The template has no parameter “colour”; it has command, summary, tests."
        ),
        (["PickItem", "--set", "sumary=x"], "The template has no parameter “sumary”; did you mean “summary”?"),
        (["PickItem", "--set", "red"], "“red” gives no parameter a value; write --set KEY=VALUE."),
        (["PickItem", "--set", "tests=maybe"], "“maybe” is neither true nor false; give --set tests=true."),
        (
            ["PickItem", "--command", "a", "--set", "command=b"],
            "--command and --set command= say the same; leave one out."
        ),
        (
            ["PickItem", "--summary", "one\ntwo"],
            "“one\\ntwo” has a line break or the like in it; give --set summary=\"another text\"."
        ),
        (
            ["PickItem", "--summary", "a\tb\u{7}"],
            "“a\\tb\\u{07}” has a line break or the like in it; give --set summary=\"another text\"."
        ),
        (["PickItem", "--summary", "  "], "“  ” says nothing; give --set summary=\"another text\"."),
        (
            ["PickItem", "--summary", "all of it."],
            "“all of it.” ends in a full stop, which comes by itself; give --set summary=\"another text\"."
        ),
        (["../x"], "“../x” is a path, and a name is UpperCamel letters and digits; try X."),
    ])
    func `what would clash is refused, and nothing is written`(words: [String], sentence: String) throws {
        let bench = try Bench()
        try bench.write("package struct ShopView {}\n", to: "Sources/Basket/Shop.swift")
        try bench.write("", to: "Tests/OtherTests/Test.swift")
        let before = bench.tree

        let said =
            switch words.count {
            case 1: bench.run("new", words[0])
            case 3: bench.run("new", words[0], words[1], words[2])
            default: bench.run("new", words[0], words[1], words[2], words[3], words[4])
            }

        #expect(said == Said(talk: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(bench.tree == before)
    }

    @Test(arguments: [
        // What is proposed is not taken itself.
        (
            ["new", "shop-view"],
            "“shop-view” is no name; a name is UpperCamel letters and digits, beginning with a capital; try RescheduleItem."
        ),
        (
            ["new", "Basket"],
            "“Basket” is a target already, in Sources/Basket; say what it works on too, as in BasketItems."
        ),
        (
            ["new", "Lists"],
            "“Lists” is a target already, in Package.swift:3; say what it works on too, as in ListsItem."
        ),
        (
            ["new", "Put", "--command", "put"],
            "“put” is a command already, in Sources/Modules/AddItem/AddItemCommand.swift; give another word, as in --command put-item."
        ),
        (
            ["new", "AbcdefghijAbcdefghijAbcdefghij"],
            "“AbcdefghijAbcdefghijAbcdefghij” is a type already, in Sources/Basket/Shop.swift; choose another."
        ),
    ])
    func `what is proposed would be taken`(words: [String], sentence: String) throws {
        let bench = try Bench()
        try bench.write(
            "package struct ShopView {}\nstruct BasketItem {}\nstruct AbcdefghijAbcdefghijAbcdefghij {}\n",
            to: "Sources/Basket/Shop.swift"
        )
        let manifest = try #require(bench.read("Package.swift"))
        try bench.write(
            manifest.replacing(
                "import PackageDescription\n",
                with: "import PackageDescription\nlet t = Target.target(name: \"Lists\")\n"
            ).replacing("\nlet t", with: "\nlet t"),
            to: "Package.swift"
        )

        #expect(bench.run(words) == Said(talk: "viper-gen: \(sentence)\n", .wrongUsage))
    }

    @Test(arguments: [
        (
            ["new", "Floor", "--template", "package"],
            "“Floor” would be a target like Sources/Floor, which such a package has; say what it works on too, as in FloorItem."
        ),
        (
            ["new", "Notes", "--template", "package", "--set", "module=Floor"],
            "“Floor” would be a target like Sources/Floor, which such a package has; give another, as in --set module=FloorItem."
        ),
        (
            ["new", "Notes", "--template", "package", "--set", "module=Set"],
            "“Set” is a type that Swift's libraries have; give another, as in --set module=SetItem."
        ),
    ])
    func `a package's rooms are not called like its floors`(words: [String], sentence: String) throws {
        let bench = try Bench(SampleTemplates.package)
        let inside = bench.run(words)
        bench.folder = bench.above
        let outside = bench.run(words + ["--templates", "package/Templates"])

        #expect(inside == Said(talk: "viper-gen: \(sentence)\n", .wrongUsage))
        #expect(outside == inside)
    }

    @Test func `a package that is for older tools is refused`() throws {
        let bench = try Bench()
        let manifest = try #require(bench.read("Package.swift"))
        try bench.write(manifest.replacing("6.2", with: "5.9"), to: "Package.swift")

        let said = bench.run("new", "X")

        #expect(said.status == .badData)
        #expect(said.talk.contains("Package.swift is for the tools of Swift 5.9, and what templates write needs 6.0; "))
    }

    @Test func `a command that the project names is taken`() throws {
        let bench = try Bench()
        let project = Bench.project.replacing("\"schema\": 1,", with: "\"schema\": 1, \"words\": [\"help\"],")
        try bench.write(project, to: "Templates/project.json")

        let said = bench.run("new", "PickItem", "--command", "help")

        #expect(
            said.talk
                == "viper-gen: “help” is a command already, in Templates/project.json; give another word, as in "
                + "--command pick-item.\n"
        )
    }

    @Test func `what a pattern wants is said in words`() throws {
        let bench = try Bench()
        let manifest = Bench.manifest
            .replacing(#""type": "word","#, with: #""type": "word", "pattern": "[a-z]+","#)
            .replacing(#""type": "text","#, with: #""type": "text", "pattern": ".{1,5}","#)
        try bench.write(manifest, to: "Templates/command/template.json")

        #expect(
            bench.run("new", "PickItem", "--summary", "too long").talk
                == "viper-gen: “too long” is not what the template takes as one line of help; give --set "
                + "summary=\"another text\".\n"
        )
        #expect(
            bench.run("new", "PickItem", "--command", "a-b").talk
                == "viper-gen: “a-b” is not what the template takes as its word; give --set command=another-word.\n"
        )
    }

    @Test func `a unknown template is refused with the one that was meant`() throws {
        let said = try Bench().run("new", "PickItem", "--template", "comand")

        #expect(said == Said(talk: "viper-gen: There is no template “comand”; did you mean “command”?\n", .notFound))
    }

    @Test func `outside of a project it is said what to type`() throws {
        let bench = try Bench()
        bench.folder = bench.above

        let said = bench.run("new", "PickItem", "--templates", "package/Templates")

        #expect(said.status == .notFound)
        #expect(
            said.talk.hasSuffix(
                "begin one with viper-gen new NAME --template package, or go to a package and type "
                    + "viper-gen init.\n"
            )
        )
    }
}
