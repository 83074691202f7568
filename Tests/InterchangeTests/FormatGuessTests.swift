import Interchange
import Testing
import Vocabulary

struct FormatGuessTests {
    private func guess(_ name: String?, _ text: String) throws(ForeignFileError) -> FormatGuess {
        try FormatGuess.guess(name: name, start: Array(text.utf8))
    }

    @Test(
        arguments: [
            ("tasks.ics", "", .iCalendar), ("Tasks.CSV", "a,b", .csv), ("/home/a/list.md", "# Notes", .markdown),
            ("todo.txt", "Call mom", .todoTxt), ("work.todo.txt", "Call mom", .todoTxt), ("/x/done.txt", "", .todoTxt),
            (nil, "\u{FEFF}begin:vcalendar\r\n", .iCalendar), (nil, "BEGIN:VTODO\n", .iCalendar),
            (nil, "[\n{\"id\":1,", .taskwarrior), ("x.json", "{\"uuid\":\"", .taskwarrior),
            ("x.txt", "[]", .taskwarrior),
            (nil, "{\"adder\":1,\"items\":[", .json), (nil, " {\n \"adder\": 1", .json),
            (nil, "# List\n\n* [x] a\n", .markdown),
            (nil, "> 1. [ ] a", .markdown), (nil, "id,title,due\n", .csv), (nil, "\"Task\";\"Due date\"\n", .csv),
            (nil, "TYPE,CONTENT,PRIORITY\n", .csv), (nil, "sep=;\na;b\n", .csv),
            (nil, "Call mom\n(A) Pay rent\n", .todoTxt),
            ("notes.txt", "x 2026-11-21 Pay rent", .todoTxt),
            ("a.csv", "title,note\na,- [ ] buy\n", .csv), ("a.md", "2026-11-27 Meeting\n", .markdown),
            ("a.tsv", "title\tdue\n", .csv), (nil, "Call mom +family @phone\n", .todoTxt),
            (nil, "Pay due:2026-11-27 +home", .todoTxt), ("groceries.txt", "Milk\nEggs\n", .todoTxt),
            ("todo.txt", "- [ ] Milk\n", .todoTxt),
            ("list.txt", "(A) Call mom\n- [ ] Milk\nx 2026-11-21 Rest\n", .todoTxt),
            ("a.txt", "- [ ] Milk\n", .markdown), ("a.txt", "title,due\nMilk,\n", .csv),
            ("a.org", "- [ ] a", .org), (nil, "#+TITLE: a\n", .org), ("a.txt", "text\n** TODO a\n", .org),
            ("a.taskpaper", "- a", .taskPaper), ("a.txt", "Home:\n\t- Milk\n\t\tcold\n", .taskPaper),
            ("a.txt", "About my home.\nHome:\n" + String(repeating: "\t- Milk\n", count: 8), .taskPaper),
            ("a.txt", "- Milk @done(2026-11-21)\n", .taskPaper), ("a.todo", "Home:\n ☐ Milk\n", .taskPaper),
            (nil, "- TODO Milk\n", .markdown),
            (nil, "1. [ ] Milk\n2. [x] Eggs\n", .markdown), ("a.txt", "* [ ] Milk\n", .markdown),
            (nil, String(repeating: "- [ ] Milk\n", count: 10) + "✅ Bread\n", .markdown),
            (nil, "[ ] Milk\n[x] Eggs\n", .markdown),
            ("a.txt", "Home:\n- [ ] Milk\n", .markdown), ("a.txt", "Home:\nMilk\n", .todoTxt),
            (nil, "[\n {\n \"id\": 1, \"title\": \"Rest\"", .json),
            ("a.json", "[{\"description\":\"a\",\"title\":\"b\"}]", .json), (nil, "[\"Milk\", \"Eggs\"]", .json),
            ("a.json", "[{\"description\":\"a\",\"urgency\":1}]", .taskwarrior),
            ("a.json", "[{\"description\":\"a\",\"project\":\"b\",\"size\":1}]", .taskwarrior),
            ("a.json", "[{\"uuid\":\"a\",\"title\":\"b\",\"description\":\"c\",\"status\":\"pending\"}]", .json),
            ("a.json", "[{\"description\":\"\",\"content\":\"b\",\"priority\":1}]", .json),
            ("a.json", "[{\"description\":\"a\",\"done\":true}]", .json),
            (nil, "{\"items\":[{\"content\":\"a\"}]}", .json),
            ("a.todo", "Home:\n ☐ Milk\n [x] Eggs\n____\n", .taskPaper),
            (nil, "- Milk\n- Eggs\n", .taskPaper), (nil, "Home:\n\t- Milk\n", .taskPaper),
            ("a.txt", "- Milk\n- Eggs\n", .todoTxt), ("a.txt", "Milk\n──────\nEggs\n", .todoTxt),
            ("a.txt", "Title|Due\nMilk|2026-12-01\nEggs|\n", .csv),
            ("a.txt", "| Task | Due |\n|---|---|\n| Milk | 2026-12-01 |\n", .csv),
            ("a.md", "# [ ] Milk\n", .markdown), (nil, "☐ Milk\n☑ Eggs\n", .taskPaper),
        ] as [(String?, String, ForeignFormat)]
    )
    func `name and first bytes show the format`(name: String?, text: String, format: ForeignFormat) throws {
        #expect(try guess(name, text) == .format(format))
    }

    @Test(
        arguments: [
            (nil, "Call mom\nname, task and more\n", [.todoTxt, .markdown, .csv]),
            ("a.json", "7", [.taskwarrior, .json]),
            ("a.txt", "{\"name\":\"a\",\"description\":\"b\",\"dependencies\":{}}", [.taskwarrior, .json]),
            (nil, "- Milk\nEggs:\nBread\n", [.todoTxt, .markdown, .csv]),
            (nil, "* Milk\n* Eggs\n", [.todoTxt, .markdown, .csv]),
            ("a", "[link](x)", [.todoTxt, .markdown, .csv]), (nil, "", [.todoTxt, .markdown, .csv]),
        ] as [(String?, String, [ForeignFormat])]
    )
    func `an unclear file names what it could be`(name: String?, text: String, formats: [ForeignFormat]) throws {
        #expect(try guess(name, text) == .unclear(formats))
    }

    @Test(arguments: ["lat.txt", "a.md", nil])
    func `the encoding is checked first`(name: String?) {
        #expect(throws: ForeignFileError(.invalidText(.utf8), line: 2, column: 4)) {
            try FormatGuess.guess(name: name, start: Array("one\ncaf".utf8) + [0xE9, 0x0A])
        }
    }

    @Test(
        arguments: [
            ("a.txt", "Milk\nEggs\n- [ ] Bread\n", .format(.todoTxt)),
            (nil, "A long text.\nMore of it.\n- [ ] a\n", nil),
            (nil, "A long text.\nMore.\nAnd more.\n(A) a\n", nil),
            ("a.txt", "# A\n" + String(repeating: "- [ ] a\n", count: 8) + "text\n", .format(.markdown)),
            ("a.txt", "# A\n- [ ] a\n- [ ] b\ntext\n", .format(.markdown)),
            ("a.txt", "# A\n- [ ] a\ntext\n", .format(.todoTxt)),
            (
                "a.txt", "# Home\n\nThings that we need.\n\n- [ ] Milk\n\n## Log\n\nNothing so far.\n",
                .format(.markdown)
            ),
            ("a.txt", "# Home\n- [ ] Milk\n(A) Call Bob.\n", .format(.todoTxt)),
            ("a.txt", "Groceries:\n- milk\n- eggs\nRemember the coupon\n", .format(.todoTxt)),
            ("a.txt", "Groceries:\n- milk\n- eggs\n", .format(.taskPaper)),
            ("a.txt", "Groceries:\n- milk\n", .format(.todoTxt)),
            ("a.txt", "Home:\n- milk\n- eggs @done\nA note\n", .format(.taskPaper)),
            ("a.txt", "(A) Home +a @b\n(B) c\n- eggs @done\n(C) d\n", .format(.todoTxt)),
            ("a.txt", "= Home =\n* [ ] milk\n* [X] eggs\n", .format(.markdown)),
        ] as [(String?, String, FormatGuess?)]
    )
    func `a format explains nearly all lines`(name: String?, text: String, guess: FormatGuess?) throws {
        #expect(try self.guess(name, text) == guess ?? .unclear([.todoTxt, .markdown, .csv]))
    }

    @Test(
        arguments: [
            ("[description:\"a\" entry:\"1795246200\" status:\"pending\"]\n", .taskwarriorData),
            ("summary: a\ndelegatedto: \"\"\n", .dstaskData), ("BEGIN:VCARD\nFN:a\n", .contacts),
            ("<?xml version=\"1.0\"?>\n<opml>", .xml),
            ("version: 2\nservices:\n  web:\n    image: nginx\n    ports:\n      - 80:80\n", .yaml),
            ("---\ntitle: My plan\ntags: [a, b]\n", .yaml), ("# CI\n- name: a\n  hosts: all\n", .yaml),
            ("todo:\n  - title: Milk\n    due: 2026-12-01\n", .yaml),
        ] as [(String, ForeignFileError.KnownFile)]
    )
    func `files of other kinds are named`(text: String, file: ForeignFileError.KnownFile) {
        for name in ["pending.data", "a.txt", nil] {
            #expect(throws: ForeignFileError(.known(file), line: 1, column: 1)) { try guess(name, text) }
        }
    }

    @Test(
        arguments: [
            ("Exported from Planner\n\nTitle,Due Date\nMilk,2026-11-27\n", true),
            (
                "\"Subject\",\"Due Date\",\"Reminder On/Off\",\"% Complete\"\n\"Milk, \"\"fat\"\"\",,\"False\",\"0\"\n",
                true
            ),
            ("Aufgabe;Fällig am;Ort der Aufgabe\nMilch;27.11.2026;Laden\n", true),
            ("Task\tDue date\tMy own column\nMilk\t\t\nEggs\n", false),
            ("title,notes\nMilk,\"- [ ] fat\n- [x] cold\"\nEggs,\n", true),
            ("Task, note\nMilk\nEggs\n", false), ("Name the price, pay\nMilk, eggs\n", false),
            ("title,due\n" + String(repeating: "Milk,2026-11-27\n", count: 300).prefix(4_086), true),
        ]
    )
    func `a heading with rows makes a table`(text: String, isTable: Bool) throws {
        for name in ["a.txt", nil] {
            #expect((try guess(name, text) == .format(.csv)) == isTable)
        }
    }

    @Test func `a list that is like YAML can be read in a format of one's choice`() throws {
        let start = Array("home:\n  paint: the wall\n  clean: windows\n".utf8)

        #expect(throws: ForeignFileError.self) { try FormatGuess.guess(name: nil, start: start) }
        #expect(throws: Never.self) { try FormatGuess.guess(name: nil, start: start, format: .todoTxt) }
    }

    @Test func `a table without a heading is not a list`() {
        #expect(throws: ForeignFileError(.noTitles, line: 1, column: 1)) {
            try guess("a.txt", "1;Milk;2026-11-27\n2;Eggs;\n3;\"Bread; old\";2026-11-28\n")
        }
    }

    @Test(
        arguments: [
            ("a.md", "(A) Milk\nEggs\nx 2026-11-20 Bread\n", .markdown, .todoTxt),
            ("a.org", "(A) Milk +home\nx 2026-11-20 Bread\n", .org, .todoTxt),
            ("a.taskpaper", "(A) Milk\n(B) Bread\n", .taskPaper, .todoTxt),
            ("a.csv", "- [ ] Milk\n- [x] Eggs\n", .csv, .markdown),
            ("todo.txt", "title,due\nMilk,2026-11-27\n", .todoTxt, .csv),
            ("a.md", "title,due\nMilk,2026-11-27\n", .markdown, .csv),
            ("a.md", "BEGIN:VCALENDAR\n", .markdown, .iCalendar),
            ("todo.txt", "* TODO Milk\n** DONE Eggs\n", .todoTxt, .org), ("a.md", "** TODO Milk\n", .markdown, .org),
            ("a.md", "Home:\n\t- Milk @due(2026-11-27)\n", .markdown, .taskPaper),
            ("a.csv", "{\"items\":[{\"title\":\"a\",\"due\":\"2026-11-27\"}]}", .csv, .json),
        ] as [(String, String, ForeignFormat, ForeignFormat)]
    )
    func `a name that the content contradicts is refused`(
        name: String,
        text: String,
        named: ForeignFormat,
        shown: ForeignFormat
    ) {
        #expect(throws: ForeignFileError(.misnamed(named, looksLike: shown), line: 1, column: 1)) {
            try guess(name, text)
        }
    }

    @Test(
        arguments: [
            ("a.md", "Home:\n- milk\n- eggs\n", .markdown), ("a.org", "# List\n- [ ] Milk\n", .org),
            ("a.org", "* NEXT Milk +home @shop\n", .org), ("a.md", "- [ ] Milk +a @b\n- [ ] Eggs\n(A) c\n", .markdown),
            ("a.csv", "title\n(A) Milk\n(B) Eggs\n", .csv), ("a.md", "* TODO Milk\n", .markdown),
            ("done.txt", "- Milk\n- Eggs\nHome:\n", .todoTxt), ("a.txt", "Milk\nEggs\nBread\n* TODO a\n", .todoTxt),
            ("a.txt", "(A) Milk\n(B) Eggs\n* TODO a\n", .todoTxt),
        ] as [(String, String, ForeignFormat)]
    )
    func `a name that the content allows counts`(name: String, text: String, format: ForeignFormat) throws {
        #expect(try guess(name, text) == .format(format))
    }

    @Test(
        arguments: [
            "# Notes\n\nThis program does things. It is good.\nIt has users.\n\n## Install\n\nRun make.\n",
            "#include <stdio.h>\n\nint main(void) {\n    return 0;\n}\n",
            "import os\n\ndef main():\n    print(os.name)\n    x = 1\n",
            "Dear Ann,\n\nthank you very much for your letter of the third of May, and\nfor the cake. We come soon.\n\nYours\n",
            "import sys\n\nclass Foo:\n    def bar(self):\n        return 1\n\nprint(Foo().bar())\n",
            "2026-11-20 10:00:00 INFO a\n2026-11-20 10:00:01 INFO b\n2026-11-20 10:00:02 INFO c\n",
            "#!/bin/bash\nset -e\nfor f in *; do\n  echo \"$f\"\ndone\n",
            "Sehr geehrte Damen,\n\nhiermit kündige ich meinen Vertrag zum nächsten Zeitpunkt. Bitte bestätigen Sie\nmir das.\n\nGruß\nMax\n",
            "오늘은 날씨가 좋았다. 그래서 산책을 했다.\n내일은 비가 온다고 한다. 그래서 집에 있겠다.\n그게 좋다.\n",
        ]
    )
    func `a text is not a list`(text: String) {
        #expect(throws: ForeignFileError(.known(.text), line: 1, column: 1)) { try guess("a.txt", text) }
    }

    @Test func `a text with tasks is unclear`() throws {
        let text =
            "This is a long text about many things. It goes on and on.\nMore of it follows.\n- [ ] Milk\nThe end.\n"

        #expect(try guess("a.txt", text) == .unclear([.markdown, .todoTxt]))
    }

    @Test(
        arguments: [
            "Call the dentist.\nBuy milk.\nFix the roof. Ask Bob.\n", "# Home\nMilk\nEggs\n# Work\nCall Prof. Smith\n",
            "buy milk\ncall the dentist about the appointment on friday afternoon\nfix the roof\n",
            "Milk;\nEggs;\nBread.\n", "Milk, eggs, bread\nHam, cheese, jam\nTea, coffee, juice\n",
            "class reunion\nreturn books\nfor Ann: a gift\nFix bug in foo() function\n",
            "Write to Mr. Brown and to Mrs. Green, too\nMilk; eggs\nPay\n",
        ]
    )
    func `short lines are a list`(text: String) throws {
        #expect(try guess("a.txt", text) == .format(.todoTxt))
    }

    @Test func `a file that is not text is refused`() {
        #expect(throws: ForeignFileError(.html, line: 1, column: 1)) { try guess("todo.txt", "<html>") }
        #expect(throws: ForeignFileError(.encoding("UTF-16"), line: 1, column: 1)) {
            try FormatGuess.guess(name: "a.csv", start: [0xFF, 0xFE, 0x61, 0])
        }
    }

    @Test(arguments: [
        "{\\rtf1\\ansi Hello\\par}", "-----BEGIN PUBLIC KEY-----\nMIIB", "WEBVTT\n\n00:00.000 --> 00:01.000\nHi",
        "bplist00abc", "From: a@b.c\nTo: d@e.f\nSubject: hi\n\nHello there.", "diff --git a/x b/x\n-a\n+b",
        "Liebe Anna,\n\ngestern war ich im Kino.\n\nDein Bob", "[main]\nkey=value\nother=1",
        "SELECT * FROM t WHERE x = 1;\nINSERT INTO t VALUES (1);", "今日は天気がよかった。市場に行った。\nたくさん買った。",
        "127.0.0.1 localhost\n::1 ip6",
        "1\n00:00:01,000 --> 00:00:02,000\nHello\n\n2\n00:00:03,000 --> 00:00:04,000\nBye",
        "Title\n=====\n\nSome text here.\n\n* one\n* two", "Title\n=====\n\n* one\n\n.. note:: This is a note",
        "# A tool\n\nIt does things.\n\n## Usage\n\nRun it.\n\n- fast\n- small",
    ])
    func `text of other kinds is not a list`(text: String) {
        #expect(throws: ForeignFileError(.known(.text), line: 1, column: 1)) {
            try FormatGuess.guess(name: "a.txt", start: Array(text.utf8))
        }
    }

    @Test(arguments: [
        "牛乳を買う。\n卵を買う。", "Buy milk, eggs\nCall Bob", "[urgent] call\nHi Bob, call",
        "HOME\n====\nMilk\nEggs\nWORK\n====\nMail", "call: Ann\nmail: Bob\npay: rent",
        "# Home\n- Milk\n# Work\n- Mail\n",
        "Home:\n  buy: milk\n  call: Ann\n", "TODO\n----\n* Milk\n* Eggs",
    ])
    func `short lists of any language are lists`(text: String) throws {
        #expect(try FormatGuess.guess(name: "a.txt", start: Array(text.utf8)) == .format(.todoTxt))
    }

    @Test(arguments: [
        "│ Task │ Due │\n├──────┼─────┤\n│ a │ 2026-12-01 │\n", "ID Age Description\n-- --- -----------\n 1 2d  Milk\n",
        "--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n", "all: a.o\n\tgcc -o a a.o\n\n.PHONY: all\n",
    ])
    func `drawn tables, reports, differences and Makefiles are not lists`(text: String) {
        #expect(throws: ForeignFileError(.known(.text), line: 1, column: 1)) { try guess("a.txt", text) }
    }

    @Test(arguments: [
        "| Task | Due |\n|---|---|\n| a \\| b | 2026-12-01 |\n", "+---+---+\n| Task | Due |\n+---+---+\n| a | |\n",
    ])
    func `a table with bars in its cells or rules around its rows is a table`(text: String) throws {
        #expect(try guess("a.txt", text) == .format(.csv))
    }

    @Test(arguments: [
        (##"[{"id":1,"name":"Ann","username":"ann","email":"a@example.org"}]"##, ["username", "email"]),
        (##"[{"role":"user","content":"Hello"}]"##, ["role"]),
        (##"[{"title":"Faust","author":"Goethe"}]"##, ["author"]),
        (##"{"title":"Blog","items":[{"title":"a","content_text":"b"}]}"##, ["content_text"]),
        (##"[{"name":"a","username":"b","password":"c"}]"##, ["username", "password"]),
        (##"{"folders":[],"items":[{"name":"a","login":{"password":"b"}}]}"##, ["login"]),
        (##"[{"name":"a","iban":"b","balance":1}]"##, ["iban", "balance"]),
        (##"{"value":[{"displayName":"a","emailAddresses":[]}]}"##, ["emailAddresses"]),
    ])
    func `people, accounts, messages and books in JSON are refused`(text: String, keys: [String]) throws {
        #expect(throws: ForeignFileError(.otherTable(keys), line: 1, column: 1)) { try guess("a.json", text) }
        #expect(try FormatGuess.guess(name: "a.json", start: Array(text.utf8), format: .json) == .format(.json))
        #expect(try guess("a.json", ##"[{"title":"a","author":"b","done":true}]"##) == .format(.json))
    }
}
