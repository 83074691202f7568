import Almanac
import DataStore
import Entities
import Grammar
import TestKit
import Testing
import Wiring

@testable import ListHistory

struct ListHistoryWireframeTests {
    private let store = Store()

    private func add(_ count: Int) throws {
        for number in 1...count {
            let uuid = ItemUUID(high: 0, low: UInt64(number))
            let new = NewItem(uuid: uuid, details: ItemDetails(title: "Rest"), created: Moment.saturday.instant)
            try store.change("add Rest", at: Moment.saturday.instant) { connection throws(StoreError) in
                _ = try ItemRows.insert([new], on: connection)
            }
        }
    }

    private func surroundings(_ captured: CapturedConsole, _ style: AnswerStyle) -> Surroundings {
        Surroundings(
            console: captured.console,
            store: store,
            clock: FixedClock.saturday,
            weekStart: .monday,
            style: style
        )
    }

    @Test(arguments: [AnswerStyle.columns, .plain, .json])
    func `nothing of the module is left when its wireframe is gone`(style: AnswerStyle) {
        weak var presenter: (any ListHistoryModule)?
        do {
            let wireframe = ListHistoryWireframe(surroundings(CapturedConsole(), style))
            presenter = wireframe.presenter
            #expect(presenter != nil)
        }

        #expect(presenter == nil)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "  undo 1  today 09:30  add Rest  1 Rest\n"),
        (.plain, "undo 1: add Rest; made today 09:30; about 1 Rest\n"),
        (.json, #"{"adder":1,"changes":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try add(1)
        let captured = CapturedConsole()

        try ListHistoryWireframe.useCase.run(Invocation(command: "history"), surroundings(captured, style))

        #expect(captured.finish().output.hasPrefix(answer))
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
        try add(25)
        let captured = CapturedConsole(width: width)

        try ListHistoryWireframe.useCase.run(Invocation(command: "history"), surroundings(captured, style))

        #expect(captured.finish().output.count(where: { $0 == "\n" }) == lines)
    }

    @Test func `machines get everything, even on a terminal`() throws {
        try add(25)
        let captured = CapturedConsole(width: 80)

        try ListHistoryWireframe.useCase.run(Invocation(command: "history"), surroundings(captured, .json))

        #expect(captured.finish().output.contains(#""undo":25"#))
    }
}
