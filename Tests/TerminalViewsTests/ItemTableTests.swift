import Presentation
import Terminal
import TerminalViews
import TestKit
import Testing

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
            parent: depth > 0 ? "1" : "",
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

    @Test func `a row that is overdue has one color, and its project and tags have their own`() {
        let late = item("1", "Garden", when: "Fri", tone: .urgent, priority: "!", project: "home", tags: ["+buy"])

        #expect(
            answer(hasColor: true, late) == "  1  \u{1B}[31mFri\u{1B}[0m  \u{1B}[31m!\u{1B}[0m  "
                + "\u{1B}[31mGarden\u{1B}[0m  \u{1B}[2;36mhome\u{1B}[0m  \u{1B}[2;35m+buy\u{1B}[0m\n"
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
