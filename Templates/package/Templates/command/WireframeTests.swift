import TestKit
import Testing
import Wiring

@testable import {{name}}

struct {{name}}WireframeTests {
    private let stage = Stage()

    @Test func `nothing of the module is left when nobody keeps it`() {
        #expect(isLetGo { {{name}}Wireframe(stage.surroundings).present() })
    }

    @Test func `the command is answered`() {
        stage.texts = ["notes.txt": "\nRest\n"]

        {{name}}Wireframe.useCase.run(["notes.txt"], stage.surroundings)

        #expect(stage.answers == "2  Rest\n")
    }

    @Test func `the one that presented the module hears what came of it`() {
        stage.texts = ["": "Rest"]
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(stage.surroundings, delegate: delegate)

        wireframe.show({{name}}Request())

        #expect(delegate.counts == [1])
    }

    @Test func `a failure is heard of as well`() {
        let delegate = FakeDelegate()
        let wireframe = {{name}}Wireframe(stage.surroundings, delegate: delegate)

        wireframe.show({{name}}Request(paths: ["none"]))

        #expect(delegate.timesNothing == 1)
        #expect(stage.talk == "program: none cannot be read (not there); name another file.\n")
    }
}
