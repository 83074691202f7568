import Almanac
import ModuleKit
import Screen
import TestKit
import Testing
import Vocabulary

@testable import ShowScreen

struct ShowScreenViewPanesTests {
    @Test func `a wide window shows sidebar, list and details`() throws {
        let fixture = try ShowScreenFixture(rows: 12, columns: 110)

        #expect(
            fixture.robot.rows.prefix(6) == [
                " Upcoming · 1 overdue" + String(repeating: " ", count: 78) + "Sat 21 Nov",
                "┌────────────────┐┌──────────────────────────────────────────────────┐┌──────────────────────────────────────┐",
                "│Views           ││ Overdue (1)                                      ││ 1  Send the offer                    │",
                "│▶1 Upcoming   4 ││▶1 Fri 20 Nov !!! Send the offer              work││    status    open                    │",
                "│ 2 Today      3 ││ Today (1)                                        ││    due       yesterday, overdue      │",
                "│ 3 Next       4 ││ 2                Water the plants           @home││    priority  high                    │",
            ]
        )
    }

    @Test func `a narrow title keeps the filter and the number of marks`() throws {
        let fixture = try ShowScreenFixture(rows: 20, columns: 40)

        fixture.robot.type("4bp/not +money\rg G")
        #expect(fixture.robot.rows[0].hasPrefix(" All · 1 marked · filter not +money"))
        fixture.robot.resize(rows: 20, columns: 80)
        fixture.robot.run()

        #expect(fixture.robot.rows[0].hasPrefix(" All · 1 marked · grouped by project · filter not +money · 4 items"))
    }

    @Test(arguments: [(12, "(30)"), (8, "(30)"), (6, "30")])
    func `in a low window, the calendar shows the week of the chosen day`(rows: Int, day: String) throws {
        let fixture = try ShowScreenFixture(rows: rows, columns: 60)

        fixture.robot.type("9G")

        #expect(fixture.rows(with: "November 2026").count == 1 && fixture.rows(with: day).count > 0)
        #expect(fixture.rows(with: "  9   10").isEmpty)
    }

    @Test func `the chosen week stays in view if the window gets lower`() throws {
        let fixture = try ShowScreenFixture(rows: 20, columns: 60)

        fixture.robot.type("9G")
        fixture.robot.resize(rows: 8, columns: 60)
        fixture.robot.run()

        #expect(fixture.rows(with: "(30)").count == 1)
    }

    @Test func `wide characters keep the borders in place`() throws {
        let fixture = try ShowScreenFixture(rows: 20, columns: 40)

        #expect(fixture.rows(with: "치과") == ["│ 3                치과 예약하기       │"])
    }

    @Test func `a pane with more rows than fit shows which one is current, or which are shown`() throws {
        let note = (1...20).map { "line \($0)" }.joined(separator: "\n")
        let items = (1...9).map { ItemDetails(title: "item \($0)", note: note, due: Due(day: .saturday)) }
        let fixture = try ShowScreenFixture(rows: 10, columns: 110, items)

        fixture.robot.type("jjK")
        let foot = fixture.robot.rows[8]
        #expect(foot.contains(" 1 of 11 ┘└") && foot.contains(" 3 of 9 ┘└"))
        #expect(foot.hasSuffix(" 1–6 of 26 ┘"))
        fixture.robot.resize(rows: 45, columns: 110)
        fixture.robot.run()

        #expect(!fixture.robot.rows.contains { $0.contains(" of ") })
    }

    @Test(arguments: [120, 40])
    func `the review shows the whole reason below the list`(columns: Int) throws {
        let fixture = try ShowScreenFixture(
            rows: 20,
            columns: columns,
            [ItemDetails(title: "Send the offer to all customers", project: "work", due: Due(day: .saturday - 40))]
        )

        fixture.robot.type("R")

        let area = fixture.robot.rows.filter { $0.contains("why: ") }
        #expect(area.count == 1)
        #expect(area.first?.contains("overdue by 40 days") == true)
        fixture.robot.type("\u{1B}")
        #expect(fixture.rows(with: "why: ").isEmpty)
    }

    @Test func `a text that is too long says how many lines follow, and the calendar how to list the items`() throws {
        let items = (1...12).map { ItemDetails(title: "item \($0)", due: Due(day: .saturday)) }
        let fixture = try ShowScreenFixture(rows: 20, columns: 40, items)

        fixture.robot.type("9")
        #expect(fixture.paneRows(with: "item 2").count == 1)
        #expect(fixture.rows(with: "8 more lines. Enter lists the items.").count == 1)
        #expect(fixture.robot.rows[18].hasSuffix(" 1–15 of 23 ┘"))
        fixture.robot.type("\u{4}\u{4}")
        #expect(fixture.rows(with: "more lines").isEmpty)
        #expect(fixture.rows(with: "item 12").count == 1)
        #expect(fixture.robot.rows[18].hasSuffix(" 8–23 of 23 ┘"))
    }

    @Test(arguments: [20, 30], ["d", "anew\u{1B}\r"])
    func `in the smallest window, a message leaves a row of the list`(columns: Int, keys: String) throws {
        let items = (1...3).map { ItemDetails(title: "\($0) \(String(repeating: "title ", count: 7))") }
        let fixture = try ShowScreenFixture(rows: 6, columns: columns, items)

        fixture.robot.type(keys)

        #expect(fixture.rows(with: keys == "d" ? "Done" : "Added").count == 1)
        #expect(fixture.paneRows(with: "title").count == 1)
    }

    @Test(arguments: ["ax due:32/13", "mfoo", "/due:foo"])
    func `in the smallest window, an error in a line has a row`(keys: String) throws {
        let fixture = try ShowScreenFixture(rows: 6, columns: 20)

        fixture.robot.type("\(keys)\r")

        #expect(fixture.robot.rows[4].contains("“"))
    }

    @Test func `the keys at the bottom are those of the part that has the keys`() throws {
        let fixture = try ShowScreenFixture(columns: 110)
        #expect(fixture.lastRow.hasPrefix(" a add  d done"))

        fixture.robot.type("9")
        #expect(fixture.lastRow == " a add  Enter list  l next day  h day before  / filter  u undo  ? keys")
        fixture.robot.type("]")
        #expect(fixture.lastRow == " a add  / filter  u undo  ? keys")
        fixture.robot.type("1\u{1B}[Z")

        #expect(fixture.lastRow == " Enter open  Esc leave  a add  / filter  u undo  ? keys")
        fixture.robot.type("\u{1B}")
        fixture.robot.type("\r")
        #expect(fixture.lastRow == " Esc leave  J down  K up  d done  m move  e edit  u undo  ? keys")
    }

    @Test func `below completed items, the keys include the one that reopens them`() throws {
        let fixture = try ShowScreenFixture()

        fixture.robot.type("d")
        fixture.robot.type("6")

        #expect(fixture.lastRow == " a add  O reopen  e edit  / filter  u undo  ? keys")
    }

    @Test(arguments: [AnswerStyle.json, .plain])
    func `the details are for people, whatever is set for scripts`(style: AnswerStyle) throws {
        let fixture = try ShowScreenFixture(style: style)

        #expect(fixture.paneRows(with: "priority  high").count == 1)
    }

    @Test func `the details of an item that is back don't call it hidden`() throws {
        let fixture = try ShowScreenFixture([ItemDetails(title: "Read", wait: .saturday - 1)])

        #expect(fixture.paneRows(with: "back since").count == 1)
        #expect(fixture.rows(with: "hidden until").isEmpty)
    }

    @Test func `a heading that counts more items than are shown says where the others are`() throws {
        let fixture = try ShowScreenFixture((1...9).map { ItemDetails(title: "item \($0)") })

        #expect(fixture.paneRows(with: "No date (5 of 9)  4 shows all").count == 1)
    }

    @Test(arguments: [(24, 80), (20, 40), (40, 120), (6, 20), (10, 200), (60, 59)])
    func `random keys and sizes leave the screen as it is drawn from nothing`(rows: Int, columns: Int) throws {
        let fixture = try ShowScreenFixture(rows: rows, columns: columns)
        var chance = Chance(seed: UInt64(rows * columns))
        let keys = [
            "j", "k", "G", "g", "\t", "\u{1B}[Z", "z", " ", "v", "*", "\u{1B}", "d", "u", "\u{12}", "/h\r", "/\u{15}\r",
            "a가\r", "mfri\r", "pm", "s", "b", "1", "4", "6", "?", "\r", "J", "K", "!", "x", "y", "n", "\u{1B}[<0;9;4M",
            "\u{1B}[<65;9;4M", "[", "]", ":4\r",
        ]
        for step in 1...Sampling.rounds(100, full: 300) {
            if step.isMultiple(of: 25) {
                let size = [(24, 80), (6, 20), (5, 19), (30, 111), (12, 60)][chance.number(0...4)]
                fixture.robot.resize(rows: size.0, columns: size.1)
            }
            fixture.robot.type(keys[chance.number(0...keys.count - 1)])
        }
        let before = fixture.robot.rows

        fixture.screen.desk.redraw()
        fixture.robot.send(.redraw)

        #expect(fixture.robot.rows == before)
    }
}
