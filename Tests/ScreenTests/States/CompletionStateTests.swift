import Terminal
import TestKit
import Testing

@testable import Screen

struct CompletionStateTests {
    /// Five words of two columns, of which a row of ten columns has three.
    private func completion(_ keys: [KeyPress], meaning: String = "", columns: Int = 10) -> CompletionState {
        let words = (1...5).map { CompletionState.Word("w\($0)", meaning: meaning, text: "w\($0) ") }
        var completion = CompletionState(words, replacing: "w")
        for key in keys { _ = completion.handle(key, columns: columns) }
        return completion
    }

    private static let (tab, back) = (KeyPress(.tab), KeyPress(.tab, .shift))
    private static let (up, down) = (KeyPress(.up), KeyPress(.down))

    @Test(arguments: [
        ([], "w"), ([tab], "w1 "), ([tab, tab], "w2 "), ([back], "w5 "), ([tab, back], "w5 "), ([back, tab], "w1 "),
        ([down, down], "w4 "), ([down, down, down], "w5 "), ([down, down, up], "w1 "), ([up], "w5 "),
        ([down, KeyPress(.right)], "w2 "), ([back, KeyPress(.left)], "w4 "),
        ([.control("n"), .control("n"), .control("p")], "w1 "),
    ])
    func `Tab and arrow keys choose a word`(keys: [KeyPress], text: String) {
        #expect(completion(keys).text == text)
    }

    @Test func `words with meanings have a row each`() {
        #expect(completion([Self.down, Self.down], meaning: "m").text == "w2 ")
        #expect(completion([], meaning: "m").rowCount(in: 10) == 5)
        #expect(completion([]).rowCount(in: 10) == 2)
    }

    @Test func `other keys choose nothing, and a choice is taken back`() {
        var completion = completion([Self.tab])
        let isUsed = completion.handle(.key("x"), columns: 10)
        #expect(!isUsed && completion.isChosen)

        completion.clear()

        #expect(completion.text == "w")
    }

    private func rows(_ completion: CompletionState, height: Int, width: Int = 10) -> [String] {
        let robot = ScreenRobot(rows: height, columns: width)
        var frame = Frame(robot.size)
        completion.draw(on: &frame, in: frame.area)
        return (0..<height).map { row in
            let text = (0..<width).map { frame[row, $0].text }.joined()
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    @Test func `words that don't fit are counted, and the chosen one is shown`() {
        let end = completion([Self.back], meaning: "m")

        #expect(rows(completion([]), height: 2) == ["w1  w2  w3", "w4  w5"])
        #expect(rows(end, height: 3) == ["w4  m", "w5  m", "4–5 of 5"])
        #expect(rows(completion([], meaning: "m"), height: 3) == ["w1  m", "w2  m", "1–2 of 5"])
        #expect(rows(completion([]), height: 1) == ["w1  w2   …"])
    }
}
