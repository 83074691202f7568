import Testing
import Vocabulary

struct EditorPageTests {
    @Test(arguments: [
        ("adder-a1B2c3.txt", true), ("adder-a1B2c3.txt~", false), ("adder-notes.txt", false), ("adder-.txt", false),
        ("adder.db", false), ("my-adder-a1B2c3.txt", false),
    ])
    func `only names of pages are recognized`(name: String, isPage: Bool) {
        #expect(EditorPage.isName(name) == isPage)
    }
}
