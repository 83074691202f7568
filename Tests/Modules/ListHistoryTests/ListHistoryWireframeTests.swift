import CommandLine
import Entities
import ModuleKit
import TestKit
import Testing
import Vocabulary

@testable import ListHistory

struct ListHistoryWireframeTests {
    /// Returns the output of `history` after `count` changes.
    private func history(of count: Int, _ style: AnswerStyle, width: Int? = nil) throws -> String {
        let fixture = ModuleFixture(CapturedConsole(width: width))
        for _ in 1...count { try fixture.add(ItemDetails(title: "Rest")) }
        try ListHistoryWireframe.useCase.run(Invocation(command: "history"), fixture.context(style))
        return fixture.captured.finish().output
    }

    @Test(arguments: AnswerStyle.allCases)
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { ListHistoryWireframe.present(ModuleFixture().context(style)) })
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  undo 1  today 09:30  add Rest  1 Rest\n"),
        (.plain, "undo 1: add Rest; made today 09:30; about 1 Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        #expect(try history(of: 1, style).hasPrefix(answer))
    }

    private static let lengths: [(AnswerStyle, Int?, Int)] = [
        (.columns, 80, 22), (.plain, 80, 21), (.columns, nil, 25), (.plain, nil, 25),
    ]

    @Test(arguments: lengths)
    func `only a terminal gets a limited list and a footer`(
        style: AnswerStyle,
        width: Int?,
        lines: Int
    ) throws {
        #expect(try history(of: 25, style, width: width).count(where: { $0 == "\n" }) == lines)
    }

    @Test func `JSON lists everything, even on a terminal`() throws {
        #expect(try history(of: 25, .json, width: 80).contains(#""undo":25"#))
    }
}
