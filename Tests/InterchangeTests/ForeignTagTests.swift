import Interchange
import ItemLanguage
import Testing

struct ForeignTagTests {
    @Test(arguments: ["money", "@shop", "물", "a-b", "v1.2"])
    func `a tag that people can type is kept`(tag: String) {
        #expect(ForeignTag.spelled(tag) == tag)
    }

    @Test(arguments: [
        ("c++", "c"), ("a:b", "a-b"), ("to do", "to-do"), ("Work, Life", "Work-Life"), ("@at home", "@at-home"),
        ("#money", "money"), ("2026", "tag-2026"), ("@24h", "@tag-24h"), ("-x-", "x"), (" spaced ", "spaced"),
        ("물 불", "물-불"),
    ])
    func `another tag becomes one that people can type`(tag: String, spelling: String) {
        #expect(ForeignTag.spelled(tag) == spelling)
        #expect(TagWord.unmarked(spelling[...]) == spelling)
    }

    @Test(arguments: ["", "++", "@", "@ ", " "])
    func `nothing is left of a tag without letters`(tag: String) {
        #expect(ForeignTag.spelled(tag) == nil)
    }

    @Test func `a long tag or project is cut, at a whole letter`() {
        let long = String(repeating: "한", count: 400)

        #expect(ForeignTag.spelled(long) == String(repeating: "한", count: 331))
        #expect(ForeignTag.spelled("@" + String(repeating: "1", count: 1_200))?.utf8.count == 1_000)
        #expect(ForeignProject.spelled("work.\(long)") == "work.\(String(repeating: "한", count: 331))")
    }

    @Test func `a project has one line and no control characters`() {
        #expect(ForeignProject.spelled("Home, sweet (home)") == "Home, sweet (home)")
        #expect(ForeignProject.spelled(" one\r\n two\u{7} ") == "one two")
        #expect(ForeignProject.spelled(" \n") == nil)
    }
}
