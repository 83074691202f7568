import Almanac
import CommandLine
import DataStore
import Entities
import ItemLanguage
import ModuleKit
import ProgramOutput
import TestKit
import Testing
import Vocabulary

import enum ProgramOutput.ExitStatus

@testable import RemoveItem

/// Each pattern has to do exactly what the module does.
struct PatternsTests {
    private static var others: [UseCase] {
        [
            RemovalController.useCase, RemovalPresenter.useCase, RemovalBinding.useCase, RemovalStore.useCase,
        ]
    }

    private struct Answer: Equatable {
        let output: String
        let messages: String
        let status: ExitStatus
    }

    private func answer(of useCase: UseCase, to line: String, _ style: AnswerStyle, isBroken: Bool = false) throws
        -> Answer
    {
        let fixture = ModuleFixture()
        let items = [
            ItemDetails(title: "Buy paint", tags: ["home"]), ItemDetails(title: "Paint", needs: [1]),
            ItemDetails(title: "Invite", tags: ["home"], parent: 1),
        ]
        let new = items.enumerated().map { index, details in
            NewItem(
                uuid: ItemUUID(high: 0, low: UInt64(index)),
                details: details,
                created: Moment.saturday.instant
            )
        }
        try fixture.store.change("add", at: Moment.saturday.instant) { connection throws(ListError) in
            _ = try ItemRows.insert(new, on: connection)
        }
        var context = fixture.context(style)
        if isBroken { context.store = Store(StoreFile(path: "/dev/null/x")) }
        try useCase.run(
            CommandLineParser([useCase.command]).parse(line.split(separator: " ").map(String.init)),
            context
        )
        let (output, messages, status) = fixture.captured.finish()
        return Answer(output: output, messages: messages, status: status)
    }

    @Test(arguments: [
        "remove 1 --yes", "remove 1", "remove 2,3 --yes", "remove +home --yes", "remove +home", "remove 9 --yes",
        "remove +nothing --yes", "remove closed --yes",
    ])
    func `every pattern gives the same answers as the module`(line: String) throws {
        for style in AnswerStyle.allCases {
            let expected = try answer(of: RemoveItemWireframe.useCase, to: line, style)
            for other in Self.others { #expect(try answer(of: other, to: line, style) == expected) }
            #expect(!(expected.output + expected.messages).isEmpty)
        }
    }

    @Test(arguments: AnswerStyle.allCases)
    func `every pattern reports a broken list as the module does`(style: AnswerStyle) throws {
        let expected = try answer(of: RemoveItemWireframe.useCase, to: "remove 1 --yes", style, isBroken: true)

        for other in Self.others {
            #expect(try answer(of: other, to: "remove 1 --yes", style, isBroken: true) == expected)
        }
        #expect(expected.status != .done)
    }
}
