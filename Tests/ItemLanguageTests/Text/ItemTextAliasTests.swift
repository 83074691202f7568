import ItemLanguage
import Testing
import Vocabulary

struct ItemTextAliasTests {
    private let text = ItemText(dates: Saturday.dates())

    @Test(arguments: [
        ("priority:high", "pri:high"), ("pri:1", "pri:high"), ("pri:2", "pri:medium"), ("pri:3", "pri:low"),
        ("p1", "!high"), ("p3", "!low"), ("proj:home", "project:home"), ("pro:home", "project:home"),
        ("tag:home", "+home"),
        ("tags:home,@shop", "+home @shop"), ("dep:3", "needs:3"), ("depends:3,4", "needs:3,4"),
        ("recur:week", "every:week"),
        ("scheduled:fri", "wait:fri"), ("start:fri", "wait:fri"), ("d:fri", "due:fri"),
        ("DUE:fri", "due:fri"), ("Due:fri", "due:fri"), ("WAIT:fri", "wait:fri"), ("PRI:HIGH", "pri:high"),
        ("Project:Home", "project:Home"), ("TAG:home", "+home"), ("NOTE:\"by hand\"", "note:\"by hand\""),
        ("note:+\"by hand\"", "note:\"by hand\""),
        ("tag:+home,+work", "+home +work"), ("tag:home+work", "+home +work"), ("tag:+home+@shop", "+home @shop"),
    ])
    func `attributes have the names of other programs, too`(alias: String, word: String) throws {
        #expect(try text.read(line: "Pay \(alias)").details == text.read(line: "Pay \(word)").details)
        #expect(try text.read(line: "Pay \(alias)").details.title == "Pay")
    }

    @Test(arguments: [
        ("마감:금요일", "due:fri"), ("마감:다음 주 금요일", "due:next fri"), ("기한:내일", "due:tomorrow"),
        ("우선순위:높음", "pri:high"), ("우선순위:보통", "pri:medium"), ("우선순위:low", "pri:low"), ("프로젝트:이사", "project:이사"),
        ("반복:매주", "every:week"), ("태그:집", "+집"), ("메모:안녕 엄마", "note:안녕 엄마"), ("대기:금요일", "wait:fri"),
        ("\u{1106}\u{1161}\u{1100}\u{1161}\u{11B7}:내일", "due:tomorrow"),
    ])
    func `attributes have Korean names`(alias: String, word: String) throws {
        #expect(try text.read(line: "Pay \(alias)") == text.read(line: "Pay \(word)"))
    }

    @Test(arguments: ["마감:미정", "우선순위:미정", "마감:", "반복:업무"])
    func `a Korean name without a valid value is text`(word: String) throws {
        #expect(try text.read(line: "Pay \(word) rent").details == ItemDetails(title: "Pay \(word) rent"))
    }

    @Test(arguments: ["due:none", "pri:none", "pri:4", "project:none", "wait:none", "tag:none"])
    func `none gives a new item no value`(word: String) throws {
        #expect(try text.read(line: "Pay \(word)").details == ItemDetails(title: "Pay"))
    }

    @Test(arguments: ["p0", "p4", "P1", "p12", "proj:", "start: engine", "tag", "D:fri", "D:\\data", "Due: soon"])
    func `other words are text`(word: String) throws {
        #expect(try text.read(line: "Pay \(word) now").details.title == "Pay \(word) now")
    }

    @Test(arguments: ["home,3", "home,", "home,+", ",home", "-home"])
    func `an invalid tag is rejected`(tags: String) {
        #expect(throws: InputError.item(.notATag(tags))) { try text.read(line: "Pay tag:\(tags)") }
    }

    @Test func `a key in capitals gives no hint`() throws {
        #expect(try text.read(line: "Pay WAIT:fri PRI:high").hints.isEmpty)
    }
}
