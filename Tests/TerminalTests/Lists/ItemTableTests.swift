import Presentation
import Terminal
import Testing

struct ItemTableTests {
    private func item(
        _ id: String,
        _ title: String,
        when: String = "",
        states: [String] = [],
        tags: [String] = [],
        marks: ItemDisplay.Marks = [],
        hiddenUntil: String = "",
        depth: Int = 0
    ) -> ItemDisplay {
        ItemDisplay(
            id: id,
            when: when,
            due: when,
            tone: .normal,
            states: states,
            isDone: states == ["done"],
            priority: "",
            isImportant: false,
            title: title,
            project: "",
            tags: tags,
            marks: marks,
            hiddenUntil: hiddenUntil,
            parent: depth > 0 ? "1" : "",
            depth: depth
        )
    }

    private func answer(hasColor: Bool = false, _ items: ItemDisplay...) throws -> String {
        var table = ListTable()
        items.forEach { table.add($0) }
        return try Captured.from(hasColor: hasColor) { table.write(to: $0) }.answers
    }

    @Test func `states are words, and subtasks are indented`() throws {
        let answer = try answer(
            item("1", "Garden", when: "today", states: ["blocked"], tags: ["+home"]),
            item("2", "Seeds", states: ["waiting"], tags: ["+buy"], hiddenUntil: "Mon 30 Nov", depth: 1),
            item("3", "Dig", states: ["done"], depth: 2)
        )

        #expect(
            answer == """
                  1  today  blocked  Garden   +home
                  2         waiting    Seeds  until Mon 30 Nov, +buy
                  3         done         Dig

                """
        )
    }

    @Test func `marks are the first of the details`() throws {
        let rent = item("1", "Rent", tags: ["+home"], marks: [.repetition, .note, .dependencies], hiddenUntil: "Mon")

        #expect(try answer(rent, item("2", "Dig", marks: .note)) == "  1  Rent  until Mon, ↻✎⇠ +home\n  2  Dig   ✎\n")
        #expect(StyledText(labeled: rent).text.hasSuffix("; tags +home; has repetition, note, dependencies"))
    }

    @Test func `a date is shown before the other details`() throws {
        var done = item("3", "Dig", states: ["done"], tags: ["+home"])
        done.date = .init("completed", "today 09:30")

        #expect(try answer(done) == "  3  done  Dig  completed today 09:30, +home\n")
        #expect(StyledText(labeled: done).text == "item 3: Dig; state done; completed today 09:30; tags +home")
    }

    @Test func `an empty column takes no space`() throws {
        #expect(try answer(item("1", "Garden")) == "  1  Garden\n")
    }

    @Test func `completed items are faint and still labeled`() throws {
        let answer = try answer(hasColor: true, item("3", "Dig", states: ["done"]))

        #expect(answer == "  3  \u{1B}[2mdone\u{1B}[0m  \u{1B}[2mDig\u{1B}[0m\n")
    }

    @Test func `the indent of deep items is limited`() throws {
        let answer = try answer(item("3", "Dig", depth: 100_000))

        #expect(answer == "  3  \(String(repeating: " ", count: 16))Dig\n")
    }

    @Test func `a labeled line has all details`() throws {
        let line = StyledText(
            labeled: item("2", "Seeds", when: "today", states: ["waiting", "blocked"], hiddenUntil: "Mon", depth: 1)
        )

        #expect(line.text == "item 2: Seeds; due today; state waiting, blocked; hidden until Mon; part of 1")
    }
}
