import Glibc
import Terminal
import TestKit
import Testing

@testable import Screen

struct DeskTests {
    private let robot: ScreenRobot
    private let desk: Desk
    private let layer: SampleLayer

    init() { (robot, desk, layer) = SampleLayer.onScreen() }

    @Test func `the first frame shows the layer and its keys`() {
        let (reversed, plain) = (String(repeating: "R", count: 38), String(repeating: ".", count: 38))
        #expect(
            robot.rows == [
                "┌ list ────────────────────────────────┐", "│▶1                                    │",
                "│ 2                                    │", "│ 3                                    │",
                "│ 4                                    │", "│ 5                                    │",
                "│ 6                                    │", "└──────────────────────────────────────┘",
                " x remove  d done  q quit  ? keys",
            ]
        )
        #expect(robot.terminal.cursor == ScreenPosition(row: 1, column: 1))
        #expect(robot.styles[0...2] == ["bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", "b\(reversed)b", "b\(plain)b"])
        #expect(robot.writes == 1)
    }

    @Test func `all waiting keys are handled before one frame is drawn`() {
        robot.type("jj jk")

        #expect(robot.writes == 2)
        #expect(layer.list.current == 4)
        #expect(layer.list.targets == [3])
        robot.type("\u{1B}[99~")
        #expect(robot.writes == 2)
    }

    @Test func `a message stays until the next key`() {
        robot.type("d")
        #expect(robot.rows.last == "Done 1.")
        #expect(robot.rows[1] == "│▶2                                    │")

        robot.type("j")
        #expect(robot.rows.last == " x remove  d done  q quit  ? keys")
        #expect(desk.messages == [StyledText("Done 1.")])
    }

    @Test func `a message about a state goes with the state`() {
        for sentence in ["Locked.", "Done 1."] { desk.say(StyledText(sentence)) }
        robot.send(.redraw)

        desk.endMessage("Locked.")
        robot.send(.redraw)

        #expect(robot.rows[7...] == ["└──────────────────────────────────────┘", "Done 1."])
        #expect(desk.messages.map(\.text) == ["Locked.", "Done 1."])
    }

    @Test func `where the locale is not UTF-8, letters stand for the signs of sentences`() {
        let desk = Desk(robot, palette: nil, lines: .ascii)
        robot.start(desk)

        desk.say(StyledText("“Pay” → 3 × …"))
        robot.send(.redraw)

        #expect(robot.rows.last == "\"Pay\" > 3 x ~")
    }

    @Test func `a repeated message replaces the earlier one, and counts`() {
        for sentence in ["Locked.", "Done 1.", "Locked."] { desk.say(StyledText(sentence)) }
        robot.send(.redraw)
        #expect(robot.rows[6...] == ["└──────────────────────────────────────┘", "Done 1.", "Locked. (2×)"])

        robot.type("j")
        desk.say(StyledText("Locked."))
        robot.send(.redraw)

        #expect(robot.rows[7...] == ["└──────────────────────────────────────┘", "Locked."])
        #expect(desk.messages.map(\.text) == ["Done 1.", "Locked."])
        robot.type("j")
        #expect(robot.rows.last == " x remove  d done  q quit  ? keys")
    }

    @Test func `the answer to a key is seen before a list is read, which can take long`() {
        var seen: [String] = []
        layer.willRead = { seen.append(robot.rows.last ?? "") }

        robot.type("d")

        #expect(seen == ["Done 1."])
    }

    @Test func `a long message takes rows away from the panes, and none from the current item`() {
        robot.type("G")
        desk.say(StyledText("One two three four five six seven eight nine ten eleven twelve."))
        robot.send(.redraw)

        #expect(robot.rows[7...] == ["One two three four five six seven eight", "nine ten eleven twelve."])
        #expect(robot.rows[5].hasPrefix("│▶9"))
    }

    @Test func `a message that is too long keeps its beginning`() {
        desk.say(StyledText("Changed 7: \(String(repeating: "long ", count: 60))end."))
        robot.run()
        robot.send(.redraw)
        let rows = robot.rows.suffix(3)

        #expect(rows.first?.hasPrefix("Changed 7: long") == true)
        #expect(rows.last?.hasSuffix("…") == true || rows.last?.hasSuffix("~") == true)
    }

    @Test func `Hangul stands for the letters on its keys`() {
        robot.type("ㅓㅇ")

        #expect(layer.done == [2])
        robot.type("어")
        #expect(layer.done == [2, 3])
        #expect(layer.list.current == 5)
    }

    @Test func `a paste outside of an input is ignored with a message`() {
        robot.type("\u{1B}[200~dd\u{1B}[201~")

        #expect(layer.done.isEmpty)
        #expect(robot.rows.last == "Only input lines take pasted text.")
        robot.type("x\u{1B}[200~yy\u{1B}[201~")
        #expect(robot.rows.last == "Only input lines take pasted text.")
        #expect(layer.list.rows.ids.count == 9)
    }

    @Test func `a click on a key at the bottom presses it`() {
        robot.type("\u{1B}[<0;12;9M")
        #expect(layer.done == [1])
        robot.type("\u{1B}[<0;12;8M\u{1B}[<0;99;9M")
        #expect(layer.done == [1])
    }

    @Test func `a small window shows a sentence, takes no keys, and comes back`() {
        robot.resize(rows: 5, columns: 30)
        #expect(robot.rows[0...1] == ["The window is too small: 30 ×", "5. It needs 20 × 6."])
        #expect(robot.terminal.cursor == nil)
        robot.type("d")
        #expect(layer.done.isEmpty)
        robot.resize(rows: 0, columns: 0)

        robot.resize(rows: 6, columns: 20)
        #expect(
            robot.rows == [
                "┌ list ────────────┐", "│▶1                │", "│ 2                │", "│ 3                │",
                "└──────────────────┘", " x remove  ? keys",
            ]
        )
    }

    @Test(arguments: ["q", "\u{3}"])
    func `q and Ctrl-C quit`(key: String) {
        robot.type(key)

        #expect(desk.ending == .quit)
        #expect(desk.end() == .quit)
        #expect(!robot.isActive)
        #expect(desk.layers.isEmpty)
    }

    @Test func `Ctrl-C closes a dialog first`() {
        robot.type("x")
        #expect(desk.layers.count == 2)
        robot.interrupt()
        #expect(desk.layers.count == 1)
        #expect(desk.ending == nil)
        robot.interrupt()
        #expect(desk.ending == .quit)
    }

    @Test func `the desk ends if the terminal is closed or the program has to end`() {
        robot.closeTerminal()
        #expect(desk.ending == .closed)

        let other = Desk(robot, palette: nil)
        robot.start(other)
        robot.send(.terminate)
        #expect(other.end() == .terminated)
    }

    @Test func `a waiting key stops a read, which is finished after a while`() {
        layer.replace([7, 8])
        robot.isAsked = { [robot] in
            robot.isAsked = {}
            robot.queue("j")
        }
        robot.type("j")
        // The rows were read after the second key.
        #expect(layer.list.rows.ids == [7, 8])

        layer.replace([9])
        var asked = 0
        robot.isAsked = { [robot] in
            asked += 1
            if asked > 50 { robot.isAsked = {} }
            robot.milliseconds += 10
            robot.queue("j")
        }
        robot.run()
        robot.type("j")
        #expect(layer.list.rows.ids == [9])
        #expect(asked < 50)
    }

    @Test func `an event source is handled once it is readable`() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        defer { ends.forEach { close($0) } }
        desk.sources = [
            EventSource(ends[0]) { [layer] in
                var byte: UInt8 = 0
                read(ends[0], &byte, 1)
                layer.replace([Int(byte)])
            }
        ]

        write(ends[1], [42], 1)
        robot.run()

        #expect(layer.list.rows.ids == [42])
        #expect(robot.rows[1].hasPrefix("│▶42"))
    }

    @Test func `another program gets the terminal, and the screen is drawn from nothing afterwards`() {
        desk.leaveScreen()
        #expect(!robot.isActive)
        desk.returnToScreen()
        #expect(robot.isActive)
        robot.run()

        #expect(String(decoding: robot.lastWrite, as: UTF8.self).contains("\u{1B}[2J"))
    }

    @Test(arguments: ["\u{1B}[", "\u{1B}[200~dd"])
    func `half a sequence or paste is dropped when the terminal is used by another program, or after Ctrl-C`(
        half: String
    ) {
        robot.type("x\(half)")
        robot.interrupt()
        robot.type("d\(half)")
        robot.send(.resume)
        robot.type("d\(half)")
        desk.leaveScreen()
        desk.returnToScreen()
        robot.type("d")

        #expect(layer.done == [1, 2, 3])
    }

    @Test func `half a paste goes on after another size`() {
        robot.type("\u{1B}[200~d")
        robot.resize(rows: 12, columns: 50)
        robot.type("d\u{1B}[201~d")

        #expect(layer.done == [1])
    }

    @Test func `a lone Escape is a key`() {
        robot.type("x\u{1B}")

        #expect(desk.layers.count == 1)
    }

    @Test func `a lone Escape is a key also while other events come all the time`() {
        var ends: [Int32] = [0, 0]
        pipe(&ends)
        defer { ends.forEach { close($0) } }
        var events = 0
        desk.sources = [
            EventSource(ends[0]) { [robot, desk] in
                events += 1
                robot.milliseconds += 20
                if events == 9 || desk.layers.count == 1 { read(ends[0], &events, 1) }
            }
        ]
        robot.type("x")
        #expect(desk.layers.count == 2)

        write(ends[1], [1], 1)
        robot.type("\u{1B}")

        #expect(desk.layers.count == 1 && events < 9)
    }

    @Test func `any keys and resizes keep the screen equal to the frame`() {
        var chance = Chance(seed: 5)
        let keys =
            [
                "j", "k", " ", "d", "x", "y", "?", "\u{1B}", "\r", "G", "g", "\u{1B}[<65;5;5M", "a", "우", "\u{4}",
                "\u{15}", "ㅓ",
            ]
            + [
                "\u{1B}[A", "\u{1B}[6~", "\u{1B}[200~a\nb\u{1B}[201~", "\u{1B}[<0;9;9M", "\u{7F}", "\t", "\u{FF}",
                "\u{1B}]0;x\u{7}",
            ]
        for round in 0..<Sampling.rounds(300, full: 1_500) {
            if chance.number(0...19) == 0 {
                robot.resize(rows: chance.number(0...30), columns: chance.number(0...125))
            }
            if chance.number(0...9) == 0 {
                layer.replace((0..<chance.number(0...60)).map { _ in chance.number(0...99) })
            }
            robot.type((0...chance.number(0...24)).map { _ in keys[chance.number(0...keys.count - 1)] }.joined())
            guard let frame = desk.frame, desk.ending == nil else {
                Issue.record("round \(round): no frame")
                return
            }
            let shown = robot.terminal.contents.map { $0.map(\.text) }
            let drawn = (0..<frame.size.rows).map { frame.row($0).map(\.text) }
            guard shown == drawn, robot.terminal.cursor == frame.cursor else {
                Issue.record("round \(round): \(robot.rows)")
                return
            }
        }
    }
}
