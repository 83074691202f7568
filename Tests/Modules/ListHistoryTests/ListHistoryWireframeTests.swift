import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ListHistory

struct ListHistoryWireframeTests {
    /// The answer to "history" after so many changes.
    private func history(of count: Int, _ style: AnswerStyle, width: Int? = nil) throws -> String {
        let stage = Stage(CapturedConsole(width: width))
        for _ in 1...count { try stage.add(ItemDetails(title: "Rest")) }
        try ListHistoryWireframe.useCase.run(Invocation(command: "history"), stage.surroundings(style))
        return stage.captured.finish().output
    }

    @Test(arguments: AnswerStyle.allCases)
    func `nothing of the module is left when nobody keeps it`(style: AnswerStyle) {
        #expect(isLetGo { ListHistoryWireframe(Stage().surroundings(style)).present() })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  undo 1  today 09:30  add Rest  1 Rest\n"),
        (.plain, "undo 1: add Rest; made today 09:30; about 1 Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try history(of: 1, style).hasPrefix(answer))
    }

    private static let lengths: [(AnswerStyle, Int?, Int)] = [
        (.columns, 80, 22), (.plain, 80, 21), (.columns, nil, 25), (.plain, nil, 25),
    ]

    @Test(arguments: lengths)
    func `only a terminal gets no more than a screenful and a foot`(
        style: AnswerStyle,
        width: Int?,
        lines: Int
    ) throws {
        #expect(try history(of: 25, style, width: width).count(where: { $0 == "\n" }) == lines)
    }

    @Test func `machines get everything, even on a terminal`() throws {
        #expect(try history(of: 25, .json, width: 80).contains(#""undo":25"#))
    }
}
