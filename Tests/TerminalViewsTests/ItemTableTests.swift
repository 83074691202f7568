import Presentation
import Terminal
import TerminalViews
import TestKit
import Testing
import Vocabulary

struct ItemTableTests {
    private func item(
        _ id: String,
        _ title: String,
        when: String = "",
        tone: ItemDisplay.Tone = .normal,
        priority: String = "",
        project: String = "",
        tags: [String] = [],
        marks: ItemDisplay.Marks = [],
        blockers: String = "",
        hiddenUntil: String = "",
        parent: String = "",
        progress: String = "",
        depth: Int = 0
    ) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: when,
            due: when,
            tone: tone,
            priority: priority.isEmpty ? "" : "high",
            prioritySign: priority,
            isImportant: priority == "!!!",
            title: title,
            project: project,
            tags: tags,
            marks: marks,
            blockers: blockers,
            hiddenUntil: hiddenUntil,
            parent: parent.isEmpty ? depth > 0 ? "1" : "" : "1 \(parent)",
            parentTitle: parent,
            progress: progress,
            depth: depth
        )
    }

    private func answer(
        width: Int? = nil,
        hasColor: Bool = false,
        hasSigns: Bool = true,
        _ items: ItemDisplay...
    ) -> String {
        var table = ListTable(hasSigns: hasSigns)
        items.forEach { table.add($0) }
        let captured = CapturedConsole(width: width, hasColor: hasColor)
        table.write(to: captured.console.answers)
        return captured.finish().output
    }

    private var garden: [ItemDisplay] {
        [
            item(
                "1",
                "Garden",
                when: "today",
                priority: "!!",
                project: "home",
                tags: ["+buy"],
                marks: [.repetition, .note]
            ),
            item(
                "2",
                "Seeds",
                marks: [.waiting, .blocked],
                blockers: "blocked by 7",
                hiddenUntil: "Mon 30 Nov",
                depth: 1
            ),
            item("3", "Dig", priority: "!!!", marks: .done, depth: 2),
        ]
    }

    @Test func `signs stand before the title, and a note after it`() {
        #expect(
            answer(garden[0], garden[1], garden[2]) == """
                  1  today   !!↻  Garden ✎  home  +buy
                  2            ⊘    Seeds   until Mon 30 Nov, blocked by 7
                  3         !!!✓      Dig

                """
        )
    }

    @Test func `words replace the signs where they can't be shown`() {
        #expect(
            answer(hasSigns: false, garden[0], garden[1], garden[2]) == """
                  1  today   !!  Garden   repetition, note  home  +buy
                  2                Seeds  waiting, blocked by 7, until Mon 30 Nov
                  3         !!!      Dig  done

                """
        )
    }

    @Test func `in a narrow window, signs stay beside the title`() {
        #expect(
            answer(width: 24, garden[0], garden[1]) == """
                  1  !!↻ Garden ✎
                     today  home  +buy
                  2  ⊘   Seeds
                     until Mon 30 Nov, …

                """
        )
    }

    @Test func `a row that is overdue has one color, and its project and tags do not`() {
        let late = item("1", "Garden", when: "Fri", tone: .urgent, priority: "!", project: "home", tags: ["+buy"])

        #expect(
            answer(hasColor: true, late) == "  1  \u{1B}[91mFri\u{1B}[0m  \u{1B}[91m!\u{1B}[0m  "
                + "\u{1B}[91mGarden\u{1B}[0m  home  +buy\n"
        )
    }

    @Test func `a long title takes room from the details of its own row alone`() {
        let long = item("1", "Send the very long offer to Meyer in Hamburg", project: "work.sales", tags: ["+urgent"])
        let short = item("2", "Dig", project: "home.garden", tags: ["+outside"])

        #expect(
            answer(width: 60, long, short) == """
                  1  Send the very long offer to Meyer in Hamburg  work.sal…
                  2  Dig                               home.garden  +outside

                """
        )
    }

    @Test func `a date is shown before the other details`() {
        var done = item("3", "Dig", tags: ["+home"], marks: .done)
        done.date = .init("completed", "today 09:30")

        #expect(answer(done) == "  3  ✓  Dig  completed today 09:30  +home\n")
        #expect(StyledText(labeled: done).text == "item 3: Dig; state done; completed today 09:30; tags +home")
    }

    private var family: [ItemDisplay] {
        [
            item("1", "New job", tags: ["+work"], progress: "2/5"),
            item("2", "Order a laptop", marks: .note, parent: "New job", progress: "0/1"),
            item("3", "Compare prices", parent: "Order a laptop", depth: 1),
        ]
    }

    @Test func `a parent's progress and a part's parent follow the title, unless the parent stands above`() {
        #expect(
            answer(family[0], family[1], family[2]) == """
                  1  New job (2/5)                     +work
                  2  Order a laptop ✎ (0/1) ‹ New job
                  3    Compare prices

                """
        )
    }

    @Test func `words say what is part of what where signs can't be shown`() {
        #expect(
            answer(hasSigns: false, family[0], family[1]) == """
                  1  New job (2/5 parts done)                 +work
                  2  Order a laptop (0/1 parts done) (part of 1 New job)  note

                """
        )
        #expect(
            StyledText(labeled: family[1]).text == "item 2: Order a laptop; part of 1 New job; parts done 0/1; has note"
        )
    }

    @Test func `the parent is faint`() {
        let answer = answer(hasColor: true, item("2", "Pack", parent: "Move"))

        #expect(answer == "  2  Pack \u{1B}[2m‹ Move\u{1B}[0m\n")
    }

    @Test(arguments: [
        (60, "  2  Order the laptop ‹ Find a new job in another city  +buy\n"),
        (61, "  2  Order the laptop ‹ Find a new job in another city  +buy\n"),
        (50, "  2  Order the laptop\n     ‹ Find a new job in another city  +buy\n"),
        (36, "  2  Order the laptop\n     ‹ Find a new job in another ci…\n     +buy\n"),
    ])
    func `where the parent doesn't fit beside the title, it stands below`(width: Int, text: String) {
        let part = item("2", "Order the laptop", tags: ["+buy"], parent: "Find a new job in another city")

        #expect(answer(width: width, part) == text)
    }

    @Test func `tags are cut before the progress and the beginning of the parent`() {
        let title = "Find out what the movers charge for a piano"
        let part = item("2", title, project: "home", tags: ["+errand", "+phone"], parent: "New flat", progress: "1/2")

        #expect(
            answer(width: 80, part)
                == "  2  Find out what the movers charge for a piano (1/2) ‹ New flat  home  +erran…\n"
        )
    }

    @Test func `a parent with a wide or a very long title doesn't break the columns`() {
        let wide = item("2", "노트북 주문", tags: ["+buy"], parent: "새 직장 구하기\u{1B}")
        let long = item("3", "Pack", tags: ["+buy"], parent: String(repeating: "m", count: 100_000))

        #expect(
            answer(width: 60, wide, long) == """
                  2  노트북 주문 ‹ 새 직장 구하기␛  +buy
                  3  Pack ‹ \(String(repeating: "m", count: 41))…  +buy

                """
        )
    }

    @Test func `in a narrow window, the parent stands below the title`() {
        let part = item("2", "Order the laptop", when: "today", tags: ["+buy"], parent: "New job")

        #expect(
            answer(width: 28, part) == """
                  2  Order the laptop
                     ‹ New job  today  +buy

                """
        )
    }

    @Test func `a part that can't be indented any further shows its parent`() {
        let answer = answer(item("9", "Dig", parent: "Garden", depth: 9))

        #expect(answer == "  9  \(String(repeating: " ", count: 16))Dig ‹ Garden\n")
    }

    private func tree(_ depths: [Int]) -> [ItemDisplay] {
        zip(depths, TreeGuides.of(depths: depths)).enumerated().map { index, row in
            var item = item("\(index + 1)", "Dig", parent: row.0 > 0 ? "Garden" : "", depth: row.0)
            item.guides = row.1
            return item
        }
    }

    @Test(arguments: [
        (true, "  1  Dig\n  2  ├─ Dig\n  3  │  └─ Dig\n  4  └─ Dig\n"),
        (false, "  1  Dig\n  2  |- Dig\n  3  |  `- Dig\n  4  `- Dig\n"),
    ])
    func `a tree has lines`(hasSigns: Bool, text: String) {
        let items = tree([0, 1, 2, 1])

        #expect(answer(hasSigns: hasSigns, items[0], items[1], items[2], items[3]) == text)
        #expect(StyledText(labeled: items[2]).text == "    item 3: Dig; part of 1 Garden")
    }

    @Test func `a row of a tree that can't be indented any further shows its parent`() {
        let answer = answer(tree(Array(0...12))[12])

        #expect(answer == "  13  \(String(repeating: "   ", count: 7))└─ Dig ‹ Garden\n")
    }

    @Test func `an item that is shown only for its parts says so, unless its state does`() {
        var item = item("1", "Garden", tags: ["+home"])
        item.isContext = true
        var done = self.item("2", "Garden", marks: .done)
        done.isContext = true

        #expect(answer(item) == "  1  Garden  no match  +home\n")
        #expect(answer(hasSigns: false, item) == "  1  Garden  no match  +home\n")
        #expect(answer(done) == "  2  ✓  Garden\n")
        #expect(StyledText(labeled: item).text == "item 1: Garden; state no match; tags +home")
    }

    @Test func `an empty column takes no space`() {
        #expect(answer(item("1", "Garden")) == "  1  Garden\n")
    }

    @Test func `completed items are faint and still labeled`() {
        let answer = answer(hasColor: true, item("3", "Dig", marks: .done))

        #expect(answer == "  3  \u{1B}[2m✓\u{1B}[0m  \u{1B}[2mDig\u{1B}[0m\n")
    }

    @Test func `the indent of deep items is limited`() {
        let answer = answer(item("3", "Dig", depth: 100_000))

        #expect(answer == "  3  \(String(repeating: " ", count: 16))Dig\n")
    }

    @Test func `a labeled line has all details`() {
        let line = StyledText(
            labeled: item(
                "2",
                "Seeds",
                when: "today",
                marks: [.waiting, .blocked, .repetition, .note],
                blockers: "blocked by 7",
                hiddenUntil: "Mon",
                depth: 1
            )
        )

        #expect(
            line.text
                == "item 2: Seeds; due today; state waiting, blocked by 7; hidden until Mon; part of 1; has repetition, note"
        )
    }
}
