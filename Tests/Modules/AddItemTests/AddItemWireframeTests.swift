import Grammar
import TestKit
import Testing
import Wiring

@testable import AddItem

struct AddItemWireframeTests {
    private let stage = Stage()

    @Test func `nothing of the module is left when it has done its work`() {
        let wireframe = AddItemWireframe(stage.surroundings())

        let isGone = isLetGo {
            let presenter = wireframe.present(stage.surroundings())
            wireframe.leaveAddItem()
            return presenter
        }

        #expect(isGone)
    }

    @Test func `nothing of the module is left when its wireframe is gone`() {
        #expect(isLetGo { AddItemWireframe(stage.surroundings()).present(stage.surroundings()) })
    }

    @Test func `the one that presented the module hears what came of it, and is not kept alive`() {
        let delegate = FakeListDelegate()
        let wireframe = AddItemWireframe(stage.surroundings(toldTo: delegate))

        wireframe.add(["Buy", "milk"])
        wireframe.add(["Buy", "milk", "due:never"])

        #expect(delegate.told == [.changed, .nothing])
        var kept: [AddItemWireframe] = []
        let isGone = isLetGo {
            let other = FakeListDelegate()
            kept.append(AddItemWireframe(stage.surroundings(toldTo: other)))
            return other
        }
        #expect(isGone && kept.count == 1)
    }

    @Test(arguments: [
        (AnswerStyle.columns, "Added 1: Rest\n"), (.plain, "added: 1\ntitle: Rest\n"),
        (.json, #"{"adder":1,"items":[{"id":1,"#),
    ])
    func `every style gets its presenter and view`(style: AnswerStyle, answer: String) throws {
        try AddItemWireframe.useCase.run(
            Invocation(command: "add", operands: [Word("Rest")]),
            stage.surroundings(style)
        )

        #expect(stage.captured.finish().output.hasPrefix(answer))
    }
}
