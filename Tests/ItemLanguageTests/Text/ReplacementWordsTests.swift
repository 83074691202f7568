import CommandLine
import ItemLanguage
import Testing
import Vocabulary

struct ReplacementWordsTests {
    private let text = ChangeText(dates: Saturday.dates())

    private func read(_ line: String) throws -> ItemChanges { try text.read([Word(line)]).changes }

    @Test(arguments: [
        ("/milk/oat milk/", "milk", "oat milk", false), ("/a/b/g", "a", "b", true), ("/old //", "old ", "", false),
        ("/two  words/one/", "two  words", "one", false), (#"/3\/4/75 %/"#, "3/4", "75 %", false),
        (#"/C:\temp/C:\\tmp/"#, #"C:\temp"#, #"C:\tmp"#, false), ("/우유/두유/", "우유", "두유", false),
        ("/due:fri/+x/", "due:fri", "+x", false), ("/a/--/", "a", "--", false), ("/./!/g", ".", "!", true),
    ])
    func `a text between slashes replaces another one in the title`(
        line: String,
        old: String,
        new: String,
        isGlobal: Bool
    ) throws {
        var expected = ItemChanges()
        expected.replacement = .init(old, with: new, isGlobal: isGlobal)

        #expect(try read(line) == expected)
    }

    @Test func `a replacement may be several words of the command line`() throws {
        let changes = try text.read([Word("/milk/oat"), Word("milk/g"), Word("+x")]).changes

        #expect(changes.replacement == .init("milk", with: "oat milk", isGlobal: true))
        #expect(changes.addedTags == ["x"])
    }

    @Test func `a replacement can stand beside other changes`() throws {
        let changes = try read("+x /a/b/ due:fri")

        #expect(changes.replacement == .init("a", with: "b"))
        #expect(changes.addedTags == ["x"] && changes.due != nil && changes.title == nil)
        #expect(try read("/a/b/ tomorrow").due != nil)
    }

    @Test(arguments: ["Edit /etc/hosts/ again", "Open /usr/local/bin", "/usr/local/bin", "and/or/not", "Sketch /a/b/"])
    func `slashes in a title are text`(line: String) throws {
        #expect(try read(line).title == line)
        #expect(try read(line).replacement == nil)
    }

    @Test func `a replacement after -- is a title`() throws {
        #expect(try text.read([Word("/a/b/", isLiteral: true)]).changes.title == "/a/b/")
    }

    @Test func `a new title and a replacement can't be used together`() {
        #expect(throws: InputError.item(.conflictingAttributes("/a/b/", "“Buy milk”"))) { try read("/a/b/ Buy milk") }
        #expect(throws: InputError.item(.duplicateAttribute("/c/d/"))) { try read("/a/b/ /c/d/") }
    }

    @Test(arguments: [
        ("/old/new", "/old/new/"), ("s/old/new/", "/old/new/"), ("s/old/new/g", "/old/new/g"), ("//g", "/old/new/g"),
        ("//new/", "/old/new/"), ("/two words/one", "/two words/one/"), ("/a/b/gi", "/a/b/g"), ("/a/b/G", "/a/b/g"),
        ("/a/b/i", "/a/b/"), ("/x", "/x/new/"), (#"/a/b/c/"#, #"/a/b\/c/"#), ("/a/b/c/g", #"/a/b\/c/g"#),
    ])
    func `a replacement in the wrong notation does not replace the title`(line: String, suggestion: String) {
        #expect(throws: InputError.item(.titleLooksMistyped(line, suggestion: suggestion))) { try read(line) }
    }
}
