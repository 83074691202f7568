import ModuleKit
import TestKit
import Testing

@testable import {{name}}

struct {{name}}WireframeTests {
    private let fixture = ModuleFixture()

    @Test func `the module is deallocated when it is released`() {
        #expect(isDeallocated { {{name}}Wireframe.present(fixture.context) })
    }

    @Test func `the command writes its output`() {
        fixture.texts = ["notes.txt": "\nRest\n"]

        {{name}}Wireframe.useCase.run(["notes.txt"], fixture.context)

        #expect(fixture.output == "2  Rest\n")
    }

    @Test func `the delegate is notified of the result`() {
        fixture.texts = ["": "Rest"]
        let delegate = FakeDelegate()
        let module = {{name}}Wireframe.present(fixture.context, delegate: delegate)

        module.show({{name}}Request())

        #expect(delegate.counts == [1])
    }

    @Test func `the delegate is notified of a failure`() {
        let delegate = FakeDelegate()
        let module = {{name}}Wireframe.present(fixture.context, delegate: delegate)

        module.show({{name}}Request(paths: ["none"]))

        #expect(delegate.timesNothing == 1)
        #expect(fixture.messages.hasPrefix("program: Can't read none (not there). "))
    }
}
