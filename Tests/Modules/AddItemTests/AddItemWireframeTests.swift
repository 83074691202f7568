import CommandLine
import ModuleKit
import Responses
import Screen
import TestKit
import Testing

@testable import AddItem

struct AddItemWireframeTests {
    private let fixture = ModuleFixture()

    @Test(arguments: [AnswerStyle.columns, .plain])
    func `the module is deallocated when it is not retained`(style: AnswerStyle) {
        #expect(isDeallocated { AddItemWireframe.present(fixture.context(style)) })
    }

    @Test func `the module on the screen is deallocated when it is not retained`() {
        var context = fixture.context(.columns)
        context.screen = Desk(ScreenRobot(rows: 12, columns: 60), palette: nil)

        #expect(isDeallocated { AddItemWireframe.present(context) })
    }

    @Test func `the JSON presenter is deallocated when it is not retained`() {
        #expect(isDeallocated { AddItemWireframe.presentDocument(fixture.context(.json)) })
    }

    @Test func `the delegate is notified and not retained`() throws {
        let delegate = FakeListDelegate()
        let module = AddItemWireframe.module(in: fixture.context(delegate: delegate))

        module.add(try reading("Buy milk"), typed: "Buy milk")
        module.add(try reading("+shop"), typed: "+shop")

        #expect(delegate.outcomes == [.added([1]), .refused])
        var kept: [any AddItemModule] = []
        let isGone = isDeallocated {
            let other = FakeListDelegate()
            kept.append(AddItemWireframe.module(in: fixture.context(delegate: other)))
            return other
        }
        #expect(isGone && kept.count == 1)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Added 1: Rest\n"), (.plain, "added: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `each style has its presenter and view`(style: AnswerStyle, answer: String) throws {
        try AddItemWireframe.useCase.run(
            Invocation(command: "add", operands: [Word("Rest")]),
            fixture.context(style)
        )

        #expect(fixture.captured.finish().output.hasPrefix(answer))
    }
}
